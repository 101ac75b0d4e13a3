import { NOBODY, type Seating, type HandOver as ToldHandOver } from '@orrery/table/client';
import type { Model } from '@orrery/table/parts';
import { plainName } from '../text.ts';
import type { Act, Asking, Chair, Change, OnlineTable, HandOver, Holder } from './types.ts';

// The log and the snapshots know people by their ids only, so that whoever deletes an account
// leaves no name behind. Names are looked up when a table is opened.

const EMPTY: Seating = { kind: 'empty' };

export function seatingOf(chair: Chair): Seating {
  if (chair.kind === 'empty') return EMPTY;
  if (chair.kind === 'bot') return chair;
  return { kind: 'human', name: chair.name, confirmTurns: chair.confirmTurns };
}

/** The same chair with another name for whoever sits there or is waited for. */
function renamedChair(chair: Chair, nameOf: (user: string, name: string) => string): Chair {
  if (chair.kind === 'human') return { ...chair, name: nameOf(chair.user, chair.name) };
  if (chair.kind === 'bot' || chair.awaits === undefined) return chair;
  const { user, name } = chair.awaits;
  return { ...chair, awaits: { user, name: nameOf(user, name) } };
}

export const namelessChair = (chair: Chair): Chair => renamedChair(chair, () => '');

/** With other names for people. */
function renamed(one: HandOver, nameOf: (user: string, name: string) => string): HandOver {
  const holder = (who: Holder): Holder =>
    who.kind === 'human' ? { ...who, name: nameOf(who.user, who.name) } : who;
  return { ...one, from: holder(one.from), to: holder(one.to) };
}

function namelessAct(act: Act): Act {
  if (act.kind === 'open') return { ...act, chairs: act.chairs.map(namelessChair) };
  if (act.kind === 'sit') return { ...act, name: '' };
  if (act.kind === 'propose') return { ...act, asking: { ...act.asking, name: '' } };
  return act;
}

export function namelessChange(change: Change): Change {
  const act = namelessAct(change.act);
  return act === change.act ? change : { ...change, act };
}

const namelessModel = (model: Model): Model => ({
  ...model,
  seats: model.seats.map((seat) => (seat.kind === 'human' ? { ...seat, name: '' } : seat)),
});

export const namelessTable = (online: OnlineTable): OnlineTable => ({
  ...online,
  chairs: online.chairs.map(namelessChair),
  model: online.model && namelessModel(online.model),
  asking: online.asking && { ...online.asking, name: '' },
  handOvers: online.handOvers.map((one) => renamed(one, () => '')),
});

/** People at the table whose names are not known yet. */
export function unnamed({ chairs, asking, handOvers }: OnlineTable): readonly string[] {
  const holders = handOvers.flatMap(({ from, to }) => [from, to]);
  const people = [...chairs, ...holders].flatMap((who) => {
    if (who.kind === 'human') return [who];
    return who.kind === 'empty' ? (who.awaits ?? []) : [];
  });
  const users = people.filter(({ name }) => name === '').map(({ user }) => user);
  return asking?.name === '' ? [...users, asking.user] : users;
}

/** A name nobody before has: the second Ada at a table is shown as “Ada (2)”. */
function distinct(name: string, taken: readonly string[]): string {
  if (name === '' || name === NOBODY) return name;
  const isTaken = (shown: string): boolean =>
    taken.some((other) => plainName(other) === plainName(shown));
  let shown = name;
  for (let n = 2; isTaken(shown); n++) shown = `${name} (${n})`;
  return shown;
}

/** Who sits where, as everybody reads it; the names of accounts stay as they are. */
export function shownSeatings(seatings: readonly Seating[]): readonly Seating[] {
  const taken: string[] = [];
  return seatings.map((seating) => {
    if (seating.kind !== 'human') return seating;
    const name = distinct(seating.name, taken);
    taken.push(name);
    return name === seating.name ? seating : { ...seating, name };
  });
}

/** The name that everybody at a table reads for somebody, with or without a seat there. */
export function shownName({ chairs }: OnlineTable, user: string, name: string): string {
  const shown = shownSeatings(chairs.map(seatingOf));
  const seat = chairs.findIndex((chair) => chair.kind === 'human' && chair.user === user);
  const seating = shown[seat];
  if (seating?.kind === 'human') return seating.name;
  return distinct(
    name,
    shown.flatMap((other) => (other.kind === 'human' ? [other.name] : [])),
  );
}

/** What everybody reads of a seat that changed hands. */
export function shownHandOver(
  online: OnlineTable,
  { seat, seq, from, to, late }: HandOver,
): ToldHandOver {
  const shown = (who: Holder): ToldHandOver['from'] =>
    who.kind === 'human' ? { kind: 'human', name: shownName(online, who.user, who.name) } : who;
  const told = { seat, seq, from: shown(from), to: shown(to) };
  return late === true ? { ...told, late } : told;
}

export function named(online: OnlineTable, names: ReadonlyMap<string, string>): OnlineTable {
  const nameOf = (user: string, name: string): string =>
    name === '' ? (names.get(user) ?? NOBODY) : name;
  const chairs = online.chairs.map((chair) => renamedChair(chair, nameOf));
  const asking: Asking | null = online.asking && {
    ...online.asking,
    name: nameOf(online.asking.user, online.asking.name),
  };
  const model = online.model && {
    ...online.model,
    seats: online.model.seats.map((seating, i) => {
      const chair = chairs[i];
      return seating.kind === 'human' && chair?.kind === 'human'
        ? { ...seating, name: chair.name }
        : seating;
    }),
  };
  const handOvers = online.handOvers.map((one) => renamed(one, nameOf));
  return { ...online, chairs, asking, handOvers, model };
}
