import type { TableId } from '@orrery/table/client';
import { useLang, useWords } from '../i18n/index.ts';
import { LinkButton } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import { refusalText } from '../parts/refusal.ts';
import { useOpened } from '../parts/use-opened.ts';
import { host } from '../the-host.ts';
import { ReplayFrame } from './replay-frame.tsx';

const open = (id: TableId) => host().replay(id);

export default function ReplayPage({ id }: { readonly id: TableId }) {
  const words = useWords();
  const lang = useLang();
  const opened = useOpened(id, open);
  if (opened.kind === 'loading') return <Message title={words.replay.loading} />;
  if (opened.kind === 'failed')
    return (
      <Message title={words.broken.title} text={refusalText(opened.error, lang)}>
        <LinkButton to="/">{words.notFound.home}</LinkButton>
      </Message>
    );
  return <ReplayFrame client={opened.client} game={opened.game} />;
}
