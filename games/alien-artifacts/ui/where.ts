import type { Json } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import {
  type Action,
  type Card,
  COMPLETE,
  EVERY_KIND,
  type Kind,
  kindOf,
  resourceOf,
  type Section,
} from '../data/index.ts';
import { answers, type Ask, type PhaseAnswer } from '../rules/answers.ts';
import type { AlienView, PlayerView } from '../rules/view-types.ts';
import { at } from './places.ts';

type Where<A> = (view: AlienView, answer: A) => readonly Place[];

const mine = (view: AlienView): PlayerView | undefined => view.players[view.viewer ?? -1];
const inWork = (view: AlienView, kind: Kind): Card[] =>
  (mine(view)?.waiting ?? []).map(({ card }) => card).filter((card) => kindOf(card) === kind);
const blockaded = (view: AlienView): Card[] =>
  (mine(view)?.empire ?? []).filter(({ tokens }) => tokens > 0).map(({ card }) => card);

/** The Operational Action of each row. */
const OPERATIONAL: readonly Action[] = ['minePlanets', 'earnRevenue', 'launchOffensive'];

/** An Action sits on its key and on the things it is done with. */
function actionAt(view: AlienView, action: Exclude<Action, 'cardAction'>): readonly Place[] {
  const me = view.viewer ?? -1;
  switch (action) {
    case 'buy':
      return EVERY_KIND.filter((kind) => (view.decks[kind]?.cards ?? 0) > 0).map(at.deck);
    case 'discover':
    case 'develop':
    case 'build': {
      const kind = COMPLETE.indexOf(action) as Kind;
      return [at.act(action), at.row(kind), ...inWork(view, kind).map(at.card)];
    }
    case 'prepare': {
      const rows = EVERY_KIND.filter((kind) => inWork(view, kind).length > 0);
      const keys = rows.length > 0 ? rows : EVERY_KIND;
      return [
        ...keys.flatMap((kind) => [at.act('prepare', kind), at.row(kind)]),
        ...rows.flatMap((kind) => inWork(view, kind).map(at.card)),
      ];
    }
    case 'sell':
      return [at.bank(me)];
    case 'removeBlockade': {
      const locked = blockaded(view);
      const rows = EVERY_KIND.filter((kind) => locked.some((card) => kindOf(card) === kind));
      return (rows.length > 0 ? rows : EVERY_KIND).flatMap((kind) => [
        at.act('removeBlockade', kind),
        ...(rows.length > 0 ? [at.row(kind)] : []),
      ]);
    }
    case 'factionAction':
      return [at.faction(me)];
    default:
      return [at.act(action), at.row(OPERATIONAL.indexOf(action))];
  }
}

const phase: Where<PhaseAnswer> = (view, answer) => {
  switch (answer.do) {
    case 'cardAction':
    case 'useInAddition':
    case 'unlockCard':
      return [at.card(answer.card)];
    case 'useArtifact':
      return [at.artifact(answer.artifact)];
    case 'endActionPhase':
      return [at.done];
    default:
      return actionAt(view, answer.do);
  }
};

/** A section of a hand card, or the card under a Planet. */
const payWith: Where<Section> = (view, section) => {
  const resource = resourceOf(section);
  return [view.own?.hand.includes(resource) ? at.section(section) : at.store(resource)];
};

/** A payment is made at the thing that is paid for. */
const paid = (view: AlienView): readonly Place[] => {
  const { task, viewer } = view;
  if (task?.type !== 'spendCard') return [at.done];
  if (task.action === 'sell') return [at.done, at.bank(viewer ?? -1)];
  if (task.action === 'factionAction') return [at.done, at.faction(viewer ?? -1)];
  return task.card === null ? [at.done] : [at.done, at.card(task.card)];
};

/** Technologies that score alike are offered once, and each of them is meant. */
const technology: Where<Card> = (view, answer) => {
  const { task } = view;
  const goals = mine(view)?.goals ?? [];
  const during = goals.find((goal) => goal.technology === answer)?.during ?? 0;
  if (task?.type !== 'chooseTechnology' || task.draw || during === 0) return [at.card(answer)];
  return goals.filter((goal) => goal.during === during).map((goal) => at.card(goal.technology));
};

