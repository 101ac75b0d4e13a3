import { type Json, type Seat, shuffle } from '@orrery/kernel';
import { data, directiveCard, type DirectiveCondition } from '../data/index.ts';
import { colonyCount } from './colony.ts';
import { INDEX } from './crew.ts';
import { regionIndex } from './dice.ts';
import { gain } from './goods.ts';
import { words } from './words.ts';
import type { Effect, Question } from './handler.ts';
import { type Artemis, type DirectiveId, isSolo, type Player, player, turnOrder } from './state.ts';
import type { Choices } from './tasks.ts';

const { handMax } = data.directives;

/** A state must hold now, an occurrence must have been this round (ART-DIR-07). */
function isMet(p: Player, condition: DirectiveCondition): boolean {
  const { deeds } = p;
  switch (condition.op) {
    case 'paidUpkeepFor':
      return deeds.heated >= condition.n;
    case 'dieExposed':
      return condition.regions.some((at) => (deeds.exposed & (1 << regionIndex(at))) !== 0);
    case 'expeditionNoReward':
      return deeds.noReward;
    case 'outbidAndSold':
      return deeds.outbid;
    case 'soleParticipantSuccess':
      return deeds.alone;
    case 'boughtWithDie':
      return (deeds.bought & (1 << condition.value)) !== 0;
    case 'diceInOneRegion':
      return deeds.placed.some((n) => n >= condition.n);
    case 'diceInDifferentRegions':
      return deeds.placed.filter((n) => n > 0).length >= condition.n;
    case 'stockAtLeast':
      return p[condition.what] >= condition.n;
    case 'trainedInto':
      return (deeds.trained & (1 << INDEX[condition.type])) !== 0;
    case 'colonistsAtLeast':
      return colonyCount(p, INDEX[condition.type]) >= condition.n;
    case 'activatedInOneUpkeep':
      return deeds.activated >= condition.n;
  }
}

export const playable = (p: Player): DirectiveId[] =>
  p.hand.filter((card) => isMet(p, directiveCard(card).condition));

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
  seat: (_s, { seat }) => seat,
  options(s, { seat, use }) {
    const p = player(s, seat);
    const cards = use === 'play' ? playable(p) : p.hand;
    return [...cards.map((card): Choices['directive'] => `${use}:${card}`), 'pass'];
  },
  choose(s, { seat, use }, choice, ctx) {
    if (choice === 'pass') return;
    const p = player(s, seat);
    const card = choice.slice(choice.indexOf(':') + 1);
    p.hand.splice(p.hand.indexOf(card), 1);
    s.directives?.discard.push(card);
    if (use === 'discard') {
      ctx.emit({ type: 'directiveDiscarded', seat, card });
      return;
    }
    p.deeds.directivePlayed = true;
    ctx.emit({ type: 'directivePlayed', seat, card });
    gain(s, seat, 'vp', directiveCard(card).vp, 'directive', ctx);
    if (isNews(s, p)) ctx.reveal();
    if (playable(p).length > 0) ctx.then({ type: 'directive', seat, use });
  },
  refuse(s, { seat, use }, choice) {
    const [verb, card] = words(choice).split(':');
    if (verb !== use || card === undefined || !holds(s, seat, card)) return null;
    return 'ART-DIR-02';
  },
};

const holds = (s: Artemis, seat: Seat, card: Json): boolean =>
  player(s, seat).hand.some((held) => held === card);

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
    const { directives } = s;
    const { hand } = player(s, seat);
    if (directives === null || hand.length >= handMax) return;
    if (directives.deck.length === 0) {
      directives.deck = shuffle(directives.discard, (n) => ctx.random(n));
      directives.discard = [];
    }
    ctx.reveal();
    const card = directives.deck.pop();
    if (card === undefined) return;
    hand.push(card);
    ctx.emit({ type: 'directiveDrawn', seat, card });
  },
};
