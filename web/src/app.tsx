import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from './home/home.tsx';
import { useWords } from './i18n/index.ts';
import { TabTitle } from './online/home/tab-title.tsx';
import { Broken } from './parts/broken.tsx';
import { LinkButton } from './parts/button.tsx';
import { Message } from './parts/message.tsx';
import { Notes } from './parts/notes.tsx';
import { Tips } from './parts/tips.tsx';
import { useSelfPortrait } from './parts/use-self-portrait.ts';

const PlayPage = lazy(() => import('./table/play-page.tsx'));
const LearnPage = lazy(() => import('./learn/learn-page.tsx'));
const ReplayPage = lazy(() => import('./replay/replay-page.tsx'));
const RulesPage = lazy(() => import('./rules/rules-page.tsx'));
const OnlinePages = lazy(() => import('./online/pages.tsx'));
const CreditsPage = lazy(() => import('./credits/credits-page.tsx'));

function NotFound() {
  const { notFound } = useWords();
  return (
    <Message title={notFound.title} text={notFound.text}>
      <LinkButton to="/">{notFound.home}</LinkButton>
    </Message>
  );
}

export function App() {
  const words = useWords();
  useSelfPortrait();
  return (
    <>
      <Broken>
        <Suspense fallback={<Message title={words.table.loading} />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/play/:id">{({ id }) => <PlayPage key={id} id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
            <Route path="/online/*?" component={OnlinePages} />
            <Route path="/credits" component={CreditsPage} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Broken>
      <Notes />
      <Tips />
      <TabTitle />
    </>
  );
}
