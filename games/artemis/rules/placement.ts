import { type Forbidden, missing, type Seat } from '@orrery/kernel';
import { data, REGIONS, type Region, region } from '../data/index.ts';
import { answers, type Choices } from './answers.ts';
import { colonistsOf, hasColonists, readAt, takeFrom } from './colony.ts';
import { isFull, tileOf } from './crew.ts';
import { joinRow, roll } from './dice.ts';
import { addStock, gain } from './goods.ts';
import { allowed, type Do, type Effect, no, type Question, seat } from './handler.ts';
import { decide, finish, leaveHand, placing } from './placing.ts';
import { academySpaces } from './prepared.ts';
import { type Artemis, type GantryTile, player, turnOrder } from './state.ts';

const { outfitterTable } = data;

/** All players roll all their dice at once (ART-PLACE-01). */
export const rollDice: Effect<'rollDice'> = {
  run(s, _task, ctx) {
    for (const seat of turnOrder(s)) {
      const p = player(s, seat);
      const dice = roll(p.resting, ctx);
      p.dice = dice;
      p.resting = 0;
      let relic: number | null = null;
      if (s.relic !== null && s.relic.holder === seat) {
        relic = ctx.random(6) + 1; // ART-RELIC-04
        s.relic = { holder: seat, rolled: relic };
      }
      ctx.emit({ type: 'diceRolled', owner: seat, dice, relic, planning: null });
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
      if (player(s, next).dice.length === 0 && relicDie(s, next) === null) continue;
      ctx.then({ type: 'placeDieValue', seat: next });
      return;
    }
  },
};

type Value = Choices['placeDieValue'];
const { make, read } = answers.placeDieValue;

/**
 * Dice as they were rolled, then turned by as many as there are Toolkits, the cheapest first
 * (ART-PLACE-03), never off their faces (ART-PLACE-04).
 */
function values(s: Artemis, seat: Seat, toolkits: number): Value[] {
  const found: Value[] = [];
  const { dice } = player(s, seat);
  for (let tools = 0; tools <= Math.min(toolkits, 5); tools++) {
    let last = 0;
    for (const rolled of dice) {
      if (rolled === last) continue;
      last = rolled;
      if (rolled - tools >= 1) found.push(make(rolled, rolled - tools));
      if (tools > 0 && rolled + tools <= 6) found.push(make(rolled, rolled + tools));
    }
  }
  return found;
}

export const placeDieValue: Question<'placeDieValue'> = {
  rule: 'ART-PLACE-02',
  seat,
  candidates(s, { seat }) {
    const relic = relicDie(s, seat) === null ? [] : [1, 2, 3, 4, 5, 6];
    return [...values(s, seat, 5), ...relic.map((value) => make('relic', value))];
  },
  forbid(s, { seat }, choice) {
    const { relic, rolled, value } = read(choice);
    if (relic) {
      const face = relicDie(s, seat) ?? 0;
      return value === face ? null : no('ART-RELIC-05', { how: 'tools', face });
    }
    const [need, have] = [Math.abs(value - rolled), player(s, seat).toolkit];
    return need <= have ? null : no('ART-PLACE-03', { need, have });
  },
  options(s, { seat }) {
    const options = values(s, seat, player(s, seat).toolkit);
    const relic = relicDie(s, seat);
    if (relic !== null) options.push(make('relic', relic));
    return options;
  },
  choose(s, { seat }, choice, ctx) {
    const { relic, rolled, value } = read(choice);
    s.placing = {
      seat,
      relic,
      rolled,
      value,
      region: null,
      expedition: null,
      crew: null,
      fromShelters: 0,
      fromHub: 0,
      fee: null,
    };
    ctx.then({ type: 'placeDieRegion', seat });
  },
};

export const placeDieRegion: Question<'placeDieRegion'> = {
  rule: 'ART-PLACE-05',
  seat,
  candidates: () => REGIONS,
  forbid: (s, { seat }, region) => closed(s, seat, region),
  choose(s, { seat }, region, ctx) {
    switch (region) {
      case 'basecamp':
        decide(s, { region });
        ctx.then({ type: 'placeDieExpedition', seat });
        break;
      case 'gantry':
        decide(s, { region });
        ctx.then({ type: 'placeDieTile', seat });
        break;
      case 'academy':
        decide(s, { region });
        ctx.then({ type: 'placeDieTrainee', seat });
        break;
      case 'outfitter': {
        const die = leaveHand(s, ctx, { region });
        s.outfitter = [...s.outfitter, die];
        const gained = outfitterTable[die.value - 1]?.toolkits ?? 0;
        gain(s, seat, 'toolkit', gained, 'outfitter', ctx); // ART-OUTF-01
        finish(s, ctx);
        break;
      }
      case 'vents':
      case 'quarry':
      case 'doorstep':
        joinRow(s, region, leaveHand(s, ctx, { region }));
        if (region !== 'doorstep') reconnoitre(s, seat, region, ctx);
        finish(s, ctx);
    }
  },
};

