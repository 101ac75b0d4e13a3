import type { Json } from '@orrery/kernel';
import type { Lang, Voice } from '@orrery/shared';
import {
  type Card,
  cardInfo,
  type Colour,
  COLOURS,
  constants,
  data,
  factionInfo,
  type Kind,
  NUMBER_OF,
  resourceOf,
  type Section,
  SIDES,
  TYPE_OF,
} from '../data/index.ts';
import { answers, type Ask, type PhaseAnswer, type Search, type Spent } from '../rules/answers.ts';
import type { AlienView, PlayerView } from '../rules/view-types.ts';
import {
  artifactName,
  capital,
  cardName,
  colourName,
  costName,
  deckName,
  factionName,
  kindId,
  kindsName,
  planName,
  resourceName,
  resourceSymbols,
  sectionName,
  sectionSymbols,
  typeName,
} from './names.ts';
import { say } from './say.ts';

type Label<A> = (voice: Voice, view: AlienView, answer: A) => string;

/** Options are read by the one who is asked. */
const mine = (view: AlienView): PlayerView | null => view.players[view.viewer ?? -1] ?? null;

const card: Label<Card> = ({ lang }, _view, answer) => cardName(lang, answer);

/** The name of an Action, as the player aid has it. */
function actionName(lang: Lang, action: string): string {
  return data.actions.find((one) => one.action === action)?.name[lang] ?? action;
}

function phase({ lang }: Voice, view: AlienView, answer: PhaseAnswer): string {
  const me = mine(view);
  switch (answer.do) {
    case 'endActionPhase':
      return say(lang, 'option.endActionPhase');
    case 'cardAction':
    case 'useInAddition':
      return say(lang, `option.${answer.do}`, { card: cardName(lang, answer.card) });
    case 'useArtifact':
      return say(lang, 'option.useArtifact', { artifact: artifactName(lang, answer.artifact) });
    case 'unlockCard': {
      const name = cardName(lang, answer.card);
      const n = me?.empire.find((built) => built.card === answer.card)?.tokens;
      return n === undefined
        ? say(lang, 'option.unlockCard.plain', { card: name })
        : say(lang, 'option.unlockCard', { card: name, n });
    }
    case 'buy':
      return say(lang, 'option.buy', { n: me?.buyPrice.total ?? constants.buyBaseCost });
    case 'factionAction': {
      const faction = me?.faction ?? -1;
      const op = faction < 0 ? undefined : factionInfo(faction).action.effects[0];
      if (op?.op !== 'pay') return actionName(lang, answer.do);
      const cost = costName(lang, op.cost.resources);
      return say(lang, 'option.factionAction', { faction: actionName(lang, answer.do), cost });
    }
    default:
      return actionName(lang, answer.do);
  }
}

function deck({ lang }: Voice, view: AlienView, kind: Kind): string {
  const name = capital(deckName(lang, kindId(kind)));
  const top = view.decks[kind]?.top;
  if (top == null) return say(lang, 'option.deck.plain', { deck: name });
  return say(lang, 'option.deck', { deck: name, card: cardName(lang, top) });
}

function extra({ lang }: Voice, view: AlienView, n: number): string {
  const me = mine(view);
  const price = me?.buyPrice.total ?? constants.buyBaseCost;
  const cards = n + 1 + (me?.buyDraw ?? 0);
  return say(lang, 'option.extra', { cards, paid: price + n });
}

/** With what it still lacks. */
function waiting({ lang }: Voice, view: AlienView, answer: Card): string {
  const me = mine(view);
  const at = me?.waiting.findIndex((one) => one.card === answer) ?? -1;
  const n = me?.lacks[at];
  const name = cardName(lang, answer);
  return n === undefined ? name : say(lang, 'option.cost', { card: name, n });
}

