import type { ReplayClient, TableErrorCode, TableId } from '@orrery/table/client';
import { useEffect, useState } from 'react';
import { type LoadedGame, loadTable } from '../games.ts';
import { codeOf } from '../home/use-games.ts';
import { useWords } from '../i18n/index.ts';
import { LinkButton } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import { host } from '../the-host.ts';
import { ReplayFrame } from './replay-frame.tsx';

type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: TableErrorCode }
  | { readonly kind: 'open'; readonly client: ReplayClient; readonly game: LoadedGame };

function useReplay(id: TableId): Opened {
  const [opened, setOpened] = useState<Opened>({ kind: 'loading' });
  useEffect(() => {
    let left = false;
    let client: ReplayClient | null = null;
    const open = async (): Promise<void> => {
      client = await host().replay(id);
      if (left) return client.close();
      const game = await loadTable(client.game);
      if (!left) setOpened({ kind: 'open', client, game });
    };
    open().catch((error: unknown) => {
      if (!left) setOpened({ kind: 'failed', code: codeOf(error) });
    });
    return () => {
      left = true;
      client?.close();
    };
  }, [id]);
  return opened;
}

export default function ReplayPage({ id }: { readonly id: TableId }) {
  const words = useWords();
  const opened = useReplay(id);
  if (opened.kind === 'loading') return <Message title={words.replay.loading} />;
  if (opened.kind === 'failed')
    return (
      <Message title={words.broken.title} text={words.errors[opened.code]}>
        <LinkButton to="/">{words.notFound.home}</LinkButton>
      </Message>
    );
  return <ReplayFrame client={opened.client} game={opened.game} />;
}
