import { type Seat } from '@orrery/kernel';
import type { CardEffect, Exposure, Stock } from '../data/index.ts';
import type { Split } from './answers.ts';
import { amount, count, select } from './amounts.ts';
import { hasColonists, total } from './colony.ts';
import { fits, INDEX, unit } from './crew.ts';
import { exposeDie, setRow } from './dice.ts';
import { addStock, drawColonist, gain, lose } from './goods.ts';
import type { Do, Effect } from './handler.ts';
import {
  type Artemis,
  changeExpedition,
  expeditionAt,
  type Player,
  player,
  type TileId,
} from './state.ts';
import type { TaskOf } from './tasks.ts';

/** Carries out effects in order; when one has to wait for an answer, the rest waits behind it. */
export const perform: Effect<'perform'> = {
  run(s, task, ctx) {
    const { effects } = task;
    for (let i = 0; i < effects.length; i++) {
      const waits = performOne(s, effects[i] as CardEffect, task, ctx);
      if (!waits) continue;
      if (i + 1 < effects.length) ctx.then({ ...task, effects: effects.slice(i + 1) });
      return;
    }
  },
};

/** True: it has put tasks of its own on the stack, to be done first. */
function performOne(s: Artemis, effect: CardEffect, task: TaskOf<'perform'>, ctx: Do): boolean {
  const { seat, by, tile } = task;
  const p = player(s, seat);
  switch (effect.op) {
    case 'gain':
    case 'gainPer':
    case 'gainIf':
      gain(s, seat, effect.what, amount(p, effect, tile), by, ctx);
      return effect.what === 'relief';
    case 'lose':
      lose(s, seat, effect.what, effect.n, by, ctx);
      return false;
    case 'losePer': {
      const n = effect.each * Math.floor(count(p, effect.per, tile) / effect.every);
      lose(s, seat, effect.what, n, by, ctx);
      return false;
    }
    case 'choose':
      ctx.then({ type: 'chooseResources', seat, splits: effect.options.map(splitOf), by });
      return true;
    case 'gainCardColonists':
      return takeCardColonists(s, task, effect.n, ctx);
    case 'gainCardBuilding':
      return takeCardBuilding(s, task, ctx);
    case 'gainRandomColonist':
      return takeRandomColonists(s, seat, effect.n, ctx);
    case 'train':
      if (!canTrain(s, p, effect)) return false;
      ctx.then({ type: 'train', seat, from: effect.from, to: effect.to });
      return true;
    case 'spend':
      for (const { what, n } of effect.cost) lose(s, seat, what, n, by, ctx);
      ctx.then({ ...task, effects: effect.then });
      return true;
    case 'convert':
      ctx.then({ type: 'activateBuildingUse', seat, tile: tile ?? '' });
      return true;
    case 'target':
      ctx.then({ type: 'assaultTarget', seat, tile: tile ?? '' });
      return true;
    case 'addToRegion':
      addStock(s, effect.region, effect.n);
      return false;
    case 'forEach':
      ctx.then(...select(s, effect.who).map((one) => ({ ...task, seat: one, effects: effect.do })));
      return true;
    case 'exposeRightmostDie':
      return exposeRightmost(s, effect.region, ctx);
    case 'takeRelicDie':
      takeRelic(s, seat, effect.onlyIfUnheld, ctx);
      return false;
    // These hold for the round, or are powers looked up at their own moment.
    case 'roundModifier':
    case 'takeFromRegion':
    case 'extraMoves':
    case 'freeExpeditionCrew':
    case 'toolkitMoves':
      return false;
  }
}

/** Energy and Minerals of one option; the data has been checked to hold nothing else. */
function splitOf(option: readonly CardEffect[]): Split {
  const sum = (what: Stock): number =>
    option.reduce((n, gain) => n + (gain.op === 'gain' && gain.what === what ? gain.n : 0), 0);
  return [sum('energy'), sum('mineral')];
}

function takeCardColonists(s: Artemis, task: TaskOf<'perform'>, n: number, ctx: Do): boolean {
  const { colonists } = expeditionAt(s, task.expedition ?? -1);
  changeExpedition(s, task.expedition ?? -1, { colonists: colonists.slice(n) });
  // Fewer when the bag could not give them (ART-RWD-13).
  for (const colonist of colonists.slice(0, n)) {
    ctx.then({ type: 'assignColonist', seat: task.seat, colonist });
  }
  return true;
}

function takeCardBuilding(s: Artemis, task: TaskOf<'perform'>, ctx: Do): boolean {
  const { building: tile } = expeditionAt(s, task.expedition ?? -1);
  if (tile === null) return false;
  changeExpedition(s, task.expedition ?? -1, { building: null });
  ctx.emit({ type: 'buildingWon', seat: task.seat, tile });
  gainBuilding(s, task.seat, tile, ctx);
  return true;
}

/** Shelter colonists may enter a new Building at once (ART-GEN-09). */
export function gainBuilding(s: Artemis, seat: Seat, tile: TileId, ctx: Do): void {
  const p = player(s, seat);
  p.buildings = [...p.buildings, { tile, crew: 0 }];
  if (p.shelters.some((n, i) => n > 0 && fits(tile, unit(i)))) {
    ctx.then({ type: 'staffNewBuilding', seat, tile });
  }
}

function takeRandomColonists(s: Artemis, seat: Seat, n: number, ctx: Do): boolean {
  for (let i = 0; i < n; i++) {
    const colonist = drawColonist(s, ctx);
    ctx.emit({ type: 'colonistDrawn', seat, colonist });
    if (colonist !== null) ctx.then({ type: 'assignColonist', seat, colonist });
  }
  return true;
}

/** There must be somebody to send and somebody to take (ART-RWD-08). */
function canTrain(s: Artemis, p: Player, effect: Extract<CardEffect, { op: 'train' }>): boolean {
  const wanted = effect.to === 'any' ? total(s.academy) : s.academy[INDEX[effect.to]];
  return wanted > 0 && (effect.from === 'colony' ? hasColonists(p) : p.shelters[0] > 0);
}

/** Vent Collapse: before the harvest, the last die of the row goes back (ART-EVT-05). */
function exposeRightmost(s: Artemis, region: Exposure, ctx: Do): boolean {
  const row = s.rows[region];
  const die = row.at(-1);
  if (die === undefined) return false;
  setRow(s, region, row.slice(0, -1));
  exposeDie(s, die, region, ctx);
  return true;
}

/** Taken from beside the board or from its holder (ART-RELIC-02). */
function takeRelic(s: Artemis, seat: Seat, onlyIfUnheld: boolean, ctx: Do): void {
  const { relic } = s;
  if (relic === null || relic.holder === seat || (onlyIfUnheld && relic.holder !== null)) return;
  ctx.emit({ type: 'relicTaken', seat, from: relic.holder });
  s.relic = { ...relic, holder: seat };
}
