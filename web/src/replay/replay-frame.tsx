import type { Viewer } from '@orrery/kernel';
import type { DrawProps } from '@orrery/kit';
import type { ReplayClient } from '@orrery/table/client';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { LoadedGame } from '../games.ts';
import { person, bot } from '../home/seatings.ts';
import { codeOf } from '../home/use-games.ts';
import { useWords } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { tell } from '../parts/note-store.ts';
import { LanguageSwitch } from '../parts/settings.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Aside } from '../table/extras.ts';
import { ScoreTable } from '../table/score-table.tsx';
import { useTravel } from '../table/use-travel.ts';
import { useVoicesAt } from '../table/use-seated.ts';
import { Chances } from './chances.tsx';
import { Controls } from './controls.tsx';
import styles from './replay.module.css';
import { usePosition } from './use-position.ts';

const NOTHING = { lit: new Set<string>(), foretold: new Map<string, string>(), touch: () => {} };

/** Through whose eyes a replay is first watched. */
function firstEyes({ finished, viewer, seats }: ReplayClient): Viewer {
  if (!finished || viewer !== null) return viewer;
  const person = seats.findIndex((seat) => seat.kind === 'human');
  return person < 0 ? null : person;
}

export function ReplayFrame({
  client,
  game,
  asides = [],
}: {
  readonly client: ReplayClient;
  readonly game: LoadedGame;
  /** What happened at the table itself. */
  readonly asides?: readonly Aside[];
}) {
  const { replay, errors, table } = useWords();
  const [, go] = useLocation();
  const [eyes, setEyes] = useState<Viewer>(() => firstEyes(client));
  const [index, setIndex] = useState(client.finished ? 0 : client.length);
  const voiceAt = useVoicesAt(client);
  const voice = voiceAt(index);
  const position = usePosition(client, index, eyes);
  const page = useRef<HTMLDivElement>(null);
  useTravel(page, position?.view);
  const { ui, module } = game;
  const { Board, Own } = ui;

  const traced = useMemo(
    () => new Set(position?.step.events.flatMap((event) => ui.touched(event))),
    [position, ui],
  );
  const draw: DrawProps<unknown> | null = position && {
    view: position.view,
    me: position.viewer,
    lang: voice.lang,
    name: voice.name,
    asked: position.asked && { seat: position.asked.seat, ask: position.asked.ask },
    traced,
    ...NOTHING,
  };

  const playOn = async (): Promise<void> => {
    try {
      // The player takes the place that is looked through; bots take the others.
      const mine = eyes ?? 0;
      const seats = client.seats.map((seat, i) =>
        i === mine ? person() : seat.kind === 'bot' ? seat : bot(),
      );
      go(`/play/${await client.playFrom(index, seats)}`);
    } catch (error) {
      tell(errors[codeOf(error)]);
    }
  };
  const title = module.text.title[voice.lang];
  useTitle(`${replay.title(title)} – Orrery`);
  return (
    <div ref={page} className={styles['page']} data-world={client.game}>
      <header className={styles['head']}>
        <LinkButton look="icon" to="/" label={table.back}>
          <ArrowLeft size={20} aria-hidden />
        </LinkButton>
        <h1>{replay.title(title)}</h1>
        {client.finished ? (
          <label className={styles['eyes']}>
            {replay.eyes}
            <select
              value={String(eyes)}
              onChange={({ target }) =>
                setEyes(target.value === 'null' ? null : Number(target.value))
              }
            >
              {client.seats.map((_, seat) => (
                <option key={seat} value={seat}>
                  {voice.name(seat)}
                </option>
              ))}
              <option value="null">{replay.everybody}</option>
            </select>
          </label>
        ) : (
          <p className={styles['quiet']}>{replay.running}</p>
        )}
        {client.finished && (
          <Button disabled={index === client.length} onClick={() => void playOn()}>
            {replay.playOn}
          </Button>
        )}
        <LanguageSwitch hideLabel />
      </header>
      <main className={styles['main']}>
        <section className={styles['board']}>{draw && <Board {...draw} />}</section>
        <section className={styles['own']}>{draw && eyes !== null && <Own {...draw} />}</section>
        {/* What scrolls must be reachable by keyboard. */}
        <aside className={styles['side']} tabIndex={0} aria-label={table.log}>
          <div className={styles['said']} aria-live="polite">
            {position?.step.events.map((event) => (
              <p key={JSON.stringify(event)}>
                {module.text.event(voiceAt(position.index - 1), event)}
              </p>
            ))}
            {asides.map(
              ({ seq, text }, i) => seq === position?.index && <p key={`aside ${i}`}>{text}</p>,
            )}
            {position?.asked && (
              <p className={styles['asked']}>
                {module.text.prompt(voice, position.view, position.asked)}
              </p>
            )}
            {position?.asked && position.chosen !== null && (
              <p className={styles['chosen']}>
                → {module.text.option(voice, position.view, position.asked.ask, position.chosen)}
              </p>
            )}
          </div>
          {position && <ScoreTable scores={position.scores} text={module.text} voice={voice} />}
        </aside>
      </main>
      <footer className={styles['foot']}>
        <Controls client={client} index={index} onIndex={setIndex} />
        {client.finished && (
          <Chances client={client} voice={voice} index={index} onIndex={setIndex} />
        )}
      </footer>
    </div>
  );
}
