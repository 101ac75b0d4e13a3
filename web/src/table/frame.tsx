import type { Json, RuleId } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { TableClient, TableState } from '@orrery/table/client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Hint } from '../advice/hint.tsx';
import { EndDialog } from '../end/end-dialog.tsx';
import type { LoadedGame } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { PhaseCard } from '../learn/phase-card.tsx';
import { useCard } from '../learn/use-card.ts';
import { Settings } from '../parts/settings.tsx';
import { useDownload } from '../parts/use-download.ts';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { Announce } from './announce.tsx';
import type { Coach } from './coach.ts';
import { ExplainCard } from './explain-card.tsx';
import type { Extras } from './extras.ts';
import styles from './frame.module.css';
import type { NextSeat } from './hand-over.tsx';
import { Legend } from './legend.tsx';
import { PlaceBubble } from './place-bubble.tsx';
import { PlaceMenu } from './place-menu.tsx';
import { Players } from './players.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { keyOf } from './previews.ts';
import { PromptBar } from './prompt-bar.tsx';
import { Side } from './side.tsx';
import { Stage } from './stage.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import type { Beat } from './telling.ts';
import { useChoosing } from './use-choosing.ts';
import { useDraw } from './use-draw.ts';
import { useGlowTab } from './use-glow-tab.ts';
import { useKeys } from './use-keys.ts';
import { useNaming } from './use-naming.ts';
import { usePlaceBubble } from './use-place-bubble.ts';
import { type Point, usePoint } from './use-point.ts';
import { usePointed } from './use-pointed.ts';
import { useStillWhilePressed } from './use-pressed.ts';
import { useRequest } from './use-request.ts';
import { useSince } from './use-since.ts';
import { useSteady } from './use-steady.ts';
import { useTravel } from './use-travel.ts';

