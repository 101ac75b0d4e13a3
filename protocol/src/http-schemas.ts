import { type Static, type TProperties, Type } from 'typebox';
import { Language, Name, Nonce, SeatNumber, TableId } from './schemas.ts';

const exact = { additionalProperties: false } as const;

/** How fast a game must go. */
export const Pace = Type.Union([
  Type.Object({ kind: Type.Literal('free') }, exact),
  Type.Object(
    {
      kind: Type.Literal('live'),
      /** Each seat's time for the whole game. */
      minutes: Type.Integer({ minimum: 1, maximum: 600 }),
      /** Added after each of its turns. */
      increment: Type.Integer({ minimum: 0, maximum: 600 }),
      late: Type.Union([Type.Literal('ask'), Type.Literal('bot')]),
    },
    exact,
  ),
  Type.Object(
    {
      kind: Type.Literal('days'),
      /** For each turn. */
      days: Type.Integer({ minimum: 1, maximum: 60 }),
      late: Type.Union([Type.Literal('ask'), Type.Literal('bot')]),
    },
    exact,
  ),
]);

/** private: whoever has the link; listed: shown in the lobby. */
export const Privacy = Type.Union([Type.Literal('private'), Type.Literal('listed')]);

export const NewSeat = Type.Union([
  /** The one who makes the table. */
  Type.Object({ kind: Type.Literal('me') }, exact),
  /** For whoever comes. */
  Type.Object({ kind: Type.Literal('open') }, exact),
  Type.Object(
    { kind: Type.Literal('bot'), level: Type.String({ minLength: 1, maxLength: 40 }) },
    exact,
  ),
]);

/**
 * Whoever sits down by this adds to the deal once they have seen the commitment of the new table:
 * its game waits for that a moment. By a `nonce` sent before, the server could have chosen its seed.
 */
const Owes = Type.Literal(true);

export const NewTable = Type.Object(
  {
    game: Type.String({ minLength: 1, maxLength: 40 }),
    seats: Type.Array(NewSeat, { minItems: 1, maxItems: 8 }),
    options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    pace: Type.Optional(Pace),
    privacy: Type.Optional(Privacy),
    owes: Type.Optional(Owes),
  },
  exact,
);

/** A rematch; whoever asks may owe a nonce. */
export const RematchBody = Type.Union([
  Type.Null(),
  Type.Object({ owes: Type.Optional(Owes) }, exact),
]);

/** What is added to the deal by whoever sits down. */
export const SeatBody = Type.Union([
  Type.Null(),
  Type.Object({ nonce: Type.Optional(Nonce) }, exact),
]);

export const GuestBody = Type.Object({ name: Name, lang: Type.Optional(Language) }, exact);

const Hour = Type.Integer({ minimum: 0, maximum: 23 });

/** `webhook`: where a player is told that it is their turn; null: nowhere. */
export const ProfileBody = Type.Object(
  {
    name: Type.Optional(Name),
    lang: Type.Optional(Language),
    /** False: one's games count for no rating, and what they counted for is forgotten. */
    rated: Type.Optional(Type.Boolean()),
    /** No notice comes from one hour to the other, on the clock of the zone; null: they always do. */
    quiet: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.Object(
          { from: Hour, to: Hour, zone: Type.String({ minLength: 1, maxLength: 60 }) },
          exact,
        ),
      ]),
    ),
    /** At least so many hours between two notices; 0: each comes at once. */
    digest: Type.Optional(Type.Integer({ minimum: 0, maximum: 24 })),
    // Null first: whoever checks would take it for an empty text.
    webhook: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 500 })])),
  },
  exact,
);

/** What was sent to a webhook address. */
export const WebhookCodeBody = Type.Object({ code: Type.String({ maxLength: 20 }) }, exact);

/** Where the push service of a browser takes notices for it. */
export const PushBody = Type.Object(
  { endpoint: Type.String({ minLength: 8, maxLength: 1000 }) },
  exact,
);

const Login = Type.String({ minLength: 3, maxLength: 80 });
const Password = Type.String({ minLength: 8, maxLength: 200 });

export const PasswordBody = Type.Object({ login: Login, password: Password }, exact);

/** `current`: the password so far, of whoever has one. */
export const NewPasswordBody = Type.Object(
  { login: Login, password: Password, current: Type.Optional(Type.String({ maxLength: 200 })) },
  exact,
);

export const RecoveryBody = Type.Object(
  { code: Type.String({ minLength: 8, maxLength: 60 }) },
  exact,
);

/** What changes the ways into an account, or ends it: with the password, of whoever has one. */
export const ProofBody = Type.Union([
  Type.Null(),
  Type.Object({ current: Type.Optional(Type.String({ maxLength: 200 })) }, exact),
]);

/** The longest that an authenticator may give is 1023 bytes, written in base64. */
const PasskeyId = Type.String({ minLength: 1, maxLength: 1400 });
const Base64 = Type.String({ minLength: 1, maxLength: 20_000 });

/** What a browser answers to a passkey challenge; it may say more, which nobody reads. */
const passkeyBody = <Answer extends TProperties>(answer: Answer) =>
  Type.Object(
    {
      response: Type.Object({
        id: PasskeyId,
        rawId: PasskeyId,
        type: Type.String({ maxLength: 40 }),
        response: Type.Object({ clientDataJSON: Base64, ...answer }),
      }),
    },
    exact,
  );

export const NewPasskeyBody = passkeyBody({
  attestationObject: Base64,
  transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
});
export const PasskeyBody = passkeyBody({ authenticatorData: Base64, signature: Base64 });

export const PasskeyQuery = Type.Object({ id: PasskeyId });

export const BotBody = Type.Object({ level: Type.String({ minLength: 1, maxLength: 40 }) }, exact);

/** Whether somebody who is not heard is kept away as well. */
export const MuteBody = Type.Object({ blocked: Type.Boolean() }, exact);

export const MuteParams = Type.Object({ user: Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' }) });

export const TableParams = Type.Object({ id: TableId });
export const SeatParams = Type.Object({ id: TableId, seat: SeatNumber });
export const GameParams = Type.Object({ game: Type.String({ minLength: 1, maxLength: 40 }) });

export const LobbyQuery = Type.Object({
  game: Type.Optional(Type.String({ maxLength: 40 })),
  status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('running')])),
});

export type LobbyQuery = Static<typeof LobbyQuery>;
export type Pace = Static<typeof Pace>;
export type Privacy = Static<typeof Privacy>;
export type NewSeat = Static<typeof NewSeat>;
export type NewOnlineTable = Static<typeof NewTable>;
export type GuestBody = Static<typeof GuestBody>;
export type WebhookCodeBody = Static<typeof WebhookCodeBody>;
export type ProfileBody = Static<typeof ProfileBody>;
export type PasswordBody = Static<typeof PasswordBody>;
export type NewPasswordBody = Static<typeof NewPasswordBody>;
export type RecoveryBody = Static<typeof RecoveryBody>;
export type ProofBody = Static<typeof ProofBody>;
export type MuteBody = Static<typeof MuteBody>;
export type PushBody = Static<typeof PushBody>;
export type NewPasskeyBody = Static<typeof NewPasskeyBody>;
export type PasskeyBody = Static<typeof PasskeyBody>;
export type PasskeyQuery = Static<typeof PasskeyQuery>;
