import type { Json, Viewer } from '@orrery/kernel';
import { ChevronDown, ChevronUp, CornerDownLeft, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { playsByKeys } from '../parts/last-input.ts';
import { Final } from './final.tsx';
import { gain, keyOf, type Previews, signed } from './previews.ts';
import styles from './prompt.module.css';

/** More are not searched in a line, however short they are. */
const FEW = 6;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Every legal answer as a button: one stop for Tab, arrows among them, numbers press them. */
export function OptionList({
  options,
  whole,
  label,
  previews,
  me,
  now,
  onAnswer,
  onPoint,
  onClear,
}: {
  readonly options: readonly Json[];
  /** Those that are picked on the board and only wait to be confirmed. */
  readonly whole: readonly Json[];
  readonly label: (choice: Json) => string;
  readonly previews: Previews;
  readonly me: Viewer;
  readonly now: number;
  readonly onAnswer: (choice: Json) => void;
  readonly onPoint: (choice: Json | null) => void;
  /** Lays back what is picked; none: nothing is. */
  readonly onClear: (() => void) | undefined;
}) {
  const { table } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [unfolded, setUnfolded] = useState(false);
  const overflows = useOverflow(list, options, previews);
  useFocusOnArrival(list, options);

  // Where it is so of every answer, it is said once.
  const allFinal =
    options.length > 1 && options.every((choice) => previews.get(keyOf(choice))?.final);

  const buttons = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-option]') ?? []),
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = buttons();
    all[(active + step + all.length) % all.length]?.focus();
  };
  return (
    <div className={styles['options']} data-unfolded={unfolded}>
      {allFinal && <Final />}
      <div
        className={styles['list']}
        ref={list}
        role="toolbar"
        aria-label={table.options}
        onKeyDown={onKeyDown}
        onPointerLeave={() => onPoint(null)}
      >
        {options.map((choice, index) => {
          const text = label(choice);
          const preview = previews.get(keyOf(choice));
          const points = me === null ? null : gain(preview, now, me);
          const isWhole = whole.includes(choice);
          // Many a game's words name the points already.
          const told = points === null || points === 0 || text.includes(signed(points));
          return (
            <button
              key={keyOf(choice)}
              type="button"
              data-option={index}
              className={styles['option']}
              data-whole={isWhole}
              data-loss={points !== null && points < 0}
              tabIndex={index === Math.min(active, options.length - 1) ? 0 : -1}
              onFocus={() => {
                setActive(index);
                onPoint(choice);
              }}
              onBlur={() => onPoint(null)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(choice)}
              onClick={() => onAnswer(choice)}
            >
              {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
              <span>{text}</span>
              {!told && <b>{signed(points)}</b>}
              {preview?.final && !allFinal && <Final />}
              {isWhole && whole.length === 1 && (
                <kbd aria-hidden="true">
                  <CornerDownLeft size={13} />
                </kbd>
              )}
            </button>
          );
        })}
      </div>
      {onClear && (
        <Button look="quiet" className={styles['fold']} onClick={onClear}>
          <X size={16} aria-hidden /> {table.clear}
        </Button>
      )}
      {(options.length > FEW || overflows || unfolded) && options.length > 1 && (
        <Button
          look="quiet"
          className={styles['fold']}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
          {unfolded ? table.fewer : table.allOptions(options.length)}
        </Button>
      )}
    </div>
  );
}

/** Whether some of them lie beyond the end of their line. */
function useOverflow(
  list: RefObject<HTMLElement | null>,
  options: readonly Json[],
  previews: Previews,
): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const line = list.current;
    if (line !== null) setOverflows(line.scrollWidth > line.clientWidth + 1);
  }, [list, options, previews]);
  return overflows;
}

/** Whoever plays by keys finds the next question's first answer under the fingers. */
function useFocusOnArrival(list: RefObject<HTMLElement | null>, options: readonly Json[]): void {
  useEffect(() => {
    const at = document.activeElement;
    const lost = at === null || at === document.body || at.tagName === 'H1';
    if (!playsByKeys() || !lost || options.length === 0) return;
    list.current?.querySelector<HTMLElement>('[data-option]')?.focus({ preventScroll: true });
  }, [list, options]);
}
