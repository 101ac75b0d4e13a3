import type { TableLine } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { gameTitle, type LoadedGame, loadTable } from '../../games.ts';
import { useLang } from '../../i18n/index.ts';
import { BrokenPage } from '../../parts/broken.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { Message } from '../../parts/message.tsx';
import { refusalText } from '../../parts/refusal.ts';
import { http } from '../core/http.ts';
import { leadsNowhere } from '../core/errors.ts';
import { useOnlineTable } from '../core/use-online-table.ts';
import { NoTable } from '../no-table.tsx';
import { useOnlineWords } from '../text/index.ts';
import { Playing } from './playing.tsx';
import { useSessionCheck } from './signed-out.tsx';
import { WaitingRoom } from './waiting-room.tsx';

/** Which game it is and by which variants, before anything of it is told. */
function useLine(table: string): TableLine | null {
  const [line, setLine] = useState<TableLine | null>(null);
  useEffect(() => {
    let wanted = true;
    http.table(table).then(
      (found) => wanted && setLine(found),
      () => {
        // The socket tells why the table cannot be opened.
      },
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  return line;
}

/** The game's words and drawings, which may not come over a network that breaks. */
function useGame(id: string | null): LoadedGame | 'failed' | null {
  const [game, setGame] = useState<LoadedGame | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    if (id !== null)
      loadTable(id).then(
        (loaded) => wanted && setGame(loaded),
        () => wanted && setGame('failed'),
      );
    return () => {
      wanted = false;
    };
  }, [id]);
  return game;
}

/** Instead of the waiting room, for whoever was there and whoever comes later. */
function Closed({ isMine }: { readonly isMine: boolean }) {
  const { waiting, gate, lobby } = useOnlineWords();
  return (
    <Message title={waiting.closed}>
      <p role="alert">{isMine ? waiting.closedByYou : waiting.closedByHost}</p>
      <LinkButton look="main" to="/">
        {gate.home}
      </LinkButton>
      <LinkButton to="/online">{lobby.title}</LinkButton>
    </Message>
  );
}

/** One online table by its link: come in, wait for the others, play, look back. */
export function OnlinePage({ id }: { readonly id: string }) {
  const words = useOnlineWords();
  const lang = useLang();
  const { table, state, failed } = useOnlineTable(id);
  useSessionCheck(state);
  const line = useLine(id);
  const game = useGame(line?.game ?? null);
  if (failed !== null)
    return leadsNowhere(failed) ? (
      <NoTable />
    ) : (
      <Message title={words.table.failed} text={refusalText(failed, lang)}>
        <Button look="main" onClick={() => location.reload()}>
          {words.gate.retry}
        </Button>
        <LinkButton to="/online">{words.lobby.title}</LinkButton>
        <LinkButton to="/">{words.gate.home}</LinkButton>
      </Message>
    );
  if (state?.room.status === 'closed')
    return <Closed isMine={state.me !== null && state.me.id === state.room.host} />;
  if (table === null || state === null || line === null)
    return <Message title={words.table.loading} />;
  if (state.table === null) {
    const title = gameTitle(line.game, lang);
    return <WaitingRoom table={table} state={state} line={line} title={title} />;
  }
  if (game === 'failed') return <BrokenPage />;
  if (game === null) return <Message title={words.table.loading} />;
  return <Playing table={table} state={state} playing={state.table} game={game} />;
}
