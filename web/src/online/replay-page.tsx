import type { HandOver } from '@orrery/table/client';
import { useLang, useWords } from '../i18n/index.ts';
import { LinkButton } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import { codeOf, refusalText } from '../parts/refusal.ts';
import { useOpened } from '../parts/use-opened.ts';
import { ReplayFrame } from '../replay/replay-frame.tsx';
import { host } from '../the-host.ts';
import { leadsNowhere } from './core/errors.ts';
import { http } from './core/http.ts';
import { NoTable } from './no-table.tsx';
import { useHandOvers } from './table/use-hand-overs.ts';
import { useOnlineWords } from './text/index.ts';

const NONE: readonly HandOver[] = [];

const open = async (id: string) => host().replayFile(id, await http.file(id));

function NoReplay({ id, error }: { readonly id: string; readonly error: unknown }) {
  const { table, lobby, gate } = useOnlineWords();
  const lang = useLang();
  if (leadsNowhere(error)) return <NoTable />;
  const isRunning = codeOf(error) === 'NOT_FINISHED';
  return (
    <Message
      title={isRunning ? table.notOver : table.failed}
      text={isRunning ? table.notOverText : refusalText(error, lang)}
    >
      <LinkButton look="main" to={isRunning ? `/online/${id}` : '/online'}>
        {isRunning ? table.watch : lobby.title}
      </LinkButton>
      <LinkButton to="/">{gate.home}</LinkButton>
    </Message>
  );
}

/** A finished online game by its link: played again in this browser from its seed and answers. */
export function OnlineReplayPage({ id }: { readonly id: string }) {
  const words = useWords();
  const lang = useLang();
  const opened = useOpened(id, open);
  const client = opened.kind === 'open' ? opened.client : null;
  const asides = useHandOvers(client?.handOvers ?? NONE, client?.game ?? '', lang);
  if (opened.kind === 'loading') return <Message title={words.replay.loading} />;
  if (opened.kind === 'failed') return <NoReplay id={id} error={opened.error} />;
  const address = `/online/${id}/replay`;
  return (
    <ReplayFrame client={opened.client} game={opened.game} address={address} asides={asides} />
  );
}
