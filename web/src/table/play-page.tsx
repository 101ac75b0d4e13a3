import type { TableId } from '@orrery/table/client';
import { useWords } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import { TableScreen } from './table-screen.tsx';
import { useOpened } from './use-opened.ts';

export default function PlayPage({ id }: { readonly id: TableId }) {
  const words = useWords();
  const opened = useOpened(id);
  if (opened.kind === 'loading') return <Message title={words.table.loading} />;
  if (opened.kind === 'failed')
    return (
      <Message title={words.broken.title} text={words.errors[opened.code]}>
        <Button onClick={() => location.reload()}>{words.broken.reload}</Button>
        <LinkButton to="/">{words.notFound.home}</LinkButton>
      </Message>
    );
  return <TableScreen client={opened.client} game={opened.game} />;
}
