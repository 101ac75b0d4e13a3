import type { Task } from '@orrery/kernel';
import { type Place, SeatMark } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { TableLog } from '@orrery/table/client';
import { type KeyboardEvent, memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnyGameUi, AnyText } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { atStart } from '../names.ts';
import type { Aside, Extras } from './extras.ts';
import { logLines } from './log-lines.ts';
import styles from './side.module.css';

/** The sentence of a line; a log is long, and what was said once is not said again. */
const Said = memo(function Said({
  event,
  forced,
  undone,
  text,
  voice,
}: {
  readonly event: Task | string;
  readonly forced: boolean;
  readonly undone: boolean;
  readonly text: AnyText;
  readonly voice: Voice;
}) {
  const { table } = useWords();
  return (
    <span>
      {atStart(typeof event === 'string' ? event : text.event(voice, event), voice.lang)}
      {forced && <span className={styles['note']}> ({table.forced})</span>}
      {undone && <span className="spoken"> ({table.takenBack})</span>}
    </span>
  );
});

/** One line per event, the newest at the bottom; a line under the pointer lights what it touched. */
export const Log = memo(function Log({
  log,
  asides,
  ui,
  text,
  voice,
  voiceAt,
  onHover,
}: {
  readonly log: TableLog;
  readonly asides: readonly Aside[] | undefined;
  readonly ui: AnyGameUi;
  readonly text: AnyText;
  readonly voice: Voice;
  readonly voiceAt: Extras['voiceAt'] | undefined;
  readonly onHover: (places: ReadonlySet<Place> | null) => void;
}) {
  const lines = useMemo(() => logLines(log, asides), [log, asides]);
  const [active, setActive] = useState<string | null>(null);
  const tabStop = lines.some((line) => line.key === active) ? active : lines.at(-1)?.key;

  const light = (event: Task | string): void =>
    onHover(typeof event === 'string' ? null : new Set(ui.touched(event)));

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
              data-undone={line.takenBack !== undefined}
              tabIndex={line.key === tabStop ? 0 : -1}
              onPointerEnter={() => light(line.event)}
              onFocus={() => {
                setActive(line.key);
                light(line.event);
              }}
              onBlur={() => onHover(null)}
            >
              {line.about !== null && <SeatMark seat={line.about} size={13} />}
              <Said
                event={line.event}
                forced={line.forced}
                undone={line.takenBack !== undefined}
                text={text}
                voice={voiceAt?.(line.after, line.takenBack) ?? voice}
              />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
});
