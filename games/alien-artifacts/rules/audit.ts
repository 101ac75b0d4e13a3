import {
  type Card,
  CARDS,
  constants,
  data,
  kindOf,
  OPERATIONAL,
  PLANET,
  type Resource,
  resourceOf,
} from '../data/index.ts';
import { tokensLeft } from './blockade.ts';
import { type Alien, plansHeld, type Player } from './state.ts';

/** The invariants that a single position can show to be broken. */
export function audit(s: Alien): readonly string[] {
  return [
    ...partition('Resource card', data.resources.length, resourcesOf(s)),
    ...partition('card', CARDS.length, cardsOf(s)),
    ...partition('Artifact', data.artifacts.length, artifactsOf(s)),
    ...partition('Plan', data.defencePlans.length, [
      ...s.plans,
      ...s.players.flatMap((p) => [...p.plans, ...p.shownPlans]),
    ]),
    ...partition('Alien System', data.alienSystems.length, s.systems),
    ...auditDecks(s),
    ...s.players.flatMap((p, seat) => auditPlayer(p).map((fault) => `${fault} (seat ${seat})`)),
    ...(tokensLeft(s) < 0 ? ['there are too many Blockade tokens'] : []),
  ];
}

/** Each number below `n` must be found exactly once, and nothing else. */
function partition(what: string, n: number, found: readonly number[]): string[] {
  const counts = Array.from({ length: n }, () => 0);
  const faults: string[] = [];
  for (const no of found) {
    if (counts[no] === undefined) faults.push(`${what} ${no} is unknown`);
    else counts[no]++;
  }
  counts.forEach((count, no) => {
    if (count !== 1) faults.push(`${what} ${no} is in ${count} places`);
  });
  return faults;
}

function resourcesOf(s: Alien): Resource[] {
  const found = [...s.deck, ...s.discard, ...(s.attack?.revealed ?? [])];
  for (const p of s.players) {
    found.push(...p.hand);
    for (const { produced } of p.empire) found.push(...produced.map(resourceOf));
    for (const { prepared } of p.waiting) found.push(...prepared.map(resourceOf));
  }
  for (const task of s.tasks) {
    if (task.type === 'spendCard')
      found.push(...task.laid.map(({ section }) => resourceOf(section)));
    if (task.type === 'chooseSection') found.push(...task.cards);
    if (task.type === 'prepareTarget' && task.section !== null) {
      found.push(resourceOf(task.section));
    }
  }
  return found;
}

function cardsOf(s: Alien): Card[] {
  const found = s.decks.flat();
  for (const p of s.players) {
    found.push(...p.empire.map(({ card }) => card), ...p.waiting.map(({ card }) => card));
  }
  for (const task of s.tasks) {
    if (task.type === 'keepBoughtCard' || task.type === 'keepSetupCard') found.push(...task.drawn);
  }
  return found;
}

function artifactsOf(s: Alien): number[] {
  const used = s.tasks.flatMap((task) => (task.type === 'discardArtifact' ? [task.artifact] : []));
  return [...s.artifacts, ...s.artifactDiscard, ...used, ...s.players.flatMap((p) => p.artifacts)];
}

function auditDecks(s: Alien): string[] {
  const faults: string[] = [];
  s.decks.forEach((deck, kind) => {
    if (deck.some((card) => kindOf(card) !== kind)) faults.push(`deck ${kind} has another kind`);
    if ((s.known[kind] ?? 0) > deck.length)
      faults.push(`the known end of deck ${kind} is too long`);
  });
  if (s.systemsKnown >= s.systems.length) faults.push('the known end of the systems is too long');
  const factions = s.players.map((p) => p.faction).filter((faction) => faction >= 0);
  if (new Set(factions).size < factions.length) faults.push('two players have one faction');
  if (s.marker < 1 || s.marker > s.players.length) faults.push('the round marker is off its track');
  return faults;
}

function auditPlayer(p: Player): string[] {
  const faults: string[] = [];
  if (p.credits < constants.bankMin || p.credits > constants.bankMax) {
    faults.push(`a Bank holds ${p.credits}`);
  }
  for (const { card, side, tokens, produced } of p.empire) {
    if (tokens < 0) faults.push(`card ${card} has ${tokens} tokens`);
    const isPlanet = kindOf(card) === PLANET && side === OPERATIONAL;
    if (produced.length > 0 && !isPlanet) faults.push(`cards lie under card ${card}`);
  }
  const isThere = (card: Card): boolean => p.empire.some((built) => built.card === card);
  if (!p.unlocked.every(isThere)) faults.push('a card is unlocked that is not there');
  if (plansHeld(p) > data.defencePlans.length) faults.push('too many Plans');
  return faults;
}
