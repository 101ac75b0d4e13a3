import { isLoss } from '@orrery/bots';
import type { RuleId, Viewer } from '@orrery/kernel';
import type { DrawProps, Place } from '@orrery/kit';
import type { ReplayClient } from '@orrery/table/client';
import { useMemo, useRef, useState } from 'react';
import { Better, TurningPoints, useReview } from '../advice/review.tsx';
import type { LoadedGame } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { useTitle } from '../parts/use-title.ts';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { ExplainCard } from '../table/explain-card.tsx';
import type { Aside } from '../table/extras.ts';
import { Legend } from '../table/legend.tsx';
import { PlaceBubble } from '../table/place-bubble.tsx';
import { ScoreTable } from '../table/score-table.tsx';
import { useKeys } from '../table/use-keys.ts';
import type { PlaceTold } from '../table/use-place-bubble.ts';
import { usePoint } from '../table/use-point.ts';
import { useVoicesAt } from '../table/use-seated.ts';
import { useSteady } from '../table/use-steady.ts';
import { useTravel } from '../table/use-travel.ts';
import { Chances } from './chances.tsx';
import { Controls } from './controls.tsx';
import { ReplayHead } from './replay-head.tsx';
import styles from './replay.module.css';
import { Said } from './said.tsx';
import { useReplay } from './use-replay.ts';

const NOTHING: Pick<DrawProps<unknown>, 'preview' | 'lit' | 'picked' | 'brings'> = {
  preview: null,
  lit: new Set(),
  picked: new Set(),
  brings: new Map(),
};

/** Through whose eyes a replay is first watched. */
function firstEyes({ finished, viewer, seats }: ReplayClient): Viewer {
  if (!finished || viewer !== null) return viewer;
  const person = seats.findIndex((seat) => seat.kind === 'human');
  return person < 0 ? null : person;
}

export function ReplayFrame({
  client,
  game,
  asides = [],
}: {
  readonly client: ReplayClient;
  readonly game: LoadedGame;
  /** What happened at the table itself. */
  readonly asides?: readonly Aside[];
}) {
  const { replay, table } = useWords();
  const [eyes, setEyes] = useState<Viewer>(() => firstEyes(client));
  const steering = useReplay(client, eyes);
  const { index, position, view, told, jump } = steering;
  const voiceAt = useVoicesAt(client);
  const voice = voiceAt(index);
  const page = useRef<HTMLDivElement>(null);
  const { point, track } = usePoint();
  const [about, setAbout] = useState<PlaceTold | null>(null);
  const [rules, setRules] = useState<{ at: RuleId | null } | null>(null);
  const [legend, setLegend] = useState(false);
  useTravel(page, view);
  useKeys(page, { rules: () => setRules({ at: null }), legend: () => setLegend(true) });
  const { ui, module } = game;
  const { Board, Own } = ui;

  const events = told?.events ?? position?.step.events;
  const traced = useMemo(
    () => new Set(events?.flatMap((event) => ui.touched(event))),
    [events, ui],
  );
  const reviewing = useReview(client);
  const alone = client.seats.length === 1;
  const here = told ? undefined : reviewing.review?.find((one) => one.index === position?.index);
  // The better answer glows where it would have been given.
  const better = useMemo(() => {
    const ask = position?.asked;
    if (!here || !ask || position.viewer !== here.seat || !isLoss(here, alone)) return NOTHING.lit;
    return new Set(ui.where(position.view, ask.ask, here.best.choice));
  }, [here, position, alone, ui]);
  const touch = useSteady((place: Place) =>
    setAbout({
      at: point(),
      explanation: ui.explain(voice, view, place),
      names: null,
      reasons: [],
      now: null,
    }),
  );
  const draw: DrawProps<unknown> | null = position && {
    ...NOTHING,
    lit: better,
    view,
    me: position.viewer,
    lang: voice.lang,
    name: voice.name,
    asked: position.asked && { seat: position.asked.seat, ask: position.asked.ask },
    traced,
    touch,
  };
  const title = module.text.title[voice.lang];
  useTitle(`${replay.title(title)} – Orrery`);
  return (
    <div ref={page} className={styles['page']} data-world={client.game} {...track}>
      <ReplayHead
        client={client}
        title={replay.title(title)}
        voice={voice}
        index={index}
        eyes={eyes}
        onEyes={setEyes}
        onLegend={() => setLegend(true)}
      />
      <main className={styles['main']}>
        <section className={styles['board']}>{draw && <Board {...draw} />}</section>
        <section className={styles['own']}>{draw && eyes !== null && <Own {...draw} />}</section>
        {/* What scrolls must be reachable by keyboard. */}
        <aside className={styles['side']} tabIndex={0} aria-label={table.log}>
          {position && (
            <Said
              position={position}
              told={told}
              text={module.text}
              voice={voice}
              voiceBefore={voiceAt(position.index - 1)}
              asides={asides}
            />
          )}
          {position && here && position.viewer === here.seat && (
            <Better one={here} position={position} alone={alone} text={module.text} voice={voice} />
          )}
          {client.finished && (
            <TurningPoints
              client={client}
              reviewing={reviewing}
              voice={voice}
              onDecision={(at, seat) => {
                setEyes(seat);
                jump(at);
              }}
            />
          )}
          {position && <ScoreTable scores={position.scores} text={module.text} voice={voice} />}
        </aside>
      </main>
      <footer className={styles['foot']}>
        <Controls client={client} steering={steering} />
        {client.finished && <Chances client={client} voice={voice} index={index} onIndex={jump} />}
      </footer>
      <ExplainCard page={page} ui={ui} view={view} voice={voice} lit={NOTHING.lit} />
      {about && (
        <PlaceBubble
          game={client.game}
          told={about}
          onRule={(at) => setRules({ at })}
          onClose={() => setAbout(null)}
        />
      )}
      {rules && (
        <RulesDrawer
          game={client.game}
          title={title}
          at={rules.at}
          onClose={() => setRules(null)}
        />
      )}
      {legend && <Legend ui={ui} onClose={() => setLegend(false)} />}
    </div>
  );
}
