import type { Seat } from '@orrery/kernel';
import {
  actionOf,
  buyPrice,
  canPay,
  coloursFor,
  costOf,
  factionNeed,
  goalOf,
  has,
  KIND_IDS,
  kindOf,
  limitOf,
  type Person,
  person,
  purse,
  reach,
  symbols,
  type Table,
  tokensOn,
  working,
} from './reckoning.ts';

// What may be done in the Action Phase, as a person finds it who reads the cards by their names.

const shipsReady = (t: Table, p: Person): string[] =>
  working(p, 'operational', 'ship').flatMap(({ id }) => (t.attacked.includes(id) ? [] : [id]));

const canDraw = (t: Table): boolean => t.deck + t.discard > 0;
const canGainArtifact = (t: Table): boolean => t.artifacts + t.artifactDiscard > 0;

function basicActions(t: Table, p: Person): string[] {
  const found: string[] = [];
  if (p.credits >= buyPrice(p) && t.decks.some((deck) => deck.length > 0)) found.push('buy');
  for (const kind of KIND_IDS) {
    const action = actionOf(kind);
    const most = reach(p, coloursFor(p, action, kind), limitOf(t, p, action));
    const row = p.waiting.filter(({ id }) => kindOf(id) === kind);
    if (row.some(({ under }) => most + symbols(under) + t.free >= costOf(p, kind))) {
      found.push(action);
    }
    if (row.length > 0 && reach(p, coloursFor(p, 'prepare', kind), 1) > 0) found.push('prepare');
    const pulls = reach(p, coloursFor(p, 'removeBlockade', kind), limitOf(t, p, 'removeBlockade'));
    if (tokensOn(p, kind) > 0 && pulls + t.free >= 2) found.push('removeBlockade');
  }
  if (t.free > 0 || purse(p).length > 0) found.push('sell');
  return found;
}

function otherActions(t: Table, p: Person): string[] {
  const gold = has(p, 'tech-golden-chancery');
  const cards = purse(p);
  const pays = (action: string, colour: string): boolean =>
    canPay(cards, { [colour]: 5 }, gold, limitOf(t, p, action));
  const text = limitOf(t, p, 'cardAction');
  const all: readonly (readonly [action: string, open: () => boolean])[] = [
    ['launchOffensive', () => shipsReady(t, p).length > 0 && pays('launchOffensive', 'red')],
    [
      'earnRevenue',
      () => working(p, 'operational', 'technology').length > 0 && pays('earnRevenue', 'blue'),
    ],
    [
      'minePlanets',
      () => working(p, 'operational', 'planet').length > 0 && pays('minePlanets', 'green'),
    ],
    [
      'factionAction',
      () =>
        canGainArtifact(t) && canPay(cards, factionNeed(p), gold, limitOf(t, p, 'factionAction')),
    ],
    [
      'cardAction:tech-core-tap',
      () =>
        working(p, 'operational', 'planet').length > 0 && canPay(cards, { green: 3 }, false, text),
    ],
    [
      'cardAction:tech-raid-protocols',
      () => shipsReady(t, p).length > 0 && canPay(cards, { red: 3 }, false, text),
    ],
    ['cardAction:tech-grand-liquidation', () => p.credits >= 8],
    [
      'cardAction:tech-headhunter-bureau',
      () => p.credits >= 5 && t.decks.some((deck) => deck.length > 0),
    ],
    [
      'cardAction:tech-deep-analysis-program',
      () => canPay(cards, { green: 1, blue: 1, red: 1 }, false, limitOf(t, p, 'deepAnalysis')),
    ],
  ];
  return openOf(p, all);
}

/** Those that are open, of a Technology only if it works. */
function openOf(
  p: Person,
  all: readonly (readonly [action: string, open: () => boolean])[],
): string[] {
  return all.flatMap(([action, open]) => {
    const [, card] = action.split(':');
    return (card === undefined || has(p, card)) && open() ? [action] : [];
  });
}

function inAddition(t: Table, p: Person): string[] {
  const planets = working(p, 'operational', 'planet').length;
  const all: readonly (readonly [card: string, open: () => boolean])[] = [
    ['tech-orbital-elevators', () => p.credits >= 2 && planets > 0 && canDraw(t)],
    ['tech-survey-drones', () => t.decks.some((deck) => deck.length > 0)],
    ['tech-reversible-refinery', () => p.empire.some(({ under }) => under.length > 0)],
    ['tech-rapid-iteration', () => p.hand.length > 0],
    [
      'tech-logistic-oracle',
      () => p.waiting.some(({ id }) => reach(p, coloursFor(p, 'prepare', kindOf(id)), 1) > 0),
    ],
    ['tech-breaker-tugs', () => p.credits >= 1 && tokensOn(p) > 0],
    ['tech-bastion-network', () => p.credits >= 2 && t.plans > 0],
    ['tech-intersystem-investment-bank', () => p.credits >= 3],
    ['tech-dividend-engine', () => p.credits < 15],
    ['tech-recycling-guild', () => p.hand.length > 0 && p.credits < 15],
  ];
  const unused = all.filter(([card]) => !t.used.includes(card));
  return openOf(
    p,
    unused.map(([card, open]) => [`useInAddition:${card}`, open] as const),
  );
}

function artifacts(t: Table, seat: Seat, p: Person): string[] {
  const waits = (kind: string): boolean => p.waiting.some(({ id }) => kindOf(id) === kind);
  const open: Readonly<Record<string, () => boolean>> = {
    'artifact-worldseed': () => waits('planet'),
    'artifact-star-forge-ember': () => waits('ship'),
    'artifact-crystal-mind': () => waits('technology'),
    'artifact-universal-assembler': () => p.waiting.length > 0,
    'artifact-vault-of-ages': () => p.credits < 15,
    'artifact-war-beacon': () => shipsReady(t, p).length > 0,
    'artifact-harvest-moonlet': () => working(p, 'operational', 'planet').length > 0 && canDraw(t),
    'artifact-mobius-key': () => p.empire.length > 0,
    'artifact-afterglow': () => !t.overtime && p.extraTurns === 0,
    'artifact-echo-ledger': () =>
      working(p, 'operational', 'technology').some(({ id }) => goalOf(t, seat, id, 'during') > 0),
  };
  return p.artifacts.filter((one) => open[one]?.() ?? true).map((one) => `useArtifact:${one}`);
}

/** Depends on what is paid with: whether it changes anything is not reckoned here. */
export const THINK_TANK = 'cardAction:tech-think-tank-retreat';

/** All that may be answered, apart from one ACTION and from the end of the phase. */
export function answersOf(t: Table, seat: Seat): { actions: string[]; free: string[] } {
  const p = person(t, seat);
  const actions = t.actions > 0 ? [...basicActions(t, p), ...otherActions(t, p)] : [];
  const locked = p.empire.filter(
    ({ id, tokens }) => tokens > 0 && tokens <= p.credits && !p.unlocked.includes(id),
  );
  return {
    actions: [...new Set(actions)],
    free: [
      ...inAddition(t, p),
      ...artifacts(t, seat, p),
      ...locked.map(({ id }) => `unlockCard:${id}`),
    ],
  };
}
