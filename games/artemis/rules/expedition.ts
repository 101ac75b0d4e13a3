import type { Seat } from '@orrery/kernel';
import { type CardEffect, type ExpeditionCard, expeditionCard } from '../data/index.ts';
import { modifier } from './amounts.ts';
import { hubRoom, otherBuildings, plus, putInHub, total } from './colony.ts';
import { groupsOf, INDEX, listOf, namesOf } from './crew.ts';
import { takeBack } from './dice.ts';
import { gain } from './goods.ts';
import { type Do, type Effect, no, type Question, seat } from './handler.ts';
import { askMix } from './resources.ts';
import {
  type Artemis,
  changeExpedition,
  type Counts,
  type Expedition,
  expeditionAt,
  NOBODY,
  type Owner,
  player,
  playerOf,
  turnOrder,
} from './state.ts';

/** Resources for each Engineer of a successful Expedition (ART-EXP-08). */
const ENGINEER_BONUS = 2;
/** Points for each Steward of the first to choose (ART-EXP-09). */
const STEWARD_VP = 1;
const BADGE = 1;

interface Rank {
  readonly owner: Owner;
  readonly strength: number;
}

/** The strongest first; a tie goes to whose earliest die came first (ART-EXP-04, ART-EXP-06). */
export function rankingOf({ dice }: Expedition): Rank[] {
  const ranks: { owner: Owner; strength: number }[] = [];
  for (const { owner, value, crew, size } of dice) {
    const strength = value + (crew === 'pioneer' ? size : 0);
    const known = ranks.find((rank) => rank.owner === owner);
    if (known === undefined) ranks.push({ owner, strength });
    else known.strength += strength;
  }
  // They stand in the order of their first dice and sorting is stable: ties keep it.
  return ranks.sort((a, b) => b.strength - a.strength);
}

/** One after the other, closest to the deck first (ART-EXP-01). */
export const resolveExpedition: Effect<'resolveExpedition'> = {
  run(s, { expedition: index }, ctx) {
    const before = s.expeditions[index - 1];
    if (before !== undefined && before.dice.length > 0) {
      for (const die of before.dice) takeBack(s, die);
      changeExpedition(s, index - 1, { dice: [] });
    }
    const expedition = s.expeditions[index];
    if (expedition === undefined) return;
    const ranking = rankingOf(expedition);
    // Without dice it is neither success nor failure (ART-EXP-12).
    if (ranking.length > 0) resolveOne(s, index, ranking, ctx);
    ctx.then({ type: 'resolveExpedition', expedition: index + 1 });
  },
};

function resolveOne(s: Artemis, index: number, ranking: readonly Rank[], ctx: Do): void {
  const { card } = expeditionAt(s, index);
  const { difficulty } = expeditionCard(card);
  let sum = 0;
  for (const { strength } of ranking) sum += strength;
  const success = sum >= difficulty;
  const facts = { expedition: card, total: sum, difficulty, success };
  ctx.emit({ type: 'expeditionResolved', ...facts, ranking });
  const participants = turnOrder(s).filter((seat) => ranking.some(({ owner }) => owner === seat));
  if (success) reward(s, index, ranking, participants, ctx);
  else for (const seat of participants) fail(s, seat, ctx);
  for (const seat of participants) ctx.then({ type: 'crewReturns', seat, expedition: index });
}

/** Once per player, not per die (ART-EXP-03). */
function fail(s: Artemis, seat: Seat, ctx: Do): void {
  const p = player(s, seat);
  p.deeds = { ...p.deeds, noReward: true };
  ctx.then({ type: 'relief', seat });
}

/** The order of ART-EXP-11. Drones take neither Badge nor reward, so theirs are left (ART-SOLO-12). */
function reward(
  s: Artemis,
  index: number,
  ranking: readonly Rank[],
  participants: readonly Seat[],
  ctx: Do,
): void {
  const rewarded = ranking.slice(0, 2).filter(({ owner }) => playerOf(s, owner) !== null);
  const [first, second] = rewarded;
  const alone = ranking.length === 1;
  if (first !== undefined) {
    const p = player(s, first.owner);
    gain(s, first.owner, 'badge', BADGE, 'expedition', ctx);
    if (alone) p.deeds = { ...p.deeds, alone: true };
    const other = alone ? first.owner : (second?.owner ?? null);
    ctx.then({ type: 'chooseReward', seat: first.owner, expedition: index, other });
  }
  for (const { owner } of ranking) {
    if (playerOf(s, owner) === null) continue;
    ctx.then({ type: 'crewBonus', seat: owner, expedition: index });
  }
  for (const seat of participants) {
    if (!rewarded.some(({ owner }) => owner === seat)) fail(s, seat, ctx); // ART-EXP-05
  }
}

/** It gives stores or points and nothing else, so it is the same before and after another reward. */
const isPlain = (effect: CardEffect): boolean =>
  effect.op === 'choose' || (effect.op === 'gain' && effect.what !== 'relief');
