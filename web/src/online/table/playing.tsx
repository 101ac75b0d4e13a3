import type { Seat } from '@orrery/kernel';
import type { TableState } from '@orrery/table/client';
import { RotateCcw, Users } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { LoadedGame } from '../../games.ts';
import { Button } from '../../parts/button.tsx';
import { prefer } from '../../preferences.ts';
import { Frame } from '../../table/frame.tsx';
import type { Extras } from '../../table/extras.ts';
import { useRequest } from '../../table/use-request.ts';
import { useVoice, useVoicesAt, useWishes } from '../../table/use-seated.ts';
import { useTelling } from '../../table/use-telling.ts';
import { host } from '../../the-host.ts';
import { http } from '../core/http.ts';
import type { OnlineState, OnlineTable } from '../core/online-table.ts';
import { onlineClient } from '../core/table-client.ts';
import { useAwayText } from '../core/use-network.ts';
import styles from '../online.module.css';
import { useFollowWords } from '../text/follow.ts';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';
import { AboutTable } from './about-table.tsx';
import { AbsentNotice } from './absent-notice.tsx';
import { Chat } from './chat.tsx';
import { Clocks } from './clocks.tsx';
import { Proof } from './proof.tsx';
import { ProposalNotice } from './proposal.tsx';
import { RematchNotice, useRematchText } from './rematch-notice.tsx';
import { Replace } from './replace.tsx';
import { SeatAbout } from './seat-about.tsx';
import { SignedOut } from './signed-out.tsx';
import tableStyles from './table.module.css';
import { takeBackTo } from './take-back.ts';
import { useAsides } from './use-asides.ts';
import { useHeard } from './use-heard.ts';
import { useLostSeat } from './use-lost-seat.ts';
import { useNaming } from './use-naming.ts';
import { useProposalOutcome } from './use-proposal-outcome.ts';
import { useRatings } from './use-ratings.ts';
import { useRematch } from './use-rematch.ts';
import { useTurnNotice } from './use-turn-notice.ts';

