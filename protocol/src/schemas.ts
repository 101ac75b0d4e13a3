import { type Static, Type } from 'typebox';

export { PROTOCOL } from './version.ts';

/** A frame larger than this is refused; the largest answer of any game has a hundredth of it. */
export const LARGEST_FRAME = 4_096;

const exact = { additionalProperties: false } as const;

export const Name = Type.String({ minLength: 1, maxLength: 40 });
export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,32}$' });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
export const Language = Type.Union([Type.Literal('en'), Type.Literal('fr')]);
/** Made by the client; a message sent twice with the same id is carried out once. */
const MessageId = Type.String({ minLength: 1, maxLength: 40 });
const Revision = Type.Integer({ minimum: 0 });
/** Any JSON: what it may be is the game's business; its size is held by the frame, its depth where it is read. */
const Choice = Type.Unknown();

const request = { id: MessageId, table: TableId };

export const Hello = Type.Object(
  {
    type: Type.Literal('hello'),
    protocol: Type.Integer(),
    lang: Language,
  },
  exact,
);

/** What the client still holds of a table, so that only what it missed is sent. */
const Has = Type.Object(
  {
    version: Type.Integer({ minimum: 0 }),
    /** Of the newest update; -1: none yet. */
    revision: Type.Integer({ minimum: -1 }),
  },
  exact,
);

export const Watch = Type.Object(
  { type: Type.Literal('watch'), ...request, has: Type.Optional(Has) },
  exact,
);

export const Unwatch = Type.Object({ type: Type.Literal('unwatch'), ...request }, exact);

export const Answer = Type.Object(
  { type: Type.Literal('answer'), ...request, revision: Revision, choice: Choice },
  exact,
);

/** Changes of the position that carry no choice. */
export const Turn = Type.Object(
  {
    type: Type.Union([Type.Literal('undo'), Type.Literal('resetTurn'), Type.Literal('endTurn')]),
    ...request,
    revision: Revision,
  },
  exact,
);

/** Why not, and what if: of the position that the sender sees. */
export const Prospect = Type.Object(
  {
    type: Type.Union([Type.Literal('refusals'), Type.Literal('previews')]),
    ...request,
    revision: Revision,
  },
  exact,
);

/** What the answer with this number brought, step by step; `revision` is what the sender holds. */
export const Frames = Type.Object(
  {
    type: Type.Literal('frames'),
    ...request,
    revision: Revision,
    seq: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  },
  exact,
);

export const ConfirmTurns = Type.Object(
  { type: Type.Literal('confirmTurns'), ...request, on: Type.Boolean() },
  exact,
);

/** skip: bots move without waiting for the eye; nudge: a stalled bot tries again. */
export const Bots = Type.Object(
  { type: Type.Union([Type.Literal('skip'), Type.Literal('nudge')]), ...request },
  exact,
);

export const Chat = Type.Object(
  {
    type: Type.Literal('chat'),
    ...request,
    text: Type.String({ minLength: 1, maxLength: 500 }),
  },
  exact,
);

/** What a person adds to the deal: 128 bits of chance. */
export const Nonce = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** Sent by whoever owes it, once they have seen the commitment. */
export const AddNonce = Type.Object(
  { type: Type.Literal('nonce'), ...request, nonce: Nonce },
  exact,
);

const Level = Type.String({ minLength: 1, maxLength: 40 });

/** What needs the consent of the others at the table. */
export const Proposal = Type.Union([
  /** Back to the position after so many answers. */
  Type.Object({ kind: Type.Literal('takeBack'), seq: Type.Integer({ minimum: 0 }) }, exact),
  /** A bot takes a seat whose player is away, late or gone. */
  Type.Object({ kind: Type.Literal('bot'), seat: SeatNumber, level: Level }, exact),
  /** The one who asks takes such a seat. */
  Type.Object({ kind: Type.Literal('sitIn'), seat: SeatNumber }, exact),
]);

export const Propose = Type.Object(
  { type: Type.Literal('propose'), ...request, proposal: Proposal },
  exact,
);

export const Consent = Type.Object(
  {
    type: Type.Literal('consent'),
    ...request,
    /** The number of the proposal, so that nobody agrees to another one. */
    proposal: Type.Integer({ minimum: 0 }),
    yes: Type.Boolean(),
  },
  exact,
);

/**
 * Before the game: sit down, get up; the host seats a bot and frees its seat again.
 * During it: get up, come back.
 */
export const SeatRequest = Type.Object(
  {
    type: Type.Literal('seat'),
    ...request,
    seat: SeatNumber,
    action: Type.Union([
      Type.Literal('take'),
      Type.Literal('leave'),
      Type.Literal('bot'),
      Type.Literal('free'),
    ]),
    level: Type.Optional(Level),
    /** With `take`, before the game. */
    nonce: Type.Optional(Nonce),
  },
  exact,
);

/** Also keeps the connection open through proxies. */
export const Ping = Type.Object({ type: Type.Literal('ping'), id: MessageId }, exact);

export const ClientMessage = Type.Union([
  Hello,
  Watch,
  Unwatch,
  Answer,
  Turn,
  Prospect,
  Frames,
  ConfirmTurns,
  Bots,
  Chat,
  Propose,
  Consent,
  SeatRequest,
  AddNonce,
  Ping,
]);

export type Proposal = Static<typeof Proposal>;
export type Has = Static<typeof Has>;
export type ClientMessage = Static<typeof ClientMessage>;