const target: Where<number | null> = (_view, seat) => [seat === null ? at.system : at.seat(seat)];

/** To attack is to choose a target: the System or an Empire; the Ship itself asks which. */
const strike: Where<number> = (view, answer) => {
  const { task, viewer } = view;
  if (answer === 1 || task?.type !== 'attackOrSkip') return [at.done];
  const others = view.players.flatMap((_, seat) => (seat === viewer ? [] : [at.seat(seat)]));
  return [at.card(task.ship), at.system, ...others];
};

const card: Where<Card> = (_view, answer) => [at.card(answer)];
const deck: Where<Kind> = (_view, kind) => [at.deck(kind)];
const orDone =
  <A>(where: Where<A>): Where<A | null> =>
  (view, answer) =>
    answer === null ? [at.done] : where(view, answer);

/** Where the answers to one question are; what its codec cannot read is nowhere. */
const places =
  <A>({ read }: { read(choice: Json): A | undefined }, where: Where<A>): Where<Json> =>
  (view, choice) => {
    const answer = read(choice);
    return answer === undefined ? [] : where(view, answer);
  };

const WHERE: Readonly<Record<Ask, Where<Json>>> = {
  chooseFaction: places(answers.chooseFaction, (_view, faction) => [at.leader(faction)]),
  keepSetupCard: places(answers.keepSetupCard, card),
  actionPhase: places(answers.actionPhase, phase),
  buyDeck: places(answers.buyDeck, deck),
  buyExtra: places(answers.buyExtra, (_view, n) => [at.extra(n)]),
  keepBoughtCard: places(answers.keepBoughtCard, card),
  constructTarget: places(answers.constructTarget, card),
  spendCard: places(answers.spendCard, (view, answer) =>
    answer === null ? paid(view) : payWith(view, answer.section),
  ),
  chooseFace: places(answers.chooseFace, (_view, side) => [at.face(side)]),
  chooseAutoBuild: places(answers.chooseAutoBuild, card),
  attackOrSkip: places(answers.attackOrSkip, strike),
  chooseTarget: places(answers.chooseTarget, target),
  chooseDefencePlan: places(answers.chooseDefencePlan, (_view, plan) => [at.plan(plan)]),
  chooseShip: places(answers.chooseShip, card),
  nextShip: places(answers.nextShip, orDone(card)),
  chooseAttackCard: places(answers.chooseAttackCard, (_view, one) => [at.drawn(one)]),
  placeToken: places(answers.placeToken, card),
  removeToken: places(answers.removeToken, card),
  nextTechnology: places(answers.nextTechnology, card),
  chooseTechnology: places(answers.chooseTechnology, technology),
  nextPlanet: places(answers.nextPlanet, card),
  choosePlanet: places(answers.choosePlanet, card),
  chooseSection: places(answers.chooseSection, (_view, section) => [at.lay(section)]),
  chooseCardToComplete: places(answers.chooseCardToComplete, card),
  chooseSearch: places(answers.chooseSearch, (_view, { kind, type }) => [at.search(kind, type)]),
  peekAt: places(answers.peekAt, deck),
  peekPlace: places(answers.peekPlace, (_view, place) => [at.peek(place === 0 ? 'top' : 'bottom')]),
  chooseProducedCard: places(answers.chooseProducedCard, (_view, one) => [at.store(one)]),
  chooseFlip: places(answers.chooseFlip, card),
  prepareRow: places(answers.prepareRow, (_view, kind) => [at.act('prepare', kind), at.row(kind)]),
  prepareCard: places(answers.prepareCard, orDone(payWith)),
  prepareTarget: places(answers.prepareTarget, card),
  sellColour: places(answers.sellColour, (_view, colour) => [at.sell(colour)]),
  removeBlockadeKind: places(answers.removeBlockadeKind, (_view, kind) => [
    at.act('removeBlockade', kind),
    at.row(kind),
  ]),
  discardCard: places(
    answers.discardCard,
    orDone((_view, one) => [at.hand(one)]),
  ),
  finalUnlockCard: places(answers.finalUnlockCard, orDone(card)),
};

export const where = (view: AlienView, ask: string, choice: Json): readonly Place[] =>
  Object.hasOwn(WHERE, ask) ? WHERE[ask as Ask](view, choice) : [];