/** Who sells gets credits, and pays for nothing. */
export const payKey = (task: AlienView['task']): 'option.pay' | 'option.pay.sell' =>
  task?.type === 'spendCard' && task.action === 'sell' ? 'option.pay.sell' : 'option.pay';

function spent({ lang }: Voice, { task }: AlienView, answer: Spent | null): string {
  if (answer === null) return say(lang, payKey(task));
  const text = capital(sectionName(lang, answer.section));
  if (answer.as === null) return text;
  return say(lang, 'symbolsAs', { symbols: text, colour: colourName(lang, COLOURS[answer.as]) });
}

function face({ lang }: Voice, { task }: AlienView, side: 0 | 1): string {
  if (task?.type !== 'chooseFace') return SIDES[side];
  const text = cardInfo(task.card).texts[side][lang];
  return say(lang, `option.face.${SIDES[side]}`, { text });
}

function strike({ lang }: Voice, { task }: AlienView, answer: number): string {
  if (answer === 1 || task?.type !== 'attackOrSkip') return say(lang, 'option.skip');
  return say(lang, 'option.attack', { card: cardName(lang, task.ship) });
}

function target({ lang, name }: Voice, view: AlienView, seat: number | null): string {
  if (seat !== null) return name(seat);
  const system = data.alienSystems[view.system]?.name[lang] ?? '';
  return say(lang, 'option.alien', { system });
}

function tokens({ lang }: Voice, view: AlienView, answer: Card): string {
  const built = view.players.flatMap(({ empire }) => empire).find((one) => one.card === answer);
  return say(lang, 'option.tokens', { card: cardName(lang, answer), n: built?.tokens ?? 0 });
}

/** Every Technology that would score the same is meant. */
function technology({ lang }: Voice, view: AlienView, answer: Card): string {
  const goals = mine(view)?.goals ?? [];
  const during = goals.find((goal) => goal.technology === answer)?.during ?? 0;
  const { task } = view;
  const isAlike = task?.type === 'chooseTechnology' && !task.draw && during > 0;
  const same = isAlike ? goals.filter((goal) => goal.during === during) : [];
  const names = same.length > 0 ? same.map((goal) => goal.technology) : [answer];
  const text = names.map((one) => cardName(lang, one)).join(' / ');
  return say(lang, 'option.technology', { card: text, n: during });
}

function section({ lang }: Voice, { task }: AlienView, answer: Section): string {
  const resource = capital(resourceName(lang, resourceOf(answer)));
  const shown = sectionSymbols(lang, answer);
  const planet = task?.type === 'chooseSection' ? cardInfo(task.planet).types[0] : -1;
  const key = TYPE_OF[answer] === planet ? 'option.section.point' : 'option.section';
  return say(lang, key, { resource, section: shown });
}

function produced({ lang }: Voice, view: AlienView, answer: number): string {
  const all = mine(view)?.empire.flatMap((built) => built.produced) ?? [];
  const shown = all.find((one) => resourceOf(one) === answer);
  if (shown === undefined) return resourceName(lang, answer);
  const [from, to] = [sectionSymbols(lang, shown), sectionSymbols(lang, shown ^ 1)];
  return say(lang, 'option.turn', { card: capital(from), section: to });
}

const search: Label<Search> = ({ lang }, _view, { kind, type }) =>
  say(lang, 'option.search', {
    deck: capital(deckName(lang, kindId(kind))),
    type: typeName(lang, type),
  });

const row: Label<Kind> = ({ lang }, _view, kind) => kindsName(lang, kindId(kind));

function discard({ lang }: Voice, view: AlienView, answer: number | null): string {
  if (answer !== null) return capital(resourceName(lang, answer));
  const me = mine(view);
  const { task } = view;
  if (me === null || task?.type !== 'discardCard') return say(lang, 'option.stop');
  const n = task.why === 'draw' ? Math.max(0, me.handSize - me.hand) : task.done;
  return say(lang, 'option.draw', { n });
}

