import type { Options } from '@orrery/kernel';
import type { GameMeta } from '@orrery/shared';
import type { Seating } from '@orrery/table/client';
import { type FormEvent, useId, useState } from 'react';
import { useLang, useWords } from '../i18n/index.ts';
import { type Knowing, LEVELS_OF_KNOWING, levelFor, say, useNewcomer } from '../learn/newcomer.ts';
import { useLearnWords } from '../learn/text/index.ts';
import { seatNames } from '../names.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Segments } from '../parts/segments.tsx';
import styles from './game-options.module.css';
import { SeatRow } from './seat-row.tsx';
import { bot } from './seatings.ts';
import { useBegin } from './use-begin.ts';
import { Variants } from './variants.tsx';

/** The rules draw the first player. */
const DRAWN = 'drawn';

const resize = (seats: readonly Seating[], length: number, level: string): readonly Seating[] =>
  Array.from({ length }, (_, i) => seats[i] ?? bot(level));

export function GameOptions({
  meta,
  seats: proposed,
  onClose,
}: {
  readonly meta: GameMeta;
  readonly seats: readonly Seating[];
  readonly onClose: () => void;
}) {
  const words = useWords();
  const lang = useLang();
  const form = useId();
  const { begin, busy } = useBegin();
  const learn = useLearnWords();
  const knowing = useNewcomer(({ knows }) => knows[meta.id]);
  const [seats, setSeats] = useState(proposed);
  const [options, setOptions] = useState<Options>({});
  const [first, setFirst] = useState(DRAWN);
  const { min, max } = meta.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const nameless = seats.map((seat) => (seat.kind === 'human' ? { ...seat, name: '' } : seat));
  const usual = seatNames(nameless, lang, meta.id);
  const someone = seats.some((seat) => seat.kind === 'human');

  const start = (event: FormEvent): void => {
    event.preventDefault();
    const begins = first === DRAWN || !seats[Number(first)] ? {} : { first: Number(first) };
    if (someone) void begin({ game: meta.id, seats, options, ...begins });
  };
  /** Bots that were not chosen otherwise play as it suits who knows the game so well. */
  const know = (how: Knowing): void => {
    const before = levelFor(knowing);
    setSeats(
      seats.map((seat) =>
        seat.kind === 'bot' && seat.level === before ? bot(levelFor(how)) : seat,
      ),
    );
    say(meta.id, how);
  };
  const sit = (index: number, seating: Seating): void =>
    setSeats(seats.map((seat, i) => (i === index ? seating : seat)));

  return (
    <Dialog
      title={words.options.title(meta.title[lang])}
      closeLabel={words.options.cancel}
      onClose={onClose}
      acts={
        <>
          <span className={styles['warn']}>{!someone && words.options.noPerson}</span>
          <Button onClick={onClose}>{words.options.cancel}</Button>
          <Button look="main" type="submit" form={form} disabled={busy || !someone}>
            {words.options.start}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={start} className={styles['form']}>
        <Segments
          label={words.options.seats}
          value={String(seats.length)}
          among={counts.map((count) => [count, count])}
          onChange={(count) => setSeats(resize(seats, Number(count), levelFor(knowing)))}
        />
        <ol className={styles['seats']}>
          {seats.map((seating, index) => (
            <SeatRow
              key={index}
              game={meta.id}
              seat={index}
              seating={seating}
              usualName={usual[index] ?? ''}
              onChange={(next) => sit(index, next)}
            />
          ))}
        </ol>
        {seats.length > 1 && (
          <Segments
            label={words.options.first}
            value={seats[Number(first)] ? first : DRAWN}
            among={[
              [DRAWN, words.options.drawn],
              ...seatNames(seats, lang, meta.id).map((name, seat) => [String(seat), name] as const),
            ]}
            onChange={setFirst}
          />
        )}
        <Segments
          label={learn.knows}
          value={knowing ?? 'unsaid'}
          among={LEVELS_OF_KNOWING.map((how) => [how, learn.knowing[how]])}
          onChange={know}
        />
        <Variants game={meta.id} options={options} onOptions={setOptions} />
      </form>
    </Dialog>
  );
}
