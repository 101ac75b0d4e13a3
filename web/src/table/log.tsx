import type { Task, Viewer } from '@orrery/kernel';
import { type Place, SeatMark } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { LogStep, TableLog } from '@orrery/table/client';
import { type KeyboardEvent, memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnyGameUi } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import type { AnyText } from './prompt-bar.tsx';
import styles from './side.module.css';

interface Line {
  readonly key: string;
  readonly seat: Viewer;
  readonly event: Task;
  readonly forced: boolean;
  readonly undone: boolean;
  readonly newTurn: boolean;
}

const linesOf = (steps: readonly LogStep[], prefix: string, undone: boolean): Line[] =>
  steps.flatMap((step, i) =>
    step.events.map((event, n) => ({
      key: `${prefix}${step.seq}:${n}`,
      seat: step.seat,
      event,
      forced: step.forced && n === 0,
      undone,
      newTurn: n === 0 && i > 0 && steps[i - 1]?.seat !== step.seat,
    })),
  );

/** What was taken back stands, greyed, where it once happened. */
export function logLines({ steps, takeBacks }: TableLog): readonly Line[] {
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
  for (const back of takeBacks.toSorted((a, b) => firstOf(a.steps) - firstOf(b.steps))) {
    upTo(firstOf(back.steps));
    lines.push(...linesOf(back.steps, `r${back.revision}:`, true));
  }
  upTo(Infinity);
  return lines;
}

const firstOf = (steps: readonly LogStep[]): number => steps[0]?.seq ?? 0;

/** One line per event, the newest at the bottom; a line under the pointer lights what it touched. */
export const Log = memo(function Log({
  log,
  ui,
  text,
  voice,
  onHover,
}: {
  readonly log: TableLog;
  readonly ui: AnyGameUi;
  readonly text: AnyText;
  readonly voice: Voice;
  readonly onHover: (places: ReadonlySet<Place> | null) => void;
}) {
  const { table } = useWords();
  const lines = useMemo(() => logLines(log), [log]);
  const [active, setActive] = useState<string | null>(null);
  const tabStop = lines.some((line) => line.key === active) ? active : lines.at(-1)?.key;

  const box = useRef<HTMLDivElement>(null);
  const reading = useRef(false);
  // The newest line stays in view, unless somebody reads further up.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const follow = (): void => {
      if (!reading.current) element.scrollTo({ top: element.scrollHeight });
    };
    follow();
    // On a phone the log has no size until its tab is opened.
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, [lines]);
  const onScroll = (): void => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = box.current ?? {};
    reading.current = scrollTop + clientHeight < scrollHeight - 40;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const item = (event.target as HTMLElement).closest('li');
    const next = step > 0 ? item?.nextElementSibling : item?.previousElementSibling;
    next?.querySelector('button')?.focus();
  };
  return (
    <div className={styles['log']} ref={box} onScroll={onScroll}>
      <ol onKeyDown={onKeyDown} onPointerLeave={() => onHover(null)}>
        {lines.map((line) => (
          <li key={line.key} className={line.newTurn ? styles['turn'] : undefined}>
            <button
              type="button"
              className={styles['line']}
              data-undone={line.undone}
              tabIndex={line.key === tabStop ? 0 : -1}
              onPointerEnter={() => onHover(new Set(ui.touched(line.event)))}
              onFocus={() => {
                setActive(line.key);
                onHover(new Set(ui.touched(line.event)));
              }}
              onBlur={() => onHover(null)}
            >
              {line.seat !== null && <SeatMark seat={line.seat} size={13} />}
              <span>
                {text.event(voice, line.event)}
                {line.forced && <span className={styles['note']}> ({table.forced})</span>}
                {line.undone && <span className="spoken"> ({table.takenBack})</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
});
