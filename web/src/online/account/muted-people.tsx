import { useState } from 'react';
import { HearingChoice, type Other } from '../mutes/hearing-choice.tsx';
import { useMutes } from '../mutes/use-mutes.ts';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';

/** All whom one has muted or blocked; whoever is heard again stays in sight until one leaves the page. */
export function MutedPeople() {
  const { mutes } = useOnlineWords();
  const { list, change } = useMutes();
  const [shown, setShown] = useState<readonly Other[] | null>(null);
  if (list === null) return null;
  if (shown === null) setShown(list);
  const people = shown ?? list;
  return (
    <section className={styles['part']} aria-label={mutes.list}>
      <h2>{mutes.list}</h2>
      <p className={styles['soft']}>{people.length === 0 ? mutes.none : mutes.text}</p>
      {people.map((other) => (
        <HearingChoice key={other.id} other={other} list={list} onChange={change} />
      ))}
    </section>
  );
}
