import {
  type AnyGame,
  apply,
  asked,
  canonical,
  type CoreState,
  imagine,
  type Json,
  pending,
  type Random,
  refusal,
  sameJson,
  type Seat,
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

/** The state is plain JSON, and a clone is equal to it and shares nothing with it. */
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
  const shared = sharedPart(state, copy, 'state');
  if (shared !== null) {
    found.push({ kind: 'exceptions', message: `a clone shares ${shared} with its state` });
  }
  return found;
}

/** Tasks are never changed once made, so they alone may be shared. */
function sharedPart(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return null;
  if (a === b) return path;
  for (const key of Object.keys(a)) {
    if (path === 'state.tasks') continue;
    const [left, right] = [a, b].map((object) => (object as Record<string, unknown>)[key]);
    const found = sharedPart(left, right, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

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
  const other = question.options[random(question.options.length)] as Json;
  const instead = sameJson(other, choice)
    ? null
    : apply(game, state, { seat: question.seat, choice: other });
  const pool = tried.get(question.ask) ?? [];
  tried.set(question.ask, pool);
  if (pool.length < TRIED_KEPT) pool.push(choice);
  else pool[random(TRIED_KEPT)] = choice;

  const found: Violation[] = [];
  const leak = (viewer: Viewer, what: string): void => {
    const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
    found.push({ kind: 'leaks', message: `${who} can tell by ${what} at ${question.ask}` });
  };
  for (const viewer of viewersOf(game.scores(state).length)) {
    const world = imagine(game, state, viewer, random);
    if (!looksAlike(game, state, world, viewer)) leak(viewer, 'the view');
    const imagined = pending(game, world);
    if (imagined?.seat !== question.seat || imagined.ask !== question.ask)
      leak(viewer, 'who is asked');
    else if (viewer === question.seat) {
      if (!sameJson(imagined.options, question.options)) leak(viewer, 'the options');
      for (let i = 0; i < TRIED_EACH_TIME; i++) {
        const attempt = pool[random(pool.length)] as Json;
        if (refusal(game, state, attempt) !== refusal(game, world, attempt))
          leak(viewer, 'a refusal');
      }
    }
    if (imagined?.options.some((option) => sameJson(option, choice))) {
      const twin = apply(game, world, { seat: question.seat, choice });
      const certain = Math.min(real.certain, twin.certain);
      if (!toldAlike(game, real.events, twin.events, viewer, certain)) leak(viewer, 'the events');
      if (real.undoable && twin.undoable && !looksAlike(game, real.state, twin.state, viewer)) {
        leak(viewer, 'what the answer did');
      }
    }
    // Two answers of another seat that leave the same picture must also be told in the same words.
    if (instead === null || viewer === question.seat || !real.undoable || !instead.undoable)
      continue;
    if (!looksAlike(game, real.state, instead.state, viewer)) continue;
    if (!sameAsked(game, real.state, instead.state)) continue;
    // Both led to the same position: nothing is hidden in it, the answer was merely said aloud.
    if (canonical(real.state) === canonical(instead.state)) continue;
    const length = Math.max(real.events.length, instead.events.length);
    if (!toldAlike(game, real.events, instead.events, viewer, length))
      leak(viewer, 'a hidden answer');
  }
  return found;
}

function looksAlike(game: AnyGame, a: CoreState, b: CoreState, viewer: Viewer): boolean {
  return JSON.stringify(game.view(a, viewer)) === JSON.stringify(game.view(b, viewer));
}

function sameAsked(game: AnyGame, a: CoreState, b: CoreState): boolean {
  const [one, two]: [Seat | undefined, Seat | undefined] = [
    asked(game, a)?.seat,
    asked(game, b)?.seat,
  ];
  return one === two && asked(game, a)?.ask === asked(game, b)?.ask;
}

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
