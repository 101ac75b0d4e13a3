import type { Json, RuleId } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { Preview, TableClient, TableState } from '@orrery/table/client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EndDialog } from '../end/end-dialog.tsx';
import type { LoadedGame } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { Settings } from '../parts/settings.tsx';
import { usePreferences } from '../preferences.ts';
import { useDownload } from '../parts/use-download.ts';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { Announce } from './announce.tsx';
import { Brings } from './brings.tsx';
import type { Extras } from './extras.ts';
import styles from './frame.module.css';
import { PlaceMenu } from './place-menu.tsx';
import { keyOf } from './foretell.ts';
import { Players } from './players.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { Side } from './side.tsx';
import { Stage } from './stage.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import { useAnswers } from './use-answers.ts';
import { useForetold, usePreviews } from './use-foretold.ts';
import { useKeys } from './use-keys.ts';
import { type Point, usePoint } from './use-point.ts';
import { useRequest } from './use-request.ts';
import { useSince } from './use-since.ts';
import { useSteady } from './use-steady.ts';
import type { Beat } from './use-telling.ts';
import { useTravel } from './use-travel.ts';
import { useWhy } from './use-why.ts';
import { WhyBubble } from './why-bubble.tsx';

interface Menu {
  readonly at: Point;
  readonly choices: readonly Json[];
  /** One answer that cannot be undone: is it meant? */
  readonly sure: boolean;
}

const NOWHERE: ReadonlySet<Place> = new Set();

