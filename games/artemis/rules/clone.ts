import type {
  AcademyDie,
  Artemis,
  Award,
  Building,
  CampDie,
  Counts,
  Deeds,
  Die,
  Drone,
  Expedition,
  GantryTile,
  Player,
} from './state.ts';

const counts = (c: Counts): Counts => [c[0], c[1], c[2], c[3]];

/** For short lists of small objects a loop is faster than map. */
function copies<T>(list: readonly T[], copy: (item: T) => T): T[] {
  const result: T[] = [];
  for (const item of list) result.push(copy(item));
  return result;
}

const die = (d: Die): Die => ({ owner: d.owner, value: d.value, relic: d.relic });
const campDie = (d: CampDie): CampDie => ({
  owner: d.owner,
  value: d.value,
  relic: d.relic,
  crew: d.crew,
  size: d.size,
});
const academyDie = (d: AcademyDie): AcademyDie => ({
  owner: d.owner,
  value: d.value,
  relic: d.relic,
  trainee: d.trainee,
});
const award = (a: Award): Award => ({ seat: a.seat, reward: a.reward });
const expedition = (e: Expedition): Expedition => ({
  card: e.card,
  colonists: e.colonists.slice(),
  building: e.building,
  dice: copies(e.dice, campDie),
  awards: copies(e.awards, award),
});
const gantryTile = (g: GantryTile): GantryTile => ({ tile: g.tile, dice: copies(g.dice, die) });
const building = (b: Building): Building => ({ tile: b.tile, crew: b.crew });
const deeds = (d: Deeds): Deeds => ({
  placed: d.placed.slice(),
  exposed: d.exposed,
  bought: d.bought,
  trained: d.trained,
  noReward: d.noReward,
  outbid: d.outbid,
  alone: d.alone,
  heated: d.heated,
  activated: d.activated,
  directivePlayed: d.directivePlayed,
});
const player = (p: Player): Player => ({
  energy: p.energy,
  mineral: p.mineral,
  toolkit: p.toolkit,
  badge: p.badge,
  relief: p.relief,
  points: { ...p.points },
  shelters: counts(p.shelters),
  buildings: copies(p.buildings, building),
  dice: p.dice.slice(),
  resting: p.resting,
  hand: p.hand.slice(),
  deeds: deeds(p.deeds),
});
const drone = (d: Drone): Drone => ({ dice: d.dice.slice(), aside: d.aside, resting: d.resting });

export const clone = (s: Artemis): Artemis => ({
  rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
  tasks: s.tasks.slice(),
  outcome: s.outcome === null ? null : { winners: s.outcome.winners.slice() },
  hardMode: s.hardMode,
  round: s.round,
  phase: s.phase,
  marker: s.marker,
  first: s.first,
  expeditionDeck: s.expeditionDeck.slice(),
  expeditionDiscard: s.expeditionDiscard.slice(),
  expeditions: copies(s.expeditions, expedition),
  stacks: { ocean: s.stacks.ocean.slice(), surface: s.stacks.surface.slice() },
  eventDeck: s.eventDeck.slice(),
  eventsUnused: s.eventsUnused.slice(),
  eventsPast: s.eventsPast.slice(),
  event: s.event,
  eventDone: s.eventDone,
  stock: { vents: s.stock.vents, quarry: s.stock.quarry },
  rows: {
    vents: copies(s.rows.vents, die),
    quarry: copies(s.rows.quarry, die),
    doorstep: copies(s.rows.doorstep, die),
  },
  gantry: copies(s.gantry, gantryTile),
  doorstep: counts(s.doorstep),
  academy: counts(s.academy),
  academyDice: copies(s.academyDice, academyDie),
  outfitter: copies(s.outfitter, die),
  bag: counts(s.bag),
  discard: counts(s.discard),
  gone: counts(s.gone),
  boxed: s.boxed.slice(),
  players: copies(s.players, player),
  drones: copies(s.drones, drone),
  planning: s.planning,
  placing: s.placing === null ? null : { ...s.placing },
  activated: s.activated.slice(),
  assaulted: s.assaulted.slice(),
  relic: s.relic === null ? null : { holder: s.relic.holder, rolled: s.relic.rolled },
  directives:
    s.directives === null
      ? null
      : { deck: s.directives.deck.slice(), discard: s.directives.discard.slice() },
});
