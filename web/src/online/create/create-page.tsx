import type { Options } from '@orrery/kernel';
import type { NewSeat, Pace, Privacy } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { PLAYABLE } from '../../games.ts';
import { Variants } from '../../home/variants.tsx';
import { useLang } from '../../i18n/index.ts';
import { Button, LinkButton } from '../../parts/button.tsx';
import { Segments } from '../../parts/segments.tsx';
import { http } from '../core/http.ts';
import { ensureGuest, suggestedName } from '../core/identity.ts';
import { useDoor } from '../door.ts';
import { NameField } from '../name-field.tsx';
import styles from '../online.module.css';
import { Page } from '../page.tsx';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';
import { PaceChoice } from './pace-choice.tsx';
import { SeatChoice } from './seat-choice.tsx';

const firstSeats = (count: number): readonly NewSeat[] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: 'open' }));

/** A person has one seat: taking another one leaves the first to whoever comes. */
const seated = (seats: readonly NewSeat[], index: number, chosen: NewSeat): readonly NewSeat[] =>
  seats.map((seat, i) => {
    if (i === index) return chosen;
    return chosen.kind === 'me' && seat.kind === 'me' ? { kind: 'open' } : seat;
  });

/** Who plays what, how fast, and who may come. */
export function CreatePage({ game: wanted }: { readonly game: string | undefined }) {
  const { create, lobby } = useOnlineWords();
  const lang = useLang();
  const [, go] = useLocation();
  const me = useDoor((door) => door.me);
  const { busy, run } = useAct();
  const [name, setName] = useState(() => suggestedName());
  const [game, setGame] = useState(
    () => PLAYABLE.find(({ id }) => id === wanted) ?? PLAYABLE[0] ?? null,
  );
  const [seats, setSeats] = useState(() => firstSeats(Math.max(2, game?.seats.min ?? 2)));
  const [options, setOptions] = useState<Options>({});
  const [pace, setPace] = useState<Pace>({ kind: 'free' });
  const [privacy, setPrivacy] = useState<Privacy>('private');
  if (game === null) return null;
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const isBotsOnly = seats.every(({ kind }) => kind === 'bot');

  const change = (id: string): void => {
    const next = PLAYABLE.find((each) => each.id === id) ?? game;
    setGame(next);
    setOptions({});
    const count = Math.min(Math.max(seats.length, next.seats.min), next.seats.max);
    setSeats(Array.from({ length: count }, (_, i) => seats[i] ?? { kind: 'open' }));
  };
  const make = async (): Promise<void> => {
    await ensureGuest(name);
    const wanted = { game: game.id, seats: [...seats], options, pace, privacy };
    const { id } = await http.create(wanted);
    go(`/online/${id}`);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBotsOnly) void run(make);
  };
  return (
    <Page title={create.title} back="/online" backLabel={lobby.title}>
      <form className={styles['form']} onSubmit={submit}>
        {me === null && <NameField name={name} onName={setName} />}
        {PLAYABLE.length > 1 && (
          <Segments
            label={create.game}
            value={game.id}
            among={PLAYABLE.map(({ id, title }) => [id, title[lang]])}
            onChange={change}
          />
        )}
        <Segments
          label={create.players}
          value={String(seats.length)}
          among={counts.map((count) => [count, count])}
          onChange={(count) =>
            setSeats(Array.from({ length: Number(count) }, (_, i) => seats[i] ?? { kind: 'open' }))
          }
        />
        <ol className={styles['seats']}>
          {seats.map((chosen, seat) => (
            <SeatChoice
              key={seat}
              game={game.id}
              seat={seat}
              chosen={chosen}
              onChange={(next) => setSeats(seated(seats, seat, next))}
            />
          ))}
        </ol>
        <Variants game={game.id} options={options} onOptions={setOptions} />
        <PaceChoice pace={pace} onPace={setPace} />
        <Segments
          label={create.privacy}
          value={privacy}
          among={(['private', 'listed'] as const).map((each) => [each, create.privacies[each]])}
          onChange={setPrivacy}
        />
        {isBotsOnly ? (
          <p className={styles['warn']}>{create.nobody}</p>
        ) : (
          seats.every(({ kind }) => kind !== 'me') && (
            <p className={styles['soft']}>{create.notMine}</p>
          )
        )}
        <div className={styles['acts']}>
          <Button look="main" type="submit" disabled={busy || isBotsOnly}>
            {create.start}
          </Button>
          <LinkButton look="quiet" to="/online">
            {create.cancel}
          </LinkButton>
        </div>
      </form>
    </Page>
  );
}
