import type { ReplayClient } from '@orrery/table/client';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Segments } from '../parts/segments.tsx';
import styles from './replay.module.css';

type Step = 'choice' | 'turn';

function useStepping(client: ReplayClient, index: number, onIndex: (index: number) => void) {
  const [step, setStep] = useState<Step>('turn');
  const { turns, length } = client;
  const back = useCallback(() => {
    const to = step === 'choice' ? index - 1 : turns.findLast((turn) => turn < index);
    onIndex(Math.max(0, to ?? 0));
  }, [step, index, turns, onIndex]);
  const on = useCallback(() => {
    const to = step === 'choice' ? index + 1 : turns.find((turn) => turn > index);
    onIndex(Math.min(length, to ?? length));
  }, [step, index, turns, length, onIndex]);
  return { step, setStep, back, on };
}

/** Slider, buttons and arrow keys over the whole game. */
export function Controls({
  client,
  index,
  onIndex,
}: {
  readonly client: ReplayClient;
  readonly index: number;
  readonly onIndex: (index: number) => void;
}) {
  const { replay } = useWords();
  const { step, setStep, back, on } = useStepping(client, index, onIndex);
  const { length } = client;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.matches('select, [type=radio]'))
        return;
      const act = {
        ArrowLeft: back,
        ArrowRight: on,
        Home: () => onIndex(0),
        End: () => onIndex(length),
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [back, on, onIndex, length]);

  return (
    <div className={styles['controls']}>
      <Button look="icon" aria-label={replay.first} onClick={() => onIndex(0)}>
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
        onChange={(event) => onIndex(Number(event.target.value))}
      />
      <Button look="icon" aria-label={replay.next} onClick={on}>
        <ChevronRight size={20} aria-hidden />
      </Button>
      <Button look="icon" aria-label={replay.last} onClick={() => onIndex(length)}>
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
