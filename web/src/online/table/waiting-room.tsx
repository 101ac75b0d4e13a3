import { SeatMark } from '@orrery/kit';
import type { Occupant, TableLine } from '@orrery/protocol';
import type { Seat } from '@orrery/kernel';
import { type FormEvent, useState } from 'react';
import { useLang } from '../../i18n/index.ts';
import { suggestedLevel } from '../../learn/newcomer.ts';
import { listedNames } from '../../names.ts';
import { BotFace, Stars } from '../../parts/face.tsx';
import { Button } from '../../parts/button.tsx';
import type { OnlineState, OnlineTable } from '../core/online-table.ts';
import { useAwayText } from '../core/use-network.ts';
import { ensureGuest } from '../core/identity.ts';
import { LevelChoice } from '../create/seat-choice.tsx';
import { NameField } from '../name-field.tsx';
import styles from '../online.module.css';
import { Page } from '../page.tsx';
import { SeatRating } from '../record/seat-rating.tsx';
import { useOnlineWords } from '../text/index.ts';
import { useRematchWords } from '../text/rematch.ts';
import { useAct } from '../use-act.ts';
import { usePaceText } from '../use-pace-text.ts';
import { useVariantText } from '../use-variant-text.ts';
import { AboutGame } from './about-game.tsx';
import { Chat } from './chat.tsx';
import { CloseTable } from './close-table.tsx';
import { Presence } from './presence.tsx';
import { Share } from './share.tsx';
import { SignedOut } from './signed-out.tsx';
import { useHeard } from './use-heard.ts';
import { useRatings } from './use-ratings.ts';
import { type Naming, useNaming } from './use-naming.ts';
import { othersWatching } from './watching.ts';

type Act = (act: () => Promise<unknown>) => Promise<unknown>;

/** For the host: a bot on a free seat, another level, and the seat free again. */
function BotActs({
  game,
  table,
  seat,
  seating,
  act,
}: {
  readonly game: string;
  readonly table: OnlineTable;
  readonly seat: Seat;
  readonly seating: Occupant['seating'];
  readonly act: Act;
}) {
  const { waiting, create } = useOnlineWords();
  const [wanted, setWanted] = useState(() => suggestedLevel(game));
  // Shown at once, so that going down the list by keyboard does not wait for the server.
  const [asked, setAsked] = useState<string | null>(null);
  const ask = (how: { action: 'bot'; level: string } | { action: 'free' }): Promise<unknown> =>
    act(() => table.ask({ type: 'seat', seat, ...how }));
  const isBot = seating.kind === 'bot';
  const level = asked ?? (isBot ? seating.level : wanted);
  const change = async (next: string): Promise<void> => {
    setWanted(next);
    if (!isBot) return;
    setAsked(next);
    await ask({ action: 'bot', level: next });
    setAsked((last) => (last === next ? null : last));
  };
  // One button for both, so that it keeps the focus.
  return (
    <>
      <LevelChoice
        level={level}
        label={create.levelAt(seat + 1)}
        onLevel={(next) => void change(next)}
      />
      <Button
        aria-label={isBot ? waiting.freeSeatAt(seat + 1) : waiting.seatBotAt(seat + 1)}
        onClick={() => void ask(isBot ? { action: 'free' } : { action: 'bot', level })}
      >
        {isBot ? waiting.freeSeat : waiting.seatBot}
      </Button>
    </>
  );
}

/** What can be done with one seat before the game. */
function SeatActs({
  game,
  table,
  seat,
  occupant,
  mine,
  isHost,
  seated,
  isFirstFree,
  act,
}: {
  readonly game: string;
  readonly table: OnlineTable;
  readonly seat: Seat;
  readonly occupant: Occupant;
  readonly mine: boolean;
  readonly isHost: boolean;
  /** Somebody who has a seat already takes no other. */
  readonly seated: boolean;
  /** Of several that one may take, the first stands out. */
  readonly isFirstFree: boolean;
  readonly act: Act;
}) {
  const { waiting, join } = useOnlineWords();
  const { seating } = occupant;
  const ask = (action: 'take' | 'leave'): unknown =>
    act(() => table.ask({ type: 'seat', seat, action }));
  if (mine) return <Button onClick={() => ask('leave')}>{waiting.leave}</Button>;
  if (seating.kind === 'human') {
    return (
      isHost && (
        <Button
          aria-label={waiting.freeSeatAt(seat + 1)}
          onClick={() => act(() => table.ask({ type: 'seat', seat, action: 'free' }))}
        >
          {waiting.freeSeat}
        </Button>
      )
    );
  }
  return (
    <div className={styles['acts']}>
      {!seated && seating.kind === 'empty' && (
        <Button look={isFirstFree ? 'main' : 'plain'} onClick={() => ask('take')}>
          {join.sitAt(seat + 1)}
        </Button>
      )}
      {isHost && <BotActs game={game} table={table} seat={seat} seating={seating} act={act} />}
    </div>
  );
}

