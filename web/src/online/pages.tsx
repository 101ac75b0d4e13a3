import { useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Button, LinkButton } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import { AccountPage } from './account/account-page.tsx';
import { CreatePage } from './create/create-page.tsx';
import { lookAgain, lookForServer, useDoor } from './door.ts';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { OnlineReplayPage } from './replay-page.tsx';
import { StatisticsPage } from './statistics/statistics-page.tsx';
import { OnlinePage } from './table/online-page.tsx';
import { useOnlineWords } from './text/index.ts';

const RETRY_MS = 3_000;

/** All that needs a server; where none answers it says so, and goes on asking. */
export default function OnlinePages() {
  const { gate, table } = useOnlineWords();
  const server = useDoor((door) => door.server);
  useEffect(() => {
    void lookForServer();
    if (server !== 'absent') return;
    const timer = setInterval(() => void lookAgain(), RETRY_MS);
    return () => clearInterval(timer);
  }, [server]);
  if (server === 'unknown') return <Message title={table.loading} />;
  if (server === 'absent')
    return (
      <Message title={gate.away} text={gate.awayText}>
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
      <Route path="/online/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
    </Switch>
  );
}