const orderMatters = ({ rewards }: ExpeditionCard): boolean =>
  !rewards.some(({ effects }) => effects.every(isPlain));

export const chooseReward: Question<'chooseReward'> = {
  rule: 'ART-EXP-04',
  seat,
  candidates: () => [0, 1],
  forbid(s, { seat, other, expedition }, choice) {
    // Both rewards are theirs; they choose the order where it can make a difference (ART-EXP-07).
    const free = other !== seat || orderMatters(expeditionCard(expeditionAt(s, expedition).card));
    return free || choice === 0 ? null : no('ART-EXP-07');
  },
  choose(_s, { seat, expedition, other }, choice, ctx) {
    ctx.then({ type: 'award', seat, expedition, reward: choice, badge: false });
    if (other === null) return;
    const badge = other !== seat; // a single participant has one Badge only (ART-EXP-07)
    ctx.then({ type: 'award', seat: other, expedition, reward: 1 - choice, badge });
  },
};

export const award: Effect<'award'> = {
  run(s, { seat, expedition, reward, badge }, ctx) {
    const { card, awards } = expeditionAt(s, expedition);
    changeExpedition(s, expedition, { awards: [...awards, { seat, reward }] });
    if (badge) gain(s, seat, 'badge', BADGE, 'expedition', ctx);
    ctx.emit({ type: 'rewardTaken', seat, expedition: card, reward });
    const effects = expeditionCard(card).rewards[reward]?.effects ?? [];
    ctx.then({ type: 'perform', seat, effects, by: 'expedition', expedition, tile: null });
  },
};

/** Engineers, Stewards and Live Broadcast of one participant, in rank order (ART-EXP-11). */
export const crewBonus: Effect<'crewBonus'> = {
  run(s, { seat, expedition }, ctx) {
    const crew = crewBeside(expeditionAt(s, expedition), seat);
    if (rankingOf(expeditionAt(s, expedition))[0]?.owner === seat) {
      gain(s, seat, 'vp', STEWARD_VP * crew[INDEX.steward], 'crew', ctx);
      gain(s, seat, 'vp', modifier(s, 'expeditionFirstVp')?.value ?? 0, 'event', ctx);
    }
    const bonus = ENGINEER_BONUS * crew[INDEX.engineer];
    if (bonus > 0) askMix(seat, bonus, 'crew', ctx);
  },
};

function crewBeside({ dice }: Expedition, owner: Owner): Counts {
  let counts = NOBODY;
  for (const die of dice) {
    if (die.owner === owner && die.crew !== null) counts = plus(counts, INDEX[die.crew], die.size);
  }
  return counts;
}

/** Sent colonists go to Shelters, or into a Hub with room (ART-EXP-10). */
export const crewReturns: Effect<'crewReturns'> = {
  run(s, { seat, expedition }, ctx) {
    const crew = crewBeside(expeditionAt(s, expedition), seat);
    if (total(crew) === 0) return;
    if (hubRoom(player(s, seat)) > 0) ctx.then({ type: 'returnCrew', seat, expedition });
    else comeHome(s, seat, expedition, [], ctx);
  },
};

/** Two Hubs have six slots: groups of one more than that fit into no Building. */
const MOST = 7;

export const returnCrew: Question<'returnCrew'> = {
  rule: 'ART-EXP-10',
  seat,
  candidates(s, { seat, expedition }) {
    const p = player(s, seat);
    const most = Math.min(MOST, hubRoom(p) + 1);
    const groups = groupsOf(crewBeside(expeditionAt(s, expedition), seat), most);
    return [...groups.map(listOf), ...otherBuildings(p).map(({ tile }) => tile)];
  },
  forbid(s, { seat }, choice) {
    if (typeof choice === 'string') return no('ART-EXP-10', { how: 'other', building: choice });
    const room = hubRoom(player(s, seat));
    return choice.length <= room ? null : no('ART-EXP-10', { how: 'full', room });
  },
  choose(s, { seat, expedition }, choice, ctx) {
    comeHome(s, seat, expedition, typeof choice === 'string' ? [] : choice, ctx);
  },
};

type Group = ReturnType<typeof listOf>;

function comeHome(s: Artemis, seat: Seat, index: number, toHub: Group, ctx: Do): void {
  const p = player(s, seat);
  const { dice } = expeditionAt(s, index);
  let home = crewBeside(expeditionAt(s, index), seat);
  for (const colonist of toHub) {
    putInHub(p, INDEX[colonist]);
    home = plus(home, INDEX[colonist], -1);
  }
  home.forEach((n, i) => (p.shelters = plus(p.shelters, i, n)));
  changeExpedition(s, index, {
    dice: dice.map((die) => (die.owner === seat ? { ...die, crew: null, size: 0 } : die)),
  });
  ctx.emit({ type: 'crewReturned', seat, toHub, toShelters: namesOf(home) });
}
