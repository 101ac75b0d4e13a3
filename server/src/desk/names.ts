import type { Model } from '@orrery/table/parts';
import type { Act, Asking, Chair, Change, Desk } from './types.ts';

// The log and the snapshots know people by their ids only, so that whoever deletes an account
// leaves no name behind. Names are looked up when a table is opened.

const namelessChair = (chair: Chair): Chair =>
  chair.kind === 'human' ? { ...chair, name: '' } : chair;

function namelessAct(act: Act): Act {
  if (act.kind === 'open') return { ...act, chairs: act.chairs.map(namelessChair) };
  if (act.kind === 'sit') return { ...act, name: '' };
  if (act.kind === 'propose') return { ...act, asking: { ...act.asking, name: '' } };
  return act;
}

export const namelessChange = (change: Change): Change => ({
  ...change,
  act: namelessAct(change.act),
});

const namelessModel = (model: Model): Model => ({
  ...model,
  seats: model.seats.map((seat) => (seat.kind === 'human' ? { ...seat, name: '' } : seat)),
});

export const namelessDesk = (desk: Desk): Desk => ({
  ...desk,
  chairs: desk.chairs.map(namelessChair),
  model: desk.model && namelessModel(desk.model),
  asking: desk.asking && { ...desk.asking, name: '' },
});

/** People at the table whose names are not known yet. */
export function unnamed({ chairs, asking }: Desk): readonly string[] {
  const users = chairs.flatMap((chair) =>
    chair.kind === 'human' && chair.name === '' ? [chair.user] : [],
  );
  return asking?.name === '' ? [...users, asking.user] : users;
}

/** Somebody who has deleted their account. */
const NOBODY = '–';

export function named(desk: Desk, names: ReadonlyMap<string, string>): Desk {
  const nameOf = (user: string, name: string): string =>
    name === '' ? (names.get(user) ?? NOBODY) : name;
  const chairs = desk.chairs.map((chair) =>
    chair.kind === 'human' ? { ...chair, name: nameOf(chair.user, chair.name) } : chair,
  );
  const asking: Asking | null = desk.asking && {
    ...desk.asking,
    name: nameOf(desk.asking.user, desk.asking.name),
  };
  const model = desk.model && {
    ...desk.model,
    seats: desk.model.seats.map((seating, i) => {
      const chair = chairs[i];
      return seating.kind === 'human' && chair?.kind === 'human'
        ? { ...seating, name: chair.name }
        : seating;
    }),
  };
  return { ...desk, chairs, asking, model };
}
