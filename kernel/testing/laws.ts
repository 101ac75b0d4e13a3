import {
  type AnyGame,
  type Applied,
  apply,
  asked,
  canonical,
  type CoreState,
  imagine,
  type Json,
  pending,
  type Pending,
  play,
  type Random,
  refusal,
  sameJson,
  type Task,
  type Viewer,
} from '../src/index.ts';

export type ViolationKind = 'exceptions' | 'deadEnds' | 'leaks' | 'conservation';

export interface Violation {
  readonly kind: ViolationKind;
  readonly message: string;
}

/** Answers once offered, by question: tried again later to see what is refused, and why. */
export type Tried = Map<string, Json[]>;
const TRIED_KEPT = 40;
const TRIED_EACH_TIME = 3;

export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat): Viewer => seat), null];
}

/** Laws of one position that need no second world: answers exist, pieces are kept, scores are numbers. */
export function positionLaws(game: AnyGame, state: CoreState): Violation[] {
  const found: Violation[] = [];
  const question = pending(game, state);
  if (question !== null) {
    const texts = new Set(question.options.map(canonical));
    if (texts.size === 0)
      found.push({ kind: 'deadEnds', message: `${question.ask} has no answer` });
    if (texts.size < question.options.length) {
      found.push({ kind: 'deadEnds', message: `${question.ask} offers an answer twice` });
    }
  }
  for (const message of game.audit(state)) found.push({ kind: 'conservation', message });
  for (const [seat, { total, parts }] of game.scores(state).entries()) {
    const values = [total, ...Object.values(parts)];
    if (values.every(Number.isFinite)) continue;
    found.push({ kind: 'conservation', message: `seat ${seat} has a score that is no number` });
  }
  return found;
}

/** The state is plain JSON; a clone is equal to it; playing on changes neither the state nor a view of it. */
export function copyLaws(game: AnyGame, state: CoreState): Violation[] {
  const found: Violation[] = [];
  const before = canonical(state);
  if (canonical(JSON.parse(JSON.stringify(state))) !== before) {
    found.push({ kind: 'exceptions', message: 'the state does not survive JSON' });
  }
  const copy: CoreState = game.clone(state);
  if (canonical(copy) !== before) {
    found.push({ kind: 'exceptions', message: 'a clone is not equal to its state' });
  }
  // Every answer: what is not replaced but changed in place may be touched by one of them only.
  for (const choice of pending(game, state)?.options ?? []) {
    const played: CoreState = game.clone(state);
    const views = viewersOf(game.scores(state).length).map((viewer): Json =>
      game.view(played, viewer),
    );
    const seen = canonical(views);
    play(game, played, choice);
    const answer = `${JSON.stringify(choice)} on a clone`;
    if (canonical(state) !== before) {
      found.push({ kind: 'exceptions', message: `${answer} changes the state itself` });
      break;
    }
    if (canonical(views) !== seen) {
      found.push({ kind: 'exceptions', message: `${answer} changes a view made before` });
    }
    // Forwards, and back as an undo goes.
    if (!looksTheSameFrom(game, played, state) || !looksTheSameFrom(game, state, played)) {
      found.push({
        kind: 'exceptions',
        message: `${answer} is seen otherwise beside a view before`,
      });
    }
    if (!keepsSecrets(game, played, state) || !keepsSecrets(game, state, played)) {
      found.push({ kind: 'exceptions', message: `${answer} changes secrets said to be the same` });
    }
  }
  return found;
}

/** A view that shares parts with one of another position is the same as one made afresh. */
function looksTheSameFrom(game: AnyGame, state: CoreState, other: CoreState): boolean {
  const shared: unknown = game.view(state, null, game.view(other, null));
  return canonical(shared) === canonical(game.view(state, null));
}

/** Secrets that are said to be the same stand in the same places of what everybody sees. */
function keepsSecrets(game: AnyGame, before: CoreState, now: CoreState): boolean {
  const secrets = (state: CoreState, seat: number): string =>
    canonical(secretsIn(game.view(state, null) as Json, game.view(state, seat) as Json));
  return game
    .scores(now)
    .every(
      (_, seat) =>
        game.sameSecrets?.(before, now, seat) !== true ||
        secrets(before, seat) === secrets(now, seat),
    );
}

/** The places, and what is there for the one who sees more. */
function secretsIn(open: Json, own: Json, path: readonly string[] = []): Json[] {
  if (sameJson(open, own)) return [];
  const isInside = (value: Json): value is { readonly [key: string]: Json } =>
    typeof value === 'object' && value !== null;
  const keys = (value: object): string => Object.keys(value).sort().join();
  if (!isInside(open) || !isInside(own) || keys(open) !== keys(own)) return [[...path, own]];
  return Object.keys(own).flatMap((key) =>
    secretsIn(open[key] as Json, own[key] as Json, [...path, key]),
  );
}

