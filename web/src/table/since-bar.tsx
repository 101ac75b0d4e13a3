import type { Viewer } from '@orrery/kernel';
import type { Voice } from '@orrery/shared';
import { ChevronLeft, ChevronRight, Crosshair, X } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import type { AnyText } from '../games.ts';
import styles from './prompt.module.css';
import { type Since, strikes } from './use-since.ts';

/** The stepper over what the others did. */
export function SinceBar({
  since,
  text,
  voice,
  viewer,
}: {
  readonly since: Since;
  readonly viewer: Viewer;
  readonly text: AnyText;
  readonly voice: Voice;
}) {
  const { table } = useWords();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const { steps, at, shown } = since;
  const last = at === steps.length - 1;
  return (
    <div className={styles['sinceBar']}>
      <Button
        look="icon"
        aria-label={table.previous}
        disabled={at === 0}
        onClick={() => since.go(at - 1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </Button>
      <p aria-live="polite">
        <b>{table.sinceStep(at + 1, steps.length)}</b>
        {shown?.step.events.map((event, i) => {
          const said = text.event(voice, event);
          if (!strikes(text, event, viewer)) return ` ${said}`;
          return (
            <Fragment key={`${i}:${said}`}>
              {' '}
              <mark className={styles['struck']}>
                <Crosshair size={14} aria-hidden /> <span className="spoken">{table.strikes}</span>{' '}
                {said}
              </mark>
            </Fragment>
          );
        })}
      </p>
      <Button
        look="icon"
        ref={next}
        aria-label={last ? table.closeSince : table.next}
        onClick={() => (last ? since.close() : since.go(at + 1))}
      >
        {last ? <X size={20} aria-hidden /> : <ChevronRight size={20} aria-hidden />}
      </Button>
    </div>
  );
}
