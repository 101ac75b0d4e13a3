import type { RuleId } from '@orrery/kernel';
import type { DrawProps, Place } from '@orrery/kit';
import type { ReplayClient, Reviewed } from '@orrery/table/client';
import { useMemo, useRef, useState } from 'react';
import { AllDecisions, Better, TurningPoints } from '../advice/review.tsx';
import { useReview } from '../advice/use-review.ts';
import type { LoadedGame } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { useTitle } from '../parts/use-title.ts';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { ExplainCard } from '../table/explain-card.tsx';
import type { Aside } from '../table/extras.ts';
import { Legend } from '../table/legend.tsx';
import { PlaceBubble } from '../table/place-bubble.tsx';
import { withMachines } from '../table/machines.ts';
import { ScoreTable } from '../table/score-table.tsx';
import { useKeys } from '../table/use-keys.ts';
import type { PlaceTold } from '../table/use-place-bubble.ts';
import { usePoint } from '../table/use-point.ts';
import { useVoicesAt } from '../table/use-seated.ts';
import { useSteady } from '../table/use-steady.ts';
import { useTravel } from '../table/use-travel.ts';
import { Chances } from './chances.tsx';
import { Controls } from './controls.tsx';
import { Losses } from './losses.tsx';
import { ReplayHead } from './replay-head.tsx';
import styles from './replay.module.css';
import { Said } from './said.tsx';
import { startOf } from './start.ts';
import { usePlayOn } from './use-play-on.ts';
import { useReplay } from './use-replay.ts';
import { useVerdict } from './use-verdict.ts';
import { VerdictMarks } from './verdict-marks.tsx';

const NOTHING: Pick<DrawProps<unknown>, 'preview' | 'lit' | 'picked' | 'brings'> = {
  preview: null,
  lit: new Set(),
  picked: new Set(),
  brings: new Map(),
};

export function ReplayFrame({
  client,
  game,
  address = null,
  asides = [],
}: {
  readonly client: ReplayClient;
  readonly game: LoadedGame;
  /** Where others find this game; null: it is on this device alone. */
  readonly address?: string | null;
  /** What happened at the table itself. */
  readonly asides?: readonly Aside[];
}) {
  const { replay, table } = useWords();
  const [start] = useState(() => startOf(client, location.search));
  const [eyes, setEyes] = useState(start.eyes);
  const steering = useReplay(client, eyes, start.index);
  const { index, position, view, told, jump } = steering;
  const voiceAt = useVoicesAt(client);
  const voice = voiceAt(index);
  const page = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLElement>(null);
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
  const reviewing = useReview(client.id, client);
  const { review } = reviewing;
  const alone = client.seats.length === 1;
  const here = told ? undefined : review?.find((one) => one.index === position?.index);
  const verdict = useVerdict(here, position, alone, ui);
  const playOn = usePlayOn(client);
  const toDecision = ({ index: at, seat }: Reviewed): void => {
    setEyes(seat);
    jump(at);
  };
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
    // The better answer glows where it would have been given.
    lit: verdict?.better ?? NOTHING.lit,
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
        address={address}
        onEyes={setEyes}
        onLegend={() => setLegend(true)}
      />
      <main ref={scene} className={styles['main']}>
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
            <Better one={here} position={position} alone={alone} text={module.text} voice={voice}>
              <Button onClick={() => void playOn(here.index, here.seat)}>{replay.playOn}</Button>
            </Better>
          )}
          {client.finished && (
            <TurningPoints
              client={client}
              seats={client.seats.length}
              reviewing={reviewing}
              text={module.text}
              voice={voice}
              way={(one, label) => (
                <Button look="quiet" onClick={() => toDecision(one)}>
                  {label}
                </Button>
              )}
            />
          )}
          {review && (
            <AllDecisions review={review} alone={alone} voice={voice} onDecision={toDecision} />
          )}
          {position && (
            <ScoreTable
              {...withMachines(position.scores, module.text, position.view, voice)}
              text={module.text}
            />
          )}
        </aside>
      </main>
      <footer className={styles['foot']}>
        <Controls client={client} steering={steering} />
        {client.finished && <Chances client={client} voice={voice} index={index} onIndex={jump} />}
        {review && (
          <Losses review={review} length={client.length} alone={alone} onDecision={toDecision} />
        )}
      </footer>
      {verdict && <VerdictMarks root={scene} places={verdict} />}
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
