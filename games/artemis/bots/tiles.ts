import { type BuildingType, type CardEffect, COLONISTS, data } from '../data/index.ts';
import { countIn, INDEX, sizeOf, tileOf } from '../rules/crew.ts';
import type { Crew, TileId } from '../rules/state.ts';
import { coming, lookUp, type Table } from './chances.ts';
import { type Forecast, perAmount, sheltered } from './forecast.ts';
import { WEIGHTS } from './weights.ts';

const ANY = COLONISTS.length;

/** A Building type, looked up once. */
const looked = ({ kind, slots, effects, timing, ...type }: BuildingType) => ({
  ocean: kind === 'ocean',
  slots: slots.length,
  /** Slots for each type, then untyped ones. */
  typed: [...COLONISTS, 'any' as const].map(
    (wanted) => slots.filter((slot) => slot === wanted).length,
  ),
  effects,
  /** It is activated in Upkeep; else its power works all the time. */
  active: timing === 'upkeepActivate' || timing === 'upkeepActivateFirst',
  worksUnfilled: type.worksUnfilled === true,
  /** Points of one activation, or of one round of its power. */
  perRound: effects.reduce((sum, effect) => sum + roundWorth(effect), 0),
  bonus: type.beforeFinalScoring === undefined ? 0 : WEIGHTS.toolkitMoves,
});
type Kind = ReturnType<typeof looked>;

const KINDS = new Map<string, Kind>(data.buildingTypes.map((type) => [type.id, looked(type)]));
const BY_TILE = new Map<TileId, Kind>(
  data.buildingTiles.map(({ id }) => [id, KINDS.get(tileOf(id).type.id) as Kind]),
);
export const kindOf = (tile: TileId): Kind => BY_TILE.get(tile) as Kind;

function goodWorth(what: string, n: number): number {
  if (what === 'vp') return n;
  if (what === 'toolkit') return 0.7 * WEIGHTS.toolkit * n;
  return n * (what === 'energy' ? WEIGHTS.energy : WEIGHTS.mineral);
}

/** What one round of an Ocean Building is worth in points. */
function roundWorth(effect: CardEffect): number {
  switch (effect.op) {
    case 'gain':
      return goodWorth(effect.what, effect.n);
    case 'gainPer':
      // Half its slots hold the type it asks for.
      return goodWorth(effect.what, effect.base + effect.each);
    case 'choose':
      return Math.max(
        ...effect.options.map((all) => all.reduce((n, one) => n + roundWorth(one), 0)),
      );
    case 'gainRandomColonist':
      return WEIGHTS.colonist * 0.8 * effect.n;
    case 'spend': {
      const cost = effect.cost.reduce((sum, { what, n }) => sum + goodWorth(what, n), 0);
      return 0.8 * Math.max(0, effect.then.reduce((n, one) => n + roundWorth(one), 0) - cost);
    }
    case 'target':
      return WEIGHTS.strikeRound + effect.then.reduce((n, one) => n + roundWorth(one), 0);
    case 'convert':
      return WEIGHTS.convertRound;
    case 'takeFromRegion':
      return WEIGHTS.reconRound * effect.n;
    case 'extraMoves':
      return (WEIGHTS.movesRound * effect.n) / 2;
    case 'freeExpeditionCrew':
      return WEIGHTS.hubRound;
    default:
      return 0;
  }
}

const FILL: readonly Table[] = WEIGHTS.slotPerRound.map((rate) => coming(rate, 4));

/** Empty slots, by type and untyped: filled by `missing`. */
const EMPTY = [0, 0, 0, 0, 0];

function missing({ typed, slots }: Kind, crew: Crew): number {
  let free = typed[ANY] as number;
  for (let i = 0; i < ANY; i++) {
    const over = countIn(crew, i) - (typed[i] as number);
    EMPTY[i] = over < 0 ? -over : 0;
    if (over > 0) free -= over;
  }
  EMPTY[ANY] = free;
  return slots - sizeOf(crew);
}

