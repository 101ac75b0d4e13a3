import { SeatMark, seatLine } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { ReplayClient } from '@orrery/table/client';
import { LineChart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keep, keptOf } from '../advice/kept.ts';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { tell } from '../parts/note-store.ts';
import { refusalText } from '../parts/refusal.ts';
import styles from './replay.module.css';

const WIDTH = 1000;
const HEIGHT = 70;
const DASHES = ['', '10 5', '3 4', '14 4 3 4', '6 3'];

type Curve = readonly (readonly number[])[];

function Lines({ curve, index }: { readonly curve: Curve; readonly index: number }) {
  const seats = curve[0]?.length ?? 0;
  const x = (i: number): number => (i / Math.max(1, curve.length - 1)) * WIDTH;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path
        d={[0, HEIGHT / 2, HEIGHT].map((y) => `M0 ${y}H${WIDTH}`).join('')}
        stroke="var(--line)"
        vectorEffect="non-scaling-stroke"
      />
      {Array.from({ length: seats }, (_, seat) => (
        <polyline
          key={seat}
          points={curve.map((at, i) => `${x(i)},${(1 - (at[seat] ?? 0)) * HEIGHT}`).join(' ')}
          fill="none"
          stroke={seatLine(seat)}
          strokeWidth="2"
          strokeDasharray={DASHES[seat]}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={`M${x(index)} 0V${HEIGHT}`}
        stroke="var(--ink)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The estimated chance of each seat along the game; counted in the worker when asked for. */
export function Chances({
  client,
  voice,
  index,
  onIndex,
}: {
  readonly client: ReplayClient;
  readonly voice: Voice;
  readonly index: number;
  readonly onIndex: (index: number) => void;
}) {
  const { replay } = useWords();
  const [curve, setCurve] = useState<Curve | null>(keptOf(client.id).curve ?? null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);

  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const compute = async (): Promise<void> => {
    setProgress({ done: 0, of: client.length + 1 });
    try {
      const found = await client.chances((done, of) => setProgress({ done, of }));
      // What was stopped is not whole.
      if (isHere.current) keep(client.id, { curve: found });
      setCurve(found);
    } catch (error) {
      tell(refusalText(error, voice.lang));
    }
    setProgress(null);
  };

  if (!curve)
    return (
      <div className={styles['chances']}>
        {progress ? (
          <label className={styles['progress']}>
            {replay.computing(progress.done, progress.of)}
            <progress value={progress.done} max={progress.of} />
          </label>
        ) : (
          <Button look="quiet" onClick={() => void compute()}>
            <LineChart size={17} aria-hidden /> {replay.compute}
          </Button>
        )}
      </div>
    );
  const now = curve[index] ?? [];
  const percent = new Intl.NumberFormat(voice.lang, { style: 'percent' });
  return (
    <>
      <ul className={styles['odds']} aria-label={replay.chances}>
        {now.map((chance, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={13} />
            {replay.chancesOf(voice.name(seat), Math.round(chance * 100))}
          </li>
        ))}
      </ul>
      {/* The slider above does the same for the keyboard. */}
      <div
        className={styles['curve']}
        onClick={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          onIndex(Math.round(((event.clientX - left) / width) * client.length));
        }}
      >
        <Lines curve={curve} index={index} />
      </div>
      <div className={styles['marks']} aria-hidden="true">
        {[1, 0.5, 0].map((share) => (
          <span key={share}>{percent.format(share)}</span>
        ))}
      </div>
    </>
  );
}