/** For those who come by the link for the first time: a name, and one click. */
function Welcome({
  table,
  free,
  naming,
  run,
  busy,
}: {
  readonly table: OnlineTable;
  readonly free: Seat | null;
  readonly naming: Naming;
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
  readonly busy: boolean;
}) {
  const { join } = useOnlineWords();
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      await ensureGuest(naming.name);
      if (free !== null) await table.ask({ type: 'seat', seat: free, action: 'take' });
    });
  };
  return (
    <form className={styles['form']} onSubmit={sit}>
      <NameField {...naming} />
      <Button look="main" type="submit" disabled={busy || free === null}>
        {join.sit}
      </Button>
    </form>
  );
}

/** Until every seat is taken: who is there, who is missing, how to invite. Nothing is dealt yet. */
export function WaitingRoom({
  table,
  state,
  line,
  title,
}: {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly line: TableLine;
  readonly title: string;
}) {
  const { waiting, join, table: words } = useOnlineWords();
  const lang = useLang();
  const away = useAwayText();
  const variants = useVariantText(line.game, line.options);
  const { busy, run } = useAct();
  const { room, me } = state;
  const pace = usePaceText(room.pace);
  const again = useRematchWords();
  const naming = useNaming(room.seats);
  const heard = useHeard(table.id, state);
  const ratings = useRatings(table.id, room);
  const seatings = room.seats.map(({ seating }) => seating);
  const names = listedNames(seatings, lang, line.game);
  const mySeat = room.seats.findIndex(({ user }) => user !== null && user === me?.id);
  const kept = room.seats.findIndex(({ awaits }) => awaits !== undefined && awaits.user === me?.id);
  const free = kept >= 0 ? kept : room.seats.findIndex(({ seating }) => seating.kind === 'empty');
  const freeText = ({ awaits }: Occupant): string => {
    if (awaits === undefined) return waiting.free;
    return awaits.user === me?.id ? again.yourSeat : again.waitsHere(awaits.name);
  };
  const missing = room.seats.filter(({ seating }) => seating.kind === 'empty').length;
  const host = room.seats.findIndex(({ user }) => user === room.host);
  const others = othersWatching(room, mySeat >= 0);
  return (
    <Page title={waiting.title(title)} back="/" backLabel={waiting.home}>
      {state.connection === 'away' && (
        <p role="alert" className={styles['warn']}>
          {away}
        </p>
      )}
      <SignedOut />
      <div className={styles['soft']}>
        <p role="status">{waiting.missing(missing)}</p>
        <p>{join.starts}</p>
        <p>{others > 0 ? `${pace} · ${waiting.spectators(others, mySeat < 0)}` : pace}</p>
        {variants.length > 0 && <p>{words.variants(variants.join(', '))}</p>}
      </div>
      {mySeat < 0 && host >= 0 && <p>{join.by(names[host] ?? '', title)}</p>}
      {me === null && (
        <Welcome
          table={table}
          free={free < 0 ? null : free}
          naming={naming}
          run={run}
          busy={busy}
        />
      )}
      <AboutGame game={line.game} />
      <section className={styles['part']} aria-label={waiting.seats}>
        <ol className={styles['seats']}>
          {room.seats.map((occupant, seat) => (
            <li key={seat} className={styles['seat']}>
              <SeatMark seat={seat} size={20} />
              <div className={styles['what']}>
                <span className={styles['sitter']}>
                  <BotFace seating={occupant.seating} seat={seat} game={line.game} />
                  {occupant.seating.kind === 'empty' ? freeText(occupant) : names[seat]}
                  {occupant.seating.kind === 'bot' && <Stars level={occupant.seating.level} />}
                </span>
                <span className={styles['facts']}>
                  <Presence occupant={occupant} />
                  {seat === mySeat && <span>{waiting.you}</span>}
                  {seat === host && <span>{waiting.host}</span>}
                  <SeatRating rating={ratings[seat]} />
                </span>
              </div>
              {me !== null && (
                <SeatActs
                  game={line.game}
                  table={table}
                  seat={seat}
                  occupant={occupant}
                  mine={seat === mySeat}
                  isHost={room.host === me.id}
                  seated={mySeat >= 0}
                  isFirstFree={seat === free}
                  act={run}
                />
              )}
            </li>
          ))}
        </ol>
      </section>
      <Share id={table.id} isMain={mySeat >= 0} />
      <Chat table={table} state={state} seated={mySeat >= 0} naming={naming} heard={heard} />
      {me !== null && room.host === me.id && <CloseTable id={table.id} />}
    </Page>
  );
}
