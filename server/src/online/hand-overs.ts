import type { Seat } from '@orrery/kernel';
import { seqOf } from '@orrery/table/parts';
import type { Chair, OnlineTable, HandOver, Holder } from './types.ts';

function holderOf(chair: Chair | undefined): Holder | null {
  if (chair?.kind === 'bot') return { kind: 'bot', level: chair.level };
  return chair?.kind === 'human' ? { kind: 'human', user: chair.user, name: chair.name } : null;
}

const isSame = (a: Holder, b: Holder): boolean =>
  a.kind === 'human' ? b.kind === 'human' && a.user === b.user : b.kind === 'bot';

function handOver(
  before: OnlineTable,
  next: OnlineTable,
  seat: Seat,
  late: boolean,
): HandOver | null {
  const from = holderOf(before.chairs[seat]);
  const to = holderOf(next.chairs[seat]);
  if (before.model === null || from === null || to === null || isSame(from, to)) return null;
  const seq = seqOf(before.model);
  const made = { seat, seq, from, to, when: { revision: before.model.revision, seq } };
  return late ? { ...made, late } : made;
}

/**
 * Who got up and came back has not handed over anything; nor is it one before the game starts.
 * `late`: what changed hands did so because a clock ran out.
 */
export function handOversAfter(
  before: OnlineTable,
  next: OnlineTable,
  late: boolean,
): readonly HandOver[] {
  const { handOvers: old } = before;
  const made =
    before.chairs === next.chairs
      ? []
      : next.chairs.flatMap((_, seat) => handOver(before, next, seat, late) ?? []);
  const all = made.length === 0 ? old : [...old, ...made];
  // Answers that were taken back can no longer be counted.
  const most = next.model === null ? 0 : seqOf(next.model);
  return all.every(({ seq }) => seq <= most)
    ? all
    : all.map((one) => (one.seq > most ? { ...one, seq: most } : one));
}
