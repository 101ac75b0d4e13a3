import type { Question, Voice } from '@orrery/shared';
import { SIDES, SYMBOLS } from '../data/index.ts';
import type { SpendTask } from '../rules/state.ts';
import type { AlienView } from '../rules/view-types.ts';
import { cardName, deckName, kindId, sideName } from './names.ts';
import { isKey, type Key, say } from './say.ts';

/** What a payment is for. */
export function payName({ lang }: Voice, action: SpendTask['action'], card: number | null): string {
  return say(lang, `pay.${action}`, { card: card === null ? '' : cardName(lang, card) });
}

/** Symbols that are still missing. */
function missingIn({ colours, needs, laid }: SpendTask): number {
  return needs.reduce((sum, need, i) => {
    const got = laid.reduce(
      (n, { section, as }) => (as === colours[i] ? n + (SYMBOLS[section] ?? 0) : n),
      0,
    );
    return sum + Math.max(0, need - got);
  }, 0);
}

/** A question has a text for the one who is asked and one for those who watch. */
function keyOf(ask: string, mine: boolean, form: string): Key {
  const key = `ask.${ask}${mine ? (form === '' ? '' : `.${form}`) : '.other'}`;
  if (!isKey(key)) throw new Error(`No text ${key}`);
  return key;
}

export function prompt(voice: Voice, view: AlienView, { seat, ask, options }: Question): string {
  const { lang, name } = voice;
  const mine = view.viewer === seat;
  const { task } = view;
  const said = (form = '', params: Record<string, string | number> = {}): string =>
    say(lang, keyOf(ask, mine, form), { player: name(seat), ...params });
  if (task === null) return said();
  switch (task.type) {
    case 'keepSetupCard':
      if (task.side === null) return said();
      return said('empire', { side: sideName(lang, SIDES[task.side]) });
    case 'actionPhase':
      return said(phaseForm(view, options), { n: view.actions });
    case 'buyExtra':
      return said('', {
        n: view.players[seat]?.buyPrice.total ?? 0,
        deck: deckName(lang, kindId(task.kind)),
      });
    case 'constructTarget':
      return said('', { kind: say(lang, `kind.${kindId(task.kind)}`) });
    case 'spendCard':
      return said(...spending(voice, task));
    case 'chooseFace':
      return said('', { card: cardName(lang, task.card) });
    case 'attackOrSkip':
      return said('', { card: cardName(lang, task.ship) });
    case 'chooseDefencePlan':
      return said('', { attacker: name(view.attack?.seat ?? seat) });
    case 'nextShip':
      return said(task.isFirst ? 'first' : '');
    case 'chooseAttackCard':
      return said('', { card: cardName(lang, view.attack?.ship ?? 0) });
    case 'placeToken':
      return said('', { n: task.n, defender: name(view.attack?.target ?? 0) });
    case 'removeToken':
      return said('', { n: task.n });
    case 'choosePlanet':
      return said('', { n: task.n });
    case 'chooseSection':
      return said('', { card: cardName(lang, task.planet) });
    case 'peekPlace': {
      const top = view.decks[task.kind]?.top;
      const card = top == null ? '' : cardName(lang, top);
      return said('', { card, deck: deckName(lang, kindId(task.kind)) });
    }
    case 'prepareCard':
      return said(task.done > 0 ? 'more' : '', { slots: task.limit - task.done });
    case 'discardCard':
      return discarding(view, seat, said);
    default:
      return said();
  }
}

type Said = (form?: string, params?: Record<string, string | number>) => string;

function phaseForm({ actions, acted }: AlienView, options: Question['options']): string {
  if (actions === 0) return 'after';
  if (acted) return 'more';
  return options?.includes('endActionPhase') === true ? 'none' : '';
}

function spending(voice: Voice, task: SpendTask): [form: string, Record<string, string | number>] {
  const what = payName(voice, task.action, task.card);
  const missing = missingIn(task);
  const slots = task.limit - task.laid.length;
  const params = { what, missing, slots: Math.min(slots, 99) };
  // A sale needs no number of symbols.
  if (task.action === 'sell' && slots > 0) {
    return [task.laid.length < task.fewest ? 'sell' : 'sellMore', params];
  }
  const form = slots === 0 ? 'full' : missing > 0 || task.laid.length < task.fewest ? '' : 'enough';
  return [form, params];
}

function discarding(view: AlienView, seat: number, said: Said): string {
  const { task } = view;
  if (task?.type !== 'discardCard') return said();
  const { hand = 0, handSize: size = 0 } = view.players[seat] ?? {};
  if (task.why === 'reroll') return said('reroll', { most: task.most });
  if (task.why === 'pay') return said('pay', { most: task.most - task.done });
  return said(hand > size ? 'must' : '', { size });
}
