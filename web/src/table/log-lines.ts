import type { Task, Viewer } from '@orrery/kernel';
import type { LogStep, TableLog, TakeBack } from '@orrery/table/client';
import type { Aside } from './extras.ts';
import { firstOf } from './seats-at.ts';

interface Line {
  readonly key: string;
  /** Answers of the log that were given before. */
  readonly after: number;
  /** Who answered. */
  readonly seat: Viewer;
  /** Whom the event is about; null: everybody. */
  readonly about: Viewer;
  /** A text is said as it is. */
  readonly event: Task | string;
  readonly forced: boolean;
  /** The revision that took it back. */
  readonly takenBack: number | undefined;
  readonly newTurn: boolean;
}

/** Silent choices led here: the seat did choose, though the last step was the only one. */
function endsChain(steps: readonly LogStep[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const before = steps[i];
    if (before?.seat !== steps[at]?.seat || (before?.events.length ?? 0) > 0) return false;
    if (before?.forced === false) return true;
  }
  return false;
}

/** Some games have owners who hold no seat, marked by the numbers after it. */
export function aboutWhom(event: Task): Viewer {
  const { seat, owner } = event as Task & { readonly seat?: unknown; readonly owner?: unknown };
  const whom = seat ?? owner;
  return typeof whom === 'number' ? whom : null;
}

const linesOf = (steps: readonly LogStep[], prefix: string, takenBack?: number): Line[] =>
  steps.flatMap((step, i) =>
    step.events.map((event, n) => ({
      key: `${prefix}${step.seq}:${n}`,
      after: step.seq - 1,
      seat: step.seat,
      about: aboutWhom(event),
      event,
      forced: n === 0 && step.forced && !endsChain(steps, i),
      takenBack,
      newTurn: false,
    })),
  );

const asideLine = ({ seat, seq, text }: Aside, index: number): Line => ({
  key: `a${index}`,
  after: seq,
  seat: null,
  about: seat,
  event: text,
  forced: false,
  takenBack: undefined,
  newTurn: false,
});

/** Another seat answers; most answers on the way to a turn's end are no events and have no line. */
function withTurns(lines: readonly Line[]): readonly Line[] {
  let last: Line | null = null;
  return lines.map((line) => {
    if (typeof line.event === 'string') return line;
    const newTurn = last !== null && last.seat !== line.seat;
    last = line;
    return newTurn ? { ...line, newTurn } : line;
  });
}

/** It was among the answers that were taken back, and stands now where they began. */
const isAmong = ({ seq, when }: Aside, back: TakeBack): boolean =>
  when !== undefined &&
  when.revision < back.revision &&
  when.seq >= firstOf(back) &&
  seq === firstOf(back) - 1;

/** A line between the steps of the log: before which of them, and in which order there. */
interface Between {
  readonly before: number;
  readonly order: readonly [revision: number, seq: number];
  readonly line: Line;
}

const struckOut = (back: TakeBack): Between[] =>
  linesOf(back.steps, `r${back.revision}:`, back.revision).map((line) => ({
    before: firstOf(back),
    order: [back.revision, line.after + 1],
    line,
  }));

function setBetween(aside: Aside, index: number, takeBacks: readonly TakeBack[]): Between {
  const { seq, when = { revision: -1, seq } } = aside;
  const back = takeBacks.find((one) => isAmong(aside, one));
  return {
    before: seq + 1,
    // After the answer, and after the take-back, that came before it.
    order: back ? [back.revision, when.seq + 0.5] : [when.revision + 0.5, 0],
    line: asideLine(aside, index),
  };
}

/** What was taken back stands, greyed, where it once happened, and so does what is no event. */
export function logLines(
  { steps, takeBacks }: TableLog,
  asides: readonly Aside[] = [],
): readonly Line[] {
  const lines: Line[] = [];
  let from = 0;
  const upTo = (seq: number): void => {
    const end = steps.findIndex((step) => step.seq >= seq);
    const until = end < 0 ? steps.length : Math.max(end, from);
    lines.push(...linesOf(steps.slice(from, until), ''));
    from = until;
  };
  const between = [
    ...asides.map((aside, i) => setBetween(aside, i, takeBacks)),
    ...takeBacks.flatMap(struckOut),
  ];
  const sorted = between.toSorted(
    (a, b) => a.before - b.before || a.order[0] - b.order[0] || a.order[1] - b.order[1],
  );
  for (const { before, line } of sorted) {
    upTo(before);
    lines.push(line);
  }
  upTo(Infinity);
  return withTurns(lines);
}
