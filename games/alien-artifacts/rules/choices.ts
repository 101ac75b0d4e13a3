import {
  cardId,
  EVERY_KIND,
  KINDS,
  type KindId,
  kindOf,
  resourceId,
  resourceOf,
  SIDES,
  type Side,
  TYPES,
} from '../data/index.ts';
import { answers, meant } from './answers.ts';
import { discard, putBottom, see, takeTop } from './decks.ts';
import { takeFound } from './effects.ts';
import { type AlienEffect, type AlienQuestion, seatOf } from './handler-types.ts';
import { builtAt, change, deckOf, player } from './state.ts';
import { isThere } from './void.ts';

/** A used Artifact goes to its discard pile only now (ALI-ART-04, ALI-EFF-21). */
export const discardArtifact: AlienEffect<'discardArtifact'> = {
  run(s, { artifact }) {
    s.artifactDiscard = [...s.artifactDiscard, artifact];
  },
};

/** Whatever it costs (ALI-EFF-11). */
export const chooseCardToComplete: AlienQuestion<'chooseCardToComplete', string> = {
  rule: 'ALI-EFF-11',
  seat: seatOf,
  candidates: (s, { seat }) => player(s, seat).waiting.map(({ card }) => cardId(card)),
  forbid(_s, { kind }, choice) {
    const isMeant = kind === null || kindOf(meant(answers.chooseCardToComplete, choice)) === kind;
    return isMeant ? null : { rule: 'ALI-EFF-11', facts: { kind: KINDS[kind] } };
  },
  choose(_s, { seat }, choice, ctx) {
    const card = meant(answers.chooseCardToComplete, choice);
    ctx.then({ type: 'chooseFace', seat, card, automatic: false });
  },
};

/** A deck and a Type of which it holds a card (ALI-EFF-20). */
export const chooseSearch: AlienQuestion<'chooseSearch', string> = {
  rule: 'ALI-EFF-20',
  seat: seatOf,
  candidates: (_s, task) =>
    EVERY_KIND.flatMap((kind) =>
      TYPES.flatMap((_, type) => {
        const isOpen = (task.kind ?? kind) === kind && (task.typeNo ?? type) === type;
        return isOpen ? [answers.chooseSearch.make({ kind, type })] : [];
      }),
    ),
  forbid(s, _task, choice) {
    const { kind, type } = meant(answers.chooseSearch, choice);
    if (isThere(s, kind, type)) return null;
    return { rule: 'ALI-EFF-20', facts: { kind: KINDS[kind], type: TYPES[type] ?? '' } };
  },
  choose(s, { seat }, choice, ctx) {
    const { kind, type } = meant(answers.chooseSearch, choice);
    const card = takeFound(s, seat, kind, type, null, ctx);
    if (card !== null) ctx.then({ type: 'arrived', seat, card });
  },
};

/** The top card of a deck is looked at (ALI-EFF-18). */
export const peekAt: AlienQuestion<'peekAt', KindId> = {
  rule: 'ALI-EFF-18',
  seat: seatOf,
  candidates: () => KINDS,
  forbid(s, _task, choice) {
    const isEmpty = deckOf(s, meant(answers.peekAt, choice)).length === 0;
    return isEmpty ? { rule: 'ALI-EFF-18', facts: { how: 'empty', kind: choice } } : null;
  },
  choose(s, { seat }, choice, ctx) {
    const kind = meant(answers.peekAt, choice);
    const [top] = deckOf(s, kind);
    ctx.reveal();
    if (top !== undefined) see(s, top, seat);
    ctx.emit({ type: 'deckPeeked', seat, kind: choice });
    ctx.then({ type: 'peekPlace', seat, kind });
  },
};

export const peekPlace: AlienQuestion<'peekPlace', 'top' | 'bottom'> = {
  rule: 'ALI-EFF-18',
  seat: seatOf,
  candidates: () => ['top', 'bottom'],
  forbid(s, { kind }, choice) {
    // Top and bottom are the same in a deck of one card.
    const isOnly = choice === 'bottom' && deckOf(s, kind).length === 1;
    return isOnly ? { rule: 'ALI-EFF-18', facts: { how: 'only', kind: KINDS[kind] } } : null;
  },
  choose(s, { seat, kind }, choice, ctx) {
    const card = cardId(deckOf(s, kind)[0] ?? 0);
    if (choice === 'bottom') putBottom(s, kind, takeTop(s, kind, 1, ctx));
    ctx.emit({ type: 'peekPlaced', seat, kind: KINDS[kind], card, place: choice });
  },
};

/** The other section becomes the visible one, without a point (ALI-EFF-22). */
export const chooseProducedCard: AlienQuestion<'chooseProducedCard', string> = {
  rule: 'ALI-EFF-22',
  seat: seatOf,
  candidates: (s, { seat }) =>
    player(s, seat).empire.flatMap(({ produced }) =>
      produced.map((section) => resourceId(resourceOf(section))),
    ),
  forbid: () => null,
  choose(s, { seat }, choice, ctx) {
    const card = meant(answers.chooseProducedCard, choice);
    const p = player(s, seat);
    p.empire = p.empire.map((built) => {
      const at = built.produced.findIndex((section) => resourceOf(section) === card);
      const section = built.produced[at];
      if (section === undefined) return built;
      const told = { planet: cardId(built.card), resource: choice, section: (section ^ 1) & 1 };
      ctx.emit({ type: 'sectionTurned', seat, ...told });
      return { ...built, produced: built.produced.with(at, section ^ 1) };
    });
  },
};

/** A card shows its other face, and what that does on entry is done (ALI-EFF-13). */
export const chooseFlip: AlienQuestion<'chooseFlip', string> = {
  rule: 'ALI-EFF-13',
  seat: seatOf,
  candidates: (s, { seat }) => player(s, seat).empire.map(({ card }) => cardId(card)),
  forbid: () => null,
  choose(s, { seat }, choice, ctx) {
    const card = meant(answers.chooseFlip, choice);
    const p = player(s, seat);
    const before = builtAt(p, card);
    const side = (1 - before.side) as Side;
    change(p, card, { side, produced: [] });
    discard(s, before.produced.map(resourceOf));
    ctx.emit({ type: 'cardFlipped', seat, card: choice, side: SIDES[side] });
    ctx.then({ type: 'entered', seat, card, flipped: true }, { type: 'autoCheck', seat });
  },
};
