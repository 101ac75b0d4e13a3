import type { Forbidden, Seat } from '@orrery/kernel';
import {
  ACTIONS,
  type Action,
  artifactInfo,
  type Built,
  cardId,
  cardInfo,
  type Colour,
  COLOURS,
  type Kind,
  LOGISTICS,
  PLANET,
  SHIP,
  TECHNOLOGY,
} from '../data/index.ts';
import { type ActionAnswer, answers, meant, type PhaseAnswer } from './answers.ts';
import { forbidComplete } from './build.ts';
import { forbidBuy } from './buy.ts';
import { limitOf } from './costs.ts';
import { type AlienEffect, type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import { operationalDemand } from './pay.ts';
import { forbidPrepare } from './prepare.ts';
import { canMeet, most } from './purse.ts';
import { canAny } from './ready.ts';
import { forbidRemove, forbidSell } from './sell.ts';
import { type Alien, builtAt, isWorking, type Player, player } from './state.ts';
import { forbidArtifact, forbidFaction, forbidUse, useCard, useFaction } from './uses.ts';

export const startTurn: AlienEffect<'startTurn'> = {
  run(s, { seat }, ctx) {
    s.turn = seat;
    s.actions = 1; // ALI-TURN-03
    s.acted = false;
    ctx.emit({ type: 'turnBegan', seat, extra: s.overtime });
    ctx.then({ type: 'window', seat });
  },
};

/** Used before, between or after Actions (ALI-TURN-04). */
const isFree = (s: Alien, built: Built): boolean =>
  built.side === LOGISTICS &&
  cardInfo(built.card).keyword === 'inAddition' &&
  !s.used.includes(built.card);

const isLocked = (p: Player, built: Built): boolean => !isWorking(p, built);

/** Whether anything besides Actions might be done, as far as everybody can see. */
const mayGoOn = (s: Alien, p: Player): boolean =>
  p.artifacts.length > 0 ||
  p.empire.some((built) => isFree(s, built) || (isLocked(p, built) && built.tokens <= p.credits));

/** Between two things done in the Action Phase; with nothing left to do it is over. */
export const window: AlienEffect<'window'> = {
  run(s, { seat }, ctx) {
    const isOpen = s.actions > 0 || mayGoOn(s, player(s, seat));
    ctx.then({ type: isOpen ? 'actionPhase' : 'drawPhase', seat });
  },
};

const OPERATIONAL_COLOUR = {
  launchOffensive: SHIP,
  earnRevenue: TECHNOLOGY,
  minePlanets: PLANET,
} as const satisfies Partial<Record<Action, Colour>>; // ALI-OPER-02
type Operational = keyof typeof OPERATIONAL_COLOUR;

function forbidOperational(s: Alien, p: Player, action: Operational): Forbidden | null {
  const kind = OPERATIONAL_COLOUR[action];
  if (!canAny(s, p, kind)) return { rule: 'ALI-OPER-03', facts: { how: action } };
  const demand = operationalDemand(p, action, kind);
  const limit = limitOf(s, p, action);
  if (canMeet(p, demand, limit)) return null;
  const need = demand.needs[0] ?? 0;
  const facts = { colour: COLOURS[kind], need, most: most(p, demand.takes, limit), limit };
  return { rule: 'ALI-OPER-01', facts };
}

/** Why an Action cannot be taken, were one left; null: it can. */
function forbidAction(s: Alien, seat: Seat, action: Exclude<Action, 'cardAction'>) {
  const p = player(s, seat);
  switch (action) {
    case 'buy':
      return forbidBuy(s, seat);
    case 'discover':
      return forbidComplete(s, p, PLANET);
    case 'develop':
      return forbidComplete(s, p, TECHNOLOGY);
    case 'build':
      return forbidComplete(s, p, SHIP);
    case 'prepare':
      return forbidPrepare(p);
    case 'sell':
      return forbidSell(s, p);
    case 'removeBlockade':
      return forbidRemove(s, p);
    case 'launchOffensive':
    case 'earnRevenue':
    case 'minePlanets':
      return forbidOperational(s, p, action);
    case 'factionAction':
      return forbidFaction(s, seat);
  }
}

const PLAIN = ACTIONS.filter((action) => action !== 'cardAction');

/** Own logistics Technologies with a keyword. */
function withKeyword(p: Player, keyword: 'action' | 'inAddition'): number[] {
  const found: number[] = [];
  for (const { card, side } of p.empire) {
    if (side === LOGISTICS && cardInfo(card).keyword === keyword) found.push(card);
  }
  return found;
}

/** The Actions that could be taken now. */
function openActions(s: Alien, seat: Seat): string[] {
  const found: string[] = [];
  for (const action of PLAIN) if (forbidAction(s, seat, action) === null) found.push(action);
  for (const card of withKeyword(player(s, seat), 'action')) {
    if (forbidUse(s, seat, card, 'cardAction') !== null) continue;
    found.push(answers.actionPhase.make({ do: 'cardAction', card }));
  }
  return found;
}

const TAKEN: Forbidden = { rule: 'ALI-TURN-03' };

function forbid(s: Alien, seat: Seat, answer: PhaseAnswer): Forbidden | null {
  switch (answer.do) {
    case 'endActionPhase': {
      // ALI-TURN-06
      const isDue = !s.acted && s.actions > 0 && openActions(s, seat).length > 0;
      return isDue ? { rule: 'ALI-TURN-06' } : null;
    }
    case 'cardAction':
      return s.actions > 0 ? forbidUse(s, seat, answer.card, 'cardAction') : TAKEN;
    case 'useInAddition':
      return forbidUse(s, seat, answer.card, 'useInAddition');
    case 'useArtifact':
      return forbidArtifact(s, seat, answer.artifact);
    case 'unlockCard': {
      const p = player(s, seat);
      const { tokens } = builtAt(p, answer.card);
      if (tokens <= p.credits) return null;
      const facts = { card: cardId(answer.card), tokens, credits: p.credits };
      return { rule: 'ALI-BLK-03', facts };
    }
    default:
      return s.actions > 0 ? forbidAction(s, seat, answer.do) : TAKEN;
  }
}

/** Everything that might be done, in the order of the player aid. */
function everything(s: Alien, seat: Seat): PhaseAnswer[] {
  const p = player(s, seat);
  return [
    ...PLAIN.map((action): PhaseAnswer => ({ do: action })),
    ...withKeyword(p, 'action').map((card): PhaseAnswer => ({ do: 'cardAction', card })),
    ...withKeyword(p, 'inAddition').map((card): PhaseAnswer => ({ do: 'useInAddition', card })),
    ...p.artifacts.map((artifact): PhaseAnswer => ({ do: 'useArtifact', artifact })),
    ...p.empire.flatMap((built): PhaseAnswer[] =>
      isLocked(p, built) ? [{ do: 'unlockCard', card: built.card }] : [],
    ),
    { do: 'endActionPhase' },
  ];
}

const KIND_OF_ACTION: Partial<Record<Action, Kind>> = {
  discover: PLANET,
  develop: TECHNOLOGY,
  build: SHIP,
};

export const actionPhase: AlienQuestion<'actionPhase', string> = {
  rule: 'ALI-TURN-03',
  privateOptions: true,
  seat: seatOf,
  candidates: (s, { seat }) =>
    everything(s, seat).map((answer) => answers.actionPhase.make(answer)),
  forbid: (s, { seat }, choice) => forbid(s, seat, meant(answers.actionPhase, choice)),
  options(s, { seat }) {
    const p = player(s, seat);
    const { make } = answers.actionPhase;
    const found: string[] = s.actions > 0 ? openActions(s, seat) : [];
    const isDue = !s.acted && found.length > 0;
    for (const card of withKeyword(p, 'inAddition')) {
      if (forbidUse(s, seat, card, 'useInAddition') !== null) continue;
      found.push(make({ do: 'useInAddition', card }));
    }
    for (const artifact of p.artifacts) {
      if (forbidArtifact(s, seat, artifact) !== null) continue;
      found.push(make({ do: 'useArtifact', artifact }));
    }
    for (const built of p.empire) {
      if (!isLocked(p, built) || built.tokens > p.credits) continue;
      found.push(make({ do: 'unlockCard', card: built.card }));
    }
    if (!isDue) found.push('endActionPhase');
    return found;
  },
  choose(s, { seat }, choice, ctx) {
    const answer = meant(answers.actionPhase, choice);
    switch (answer.do) {
      case 'endActionPhase':
        if (!s.acted) ctx.emit({ type: 'actionSkipped', seat }); // ALI-RUL-07
        return ctx.then({ type: 'drawPhase', seat });
      case 'useInAddition':
        useCard(s, seat, answer.card, 'useInAddition', ctx);
        break;
      case 'useArtifact':
        applyArtifact(s, seat, answer.artifact, ctx);
        break;
      case 'unlockCard':
        unlock(s, seat, answer.card, ctx);
        return ctx.then({ type: 'actionPhase', seat });
      default:
        s.actions--;
        s.acted = true;
        act(s, seat, answer, ctx);
    }
    ctx.then({ type: 'window', seat });
  },
};

/** The first task of an Action. */
function act(s: Alien, seat: Seat, answer: ActionAnswer, ctx: Context): void {
  switch (answer.do) {
    case 'buy':
      s.unlimited = false; // ALI-ASM-07: it has no limit to lift
      return ctx.then({ type: 'buyDeck', seat });
    case 'discover':
    case 'develop':
    case 'build':
      return ctx.then({ type: 'constructTarget', seat, kind: KIND_OF_ACTION[answer.do] ?? PLANET });
    case 'prepare':
      return ctx.then({ type: 'prepareRow', seat });
    case 'sell':
      return ctx.then({ type: 'sellColour', seat });
    case 'removeBlockade':
      return ctx.then({ type: 'removeBlockadeKind', seat });
    case 'launchOffensive':
    case 'earnRevenue':
    case 'minePlanets': {
      const p = player(s, seat);
      const limit = limitOf(s, p, answer.do);
      s.unlimited = false;
      const demand = operationalDemand(p, answer.do, OPERATIONAL_COLOUR[answer.do]);
      const task = { type: 'spendCard', seat, action: answer.do, card: null, limit } as const;
      return ctx.then({ ...task, ...demand, fewest: 0, sets: false, laid: [], ops: [] });
    }
    case 'factionAction':
      return useFaction(s, seat, ctx);
    case 'cardAction':
      return useCard(s, seat, answer.card, 'cardAction', ctx);
  }
}

/** It is no longer held, and not discarded before its effects are done (ALI-EFF-21). */
function applyArtifact(s: Alien, seat: Seat, artifact: number, ctx: Context): void {
  const p = player(s, seat);
  p.artifacts = p.artifacts.filter((other) => other !== artifact);
  const { id, effects } = artifactInfo(artifact);
  ctx.emit({ type: 'artifactUsed', seat, artifact: id });
  ctx.then(
    { type: 'resolve', seat, ops: effects, self: null, from: 'effects' },
    { type: 'discardArtifact', seat, artifact },
  );
}

/** One credit per token; the tokens stay (ALI-BLK-03). */
function unlock(s: Alien, seat: Seat, card: number, ctx: Context): void {
  const p = player(s, seat);
  const { tokens } = builtAt(p, card);
  p.credits -= tokens;
  p.unlocked = [...p.unlocked, card];
  ctx.emit({ type: 'unlocked', seat, card: cardId(card), credits: tokens });
}
