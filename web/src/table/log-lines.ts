import type { Task, Viewer } from '@orrery/kernel';
import type { LogStep, TableLog } from '@orrery/table/client';
import type { Aside } from './extras.ts';

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
  readonly undone: boolean;
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
function aboutWhom(event: Task): Viewer {
  const { seat, owner } = event as Task & { readonly seat?: unknown; readonly owner?: unknown };
  const whom = seat ?? owner;
  return typeof whom === 'number' ? whom : null;
}

const linesOf = (steps: readonly LogStep[], prefix: string, undone: boolean): Line[] =>
  steps.flatMap((step, i) =>
    step.events.map((event, n) => ({
      key: `${prefix}${step.seq}:${n}`,
      after: step.seq - 1,
      seat: step.seat,
      about: aboutWhom(event),
      event,
      forced: n === 0 && step.forced && !endsChain(steps, i),
      undone,
      newTurn: n === 0 && i > 0 && steps[i - 1]?.seat !== step.seat,
    })),
  );

const asideLine = ({ seat, seq, text }: Aside, index: number): Line => ({
  key: `a${index}`,
  after: seq,
  seat: null,
  about: seat,
  event: text,
  forced: false,
  undone: false,
  newTurn: false,
});

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
    const part = linesOf(steps.slice(from, until), '', false);
    const [first] = part;
    const before = steps[from - 1];
    if (first && before && before.seat !== first.seat) part[0] = { ...first, newTurn: true };
    lines.push(...part);
    from = until;
  };
  const between = [
    ...asides.map((aside, i) => ({ before: aside.seq + 1, lines: [asideLine(aside, i)] })),
    ...takeBacks.map((back) => ({
      before: firstOf(back.steps),
      lines: linesOf(back.steps, `r${back.revision}:`, true),
    })),
  ];
  for (const part of between.toSorted((a, b) => a.before - b.before)) {
    upTo(part.before);
    lines.push(...part.lines);
  }
  upTo(Infinity);
  return lines;
}

const firstOf = (steps: readonly LogStep[]): number => steps[0]?.seq ?? 0;