/** Chance that a Building will be full; a new one is staffed from Shelters at once. */
function fillChance(o: Forecast, kind: Kind, crew: Crew, isNew: boolean): number {
  const open = missing(kind, crew);
  if (open === 0) return 1;
  const moves = isNew ? 9 : (o.moves ? 1 : 0) + o.arriving + 1.5 * o.rest;
  if (moves <= 0) return 0;
  const move = isNew ? 1 : WEIGHTS.move;
  let chance = 1;
  let spare = 0;
  for (let i = 0; i < ANY; i++) {
    const here = o.shelters[i] as number;
    const need = EMPTY[i] as number;
    if (here > need) spare += here - need;
    if (need > 0) chance *= oneType(o, i, need, here, move);
  }
  const free = EMPTY[ANY] as number;
  if (free > 0) chance *= oneType(o, ANY, free, spare, move);
  return moves < open ? chance * (moves / open) ** 2 : chance;
}

/** Chance that so many slots of a type are filled by those who are here and those who come. */
function oneType(o: Forecast, i: number, need: number, here: number, move: number): number {
  const table = FILL[i] as Table;
  const without = lookUp(table, need, o.rest);
  if (here <= 0) return without;
  const using = Math.min(need, here);
  const withThem = need <= using ? 1 : lookUp(table, need - using, o.rest);
  return without + move * (withThem - without);
}

/** Points of a full Surface Building at the end. */
function surfaceWorth(o: Forecast, kind: Kind, crew: Crew): number {
  let points = kind.bonus;
  for (const effect of kind.effects) {
    if (effect.op === 'gain') points += effect.n;
    else if (effect.op === 'gainPer') points += perAmount(o, effect);
    else if (effect.op === 'gainIf')
      points += effect.n * crewChance(o, kind, effect.condition, crew);
  }
  return points;
}

type Condition = Extract<CardEffect, { op: 'gainIf' }>['condition'];

function crewChance(o: Forecast, kind: Kind, condition: Condition, crew: Crew): number {
  const full = sizeOf(crew) === kind.slots;
  if (condition.op === 'hasColonist') {
    const i = INDEX[condition.type];
    if (countIn(crew, i) > 0) return 1;
    if (o.shelters[i] >= 1 && (o.moves || o.rest > 0)) return 0.7;
    return full ? 0 : 0.3 * Math.min(1, o.rest);
  }
  let most = 0;
  for (let i = 0; i < ANY; i++) {
    const here = countIn(crew, i);
    if (here > 0 && here < sizeOf(crew)) return 0;
    most = Math.max(most, here + (o.shelters[i] as number));
  }
  if (full) return 1;
  return most >= kind.slots ? 0.9 : 0.5 * Math.min(1, o.rest / 2);
}

/** Shelter colonists that would find a slot. */
export function roomFor({ shelters }: Forecast, kind: Kind, crew: Crew): number {
  if (missing(kind, crew) === 0) return 0;
  let room = 0;
  let spare = 0;
  for (let i = 0; i < ANY; i++) {
    const here = shelters[i] as number;
    const taken = Math.min(here, EMPTY[i] as number);
    room += taken;
    spare += here - taken;
  }
  return room + Math.min(spare, EMPTY[ANY] as number);
}

/** What a Building is worth to the seat, with this crew in it; its number counts elsewhere. */
export function tileWorth(o: Forecast, tile: TileId, crew: Crew, isNew: boolean): number {
  const kind = kindOf(tile);
  if (kind.worksUnfilled) {
    const used = Math.min(kind.slots, sizeOf(crew) + (isNew ? sheltered(o) : 0));
    return (kind.perRound * o.activations * (1 + used)) / (1 + kind.slots);
  }
  const chance = fillChance(o, kind, crew, isNew);
  if (chance === 0) return 0;
  if (!kind.ocean) return chance * surfaceWorth(o, kind, crew);
  const late = isNew ? 0.4 : 0.6;
  const rounds = o.activations - (chance === 1 ? 0 : late * (kind.slots - sizeOf(crew)));
  return rounds <= 0 ? 0 : chance * kind.perRound * rounds;
}
