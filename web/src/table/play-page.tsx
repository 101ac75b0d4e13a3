import type { TableId } from '@orrery/table/client';
import { useLang, useWords } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import { refusalText } from '../parts/refusal.ts';
import { useOpened } from '../parts/use-opened.ts';
import { host } from '../the-host.ts';
import { TableScreen } from './table-screen.tsx';

const open = (id: TableId) => host().open(id);

export default function PlayPage({ id }: { readonly id: TableId }) {
  const words = useWords();
  const lang = useLang();
  const opened = useOpened(id, open);
  if (opened.kind === 'loading') return <Message title={words.table.loading} />;
  if (opened.kind === 'failed')
    return (
      <Message title={words.broken.title} text={refusalText(opened.error, lang)}>
        <Button onClick={() => location.reload()}>{words.broken.reload}</Button>
        <LinkButton to="/">{words.notFound.home}</LinkButton>
      </Message>
    );
  return <TableScreen client={opened.client} game={opened.game} />;
}
