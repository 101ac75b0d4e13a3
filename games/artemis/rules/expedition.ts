import type { Seat } from '@orrery/kernel';
import { expeditionCard } from '../data/index.ts';
import { modifier } from './amounts.ts';
import { addTo, buildingOf, hasHub, shareAmongHubs, total } from './colony.ts';
import { crewOf, groupsOf, INDEX, listOf, namesOf } from './crew.ts';
import { takeBackAll } from './dice.ts';
import { gain } from './goods.ts';
import type { Do, Effect, Question } from './handler.ts';
import { askMix } from './resources.ts';
import {
  type Artemis,
  type Counts,
  type Expedition,
  expeditionAt,
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

export interface Rank {
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
    if (before !== undefined) takeBackAll(s, before.dice);
    const expedition = s.expeditions[index];
    if (expedition === undefined) return;
    const next = { type: 'resolveExpedition', expedition: index + 1 } as const;
    const ranking = rankingOf(expedition);
    // Without dice it is neither success nor failure (ART-EXP-12).
    if (ranking.length > 0) resolveOne(s, index, ranking, ctx);
    ctx.then(next);
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
  player(s, seat).deeds.noReward = true;
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
    gain(s, first.owner, 'badge', BADGE, 'expedition', ctx);
    if (alone) player(s, first.owner).deeds.alone = true;
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

export const chooseReward: Question<'chooseReward'> = {
  rule: 'ART-EXP-04',
  seat: (_s, { seat }) => seat,
  options: () => [0, 1],
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
    awards.push({ seat, reward });
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
      const broadcast = modifier(s, 'expeditionFirstVp');
      if (broadcast !== null) gain(s, seat, 'vp', broadcast.value, 'event', ctx);
    }
    const bonus = ENGINEER_BONUS * crew[INDEX.engineer];
    if (bonus > 0) askMix(seat, bonus, 'crew', ctx);
  },
};

function crewBeside({ dice }: Expedition, owner: Owner): Counts {
  const counts: Counts = [0, 0, 0, 0];
  for (const die of dice) {
    if (die.owner === owner && die.crew !== null) addTo(counts, INDEX[die.crew], die.size);
  }
  return counts;
}

/** Sent colonists go to Shelters, or into a Hub with room (ART-EXP-10). */
export const crewReturns: Effect<'crewReturns'> = {
  run(s, { seat, expedition }, ctx) {
    const crew = crewBeside(expeditionAt(s, expedition), seat);
    if (total(crew) === 0) return;
    const asks = hasHub(player(s, seat)) && hubGroups(s, seat, crew).length > 1;
    if (asks) ctx.then({ type: 'returnCrew', seat, expedition });
    else comeHome(s, seat, expedition, 0, ctx);
  },
};

const hubGroups = (s: Artemis, seat: Seat, crew: Counts): number[] =>
  groupsOf(crew, (group) => group === 0 || shareAmongHubs(player(s, seat), group) !== null);

export const returnCrew: Question<'returnCrew'> = {
  rule: 'ART-EXP-10',
  seat: (_s, { seat }) => seat,
  options(s, { seat, expedition }) {
    return hubGroups(s, seat, crewBeside(expeditionAt(s, expedition), seat)).map(listOf);
  },
  choose(s, { seat, expedition }, toHub, ctx) {
    comeHome(s, seat, expedition, crewOf(toHub), ctx);
  },
  refuse: () => 'ART-EXP-10',
};

function comeHome(s: Artemis, seat: Seat, index: number, toHub: number, ctx: Do): void {
  const p = player(s, seat);
  const expedition = expeditionAt(s, index);
  const home = crewBeside(expedition, seat);
  for (const [tile, part] of shareAmongHubs(p, toHub) ?? []) buildingOf(p, tile).crew += part;
  for (const colonist of listOf(toHub)) addTo(home, INDEX[colonist], -1);
  home.forEach((n, i) => addTo(p.shelters, i, n));
  for (const die of expedition.dice) {
    if (die.owner !== seat) continue;
    die.crew = null;
    die.size = 0;
  }
  ctx.emit({ type: 'crewReturned', seat, toHub: listOf(toHub), toShelters: namesOf(home) });
}
