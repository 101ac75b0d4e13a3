import type { ClientMessage } from '@orrery/protocol';
import * as schemas from '@orrery/protocol/schemas';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Refusal } from '@orrery/table';
import { isSmall } from '../shape.ts';

/** Each message has its own compiled check, found by its type. */
const BY_TYPE: Readonly<Record<ClientMessage['type'], TSchema>> = {
  hello: schemas.Hello,
  watch: schemas.Watch,
  unwatch: schemas.Unwatch,
  answer: schemas.Answer,
  undo: schemas.Turn,
  resetTurn: schemas.Turn,
  endTurn: schemas.Turn,
  refusals: schemas.Prospect,
  previews: schemas.Prospect,
  frames: schemas.Frames,
  confirmTurns: schemas.ConfirmTurns,
  skip: schemas.Bots,
  nudge: schemas.Bots,
  chat: schemas.Chat,
  propose: schemas.Propose,
  consent: schemas.Consent,
  seat: schemas.SeatRequest,
  nonce: schemas.AddNonce,
  ping: schemas.Ping,
};

const CHECKS = new Map<string, Validator>(
  Object.entries(BY_TYPE).map(([type, schema]) => [type, Compile(schema)]),
);

function bad(message: string): never {
  throw new Refusal('BAD_MESSAGE', message);
}

/** A frame as a message; whatever is wrong with it is refused. */
export function readMessage(frame: string): ClientMessage {
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    bad('the frame is no JSON');
  }
  if (typeof value !== 'object' || value === null) bad('the frame is no message');
  const { type } = value as { type?: unknown };
  const check = typeof type === 'string' ? CHECKS.get(type) : undefined;
  if (check === undefined) bad('there is no such message');
  // The one field that may hold anything: all others are held by their schemas.
  if (!isSmall((value as { choice?: unknown }).choice)) bad('a choice is too deep or too large');
  if (!check.Check(value)) bad(`a message ${String(type)} has the wrong fields`);
  return value as ClientMessage;
}

/** The id of a message that may be refused for other reasons, to answer it by. */
export function idIn(frame: string): string | null {
  try {
    const value = JSON.parse(frame) as { id?: unknown } | null;
    return typeof value?.id === 'string' && value.id.length <= 40 ? value.id : null;
  } catch {
    return null;
  }
}
