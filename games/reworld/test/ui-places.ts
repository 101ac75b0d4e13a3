import type { Seat } from '@orrery/kernel';
import { Clicks } from '@orrery/kernel/testing';
import { LANGS } from '@orrery/shared';
import { data, LETTERS, ring, ROWS } from '../data/index.ts';
import { type Reworld, reworld } from '../rules/index.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { at, meant, where } from '../ui/places.ts';
import { reason } from '../ui/reason.ts';

/** Every place of the board, as the drawings name them; payments and landings are drawn lit only. */
function places(view: ReworldView) {
  const all = [
    ...ring.map(at.port),
    at.admiral,
    at.leave,
    ...view.players.flatMap(({ docks }, seat) => [
      at.hand(seat),
      ...docks.map((_, i) => at.dock(seat, i + 1)),
      ...LETTERS.map((letter) => at.city(seat, letter)),
      at.row(seat, 'defense'),
      at.row(seat, 'shuttles'),
      at.row(seat, 'satellites'),
    ]),
    ...data.populationShips.map(({ id }) => at.ship(id)),
    ...ROWS.map(at.mothership),
    at.round,
    at.bag,
  ];
  return all.map((place) => ({ place, within: [] }));
}

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri'];
const name = (seat: Seat): string => NAMES[seat] ?? '';

export const clicks = new Clicks<Reworld, ReworldView>(reworld, {
  places,
  where,
  meant,
  reasons: (view, ask, place, rule) =>
    LANGS.map((lang) => reason({ lang, name }, view, ask, place, rule)),
});
