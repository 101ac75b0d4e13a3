import { GAMES } from '@orrery/catalog';
import type { TableLine } from '@orrery/protocol';
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
  const line = useLine(id);
  const game = useGame(line?.game ?? null);
  if (failed !== null) {
    const isGone = failed.reason === 'NO_SUCH_TABLE';
    return (
      <Message
        title={isGone ? words.table.notFound : words.table.failed}
        text={failed.sentence(lang)}
      >
        {/* Trying again does not make a table. */}
        {!isGone && (
          <Button look="main" onClick={() => location.reload()}>
            {words.gate.retry}
          </Button>
        )}
        <LinkButton look={isGone ? 'main' : 'plain'} to="/online">
          {words.lobby.title}
        </LinkButton>
        <LinkButton to="/">{words.gate.home}</LinkButton>
      </Message>
    );
  }
  if (table === null || state === null || line === null)
    return <Message title={words.table.loading} />;
  if (state.table === null) {
    const title = GAMES.find((meta) => meta.id === line.game)?.title[lang] ?? line.game;
    return <WaitingRoom table={table} state={state} line={line} title={title} />;
  }
  if (game === null) return <Message title={words.table.loading} />;
  return <Playing table={table} state={state} playing={state.table} game={game} />;
}