/** The table of every game: prompt, board, own things, players, log. */
export function Frame({
  client,
  game,
  state: told,
  voice,
  telling,
  extras,
  coach,
  next = null,
}: {
  readonly client: TableClient;
  readonly game: LoadedGame;
  readonly state: TableState;
  readonly voice: Voice;
  /** What happened by itself and is being told. */
  readonly telling: Beat | null;
  readonly extras?: Extras;
  /** Who teaches at this table. */
  readonly coach?: Coach;
  /** Who is to have the screen before anything secret is shown on it. */
  readonly next?: NextSeat | null;
}) {
  const words = useWords();
  const { ui, module } = game;
  const { named, rename } = useNaming(ui, client.id);
  const state = useMemo(
    () => ({ ...told, update: { ...told.update, view: named(told.update.view) } }),
    [told, named],
  );
  const { update, fresh } = state;
  const { viewer: me, asked } = update;
  const page = useRef<HTMLDivElement>(null);
  const download = useDownload(client);
  const { point, unlessTwice, track } = usePoint();
  // In a lesson others move while one looks on.
  const since = useSince(client, state, module.text, { off: coach !== undefined });
  const choosing = useChoosing(client, state, ui, point, coach?.waited);
  const { busy, run, choose, previews, picked, menu, closeMenu } = choosing;
  const bubble = usePlaceBubble(client, game, state, voice, picked);
  const { pointed, previewed, point: setPointed } = usePointed(choosing);
  const [hovered, setHovered] = useState<ReadonlySet<Place> | null>(null);
  const [rules, setRules] = useState<{ at: RuleId | null } | null>(null);
  const [open, setOpen] = useState<'settings' | 'legend' | 'end' | null>(
    update.outcome ? 'end' : null,
  );
  const [tab, setTab] = useState<Tab>('board');
  // The position that it was asked for: after an answer it is about nothing any more.
  const [hint, setHint] = useState<{ at: Point; revision: number } | null>(null);

  const ended = update.outcome !== null && telling === null;
  const [wasEnded, setWasEnded] = useState(ended);
  if (ended !== wasEnded) {
    setWasEnded(ended);
    setOpen(ended ? 'end' : null);
  }

  useRequest(extras?.request ?? null, () => {
    closeMenu();
    setRules(null);
    if (open !== 'end') setOpen(null);
  });

  const past = since.shown ?? telling;
  // A lesson tells of phases where it speaks itself.
  const noCard = coach !== undefined || me === null || next !== null || update.outcome !== null;
  const phase = useCard(client.game, telling?.view ?? update.view, { off: noCard });
  const touch = useSteady((place: Place) => {
    if (since.shown) since.close();
    else if (past || !choosing.touch(place))
      unlessTwice(() => {
        if (past || !coach?.touched(place)) void bubble.open(place, point());
      });
  });
  const preview = previewed === null ? undefined : previews.get(keyOf(previewed));
  const drawn = useStillWhilePressed(preview);
  const shown = { state, ui, voice, choosing, pointed, past, hovered, touch, glow: coach?.glow };
  const draw = useDraw({ ...shown, preview: drawn, named });
  const pointAt = useSteady((place: Place | null) =>
    setPointed(place === null ? null : choosing.answerAt(place)),
  );
  useTravel(page, draw.view);
  useGlowTab(page, coach?.glow, setTab);
  const canAsk = client.advice && !past && (asked?.options?.length ?? 0) > 1;
  const askHint = canAsk ? () => setHint({ at: point(), revision: update.revision }) : null;
  useKeys(page, {
    hint: askHint ?? undefined,
    undo: () => update.undoable > 0 && void run(() => client.undo()),
    endTurn: () => update.held === me && me !== null && void run(() => client.endTurn()),
    rules: () => setRules({ at: asked?.rule ?? null }),
    log: () => {
      // Behind a tab it takes the focus only once it is shown.
      flushSync(() => setTab('log'));
      page.current?.querySelector<HTMLElement>('[data-part="log"] ol [tabindex="0"]')?.focus();
    },
    talk:
      extras &&
      (() => {
        flushSync(() => {
          setTab('log');
          extras.onTalk();
        });
        page.current?.querySelector<HTMLElement>('[data-chat] input')?.focus();
      }),
    settings: () => setOpen('settings'),
    legend: () => setOpen('legend'),
    confirm: (place) => !past && choosing.confirm(place),
    clear: choosing.clear,
  });

  const label = useCallback(
    (choice: Json): string => module.text.option(voice, update.view, asked?.ask ?? '', choice),
    [module, voice, update.view, asked],
  );
  const title = module.text.title[voice.lang];
  const followed = extras?.followed ?? null;
  const people = update.seats.filter((seat) => seat.kind === 'human').length;
  return (
    <div
      ref={page}
      className={styles['page']}
      data-world={client.game}
      data-tab={tab}
      data-busy={busy}
      {...track}
    >
      <PromptBar
        client={client}
        state={state}
        voice={voice}
        text={module.text}
        choosing={choosing}
        label={label}
        since={since}
        telling={telling}
        next={next}
        onPoint={setPointed}
        onHint={askHint}
        extras={extras}
        notice={coach?.notice ?? extras?.notice}
      />
      <Stage ui={ui} draw={draw} tab={tab} followed={followed} next={next} onPoint={pointAt} />
      {phase.due && (
        <PhaseCard game={client.game} due={phase.due} voice={voice} onClose={phase.close} />
      )}
      <Players
        ui={ui}
        draw={draw}
        state={state}
        title={title}
        followed={followed}
        about={extras?.about}
        // A lesson says itself what to look at.
        onHover={coach ? null : setHovered}
      >
        <PreviewPanel preview={preview} text={module.text} voice={voice} />
      </Players>
      <Side
        game={game}
        draw={draw}
        state={state}
        voice={voice}
        onHover={setHovered}
        onRules={() => setRules({ at: asked?.rule ?? null })}
        onLegend={() => setOpen('legend')}
        onSettings={() => setOpen('settings')}
        onResult={ended ? () => setOpen('end') : null}
        onDownload={!extras && !coach && (ended || people === 1) ? () => void download() : null}
        extras={extras}
      />
      <Tabs
        tab={tab}
        onTab={setTab}
        state={state}
        me={me}
        said={extras?.said ?? 0}
        unread={extras?.unread ?? 0}
      />
      <Announce fresh={fresh} text={module.text} voice={voice} />
      <ExplainCard page={page} ui={ui} view={draw.view} voice={voice} lit={draw.lit} />
      {menu && (
        <PlaceMenu
          at={menu.at}
          choices={menu.choices}
          sure={menu.sure}
          label={label}
          onPoint={setPointed}
          onChoose={(choice) => void (menu.sure ? choosing.answer : choose)(choice)}
          onClose={() => {
            closeMenu();
            setPointed(null);
          }}
        />
      )}
      {hint?.revision === update.revision && (
        <Hint
          client={client}
          text={module.text}
          voice={voice}
          at={hint.at}
          alone={update.seats.length === 1}
          label={label}
          onPoint={setPointed}
          onChoose={(choice) => void choose(choice)}
          onClose={() => setHint(null)}
        />
      )}
      {bubble.told && (
        <PlaceBubble
          game={client.game}
          told={bubble.told}
          onRename={rename}
          onRule={(at) => setRules({ at })}
          onClose={bubble.close}
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
      {open === 'settings' && <Settings onClose={() => setOpen(null)} />}
      {open === 'legend' && <Legend ui={ui} onClose={() => setOpen(null)} />}
      {open === 'end' && (
        <EndDialog
          client={client}
          game={game}
          state={state}
          voice={voice}
          extras={extras?.end}
          onClose={() => setOpen(null)}
        />
      )}
      {state.connection === 'away' && (
        <p className={styles['away']} role="alert">
          {extras?.away ?? words.table.away}
        </p>
      )}
    </div>
  );
}
