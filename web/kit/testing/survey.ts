import type { AnyGame, EventOf, Json, RuleId, ViewOf } from '@orrery/kernel';
import { type GameText, LANGS } from '@orrery/shared';
import { PIECE, type Place } from '../src/contract.ts';
import {
  all,
  type Drawing,
  explained,
  kindOf,
  places,
  type Position,
  type Sampled,
  type Seen,
} from './drawing.ts';

/** What is asked of the drawings of one game, and what is allowed to them. */
export interface SurveySettings<G extends AnyGame> {
  readonly drawing: Drawing<G>;
  readonly text: GameText<ViewOf<G>, EventOf<G>>;
  readonly games: readonly Sampled<G>[];
  /** Every rule that an explanation may name. */
  readonly rules: ReadonlySet<RuleId>;
  /** Answers that are only a button, as `question "answer"`; none: every answer has its place. */
  readonly buttons?: RegExp;
  /** On a phone every answer offered is on the board or in the strip: no other tab is needed. */
  readonly near?: true;
  /** Answers that a phone does not show at once, as `question "answer"` or `refused question "answer"`. */
  readonly unseen?: RegExp;
  /** Places that only a phone has. */
  readonly small?: RegExp;
  /** Pieces that are drawn where they lie and once more elsewhere. */
  readonly twice?: RegExp;
  /** Places that are explained by less than a sentence. */
  readonly terse?: RegExp;
}

/** What was drawn, and what was wrong with it. */
export interface Survey {
  readonly kinds: Set<string>;
  readonly unexplained: Set<string>;
  readonly misplaced: Set<string>;
  readonly twice: Set<string>;
  readonly titled: Set<string>;
  /** Goals in sight that are none, or cannot be asked about. */
  readonly aimless: Set<string>;
}

