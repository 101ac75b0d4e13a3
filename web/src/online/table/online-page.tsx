import { GAMES } from '@orrery/catalog';
import { useEffect, useState } from 'react';
import { type LoadedGame, loadTable } from '../../games.ts';
import { useLang } from '../../i18n/index.ts';
import { Button, LinkButton } from '../../parts/button.tsx';
import { Message } from '../../parts/message.tsx';
import { http } from '../core/http.ts';
import { useOnlineTable } from '../core/use-online-table.ts';
import { useOnlineWords } from '../text/index.ts';
import { Playing } from './playing.tsx';
import { WaitingRoom } from './waiting-room.tsx';

/** Which game it is, before anything of it is told. */
function useGameId(table: string): string | null {
  const [game, setGame] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    http.table(table).then(
      (line) => wanted && setGame(line.game),
      () => {
        // The socket tells why the table cannot be opened.
      },
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  return game;
}

function useGame(id: string | null): LoadedGame | null {
  const [game, setGame] = useState<LoadedGame | null>(null);
  useEffect(() => {
    let wanted = true;
    if (id !== null) void loadTable(id).then((loaded) => wanted && setGame(loaded));
    return () => {
      wanted = false;
    };
  }, [id]);
  return game;
}

/** One online table by its link: come in, wait for the others, play, look back. */
export function OnlinePage({ id }: { readonly id: string }) {
  const words = useOnlineWords();
  const lang = useLang();
  const { table, state, failed } = useOnlineTable(id);
  const gameId = useGameId(id);
  const game = useGame(gameId);
  if (failed !== null)
    return (
      <Message title={words.table.title} text={failed.sentence(lang)}>
        <Button look="main" onClick={() => location.reload()}>
          {words.gate.retry}
        </Button>
        <LinkButton to="/online">{words.lobby.title}</LinkButton>
        <LinkButton to="/">{words.gate.home}</LinkButton>
      </Message>
    );
  if (table === null || state === null || gameId === null)
    return <Message title={words.table.loading} />;
  if (state.table === null) {
    const title = GAMES.find((meta) => meta.id === gameId)?.title[lang] ?? gameId;
    return <WaitingRoom table={table} state={state} title={title} />;
  }
  if (game === null) return <Message title={words.table.loading} />;
  return <Playing table={table} state={state} playing={state.table} game={game} />;
}
