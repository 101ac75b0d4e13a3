import type { ReplayClient } from '@orrery/table/client';
import { useEffect, useState } from 'react';
import { type LoadedGame, loadTable } from '../games.ts';
import { useLang, useWords } from '../i18n/index.ts';
import { LinkButton } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import { refusalText } from '../parts/refusal.ts';
import { ReplayFrame } from '../replay/replay-frame.tsx';
import { host } from '../the-host.ts';
import { http } from './core/http.ts';
import { useOnlineWords } from './text/index.ts';

type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'open'; readonly client: ReplayClient; readonly game: LoadedGame };

function useOnlineReplay(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ kind: 'loading' });
  useEffect(() => {
    let left = false;
    let client: ReplayClient | null = null;
    const open = async (): Promise<void> => {
      client = await host().replayFile(id, await http.file(id));
      if (left) return client.close();
      const game = await loadTable(client.game);
      if (!left) setOpened({ kind: 'open', client, game });
    };
    open().catch((error: unknown) => {
      if (!left) setOpened({ kind: 'failed', error });
    });
    return () => {
      left = true;
      client?.close();
    };
  }, [id]);
  return opened;
}

/** A finished online game by its link: played again in this browser from its seed and answers. */
export function OnlineReplayPage({ id }: { readonly id: string }) {
  const words = useWords();
  const { table } = useOnlineWords();
  const lang = useLang();
  const opened = useOnlineReplay(id);
  if (opened.kind === 'loading') return <Message title={words.replay.loading} />;
  if (opened.kind === 'failed')
    return (
      <Message title={table.title} text={refusalText(opened.error, lang)}>
        <LinkButton to={`/online/${id}`}>{table.title}</LinkButton>
        <LinkButton to="/">{words.notFound.home}</LinkButton>
      </Message>
    );
  return <ReplayFrame client={opened.client} game={opened.game} />;
}
