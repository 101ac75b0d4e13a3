import { type Json, missing, type Seat } from '@orrery/kernel';
import { data, REGIONS, type Region, region } from '../data/index.ts';
import { enterBasecamp } from './basecamp.ts';
import { colonistsOf, parseAt, takeFrom } from './colony.ts';
import { colonistName, isFull, tileOf } from './crew.ts';
import { insertInRow, roll } from './dice.ts';
import { gain } from './goods.ts';
import { words } from './words.ts';
import type { Do, Effect, Question } from './handler.ts';
import { finish, leaveHand, placing } from './placing.ts';
import { academySpaces } from './prepared.ts';
import { type Artemis, player, type TileId, turnOrder } from './state.ts';
import type { Choices } from './tasks.ts';

const { outfitterTable } = data;

/** All players roll all their dice at once (ART-PLACE-01). */
export const rollDice: Effect<'rollDice'> = {
  run(s, _task, ctx) {
    for (const seat of turnOrder(s)) {
      const p = player(s, seat);
      p.dice = roll(p.resting, ctx);
      p.resting = 0;
      const holds = s.relic !== null && s.relic.holder === seat;
      if (holds && s.relic !== null) s.relic.rolled = ctx.random(6) + 1; // ART-RELIC-04
      const relic = holds ? (s.relic?.rolled ?? null) : null;
      ctx.emit({ type: 'diceRolled', owner: seat, dice: [...p.dice], relic, planning: null });
    }
  },
};

const relicDie = (s: Artemis, seat: Seat): number | null =>
  s.relic?.holder === seat ? s.relic.rolled : null;

/** Clockwise, one die each, until nobody has dice left; who has none is skipped (ART-PLACE-02). */
export const nextDie: Effect<'nextDie'> = {
  run(s, { seat }, ctx) {
    const n = s.players.length;
    for (let i = 0; i < n; i++) {
      const next = (seat + i) % n;
      const [only, ...others] = valuesOf(s, next);
      if (only === undefined) continue;
      if (others.length > 0) ctx.then({ type: 'placeDieValue', seat: next });
      else take(s, next, only, ctx);
      return;
    }
  },
};

const FACES = [1, 2, 3, 4, 5, 6];
const VALUES: readonly (readonly Choices['placeDieValue'][])[] = [0, ...FACES].map((rolled) =>
  [0, ...FACES].map((value): Choices['placeDieValue'] => `${rolled}:${value}`),
);
const valueChoice = (rolled: number, value: number): Choices['placeDieValue'] =>
  VALUES[rolled]?.[value] ?? missing('die value', value);

export const placeDieValue: Question<'placeDieValue'> = {
  rule: 'ART-PLACE-02',
  seat: (_s, { seat }) => seat,
  options: (s, { seat }) => valuesOf(s, seat),
  choose: (s, { seat }, choice, ctx) => take(s, seat, choice, ctx),
  refuse(s, { seat }, choice) {
    const [which = '', face = ''] = words(choice).split(':');
    const value = Number(face);
    if (which === 'relic') {
      return relicDie(s, seat) === null ? 'ART-RELIC-04' : 'ART-RELIC-05';
    }
    if (!player(s, seat).dice.includes(Number(which))) return 'ART-PLACE-02';
    return FACES.includes(value) ? 'ART-PLACE-03' : 'ART-PLACE-04';
  },
};

function valuesOf(s: Artemis, seat: Seat): Choices['placeDieValue'][] {
  const { dice, toolkit } = player(s, seat);
  const options: Choices['placeDieValue'][] = [];
  let last = 0;
  for (const rolled of dice) {
    if (rolled === last) continue;
    last = rolled;
    const lowest = Math.max(1, rolled - toolkit);
    const highest = Math.min(6, rolled + toolkit); // ART-PLACE-03, ART-PLACE-04
    for (let value = lowest; value <= highest; value++) options.push(valueChoice(rolled, value));
  }
  const relic = relicDie(s, seat);
  if (relic !== null) options.push(`relic:${relic}`); // Toolkits cannot change it (ART-RELIC-05)
  return options;
}

function take(s: Artemis, seat: Seat, choice: Choices['placeDieValue'], ctx: Do): void {
  const [which, value] = choice.split(':');
  const relic = which === 'relic';
  s.placing = {
    seat,
    relic,
    rolled: Number(relic ? value : which),
    value: Number(value),
    region: null,
    expedition: null,
    crew: null,
    fromShelters: 0,
    fromHub: 0,
    fee: null,
  };
  ctx.then({ type: 'placeDieRegion', seat });
}

