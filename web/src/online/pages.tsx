import { useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { useWords } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import { AccountPage } from './account/account-page.tsx';
import { useNetwork } from './core/use-network.ts';
import { CreatePage } from './create/create-page.tsx';
import { lookAgain, lookForServer, useDoor } from './door.ts';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { OnlineReplayPage } from './replay-page.tsx';
import { StatisticsPage } from './statistics/statistics-page.tsx';
import { OnlinePage } from './table/online-page.tsx';
import { useOnlineWords } from './text/index.ts';

const RETRY_MS = 3_000;

/** A link at the end of a sentence is often taken together with what follows it. */
const tableIn = (pasted: string): string => pasted.replace(/[^\w-]+$/, '');

/** All that needs a server; where none answers it says so, and goes on asking. */
export default function OnlinePages() {
  const { gate, table, lobby } = useOnlineWords();
  const { notFound } = useWords();
  const hasNetwork = useNetwork();
  const server = useDoor((door) => door.server);
  useEffect(() => {
    void lookForServer();
    if (server !== 'absent') return;
    if (hasNetwork) void lookAgain();
    const timer = setInterval(() => void lookAgain(), RETRY_MS);
    return () => clearInterval(timer);
  }, [server, hasNetwork]);
  if (server === 'unknown') return <Message title={table.loading} />;
  if (server === 'absent')
    return (
      <Message
        title={hasNetwork ? gate.away : gate.offline}
        text={hasNetwork ? gate.awayText : gate.offlineText}
      >
        <Button look="main" onClick={() => void lookAgain()}>
          {gate.retry}
        </Button>
        <LinkButton to="/">{gate.home}</LinkButton>
      </Message>
    );
  return (
    <Switch>
      <Route path="/online" component={LobbyPage} />
      <Route path="/online/new/:game?">{({ game }) => <CreatePage game={game} />}</Route>
      <Route path="/online/account" component={AccountPage} />
      <Route path="/online/statistics/:game">{({ game }) => <StatisticsPage game={game} />}</Route>
      <Route path="/online/:id/replay">{({ id }) => <OnlineReplayPage key={id} id={id} />}</Route>
      <Route path="/online/:id">{({ id }) => <OnlinePage key={id} id={tableIn(id)} />}</Route>
      <Route>
        <Message title={notFound.title} text={notFound.text}>
          <LinkButton look="main" to="/online">
            {lobby.title}
          </LinkButton>
          <LinkButton to="/">{gate.home}</LinkButton>
        </Message>
      </Route>
    </Switch>
  );
}