/** A running or finished game: the same frame as everywhere, with what only people far away need. */
export function Playing({
  table,
  state,
  playing,
  game,
}: {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly playing: TableState;
  readonly game: LoadedGame;
}) {
  const words = useOnlineWords();
  const followWords = useFollowWords();
  const client = useMemo(() => onlineClient(table), [table]);
  const voice = useVoice(playing.update.seats, client.game);
  const { busy, run } = useAct();
  const [about, setAbout] = useState(false);
  const [replacing, setReplacing] = useState<Seat | null>(null);
  const [followed, follow] = useState<Seat | null>(null);
  const { room } = state;
  const { viewer, held, stalled } = playing.update;
  const title = game.module.text.title[voice.lang];
  const telling = useTelling(client, playing);
  const away = useAwayText();
  useWishes(client, playing);
  useTurnNotice(table.id, playing, title);
  useProposalOutcome(state, voice);
  const voiceAt = useVoicesAt(
    { game: client.game, seats: playing.update.seats, handOvers: room.handOvers },
    playing.log.takeBacks,
  );
  const asides = useAsides(room.handOvers, playing.log.takeBacks, voiceAt, client.game, voice.lang);
  const lost = useLostSeat(table.id, state);
  const naming = useNaming(room.seats);
  const heard = useHeard(table.id, state);
  const ratings = useRatings(table.id, room);
  const rematch = useRematch(table, state);
  const again = useRematchText(state, rematch);
  const replay = useCallback(
    async () => host().replayFile(table.id, await http.file(table.id)),
    [table],
  );

  const back = room.proposal === null ? takeBackTo(playing) : null;
  const waits = playing.update.asked?.seat !== viewer;
  const own = viewer === null || room.status !== 'running' ? undefined : room.seats[viewer];

  const pending = room.proposal;
  const missing = pending?.needs.filter((seat) => !pending.agreed.includes(seat)) ?? [];
  const request = (viewer !== null && missing.includes(viewer) && pending?.number) || null;
  useRequest(request, () => {
    setAbout(false);
    setReplacing(null);
  });

  // One thing at a time is what should be done: the turn comes first, then one's own seat.
  const turnFirst = viewer !== null && (held === viewer || stalled !== null);
  const seatLook = turnFirst ? 'plain' : 'main';
  const proposalLook = own?.left === true ? 'plain' : seatLook;

  const notice = (
    <>
      {room.proposal && (
        <ProposalNotice
          table={table}
          state={state}
          pending={room.proposal}
          text={game.module.text}
          voice={voice}
          look={proposalLook}
        />
      )}
      {own?.left === true && viewer !== null && (
        <div className={tableStyles['notice']}>
          <p>{words.table.youLeft}</p>
          <Button
            look={seatLook}
            disabled={busy}
            onClick={() =>
              void run(() => table.ask({ type: 'seat', seat: viewer, action: 'take' }))
            }
          >
            {words.table.comeBack}
          </Button>
        </div>
      )}
      {own?.late === true && !own.left && (
        <div className={tableStyles['notice']}>
          <p>{words.table.youAreLate}</p>
        </div>
      )}
      {lost !== null && (
        <div className={tableStyles['notice']}>
          <p>{words.table.seatLost(voice.name(lost.seat), lost.late)}</p>
          {room.seats[lost.seat]?.seating.kind === 'bot' && room.proposal === null && (
            <Button onClick={() => setReplacing(lost.seat)}>{words.table.takeOver}</Button>
          )}
        </div>
      )}
      <RematchNotice
        words={again}
        game={title}
        rematch={rematch}
        busy={busy}
        onMeet={() => void run(rematch.meet)}
      />
      <SignedOut />
      {viewer === null && (
        <p className={styles['soft']}>
          {followed === null ? words.table.watching : followWords.watching(voice.name(followed))}
        </p>
      )}
      <Clocks state={state} voice={voice} />
      <AbsentNotice state={state} voice={voice} onReplace={setReplacing} />
    </>
  );
  const extras: Extras = {
    notice,
    request,
    followed: viewer === null ? followed : null,
    acts: back !== null && waits && (
      <Button
        look="quiet"
        disabled={busy}
        onClick={() =>
          void run(() => table.ask({ type: 'propose', proposal: { kind: 'takeBack', seq: back } }))
        }
      >
        <RotateCcw size={16} aria-hidden /> {words.proposal.askTakeBack}
      </Button>
    ),
    about: (seat) => (
      <SeatAbout
        seat={seat}
        state={state}
        voice={voice}
        rating={ratings[seat]}
        following={viewer === null ? { seat: followed, follow } : null}
        onReplace={setReplacing}
      />
    ),
    door: (
      <Button look="icon" aria-label={words.table.title} onClick={() => setAbout(true)}>
        <Users size={19} aria-hidden />
      </Button>
    ),
    asides,
    voiceAt,
    side: (
      <Chat table={table} state={state} seated={viewer !== null} naming={naming} heard={heard} />
    ),
    said: state.chat.length,
    unread: heard.unread,
    onTalk: () => prefer({ chatFolded: false }),
    away,
    end: {
      onRematch: viewer === null ? null : () => void run(rematch.meet),
      rematch: rematch.isMade ? again : null,
      replayTo: `/online/${table.id}/replay`,
      replay,
      proof: <Proof id={table.id} room={room} seen={playing.update} />,
    },
  };
  return (
    <>
      <Frame
        key={viewer ?? 'open'}
        client={client}
        game={game}
        state={playing}
        voice={voice}
        telling={telling}
        extras={extras}
      />
      {about && <AboutTable table={table} state={state} onClose={() => setAbout(false)} />}
      {replacing !== null && (
        <Replace
          table={table}
          state={state}
          seat={replacing}
          voice={voice}
          naming={naming}
          onClose={() => setReplacing(null)}
        />
      )}
    </>
  );
}