export const placeDieRegion: Question<'placeDieRegion'> = {
  rule: 'ART-PLACE-05',
  seat: (_s, { seat }) => seat,
  options(s, { seat }) {
    const open: Region[] = [];
    for (const region of REGIONS) if (closedBy(s, seat, region) === null) open.push(region);
    return open;
  },
  choose(s, { seat }, region, ctx) {
    placing(s).region = region;
    if (region === 'basecamp') enterBasecamp(s, ctx);
    else if (region === 'gantry') {
      const [only, ...others] = openTiles(s, placing(s).value);
      if (others.length > 0) ctx.then({ type: 'placeDieTile', seat });
      else bid(s, only ?? missing('open tile', seat), ctx);
    } else if (region === 'academy') {
      const [only, ...others] = colonistsOf(player(s, seat));
      if (others.length > 0) ctx.then({ type: 'placeDieTrainee', seat });
      else study(s, only ?? missing('colonist', seat), ctx);
    } else placeInRegion(s, region, ctx);
  },
  refuse(s, { seat }, choice) {
    return REGIONS.includes(choice as Region) ? closedBy(s, seat, choice as Region) : null;
  },
};

/** The rule that keeps this die out of a region; null: it may be placed there. */
function closedBy(s: Artemis, seat: Seat, region: Region): string | null {
  if (region === 'basecamp') return s.expeditions.length > 0 ? null : 'ART-PREP-01';
  if (region === 'gantry') {
    return openTiles(s, placing(s).value).length > 0 ? null : 'ART-GANT-01';
  }
  if (region === 'academy') {
    if (s.academyDice.length >= academySpaces(s)) return 'ART-ACAD-01';
    return colonistsOf(player(s, seat)).length > 0 ? null : 'ART-ACAD-02';
  }
  return null;
}

/** Tiles where the die would be higher than the highest there (ART-GANT-01). */
export function openTiles(s: Artemis, value: number): TileId[] {
  const open: TileId[] = [];
  for (const { tile, dice } of s.gantry) {
    if ((dice.at(-1)?.value ?? 0) < value) open.push(tile);
  }
  return open;
}

export const placeDieTile: Question<'placeDieTile'> = {
  rule: 'ART-GANT-01',
  seat: (_s, { seat }) => seat,
  options: (s) => openTiles(s, placing(s).value),
  choose: (s, _task, tile, ctx) => bid(s, tile, ctx),
  refuse: (s, _task, choice) =>
    s.expeditions.some(({ building }) => building === choice) ? 'ART-GANT-04' : 'ART-GANT-01',
};

function bid(s: Artemis, tile: TileId, ctx: Do): void {
  const slot = s.gantry.find((one) => one.tile === tile) ?? missing('tile at the Gantry', tile);
  slot.dice.push(leaveHand(s, ctx, { tile }));
  finish(s, ctx);
}

export const placeDieTrainee: Question<'placeDieTrainee'> = {
  rule: 'ART-ACAD-02',
  seat: (_s, { seat }) => seat,
  options: (s, { seat }) => colonistsOf(player(s, seat)),
  choose: (s, _task, choice, ctx) => study(s, choice, ctx),
  refuse: (_s, _task, choice) => (parseAt(choice) === null ? null : 'ART-ACAD-02'),
};

function study(s: Artemis, choice: Json, ctx: Do): void {
  const { seat } = placing(s);
  const { index, place } = parseAt(choice) ?? missing('colonist', seat);
  takeFrom(player(s, seat), place, index);
  const trainee = colonistName(index);
  s.academyDice.push({ ...leaveHand(s, ctx, { colonist: trainee, size: 1 }), trainee });
  finish(s, ctx);
}

/** Vents, Quarry, Doorstep and Outfitter ask nothing more. */
function placeInRegion(
  s: Artemis,
  region: 'vents' | 'quarry' | 'doorstep' | 'outfitter',
  ctx: Do,
): void {
  const die = leaveHand(s, ctx, {});
  if (region === 'outfitter') {
    s.outfitter.push(die);
    const gained = outfitterTable[die.value - 1]?.toolkits ?? 0;
    gain(s, die.owner, 'toolkit', gained, 'outfitter', ctx); // ART-OUTF-01
  } else {
    insertInRow(s.rows[region], die);
    if (region !== 'doorstep') reconnoitre(s, die.owner, region, ctx);
  }
  finish(s, ctx);
}

/** Each full Recon Post takes from the stock there; it is not optional (ART-EXPO-03). */
function reconnoitre(s: Artemis, seat: Seat, at: 'vents' | 'quarry', ctx: Do): void {
  for (const building of player(s, seat).buildings) {
    for (const effect of tileOf(building.tile).type.effects) {
      if (effect.op !== 'takeFromRegion' || !effect.regions.includes(at)) continue;
      if (!isFull(building)) continue;
      const n = Math.min(effect.n, s.stock[at]);
      s.stock[at] -= n;
      const yields = region(at).yields;
      if (yields === 'energy' || yields === 'mineral') gain(s, seat, yields, n, 'building', ctx);
    }
  }
}
