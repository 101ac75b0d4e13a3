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
  const before = JSON.stringify(state);
  const read = JSON.parse(before) as CoreState;
  if (canonical(read) !== canonical(state)) note('the state does not survive JSON');
  if (canonical(clone(state)) !== canonical(state)) note('a clone is not equal to its state');
  const question = pending(game, state);
  const ends = new Map<string, string>();
  // Every answer: what is not replaced but changed in place may be touched by one of them only.
  for (const choice of question?.options ?? []) {
    const played = clone(state);
    const views = viewsOf(game, played);
    const seen = JSON.stringify(views);
    play(game, played, choice);
    const answer = `${JSON.stringify(choice)} on a clone`;
    if (JSON.stringify(state) !== before) {
      note(`${answer} changes the state itself`);
      break;
    }
    if (JSON.stringify(views) !== seen) note(`${answer} changes a view made before`);
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
  // A position in the middle is shown too: its view must not fail.
  for (const frame of taken) viewsOf(game, frame.state);
  return wrong;
}

/** What everybody sees, and what each seat sees besides. */
function viewsOf(game: AnyGame, state: CoreState): Json {
  const own = state.players.map((_, seat) => ownOf(game, state, seat));
  return { open: game.view(state), own } as Json;
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
  const instead =
    other === choice ? real : apply(game, state, { seat: question.seat, choice: other });

  const found: Violation[] = [];
  const alike = comparing(game);
  const steps = thorough ? certainSteps(game, state, given) : [];
  for (const viewer of viewersOf(state.players.length)) {
    const leak = (what: string): void => {
      const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
      found.push({ kind: 'leaks', message: `${who} can tell by ${what} at ${question.ask}` });
    };
    const world = imagine(game, state, viewer, random);
    if (!alike(state, world, viewer)) leak('the view');
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
      if (real.undoable && twin.undoable && !alike(real.state, twin.state, viewer)) {
        leak('what the answer did');
      }
      if (thorough && viewer !== null) {
        const imaginedSteps = certainSteps(game, world, given);
        if (!stepsAlike(steps, imaginedSteps, viewer, alike)) leak('a step of the answer');
      }
    }
    if (viewer === question.seat || other === choice) continue;
    if (givesAway(game, real, instead, viewer, alike)) leak('a hidden answer');
  }
  return found;
}

/** A table gives the only answer itself, unless the game says that it would tell a secret. */
const isForced = ({ options }: Pending): boolean => options.length === 1;

type Result = Applied<CoreState, Task>;

/** Two answers of another seat that leave the same picture must also be told in the same words. */
function givesAway(game: AnyGame, one: Result, two: Result, viewer: Viewer, alike: Alike): boolean {
  if (!one.undoable || !two.undoable) return false;
  if (!alike(one.state, two.state, viewer)) return false;
  const [first, second] = [asked(game, one.state), asked(game, two.state)];
  if (first?.seat !== second?.seat || first?.ask !== second?.ask) return false;
  // Both led to the same position: nothing is hidden in it, the answer was merely said aloud.
  if (canonical(one.state) === canonical(two.state)) return false;
  const length = Math.max(one.events.length, two.events.length);
  return !toldAlike(game, one.events, two.events, viewer, length);
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[random(items.length)] as T;
}

type Alike = (a: CoreState, b: CoreState, viewer: Viewer) => boolean;

/** Whether two positions look alike to a viewer; the open view of each is made once. */
function comparing(game: AnyGame): Alike {
  const made = new Map<CoreState, Json>();
  const open = (state: CoreState): Json => {
    const view = made.get(state) ?? (game.view(state) as Json);
    made.set(state, view);
    return view;
  };
  return (a, b, viewer) =>
    sameJson(open(a), open(b)) &&
    sameJson(ownOf(game, a, viewer) as Json, ownOf(game, b, viewer) as Json);
}

/** Frames are shown as well: as long as all is certain, they are alike in both worlds. */
const certainSteps = (game: AnyGame, state: CoreState, given: Answer): Step[] =>
  frames(game, state, given).filter(({ certain }) => certain) as Step[];

const stepsAlike = (real: Step[], imagined: Step[], viewer: Viewer, alike: Alike): boolean =>
  real.length === imagined.length &&
  real.every((step, i) => alike(step.state, (imagined[i] ?? step).state, viewer));

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
