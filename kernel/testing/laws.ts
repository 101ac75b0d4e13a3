import {
  type Answer,
  type AnyGame,
  type Applied,
  apply,
  asked,
  canonical,
  clone,
  type CoreState,
  type Frame,
  frames,
  imagine,
  type Json,
  ownOf,
  pending,
  type Pending,
  play,
  type Question,
  type Random,
  refusals,
  sameJson,
  type Task,
  viewFor,
  type Viewer,
} from '../src/index.ts';

type AnyQuestion = Question<CoreState, Task, Json, Task, Task>;
type Step = Frame<CoreState, Task>;

export type ViolationKind = 'exceptions' | 'deadEnds' | 'leaks' | 'conservation';

export interface Violation {
  readonly kind: ViolationKind;
  readonly message: string;
}

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
  const note = (message: string): void => void found.push({ kind: 'exceptions', message });
  const before = canonical(state);
  if (canonical(JSON.parse(JSON.stringify(state))) !== before) {
    note('the state does not survive JSON');
  }
  if (canonical(clone(state)) !== before) note('a clone is not equal to its state');
  const question = pending(game, state);
  const ends = new Map<string, string>();
  // Every answer: what is not replaced but changed in place may be touched by one of them only.
  for (const choice of question?.options ?? []) {
    const played = clone(state);
    const views = viewersOf(state.players.length).map((viewer) => viewFor(game, played, viewer));
    const seen = canonical(views);
    play(game, played, choice);
    const answer = `${JSON.stringify(choice)} on a clone`;
    if (canonical(state) !== before) {
      note(`${answer} changes the state itself`);
      break;
    }
    if (canonical(views) !== seen) note(`${answer} changes a view made before`);
    const end = canonical(played);
    const twin = ends.get(end);
    if (twin !== undefined) {
      note(`${question?.ask}: ${twin} and ${JSON.stringify(choice)} lead to the same position`);
    }
    ends.set(end, JSON.stringify(choice));
    framesLaw(game, state, choice, end).forEach(note);
  }
  return found;
}

/** Step by step an answer leads to the same position, with the same events, as at once. */
function framesLaw(game: AnyGame, state: CoreState, choice: Json, end: string): string[] {
  const seat = pending(game, state)?.seat ?? 0;
  const taken = frames(game, state, { seat, choice });
  const { events } = apply(game, state, { seat, choice });
  const wrong: string[] = [];
  if (canonical(taken.at(-1)?.state) !== end) wrong.push('the last frame is not the position');
  if (canonical(taken.flatMap((frame) => frame.events)) !== canonical(events)) {
    wrong.push('frames tell other events');
  }
  for (const frame of taken) {
    // A position in the middle is shown too: its view must not fail.
    for (const viewer of viewersOf(state.players.length)) viewFor(game, frame.state, viewer);
  }
  return wrong;
}

/** What is offered is what might be tried and is not forbidden, in the same order. */
export function answerLaws(game: AnyGame, state: CoreState): Violation[] {
  const question = pending(game, state);
  if (question === null) return [];
  const handler = (game.handlers as Record<string, AnyQuestion>)[question.ask];
  const candidates = handler?.candidates(state, question.task) ?? [];
  const found: Violation[] = [];
  const note = (message: string): void =>
    void found.push({ kind: 'deadEnds', message: `${question.ask} ${message}` });
  if (new Set(candidates.map(canonical)).size < candidates.length) note('has a candidate twice');
  const allowed = candidates.filter((one) => handler?.forbid(state, question.task, one) === null);
  if (!sameJson(allowed, question.options)) {
    note(`offers other answers than it allows: ${difference(allowed, question.options)}`);
  }
  return found;
}

function difference(allowed: readonly Json[], offered: readonly Json[]): string {
  const lacks = (list: readonly Json[]) => (one: Json) =>
    !list.some((other) => sameJson(other, one));
  const missing = allowed.find(lacks(offered));
  const extra = offered.find(lacks(allowed));
  if (missing !== undefined) return `${JSON.stringify(missing)} is not offered`;
  return extra === undefined ? 'they are out of order' : `${JSON.stringify(extra)} is forbidden`;
}

/** In one of so many positions the steps of the answer and what another one shows are compared too. */
const THOROUGH_EVERY = 4;

/**
 * Nothing a viewer is shown may depend on what that viewer cannot know: the real game and an
 * imagined one must look, ask, refuse and tell alike.
 */
export function secrecyLaws(
  game: AnyGame,
  state: CoreState,
  choice: Json,
  random: Random,
): Violation[] {
  const question = pending(game, state);
  if (question === null) return [];
  const given = { seat: question.seat, choice };
  const real = apply(game, state, given);
  const thorough = random(THOROUGH_EVERY) === 0;
  const other = thorough ? pick(question.options, random) : choice;
  const instead = apply(game, state, { seat: question.seat, choice: other });

  const found: Violation[] = [];
  for (const viewer of viewersOf(state.players.length)) {
    const leak = (what: string): void => {
      const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
      found.push({ kind: 'leaks', message: `${who} can tell by ${what} at ${question.ask}` });
    };
    const world = imagine(game, state, viewer, random);
    if (!looksAlike(game, state, world, viewer)) leak('the view');
    const bare = state.players.findIndex(
      (_, seat) => (ownOf(game, state, seat) === null) !== (ownOf(game, world, seat) === null),
    );
    if (bare >= 0) leak('who has secrets');
    if (!sameJson(pointsOf(game, state), pointsOf(game, world))) leak('the points');
    const imagined = pending(game, world);
    if (imagined?.seat !== question.seat || imagined.ask !== question.ask) {
      leak('who is asked');
      continue;
    }
    if (viewer === question.seat) {
      if (!sameJson(imagined.options, question.options)) leak('the options');
      if (canonical(refusals(game, state)) !== canonical(refusals(game, world))) leak('a refusal');
    } else if (!question.privateOptions && isForced(imagined) !== isForced(question)) {
      leak('an answer that the table gives');
    }
    if (imagined.options.some((option) => sameJson(option, choice))) {
      const twin = apply(game, world, given);
      const certain = Math.min(real.certain, twin.certain);
      if (!toldAlike(game, real.events, twin.events, viewer, certain)) leak('the events');
      // Undo and previews are for those who play.
      const undo = real.certain === twin.certain && real.undoable === twin.undoable;
      if (viewer !== null && !undo) leak('what can be undone');
      if (real.undoable && twin.undoable && !looksAlike(game, real.state, twin.state, viewer)) {
        leak('what the answer did');
      }
      const compared = thorough && viewer !== null;
      if (compared && !stepsAlike(game, state, world, given, viewer)) leak('a step of the answer');
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

const looksAlike = (game: AnyGame, a: CoreState, b: CoreState, viewer: Viewer): boolean =>
  sameJson(viewFor(game, a, viewer) as Json, viewFor(game, b, viewer) as Json);

/** Frames are shown as well: as long as all is certain, they are alike in both worlds. */
function stepsAlike(
  game: AnyGame,
  state: CoreState,
  world: CoreState,
  given: Answer,
  viewer: Viewer,
): boolean {
  const [real, imagined] = [state, world].map((from) =>
    frames(game, from, given).filter(({ certain }) => certain),
  ) as [Step[], Step[]];
  const isAlike = (step: Step, i: number): boolean =>
    looksAlike(game, step.state, (imagined[i] ?? step).state, viewer);
  return real.length === imagined.length && real.every(isAlike);
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
