import { type Seat, shuffle } from '@orrery/kernel';
import { data, directiveCard, type DirectiveCondition } from '../data/index.ts';
import { answers, type Choices } from './answers.ts';
import { colonyCount } from './colony.ts';
import { INDEX } from './crew.ts';
import { regionIndex } from './dice.ts';
import { gain } from './goods.ts';
import { type Effect, no, type Question, seat } from './handler.ts';
import { type Artemis, type DirectiveId, isSolo, type Player, player, turnOrder } from './state.ts';

const { handMax } = data.directives;
const { make, read } = answers.directive;

const most = (counts: readonly number[]): number => Math.max(0, ...counts);
const is = (met: boolean): number => (met ? 1 : 0);

/** How much there is of what a card asks for: a state now, an occurrence in this round (ART-DIR-07). */
function have(p: Player, condition: DirectiveCondition): number {
  const { deeds } = p;
  switch (condition.op) {
    case 'paidUpkeepFor':
      return deeds.heated;
    case 'dieExposed':
      return is(condition.regions.some((at) => (deeds.exposed & (1 << regionIndex(at))) !== 0));
    case 'expeditionNoReward':
      return is(deeds.noReward);
    case 'outbidAndSold':
      return is(deeds.outbid);
    case 'soleParticipantSuccess':
      return is(deeds.alone);
    case 'boughtWithDie':
      return is((deeds.bought & (1 << condition.value)) !== 0);
    case 'diceInOneRegion':
      return most(deeds.placed);
    case 'diceInDifferentRegions':
      return deeds.placed.filter((n) => n > 0).length;
    case 'stockAtLeast':
      return p[condition.what];
    case 'trainedInto':
      return is((deeds.trained & (1 << INDEX[condition.type])) !== 0);
    case 'colonistsAtLeast':
      return colonyCount(p, INDEX[condition.type]);
    case 'activatedInOneUpkeep':
      return deeds.activated;
  }
}

/** How much it asks for; what happens or does not is asked for once. */
const want = (condition: DirectiveCondition): number => ('n' in condition ? condition.n : 1);

const isMet = (p: Player, condition: DirectiveCondition): boolean =>
  have(p, condition) >= want(condition);

const isPlayable = (p: Player, card: DirectiveId): boolean =>
  isMet(p, directiveCard(card).condition);
export const playable = (p: Player): DirectiveId[] => p.hand.filter((card) => isPlayable(p, card));

/** Whether this player is asked is news to the others, either way, if some card could be played (ART-GEN-15). */
const isNews = (s: Artemis, p: Player): boolean =>
  isSolo(s)
    ? playable(p).length > 0
    : p.hand.length > 0 &&
      data.directives.cards.some(
        ({ id, condition }) => !s.directives?.discard.includes(id) && isMet(p, condition),
      );

/** Everybody who holds a card whose condition is met is asked, in turn order (ART-DIR-07). */
export const checkpoint: Effect<'checkpoint'> = {
  run(s, { from }, ctx) {
    const seats = turnOrder(s);
    for (let i = from; i < seats.length; i++) {
      const seat = seats[i] ?? 0;
      const p = player(s, seat);
      if (isNews(s, p)) ctx.reveal();
      if (playable(p).length === 0) continue;
      ctx.then({ type: 'directive', seat, use: 'play' }, { type: 'checkpoint', from: i + 1 });
      return;
    }
  },
};

export const directive: Question<'directive'> = {
  rule: 'ART-DIR-02',
  privateOptions: true, // ART-GEN-15
  seat,
  candidates(s, { seat, use }) {
    const cards = player(s, seat).hand.map((card) => make(use, card));
    return [...cards, 'pass'] satisfies Choices['directive'][];
  },
  forbid(s, { seat, use }, choice) {
    const card = read(choice)?.card;
    const free = card === undefined || use === 'discard' || isPlayable(player(s, seat), card);
    return free ? null : no('ART-DIR-02', { card });
  },
  choose(s, { seat, use }, choice, ctx) {
    const card = read(choice)?.card;
    if (card === undefined || s.directives === null) return;
    const p = player(s, seat);
    p.hand = p.hand.filter((held) => held !== card);
    s.directives = { ...s.directives, discard: [...s.directives.discard, card] };
    if (use === 'discard') {
      ctx.emit({ type: 'directiveDiscarded', seat, card });
      return;
    }
    p.deeds = { ...p.deeds, directivePlayed: true };
    ctx.emit({ type: 'directivePlayed', seat, card });
    gain(s, seat, 'vp', directiveCard(card).vp, 'directive', ctx);
    if (isNews(s, p)) ctx.reveal();
    if (playable(p).length > 0) ctx.then({ type: 'directive', seat, use });
  },
};

/** Who played none this round may discard one (ART-DIR-03). */
export const discardDirective: Effect<'discardDirective'> = {
  run(s, { seat }, ctx) {
    const { hand, deeds } = player(s, seat);
    if (hand.length === 0 || deeds.directivePlayed) return;
    ctx.then({ type: 'directive', seat, use: 'discard' });
  },
};

/** One card for a hand that is not full; the discards make a new deck (ART-DIR-04, ART-DIR-05). */
export const drawDirective: Effect<'drawDirective'> = {
  run(s, { seat }, ctx) {
    const p = player(s, seat);
    if (s.directives === null || p.hand.length >= handMax) return;
    let { deck, discard } = s.directives;
    if (deck.length === 0) {
      deck = shuffle([...discard], (n) => ctx.random(n));
      discard = [];
    }
    ctx.reveal();
    const card = deck.at(-1);
    s.directives = { deck: deck.slice(0, -1), discard };
    if (card === undefined) return;
    p.hand = [...p.hand, card];
    ctx.emit({ type: 'directiveDrawn', seat, card });
  },
};

/** What only the owner of a hand sees (ART-GEN-15); without Directives nobody has secrets. */
export interface ArtemisOwn {
  readonly hand: readonly DirectiveId[];
  /** Those whose condition is met now. */
  readonly playable: readonly DirectiveId[];
  /** For each card of the hand how much there is of what it asks for. */
  readonly towards: readonly { readonly have: number; readonly want: number }[];
}

export function own(s: Artemis, seat: Seat): ArtemisOwn | null {
  if (s.directives === null) return null;
  const p = player(s, seat);
  const towards = p.hand.map((card) => {
    const { condition } = directiveCard(card);
    return { have: have(p, condition), want: want(condition) };
  });
  return { hand: p.hand, playable: playable(p), towards };
}
