import type { Viewer } from '@orrery/kernel';
import type { ReplayClient } from '@orrery/table/client';

/** What an address tells of where to begin to look. */
export interface Start {
  readonly index: number;
  readonly eyes: Viewer;
}

const EVERYBODY = 'all';

/** The end of an address that leads to a position, through somebody's eyes. */
export const searchOf = ({ index, eyes }: Start): string =>
  `?at=${index}&eyes=${eyes ?? EVERYBODY}`;

/** Through whose eyes a replay is first watched. */
function firstEyes({ finished, viewer, seats }: Asked): Viewer {
  if (!finished || viewer !== null) return viewer;
  const person = seats.findIndex((seat) => seat.kind === 'human');
  return person < 0 ? null : person;
}

type Asked = Pick<ReplayClient, 'finished' | 'viewer' | 'seats' | 'length'>;

/** Where an address leads; what it does not say, or says wrongly, is as it usually is. */
export function startOf(client: Asked, search: string): Start {
  const { finished, seats, length } = client;
  const usual: Start = { index: finished ? 0 : length, eyes: firstEyes(client) };
  if (!finished) return usual;
  const said = new URLSearchParams(search);
  const at = /^\d+$/.test(said.get('at') ?? '') ? Number(said.get('at')) : usual.index;
  const eyes = said.get('eyes');
  const seat = seats.findIndex((_, i) => eyes === String(i));
  return {
    index: Math.min(at, length),
    eyes: eyes === EVERYBODY ? null : seat < 0 ? usual.eyes : seat,
  };
}
