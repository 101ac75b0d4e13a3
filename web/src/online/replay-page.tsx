import type { HandOver } from '@orrery/table/client';
import { useLang, useWords } from '../i18n/index.ts';
import { LinkButton } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import { refusalText } from '../parts/refusal.ts';
import { useOpened } from '../parts/use-opened.ts';
import { ReplayFrame } from '../replay/replay-frame.tsx';
import { host } from '../the-host.ts';
import { OnlineError } from './core/errors.ts';
import { http } from './core/http.ts';
import { useHandOvers } from './table/use-hand-overs.ts';
import { useOnlineWords } from './text/index.ts';

const NONE: readonly HandOver[] = [];

const open = async (id: string) => host().replayFile(id, await http.file(id));

/** A finished online game by its link: played again in this browser from its seed and answers. */
export function OnlineReplayPage({ id }: { readonly id: string }) {
  const words = useWords();
  const { table, lobby } = useOnlineWords();
  const lang = useLang();
  const opened = useOpened(id, open);
  const asides = useHandOvers(opened.kind === 'open' ? opened.client.handOvers : NONE, lang);
  if (opened.kind === 'loading') return <Message title={words.replay.loading} />;
  if (opened.kind === 'failed')
    return (
      <Message title={table.failed} text={refusalText(opened.error, lang)}>
        {opened.error instanceof OnlineError && opened.error.reason === 'NOT_FINISHED' ? (
          <LinkButton look="main" to={`/online/${id}`}>
            {table.title}
          </LinkButton>
        ) : (
          <LinkButton look="main" to="/online">
            {lobby.title}
          </LinkButton>
        )}
        <LinkButton to="/">{words.notFound.home}</LinkButton>
      </Message>
    );
  return <ReplayFrame client={opened.client} game={opened.game} asides={asides} />;
}
