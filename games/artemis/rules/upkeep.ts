import type { Seat } from '@orrery/kernel';
import { COLONISTS, type Colonist, data } from '../data/index.ts';
import { isColonist } from './answers.ts';
import { plus, total } from './colony.ts';
import { INDEX, namesOf, tileOf } from './crew.ts';
import { checkpoint } from './dice.ts';
import { allowed, type Do, type Effect, no, type Question, seat } from './handler.ts';
import { fullPowers } from './moves.ts';
import { type Artemis, type Player, player, turnOrder } from './state.ts';
import type { ArtemisTask } from './tasks.ts';

const MOVES = 1;
const HEAT = 1;

/** Steps 1 to 3, in order; what follows is the end of the round (ART-UPK-01). */
export const startUpkeep: Effect<'startUpkeep'> = {
  run(s, _task, ctx) {
    s.phase = 'upkeep';
    s.marker = -1;
    s.activated = [];
    s.assaulted = [];
    const seats = turnOrder(s);
    const each = (make: (seat: Seat) => ArtemisTask): ArtemisTask[] => seats.map(make);
    ctx.then(
      ...each((seat) => ({ type: 'upkeepMove', seat, left: movesOf(player(s, seat)) })),
      ...checkpoint(s),
      ...each((seat) => ({ type: 'assault', seat, from: 0 })), // before all others (ART-UPK-05)
      ...each((seat) => ({ type: 'activateBuilding', seat })),
      ...checkpoint(s),
      ...each((seat) => ({ type: 'heatShelters', seat })),
      ...(s.relic === null ? [] : [{ type: 'powerRelic' } as const]),
      ...checkpoint(s),
      { type: 'endRound' },
    );
  },
};

/** Counted when Upkeep starts, so the crew of a Shuttle Bay may leave it (ART-UPK-03). */
function movesOf(p: Player): number {
  let moves = MOVES;
  for (const { tile } of fullPowers(p, 'extraMoves')) {
    for (const effect of tileOf(tile).type.effects) {
      if (effect.op === 'extraMoves') moves += effect.n;
    }
  }
  return moves;
}

/** Compulsory as far as the Energy goes; the others are discarded (ART-UPK-08). */
export const heatShelters: Effect<'heatShelters'> = {
  run(s, { seat }, ctx) {
    const p = player(s, seat);
    const sheltered = total(p.shelters);
    const heated = Math.min(sheltered, Math.floor(p.energy / HEAT));
    p.energy -= heated * HEAT;
    p.deeds = { ...p.deeds, heated };
    if (heated > 0) ctx.emit({ type: 'sheltersHeated', seat, colonists: heated });
    if (heated < sheltered) ctx.then({ type: 'freeze', seat, left: sheltered - heated });
  },
};

/** Where nobody is warmed there is nothing to choose. */
export const freeze: Effect<'freeze'> = {
  run(s, { seat, left }, ctx) {
    const { shelters } = player(s, seat);
    if (left < total(shelters)) ctx.then({ type: 'chooseWarmed', seat, left });
    else for (const colonist of namesOf(shelters)) discardSheltered(s, seat, colonist, ctx);
  },
};

function discardSheltered(s: Artemis, seat: Seat, colonist: Colonist, ctx: Do): void {
  const p = player(s, seat);
  p.shelters = plus(p.shelters, INDEX[colonist], -1);
  s.discard = plus(s.discard, INDEX[colonist], 1); // they may come back with the bag (ART-RUL-12)
  ctx.emit({ type: 'colonistFrozen', seat, colonist });
}

export const chooseWarmed: Question<'chooseWarmed'> = {
  rule: 'ART-UPK-08',
  seat,
  candidates(s, { seat }) {
    const { shelters, buildings } = player(s, seat);
    const types = COLONISTS.filter((_, i) => (shelters[i] ?? 0) > 0);
    return [...types, ...buildings.map(({ tile }) => tile)];
  },
  forbid: (_s, _task, choice) =>
    isColonist(choice) ? null : no('ART-UPK-08', { building: choice }),
  choose(s, { seat, left }, choice, ctx) {
    if (isColonist(choice)) discardSheltered(s, seat, choice, ctx);
    if (left > 1) ctx.then({ type: 'freeze', seat, left: left - 1 });
  },
};

/** After round 6 the board is not prepared again: what follows is scoring (ART-UPK-01). */
export const endRound: Effect<'endRound'> = {
  run(s, _task, ctx) {
    const seats = turnOrder(s);
    if (s.round >= data.rounds.count) {
      s.phase = 'scoring';
      ctx.then(...seats.map((seat) => ({ type: 'toolkitMove', seat }) as const));
      ctx.then({ type: 'scoreGame' });
      return;
    }
    if (s.directives !== null) {
      ctx.then(...seats.map((seat) => ({ type: 'discardDirective', seat }) as const)); // ART-DIR-03
      ctx.then(...seats.map((seat) => ({ type: 'drawDirective', seat }) as const)); // ART-DIR-04
    }
    ctx.then({ type: 'prepareBoard' }, { type: 'passFirstPlayer' }, { type: 'startPlacement' });
  },
};

/** The poorest chooses; of tied ones, the furthest clockwise from the former first player (ART-UPK-09). */
export const passFirstPlayer: Effect<'passFirstPlayer'> = {
  run(s, _task, ctx) {
    if (s.players.length === 1) return; // ART-SOLO-02
    const resources = (seat: Seat): number => player(s, seat).energy + player(s, seat).mineral;
    const fewest = Math.min(...s.players.map((_, seat) => resources(seat)));
    const poorest = turnOrder(s).filter((seat) => resources(seat) === fewest);
    ctx.then({ type: 'chooseFirstPlayer', seat: poorest.at(-1) ?? s.first });
  },
};

export const chooseFirstPlayer: Question<'chooseFirstPlayer'> = {
  rule: 'ART-UPK-09',
  seat,
  candidates: (s) => s.players.map((_, seat) => seat),
  forbid: allowed,
  choose(s, { seat }, first, ctx) {
    s.first = first;
    ctx.emit({ type: 'firstPlayerChosen', seat, first });
  },
};