/** A text that was not filled, or filled with nothing. */
export const HOLE = /[{}]|undefined|null|NaN|\[object|: ?$|\( ?\)|^\s*$/;
const NEVER = /^\b$/;

/** What of an answer is not drawn: its places, and pieces of it that are too few. */
function lacking(drawn: ReadonlySet<Place>) {
  const numbered = new Map<Place, number>();
  for (const place of drawn)
    if (place.includes('#')) numbered.set(kindOf(place), (numbered.get(kindOf(place)) ?? 0) + 1);
  const lost = (where: readonly Place[]) => where.filter((place) => !drawn.has(place));
  /** Where pieces are told apart, what bears the name of their kind is none of them. */
  const few = (parts: readonly Place[]) =>
    [...new Set(parts)].filter((kind) => {
      const there = numbered.get(kind) ?? (drawn.has(kind) ? 1 : 0);
      return there < parts.filter((part) => part === kind).length;
    });
  return {
    lost,
    few,
    /** Pieces that are alike may lie on each other. */
    holds: (where: readonly Place[], parts: readonly Place[] | null): boolean =>
      lost(where).length < where.length ||
      (parts !== null && few([...new Set(parts)]).length === 0),
  };
}

/** What is drawn of a position; drawing takes longest by far, so that it is done once. */
interface Drawn {
  readonly wide: string;
  readonly phone: string;
}

function* explanationFaults<G extends AnyGame>(
  { drawing, rules, terse = NEVER }: SurveySettings<G>,
  seen: Seen<ViewOf<G>>,
  place: Place,
): Generator<string> {
  for (const lang of LANGS) {
    const said = drawing.ui.explain(drawing.voice(seen, lang), seen.view, place);
    const { title = '', text = '', cost = '–', state = '–', rule = 'no rule' } = said ?? {};
    for (const words of [title, text, cost, state])
      if (HOLE.test(words)) yield `${place}: ${title}: ${words}`;
    if (!/[.!?»”]$/.test(text) && !terse.test(place)) yield `${place}: no sentence: ${text}`;
    if (!rules.has(rule)) yield `${place}: ${rule}`;
  }
}

function* answerFaults<G extends AnyGame>(
  settings: SurveySettings<G>,
  position: Position<ViewOf<G>>,
  drawn: Drawn,
): Generator<string> {
  const { drawing, text, buttons = NEVER, unseen = NEVER, small = NEVER } = settings;
  const { view, asked, refused } = position;
  const wide = lacking(places(drawn.wide));
  const phone = lacking(places(drawn.phone));
  let tabs: ReturnType<typeof lacking> | undefined;
  const tabsHold: typeof phone.holds = (where, parts) => {
    tabs ??= lacking(places(drawing.tabs(drawing.drawOf(position), position.seats)));
    return tabs.holds(where, parts);
  };
  function* faultsAt(choice: Json, name: string, needsNear: boolean): Generator<string> {
    const where = drawing.ui.where(view, asked.ask, choice);
    const parts = drawing.ui.parts?.(view, asked.ask, choice) ?? null;
    for (const lang of LANGS) {
      const label = text.option(drawing.voice(position, lang), view, asked.ask, choice);
      if (HOLE.test(label) || label.startsWith('"')) yield `no label: ${label}`;
    }
    if (where.length === 0 && parts === null) {
      if (!buttons.test(name.replace(/^refused /, ''))) yield 'nowhere';
      return;
    }
    for (const place of wide.lost(where)) if (!small.test(place)) yield `no ${place}`;
    for (const part of wide.few(parts ?? [])) yield `too few of ${part}`;
    if (!wide.holds(where, parts)) yield 'not on a large screen';
    const isNear = phone.holds(where, parts) || (!needsNear && tabsHold(where, parts));
    if (!isNear && !unseen.test(name)) yield 'not on a phone';
  }
  const names = [
    ...asked.options.map((choice) => ({ choice, before: '' })),
    ...refused.map(({ choice }) => ({ choice, before: 'refused ' })),
  ];
  for (const { choice, before } of names) {
    const name = `${before}${asked.ask} ${JSON.stringify(choice)}`;
    const needsNear = before === '' && settings.near === true;
    for (const fault of faultsAt(choice, name, needsNear)) yield `${name}: ${fault}`;
  }
}

/** A goal in sight has its words, is still to be met, and can be asked about. */
function* goalFaults<G extends AnyGame>(
  { drawing: { ui, voice } }: SurveySettings<G>,
  seen: Seen<ViewOf<G>>,
): Generator<string> {
  const { view, seats } = seen;
  for (let seat = 0; seat < seats; seat++)
    for (const lang of LANGS)
      for (const { text, have, want, points = 0, place } of ui.goals?.(lang, view, seat) ?? []) {
        const name = `${place}: ${text}: ${have} of ${want}`;
        if (HOLE.test(text)) yield `${name}: no words`;
        if (![have, want, points].every(Number.isInteger)) yield `${name}, ${points}: no numbers`;
        if (have >= want || want < 1) yield `${name}: met`;
        if (ui.explain(voice(seen, lang), view, place) === null) yield `${name}: unexplained`;
      }
}

/** Draws every position, large and small, and looks at all that is there. */
export function survey<G extends AnyGame>(settings: SurveySettings<G>): Survey {
  const { drawing, games, twice = NEVER } = settings;
  const found: Survey = {
    kinds: new Set(),
    unexplained: new Set(),
    misplaced: new Set(),
    twice: new Set(),
    titled: new Set(),
    aimless: new Set(),
  };
  function look(seen: Seen<ViewOf<G>>): Drawn {
    const draw = drawing.drawOf(seen);
    const wide = drawing.wide(draw, seen.seats);
    const phone = seen.viewer === null ? '' : drawing.phone(draw);
    for (const place of explained(wide + phone)) {
      found.kinds.add(place.split(':', 1)[0] ?? '');
      for (const fault of explanationFaults(settings, seen, place)) found.unexplained.add(fault);
    }
    const pieces = all(wide, PIECE);
    for (const [i, piece] of pieces.entries())
      if (pieces.indexOf(piece) !== i && !twice.test(piece)) found.twice.add(piece);
    if ((wide + phone).includes('<title')) found.titled.add(seen.asked?.ask ?? 'the end');
    return { wide, phone };
  }
  for (const position of games.flatMap(({ positions }) => positions)) {
    const drawn = look(position);
    for (const fault of answerFaults(settings, position, drawn)) found.misplaced.add(fault);
    for (const fault of goalFaults(settings, position)) found.aimless.add(fault);
    const view = { ...position.view, viewer: null, own: null };
    look({ ...position, view, viewer: null });
  }
  for (const { over } of games) for (const viewer of [0, null]) look(drawing.seenBy(over, viewer));
  return found;
}
