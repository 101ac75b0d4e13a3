import { COLONISTS, data, region } from '../data/index.ts';
import { total } from './colony.ts';
import { countIn, fits, INDEX } from './crew.ts';
import { academySpaces } from './prepared.ts';
import type { Artemis, Counts, Die } from './state.ts';

const { components, reliefTrack } = data;

/** Every invariant that is broken, in words. */
export function audit(s: Artemis): string[] {
  return [
    ...auditColonists(s),
    ...auditDice(s),
    ...auditCards(s),
    ...auditRows(s),
    ...auditPlayers(s),
  ];
}

function differs(what: string, actual: number, wanted: number): string[] {
  return actual === wanted ? [] : [`${what}: ${actual} instead of ${wanted}`];
}

/** Where the colonists are that stand in no count: on cards, beside dice, on their way to a place. */
function auditColonists(s: Artemis): string[] {
  const sum = [0, 0, 0, 0];
  const add = (counts: Counts): void => counts.forEach((n, i) => (sum[i] = (sum[i] ?? 0) + n));
  const addOne = (colonist: (typeof COLONISTS)[number] | null, n: number): void => {
    if (colonist !== null) sum[INDEX[colonist]] = (sum[INDEX[colonist]] ?? 0) + n;
  };
  const open = [s.bag, s.discard, s.gone, s.doorstep, s.academy];
  [...open, ...s.players.map(({ shelters }) => shelters)].forEach(add);
  for (const { buildings } of s.players) {
    for (const { crew } of buildings)
      COLONISTS.forEach((type, i) => addOne(type, countIn(crew, i)));
  }
  for (const { colonists, dice } of s.expeditions) {
    for (const colonist of colonists) addOne(colonist, 1);
    for (const { crew, size } of dice) addOne(crew, size);
  }
  for (const { trainee } of s.academyDice) addOne(trainee, 1);
  for (const task of s.tasks) {
    if (task.type === 'assignColonist') addOne(task.colonist, 1);
  }
  return COLONISTS.flatMap((type, i) => differs(type, sum[i] ?? 0, components.colonists[type]));
}

function placedDice(s: Artemis): Die[] {
  return [
    ...s.expeditions.flatMap(({ dice }) => dice),
    ...s.gantry.flatMap(({ dice }) => dice),
    ...Object.values(s.rows).flat(),
    ...s.academyDice,
    ...s.outfitter,
  ];
}

function auditDice(s: Artemis): string[] {
  const placed = placedDice(s);
  const of = (owner: number): number =>
    placed.filter((die) => die.owner === owner && !die.relic).length;
  const relics = placed.filter(({ relic }) => relic).length;
  const waiting = s.relic === null || s.relic.rolled === null ? 0 : 1;
  const faces = [...placed.map(({ value }) => value), ...s.players.flatMap(({ dice }) => dice)];
  return [
    ...s.players.flatMap(({ dice, resting }, seat) =>
      differs(`dice of seat ${seat}`, dice.length + resting + of(seat), components.dicePerPlayer),
    ),
    ...s.drones.flatMap(({ dice, resting, aside }, i) =>
      differs(
        `dice of drone ${i + 1}`,
        dice.length + resting + aside + of(s.players.length + i),
        data.solo.drones[i]?.dice ?? 0,
      ),
    ),
    ...(relics + waiting > (s.relic === null ? 0 : 1) ? ['there is more than one Relic die'] : []),
    ...(faces.every((face) => face >= 1 && face <= 6) ? [] : ['a die shows no face']),
  ];
}

function auditCards(s: Artemis): string[] {
  const onCards = s.expeditions.flatMap(({ building }) => building ?? []);
  const tiles = [
    ...s.stacks.ocean,
    ...s.stacks.surface,
    ...s.gantry.map(({ tile }) => tile),
    ...onCards,
    ...s.boxed,
    ...s.players.flatMap(({ buildings }) => buildings.map(({ tile }) => tile)),
  ];
  const row = s.expeditions.map(({ card }) => card);
  const expeditions = [...s.expeditionDeck, ...s.expeditionDiscard, ...row];
  const now = s.event === null ? [] : [s.event];
  const events = [...s.eventDeck, ...s.eventsUnused, ...s.eventsPast, ...now];
  const hands = s.players.flatMap(({ hand }) => hand);
  const directives = [...(s.directives?.deck ?? []), ...(s.directives?.discard ?? []), ...hands];
  const relic = s.relic === null ? 0 : 1;
  return [
    ...complete('tiles', tiles, components.buildingTiles),
    ...complete(
      'Expeditions',
      expeditions,
      components.expeditionCards + relic * components.alienRelic.expeditionCards,
    ),
    ...complete('Events', events, components.eventCards + relic * components.alienRelic.eventCards),
    ...complete('Directives', directives, s.directives === null ? 0 : components.directives.cards),
  ];
}

function complete(what: string, ids: readonly string[], wanted: number): string[] {
  return [...differs(what, ids.length, wanted), ...differs(what, new Set(ids).size, ids.length)];
}

function auditRows(s: Artemis): string[] {
  const found: string[] = [];
  for (const [name, row] of Object.entries(s.rows)) {
    const sorted = row.every((die, i) => die.value >= (row[i - 1]?.value ?? 0));
    if (!sorted) found.push(`the dice of the ${name} are not in ascending order`);
  }
  for (const { tile, dice } of s.gantry) {
    const rising = dice.every((die, i) => die.value > (dice[i - 1]?.value ?? 0));
    if (!rising) found.push(`a bid on ${tile} is not higher than the one before`);
  }
  if (s.gantry.length > (region('gantry').maxTiles ?? 0))
    found.push('too many tiles at the Gantry');
  if (total(s.doorstep) > (region('doorstep').maxColonists ?? 0))
    found.push('the Doorstep is too full');
  if (s.academyDice.length > academySpaces(s)) found.push('too many dice at the Academy');
  if (s.academy[INDEX.pioneer] !== 0) found.push('the Academy has Pioneers');
  if (s.stock.vents < 0 || s.stock.quarry < 0) found.push('a stock is below zero');
  return found;
}

function auditPlayers(s: Artemis): string[] {
  return s.players.flatMap((p, seat) => {
    const found: string[] = [];
    const numbers = [p.energy, p.mineral, p.toolkit, p.badge, ...p.shelters];
    if (numbers.some((n) => n < 0)) found.push(`seat ${seat} owns less than nothing`);
    if (p.relief > reliefTrack.last) found.push(`seat ${seat} is beyond the Relief track`);
    if (p.hand.length > data.directives.handMax) found.push(`seat ${seat} holds too many cards`);
    for (const { tile, crew } of p.buildings) {
      if (!fits(tile, crew)) found.push(`the crew of ${tile} does not fit`);
    }
    return found;
  });
}