/** The table of every game: prompt, board, own things, players, log. */
export function Frame({
  client,
  game,
  state,
  voice,
  telling,
  extras,
}: {
  readonly client: TableClient;
  readonly game: LoadedGame;
  readonly state: TableState;
  readonly voice: Voice;
  /** What happened by itself and is being told. */
  readonly telling: Beat | null;
  readonly extras?: Extras;
}) {
  const words = useWords();
  const { ui, module } = game;
  const { update, fresh } = state;
  const { viewer: me, asked } = update;
  const page = useRef<HTMLDivElement>(null);
  const download = useDownload(client);
  const { point, unlessTwice, track } = usePoint();
  const { options, places, busy, run, answer } = useAnswers(client, state, ui);
  const previews = usePreviews(client, options);
  const now = me === null ? 0 : (update.scores[me]?.total ?? 0);
  const foretold = useForetold(previews, places, ui, voice.lang, me, now);
  const { why, explain, close: closeWhy } = useWhy(client, state, ui, voice);
  const since = useSince(client, state);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [pointed, setPointed] = useState<{ choice: Json; options: readonly Json[] } | null>(null);
  // What was pointed at goes with the question it belonged to.
  const near = pointed?.options === options ? pointed.choice : null;
  const setNear = (choice: Json | null): void =>
    setPointed(choice === null ? null : { choice, options });
  const nearPlace = useSteady((place: Place | null) =>
    setNear((place && places.get(place)?.at(0)) ?? null),
  );
  const [hovered, setHovered] = useState<ReadonlySet<Place> | null>(null);
  const [rules, setRules] = useState<{ at: RuleId | null } | null>(null);
  const [open, setOpen] = useState<'settings' | 'end' | null>(update.outcome ? 'end' : null);
  const [tab, setTab] = useState<Tab>('board');

  const ended = update.outcome !== null && telling === null;
  const [wasEnded, setWasEnded] = useState(ended);
  if (ended !== wasEnded) {
    setWasEnded(ended);
    setOpen(ended ? 'end' : null);
  }

  useRequest(extras?.request ?? null, () => {
    setMenu(null);
    setRules(null);
    if (open === 'settings') setOpen(null);
  });

  const confirmFinal = usePreferences((preferences) => preferences.confirmFinal);
  const choose = useCallback(
    async (choice: Json): Promise<void> => {
      const at = point();
      const known = (): Promise<Preview | null> => client.preview(choice).catch(() => null);
      const preview = confirmFinal && (previews.get(keyOf(choice)) ?? (await known()));
      if (preview && preview.final) setMenu({ at, choices: [choice], sure: true });
      else await answer(choice);
    },
    [client, confirmFinal, previews, point, answer],
  );

  const shown = since.shown;
  const touch = useSteady((place: Place) => {
    const choices = places.get(place);
    if (shown) since.close();
    else if (!choices) unlessTwice(() => void explain(place, point()));
    else if (busy) return;
    else if (choices.length === 1 && choices[0] !== undefined) void choose(choices[0]);
    else setMenu({ at: point(), choices, sure: false });
  });
  const label = useCallback(
    (choice: Json): string => module.text.option(voice, update.view, asked?.ask ?? '', choice),
    [module, voice, update.view, asked],
  );
  const past = shown !== null || telling !== null;
  const lit = useMemo(() => (past ? NOWHERE : new Set(places.keys())), [places, past]);
  const justTouched = useMemo(() => {
    const events = telling ? [telling.event] : fresh.flatMap((step) => step.events);
    return new Set(events.flatMap((event) => ui.touched(event)));
  }, [telling, fresh, ui]);
  const traced = useMemo(() => {
    if (hovered) return hovered;
    if (near !== null) return new Set(ui.where(update.view, asked?.ask ?? '', near));
    return shown ? new Set(shown.step.events.flatMap((e) => ui.touched(e))) : justTouched;
  }, [hovered, near, shown, justTouched, ui, update.view, asked]);

  const view = shown?.view ?? telling?.view ?? update.view;
  // The board is drawn again only when what it shows has changed.
  const draw = useMemo(
    () => ({
      view,
      me,
      lang: voice.lang,
      name: voice.name,
      asked: asked && { seat: asked.seat, ask: asked.ask },
      lit,
      traced,
      foretold,
      touch,
    }),
    [view, me, voice, asked, lit, traced, foretold, touch],
  );
  useTravel(page, draw.view);
  useKeys(page, {
    undo: () => update.undoable > 0 && void run(() => client.undo()),
    endTurn: () => update.held === me && me !== null && void run(() => client.endTurn()),
    rules: () => setRules({ at: asked?.rule ?? null }),
    log: () => {
      // Behind a tab it takes the focus only once it is shown.
      flushSync(() => setTab('log'));
      page.current?.querySelector<HTMLElement>('[data-part="log"] ol [tabindex="0"]')?.focus();
    },
    settings: () => setOpen('settings'),
  });

  const title = module.text.title[voice.lang];
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
        options={busy || telling ? [] : options}
        previews={previews}
        since={since}
        telling={telling && module.text.event(voice, telling.event)}
        onAnswer={(choice) => void choose(choice)}
        onRun={(act) => void run(act)}
        onNear={setNear}
        extras={extras}
      />
      <Stage ui={ui} draw={draw} tab={tab} onNear={nearPlace} />
      <Players ui={ui} draw={draw} state={state} title={title} about={extras?.about}>
        <Brings
          preview={near === null ? undefined : previews.get(keyOf(near))}
          text={module.text}
          voice={voice}
        />
      </Players>
      <Side
        game={game}
        draw={draw}
        state={state}
        voice={voice}
        onHover={setHovered}
        onRules={() => setRules({ at: asked?.rule ?? null })}
        onSettings={() => setOpen('settings')}
        onResult={ended ? () => setOpen('end') : null}
        onDownload={!extras && (ended || people === 1) ? () => void download() : null}
        extras={extras}
      />
      <Tabs tab={tab} onTab={setTab} state={state} me={me} said={extras?.said ?? 0} />
      <Announce fresh={fresh} text={module.text} voice={voice} />
      {menu && (
        <PlaceMenu
          at={menu.at}
          choices={menu.choices}
          sure={menu.sure}
          label={label}
          onChoose={(choice) => void (menu.sure ? answer : choose)(choice)}
          onClose={() => setMenu(null)}
        />
      )}
      {why && (
        <WhyBubble
          game={client.game}
          why={why}
          onRule={(at) => setRules({ at })}
          onClose={closeWhy}
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