const orStop =
  <A>(label: Label<A>): Label<A | null> =>
  (voice, view, answer) =>
    answer === null ? say(voice.lang, 'option.stop') : label(voice, view, answer);

const colour: Label<Colour> = ({ lang }, _view, answer) =>
  answer === 3 ? say(lang, 'option.gold') : capital(colourName(lang, COLOURS[answer]));

/** Labels of the answers to one question; what its codec cannot read is shown as it is. */
const labels =
  <A>({ read }: { read(choice: Json): A | undefined }, label: Label<A>): Label<Json> =>
  (voice, view, choice) => {
    const answer = read(choice);
    return answer === undefined ? JSON.stringify(choice) : label(voice, view, answer);
  };

const LABELS: Readonly<Record<Ask, Label<Json>>> = {
  chooseFaction: labels(answers.chooseFaction, ({ lang }, _view, faction) =>
    say(lang, 'option.faction', {
      faction: factionName(lang, faction),
      text: factionInfo(faction).scoring.text[lang],
    }),
  ),
  keepSetupCard: labels(answers.keepSetupCard, card),
  actionPhase: labels(answers.actionPhase, phase),
  buyDeck: labels(answers.buyDeck, deck),
  buyExtra: labels(answers.buyExtra, extra),
  keepBoughtCard: labels(answers.keepBoughtCard, card),
  constructTarget: labels(answers.constructTarget, waiting),
  spendCard: labels(answers.spendCard, spent),
  chooseFace: labels(answers.chooseFace, face),
  chooseAutoBuild: labels(answers.chooseAutoBuild, card),
  attackOrSkip: labels(answers.attackOrSkip, strike),
  chooseTarget: labels(answers.chooseTarget, target),
  chooseDefencePlan: labels(answers.chooseDefencePlan, ({ lang }, _view, plan) =>
    planName(lang, plan),
  ),
  chooseShip: labels(answers.chooseShip, card),
  nextShip: labels(answers.nextShip, orStop(card)),
  chooseAttackCard: labels(answers.chooseAttackCard, ({ lang }, _view, resource) =>
    say(lang, 'option.number', {
      number: NUMBER_OF[resource] ?? 0,
      card: resourceSymbols(lang, resource),
    }),
  ),
  placeToken: labels(answers.placeToken, tokens),
  removeToken: labels(answers.removeToken, tokens),
  nextTechnology: labels(answers.nextTechnology, technology),
  chooseTechnology: labels(answers.chooseTechnology, technology),
  nextPlanet: labels(answers.nextPlanet, card),
  choosePlanet: labels(answers.choosePlanet, card),
  chooseSection: labels(answers.chooseSection, section),
  chooseCardToComplete: labels(answers.chooseCardToComplete, card),
  chooseSearch: labels(answers.chooseSearch, search),
  peekAt: labels(answers.peekAt, deck),
  peekPlace: labels(answers.peekPlace, ({ lang }, _view, place) =>
    say(lang, place === 0 ? 'option.top' : 'option.bottom'),
  ),
  chooseProducedCard: labels(answers.chooseProducedCard, produced),
  chooseFlip: labels(answers.chooseFlip, card),
  prepareRow: labels(answers.prepareRow, row),
  prepareCard: labels(
    answers.prepareCard,
    orStop(({ lang }, _view, one) => capital(sectionName(lang, one))),
  ),
  prepareTarget: labels(answers.prepareTarget, waiting),
  sellColour: labels(answers.sellColour, colour),
  removeBlockadeKind: labels(answers.removeBlockadeKind, row),
  discardCard: labels(answers.discardCard, discard),
  finalUnlockCard: labels(answers.finalUnlockCard, orStop(tokens)),
};

export const option = (voice: Voice, view: AlienView, ask: string, choice: Json): string =>
  Object.hasOwn(LABELS, ask) ? LABELS[ask as Ask](voice, view, choice) : JSON.stringify(choice);