/** One in so many positions is also compared with what another answer would have shown. */
const OTHER_ANSWER_EVERY = 4;

/**
 * Nothing a viewer is shown may depend on what that viewer cannot know: the real game and an
 * imagined one must look, ask, refuse and tell alike.
 */
export function secrecyLaws(
  game: AnyGame,
  state: CoreState,
  choice: Json,
  random: Random,
  tried: Tried,
): Violation[] {
  const question = pending(game, state);
  if (question === null) return [];
  const real = apply(game, state, { seat: question.seat, choice });
  const other = random(OTHER_ANSWER_EVERY) === 0 ? pick(question.options, random) : choice;
  const instead = apply(game, state, { seat: question.seat, choice: other });
  const attempts = remember(tried, question.ask, choice, random);

  const found: Violation[] = [];
  for (const viewer of viewersOf(game.scores(state).length)) {
    const leak = (what: string): void => {
      const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
      found.push({ kind: 'leaks', message: `${who} can tell by ${what} at ${question.ask}` });
    };
    const world = imagine(game, state, viewer, random);
    if (!looksAlike(game, state, world, viewer)) leak('the view');
    if (!sameJson(pointsOf(game, state), pointsOf(game, world))) leak('the points');
    const imagined = pending(game, world);
    if (imagined?.seat !== question.seat || imagined.ask !== question.ask) {
      leak('who is asked');
      continue;
    }
    if (viewer === question.seat) {
      if (!sameJson(imagined.options, question.options)) leak('the options');
      const alike = (attempt: Json): boolean =>
        refusal(game, state, attempt) === refusal(game, world, attempt);
      if (!attempts.every(alike)) leak('a refusal');
    } else if (!question.privateOptions && isForced(imagined) !== isForced(question)) {
      leak('an answer that the table gives');
    }
    if (imagined.options.some((option) => sameJson(option, choice))) {
      const twin = apply(game, world, { seat: question.seat, choice });
      const certain = Math.min(real.certain, twin.certain);
      if (!toldAlike(game, real.events, twin.events, viewer, certain)) leak('the events');
      // Undo and previews are for those who play.
      const undo = real.certain === twin.certain && real.undoable === twin.undoable;
      if (viewer !== null && !undo) leak('what can be undone');
      if (real.undoable && twin.undoable && !looksAlike(game, real.state, twin.state, viewer)) {
        leak('what the answer did');
      }
    }
    if (viewer !== question.seat && other !== choice && givesAway(game, real, instead, viewer)) {
      leak('a hidden answer');
    }
  }
  return found;
}

/** A table gives the only answer itself, unless the game says that it would tell a secret. */
const isForced = ({ options }: Pending): boolean => options.length === 1;

type Result = Applied<CoreState, Task>;

/** Two answers of another seat that leave the same picture must also be told in the same words. */
function givesAway(game: AnyGame, one: Result, two: Result, viewer: Viewer): boolean {
  if (!one.undoable || !two.undoable) return false;
  if (!looksAlike(game, one.state, two.state, viewer)) return false;
  const [first, second] = [asked(game, one.state), asked(game, two.state)];
  if (first?.seat !== second?.seat || first?.ask !== second?.ask) return false;
  // Both led to the same position: nothing is hidden in it, the answer was merely said aloud.
  if (canonical(one.state) === canonical(two.state)) return false;
  const length = Math.max(one.events.length, two.events.length);
  return !toldAlike(game, one.events, two.events, viewer, length);
}

function pick(options: readonly Json[], random: Random): Json {
  return options[random(options.length)] as Json;
}

/** Keeps an answer for later, and gives some that were kept for this question. */
function remember(tried: Tried, ask: string, choice: Json, random: Random): Json[] {
  const pool = tried.get(ask) ?? [];
  tried.set(ask, pool);
  if (pool.length < TRIED_KEPT) pool.push(choice);
  else pool[random(TRIED_KEPT)] = choice;
  return Array.from({ length: TRIED_EACH_TIME }, () => pick(pool, random));
}

/** One of the two is made from what the public sees: that must make no difference. */
function looksAlike(game: AnyGame, a: CoreState, b: CoreState, viewer: Viewer): boolean {
  const open: unknown = game.view(b, null);
  return sameJson(game.view(a, viewer) as Json, game.view(b, viewer, open) as Json);
}

/** Points are told to everybody while the game runs, so they count open things only. */
const pointsOf = (game: AnyGame, state: CoreState): Json =>
  game.scores(state).map(({ total, parts }) => ({ total, parts }));

function toldAlike(
  game: AnyGame,
  a: readonly Task[],
  b: readonly Task[],
  viewer: Viewer,
  length: number,
): boolean {
  const told = (events: readonly Task[]): string =>
    JSON.stringify(events.slice(0, length).map((event) => game.viewEvent(event, viewer)));
  return told(a) === told(b);
}