/** What keeps this die out of a region; null: it may be placed there. */
function closed(s: Artemis, seat: Seat, region: Region): Forbidden | null {
  if (region === 'basecamp') return s.expeditions.length > 0 ? null : no('ART-PREP-01');
  if (region === 'gantry') {
    const { value } = placing(s);
    let top = 7;
    for (const slot of s.gantry) top = Math.min(top, topBid(slot));
    if (top < value) return null;
    return no('ART-GANT-01', top > 6 ? { how: 'none' } : { how: 'all', top, value });
  }
  if (region === 'academy') {
    const spaces = academySpaces(s);
    if (s.academyDice.length >= spaces) return no('ART-ACAD-01', { spaces });
    return hasColonists(player(s, seat)) ? null : no('ART-ACAD-02');
  }
  return null;
}

/** Each full Recon Post takes from the stock there; it is not optional (ART-EXPO-03). */
function reconnoitre(s: Artemis, seat: Seat, at: 'vents' | 'quarry', ctx: Do): void {
  for (const building of player(s, seat).buildings) {
    for (const effect of tileOf(building.tile).type.effects) {
      if (effect.op !== 'takeFromRegion' || !effect.regions.includes(at)) continue;
      if (!isFull(building)) continue;
      const n = Math.min(effect.n, s.stock[at]);
      addStock(s, at, -n);
      const yields = region(at).yields;
      if (yields === 'energy' || yields === 'mineral') gain(s, seat, yields, n, 'building', ctx);
    }
  }
}

/** The highest die on a tile; 0: none. */
export const topBid = ({ dice }: GantryTile): number => dice.at(-1)?.value ?? 0;

/** A bid must be higher than the highest there (ART-GANT-01). */
export function tooLow(slot: GantryTile, value: number, how: string): Forbidden | null {
  const top = slot.dice.at(-1);
  if (top === undefined || top.value < value) return null;
  return no('ART-GANT-01', { how, building: slot.tile, top: top.value, owner: top.owner, value });
}

export const placeDieTile: Question<'placeDieTile'> = {
  rule: 'ART-GANT-01',
  seat,
  candidates: (s) => [
    ...s.gantry.map(({ tile }) => tile),
    ...s.expeditions.flatMap(({ building }) => building ?? []),
  ],
  forbid(s, _task, tile) {
    const slot = s.gantry.find((one) => one.tile === tile);
    if (slot !== undefined) return tooLow(slot, placing(s).value, 'tile');
    const prize = s.expeditions.find(({ building }) => building === tile);
    return no('ART-GANT-04', { building: tile, expedition: prize?.card ?? '' });
  },
  options(s) {
    const { value } = placing(s);
    const open: string[] = [];
    for (const slot of s.gantry) if (topBid(slot) < value) open.push(slot.tile);
    return open;
  },
  choose(s, _task, tile, ctx) {
    putOnTile(s, tile, leaveHand(s, ctx, { region: 'gantry', tile }));
    finish(s, ctx);
  },
};

export function putOnTile(s: Artemis, tile: string, die: GantryTile['dice'][number]): void {
  const at = s.gantry.findIndex((one) => one.tile === tile);
  const { dice } = s.gantry[at] ?? missing('tile at the Gantry', tile);
  s.gantry = s.gantry.with(at, { tile, dice: [...dice, die] });
}

export const placeDieTrainee: Question<'placeDieTrainee'> = {
  rule: 'ART-ACAD-02',
  seat,
  candidates: (s, { seat }) => colonistsOf(player(s, seat)),
  forbid: allowed,
  options: (s, { seat }) => colonistsOf(player(s, seat)),
  choose(s, { seat }, choice, ctx) {
    const { colonist, index, place } = readAt(choice);
    takeFrom(player(s, seat), place, index);
    const die = leaveHand(s, ctx, { region: 'academy', colonist, size: 1 });
    s.academyDice = [...s.academyDice, { ...die, trainee: colonist }];
    finish(s, ctx);
  },
};
