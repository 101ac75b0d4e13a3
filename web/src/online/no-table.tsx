import { LinkButton } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import { useOnlineWords } from './text/index.ts';

/** A link that leads nowhere; trying again does not make a table. */
export function NoTable() {
  const { table, lobby, gate } = useOnlineWords();
  return (
    <Message title={table.notFound} text={table.notFoundText}>
      <LinkButton look="main" to="/online">
        {lobby.title}
      </LinkButton>
      <LinkButton to="/">{gate.home}</LinkButton>
    </Message>
  );
}
