import type { RuleId, Seat } from '@orrery/kernel';
import { Clicks } from '@orrery/kernel/testing';
import { LANGS } from '@orrery/shared';
import { data, REGIONS } from '../data/index.ts';
import { type Artemis, artemis } from '../rules/index.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { meant } from '../ui/meaning.ts';
import { at, where } from '../ui/places.ts';
import { reason } from '../ui/reason/index.ts';

interface Drawn {
  readonly place: string;
  /** Larger places that take the click where they are lit. */
  readonly within: readonly string[];
}

function colonyPlaces(view: ArtemisView, seat: Seat): Drawn[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const homes = [
    { place: 'shelters', home: at.shelters(seat), counts: player.shelters },
    ...player.buildings.map(({ tile, slots }) => ({
      place: tile,
      home: at.building(seat, tile),
      counts: Object.fromEntries(slots.map(({ colonist }) => [colonist ?? '', 1])),
    })),
  ];
  const stores = (['energy', 'mineral', 'toolkit', 'badge'] as const).map((what) => ({
    place: at.store(seat, what),
    within: [],
  }));
  return [
    ...stores,
    { place: at.player(seat), within: [] },
    ...homes.flatMap(({ place, home, counts }) => [
      { place: home, within: [] },
      ...data.colonists.flatMap(({ id }) =>
        ((counts as Record<string, number>)[id] ?? 0) > 0
          ? [{ place: at.colonist(seat, place, id), within: [home] }]
          : [],
      ),
    ]),
  ];
}

/** Every place of the board, as the drawings name them. */
function places(view: ArtemisView, me: Seat): Drawn[] {
  const camp = [at.region('basecamp')];
  const alone = (place: string): Drawn => ({ place, within: [] });
  return [
    ...REGIONS.map((region) => alone(at.region(region))),
    ...view.expeditions.flatMap(({ dice }, i) => [
      { place: at.expedition(i), within: camp },
      ...[0, 1].map((n) => ({ place: at.reward(i, n), within: [at.expedition(i), ...camp] })),
      ...dice.map((_, n) => ({ place: at.campDie(i, n), within: [at.expedition(i), ...camp] })),
    ]),
    ...view.gantry.map(({ tile }) => ({ place: at.tile(tile), within: [at.region('gantry')] })),
    ...data.colonists
      .filter(({ id }) => view.doorstep.colonists[id] > 0)
      .map(({ id }) => ({ place: at.doorstep(id), within: [at.region('doorstep')] })),
    ...data.colonists
      .filter(({ id }) => id !== 'pioneer')
      .map(({ id }) => ({ place: at.academy(id), within: [at.region('academy')] })),
    ...data.reliefTrack.spaces.map(({ space }) => alone(at.relief(space))),
    ...(view.players[me]?.dice ?? []).map((value) => alone(at.die(me, value, value))),
    ...(view.relic === null ? [] : [alone(at.relic)]),
    ...view.players.flatMap((_, seat) => colonyPlaces(view, seat)),
    ...view.drones.map(({ owner }) => alone(at.player(owner))),
    ...(view.players[me]?.hand ?? []).map((card) => alone(at.directive(card))),
    ...[at.event, at.score, at.round].map(alone),
  ];
}

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri', 'Inès'];

export const clicks = new Clicks<Artemis, ArtemisView>(artemis, {
  places,
  where,
  meant,
  reasons(view, ask, place, rule: RuleId) {
    // Nobody sits where drones are.
    const name = (seat: Seat): string => (view.players[seat] ? (NAMES[seat] ?? '') : '');
    return LANGS.map((lang) => reason({ lang, name }, view, ask, place, rule));
  },
});
