import type { ReplayClient } from '@orrery/table/client';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Segments } from '../parts/segments.tsx';
import styles from './replay.module.css';

type Step = 'choice' | 'turn';

export interface Steering {
  readonly index: number;
  /** To a position at once. */
  readonly jump: (index: number) => void;
  /** On to a position, with all that happens on the way. */
  readonly advance: (index: number) => void;
  readonly isPlaying: boolean;
  readonly play: (on: boolean) => void;
}

function useStepping({ turns, length }: ReplayClient, { index, jump, advance }: Steering) {
  const [step, setStep] = useState<Step>('turn');
  const back = useCallback(() => {
    const to = step === 'choice' ? index - 1 : turns.findLast((turn) => turn < index);
    jump(Math.max(0, to ?? 0));
  }, [step, index, turns, jump]);
  const on = useCallback(() => {
    const to = step === 'choice' ? index + 1 : turns.find((turn) => turn > index);
    advance(Math.min(length, to ?? length));
  }, [step, index, turns, length, advance]);
  return { step, setStep, back, on };
}

/** Slider, buttons and arrow keys over the whole game. */
export function Controls({
  client,
  steering,
}: {
  readonly client: ReplayClient;
  readonly steering: Steering;
}) {
  const { replay } = useWords();
  const { step, setStep, back, on } = useStepping(client, steering);
  const { index, jump, isPlaying, play } = steering;
  const { length } = client;

  // Before the page is seen: a key may come as soon as that.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]')) return;
      if (event.target instanceof HTMLElement && event.target.matches('select, [type=radio]'))
        return;
      const act = {
        ArrowLeft: back,
        ArrowRight: on,
        Home: () => jump(0),
        End: () => jump(length),
        p: () => play(!isPlaying),
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [back, on, jump, length, isPlaying, play]);

  return (
    <div className={styles['controls']}>
      <Button look="icon" aria-label={replay.first} onClick={() => jump(0)}>
        <ChevronFirst size={20} aria-hidden />
      </Button>
      <Button look="icon" aria-label={replay.previous} onClick={back}>
        <ChevronLeft size={20} aria-hidden />
      </Button>
      <input
        type="range"
        min={0}
        max={length}
        value={index}
        aria-label={replay.position}
        aria-valuetext={replay.at(index, length)}
        onChange={(event) => jump(Number(event.target.value))}
      />
      <Button
        look="icon"
        className={styles['play']}
        aria-label={isPlaying ? replay.pause : replay.play}
        aria-keyshortcuts="p"
        onClick={() => play(!isPlaying)}
      >
        {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
      </Button>
      <Button look="icon" aria-label={replay.next} onClick={on}>
        <ChevronRight size={20} aria-hidden />
      </Button>
      <Button look="icon" aria-label={replay.last} onClick={() => jump(length)}>
        <ChevronLast size={20} aria-hidden />
      </Button>
      <output className={styles['count']}>{replay.at(index, length)}</output>
      <Segments
        label={replay.step}
        hideLabel
        value={step}
        among={[
          ['turn', replay.byTurn],
          ['choice', replay.byChoice],
        ]}
        onChange={setStep}
      />
    </div>
  );
}
