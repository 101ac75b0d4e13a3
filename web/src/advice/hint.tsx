import type { Json } from '@orrery/kernel';
import type { Voice } from '@orrery/shared';
import type { Advice, TableClient } from '@orrery/table/client';
import { useEffect, useState } from 'react';
import type { AnyText } from '../games.ts';
import { useLang, useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { refusalText } from '../parts/refusal.ts';
import { Bubble } from '../table/bubble.tsx';
import type { Point } from '../table/use-point.ts';
import styles from './advice.module.css';
import { Why, Worth } from './why.tsx';
import { WhyWould } from './why-would.tsx';

/** The best answers as one's own seat could find them, each with its chance and why. */
export function Hint({
  client,
  text,
  voice,
  at,
  alone,
  label,
  onPoint,
  onChoose,
  onClose,
}: {
  readonly client: TableClient;
  readonly text: AnyText;
  readonly voice: Voice;
  readonly at: Point;
  readonly alone: boolean;
  readonly label: (choice: Json) => string;
  readonly onPoint: (choice: Json | null) => void;
  readonly onChoose: (choice: Json) => void;
  readonly onClose: () => void;
}) {
  const words = useWords().advice;
  const lang = useLang();
  const [advice, setAdvice] = useState<readonly Advice[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    client.advice?.().then(
      (found) => wanted && setAdvice(found),
      (error: unknown) => wanted && setFailed(refusalText(error, lang)),
    );
    return () => {
      wanted = false;
    };
  }, [client, lang]);
  useEffect(() => () => onPoint(null), [onPoint]);
  const [best, next] = advice ?? [];
  return (
    <Bubble at={at} label={words.title} onClose={onClose}>
      <h2>{words.title}</h2>
      {failed !== null && <p role="alert">{failed}</p>}
      {advice === null && failed === null && (
        <p className={styles['thinking']} role="status">
          {words.thinking} <progress />
        </p>
      )}
      {advice?.length === 0 && <p>{words.nothing}</p>}
      <ol className={styles['list']}>
        {advice?.map((one, rank) => {
          // The second is told already: it is what the first is compared with.
          const other = [next, undefined, best][rank];
          return (
            <li key={JSON.stringify(one.choice)}>
              <Button
                className={styles['answer']}
                onPointerEnter={() => onPoint(one.choice)}
                onPointerLeave={() => onPoint(null)}
                onFocus={() => onPoint(one.choice)}
                onBlur={() => onPoint(null)}
                onClick={() => {
                  onClose();
                  onChoose(one.choice);
                }}
              >
                <span>{label(one.choice)}</span>
                <Worth advice={one} alone={alone} />
              </Button>
              {other && (
                <>
                  <p className={styles['than']}>{rank === 0 ? words.thanNext : words.thanBest}</p>
                  <Why one={one} other={other} text={text} voice={voice} />
                </>
              )}
            </li>
          );
        })}
      </ol>
      {best && <p className={styles['note']}>{words.note}</p>}
      <WhyWould game={client.game} />
    </Bubble>
  );
}
