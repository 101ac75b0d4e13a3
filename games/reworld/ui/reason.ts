import type { RuleId, Seat } from '@orrery/kernel';
import type { Params, Voice } from '@orrery/shared';
import { companies, type Company, type Letter, ring } from '../data/index.ts';
import type { City, ModuleId } from '../rules/state.ts';
import type { PlayerView, ReworldView } from '../rules/view-types.ts';
import { companyName, moduleOf, terrabotPoints } from '../text/components.ts';
import { cardList, portName, theModule } from '../text/names.ts';
import { prompt, viewerOf, whyCards } from '../text/prompt.ts';
import { type Key, say } from '../text/say.ts';

/** A click at a place that does not answer, and all that is known of it: the view of the one who asks. */
interface Case {
  readonly voice: Voice;
  readonly view: ReworldView;
  readonly ask: string;
  readonly rule: RuleId;
  readonly me: Seat;
  readonly own: PlayerView | undefined;
  /** The place without its kind. */
  readonly a: string;
  readonly b: string;
}

function tell({ voice }: Case, key: Key, params: Params = {}): string {
  const text = say(voice.lang, key, params);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const named = ({ voice }: Case, module: ModuleId): string => theModule(voice.lang, module);
const isPaying = ({ ask }: Case): boolean =>
  ask === 'acquireModuleCards' || ask === 'acquireModuleTop';

function cards(c: Case): string {
  const hand = c.own?.hand ?? [];
  return hand.length === 0 ? say(c.voice.lang, 'reason.hand.none') : cardList(hand);
}

function port(c: Case): string | null {
  if (c.view.chapter === 2) return tell(c, 'reason.chapter.two');
  if (isPaying(c)) return null;
  const index = ring.indexOf(c.a);
  const name = portName(c.a);
  const top = c.view.posts[index]?.at(-1);
  if (top !== undefined) return tell(c, 'reason.port.taken', { port: name, top });
  if (c.view.ports[index] === null) return tell(c, 'reason.port.empty', { port: name });
  const why = whyCards(c.voice, c.view, index);
  return tell(c, 'reason.port.cost', { why, cards: cards(c) });
}

function paying(c: Case): string | null {
  const { subject, payment } = c.view;
  if (subject === null || payment === null) return null;
  const at = portName(ring[payment.port] ?? '');
  return tell(c, 'reason.port.paying', { module: named(c, subject), port: at });
}

function admiral(c: Case): string | null {
  if (c.view.chapter === 2) return tell(c, 'reason.chapter.two');
  if (c.ask !== 'chapterOneTurn') return null;
  const { admiralSpace } = c.view;
  return admiralSpace === null
    ? tell(c, 'reason.admiral.poor')
    : tell(c, 'reason.admiral.taken', { player: c.voice.name(admiralSpace.seat) });
}

function dock(c: Case): string | null {
  const seat = Number(c.a);
  if (seat !== c.me) return tell(c, 'reason.dock.foreign', { player: c.voice.name(seat) });
  if (c.view.chapter === 1) {
    const early = tell(c, 'reason.chapter.one', { round: c.view.round });
    return `${early} ${tell(c, 'reason.dock.load', { dock: c.b })}`;
  }
  if (c.ask !== 'chapterTwoTurn' && c.ask !== 'transportLoad') return null;
  const outer = outermost(c);
  if (outer === undefined) return tell(c, 'reason.dock.empty', { dock: c.b });
  if (c.ask !== 'transportLoad') return null;
  const key = c.rule === 'REW-SHUT-08' ? 'reason.load.none' : 'reason.load.covered';
  return tell(c, key, { dock: c.b, module: named(c, outer) });
}

const outermost = ({ own, b }: Case): ModuleId | undefined => own?.docks[Number(b) - 1]?.at(-1);

function dockFact(c: Case): string {
  const outer = outermost(c);
  return outer === undefined
    ? tell(c, 'reason.dock.empty', { dock: c.b })
    : tell(c, 'reason.dock.outer', { dock: c.b, module: named(c, outer) });
}

/** The construction company of a city; there is at most one (REW-UNIT-05). */
const builderOf = ({ modules }: City): Company | null =>
  modules
    .map(moduleOf)
    .flatMap((module) => (module.kind === 'builder' ? [module.company] : []))
    .find((company) => companies[company]?.kind === 'construction') ?? null;

/** Why a unit or a mission does not go to this city of one's own (REW-UNIT-02 to REW-UNIT-04). */
function city(c: Case): string | null {
  const asked = c.ask === 'missionCity' || c.ask === 'transportCity';
  if (Number(c.a) !== c.me || !asked) return null;
  const cities = c.own?.cities ?? [];
  const here = cities.find(({ letter }) => letter === c.b);
  const { lang } = c.voice;
  const sentence = (key: Key, company: Company, letter: Letter): string =>
    tell(c, key, { company: companyName(company)[lang], letter });
  if (c.rule === 'REW-UNIT-03') {
    const unit = c.view.subject === null ? null : moduleOf(c.view.subject);
    const company = unit?.kind === 'builder' ? unit.company : null;
    const home = cities.find((one) => builderOf(one) === company);
    if (company && home) return sentence('reason.city.elsewhere', company, home.letter);
  }
  const builder = here && builderOf(here);
  return here && builder
    ? sentence('reason.city.builder', builder, here.letter)
    : tell(c, 'reason.city.none', { letter: c.b });
}

function cityFact(c: Case): string {
  const seat = Number(c.a);
  const here = c.view.players[seat]?.cities.find(({ letter }) => letter === c.b);
  if (seat !== c.me) {
    const params = { player: c.voice.name(seat), letter: c.b };
    return tell(c, here ? 'reason.city.foreign' : 'reason.city.foreign.none', params);
  }
  // The sign is a tile too.
  return here
    ? tell(c, 'reason.city.tiles', { letter: c.b, n: here.modules.length + 1 })
    : tell(c, 'reason.city.none', { letter: c.b });
}

/** Ships are never chosen: they come to whoever meets their condition (REW-POP-03). */
function ship(c: Case): string | null {
  const progress = c.view.ships.find((one) => one.ship === c.a);
  if (!progress) return null;
  const { owner, needed } = progress;
  if (owner !== null) return tell(c, 'reason.ship.taken', { player: c.voice.name(owner) });
  const reached = progress.reached[c.me] ?? 0;
  const key = c.view.chapter === 1 ? 'later' : reached >= needed ? 'met' : 'short';
  return tell(c, `reason.ship.${key}`, { reached, needed });
}

function mothership(c: Case): string {
  const value = c.view.mothership.find(({ row }) => row === c.a)?.values[c.me] ?? null;
  return value === null ? tell(c, 'reason.row.none') : tell(c, 'reason.row.value', { value });
}

function hand(c: Case): string {
  const seat = Number(c.a);
  if (seat === c.me) return tell(c, 'reason.hand', { cards: cards(c) });
  const n = c.view.players[seat]?.handSize ?? 0;
  return tell(c, 'reason.hand.other', { player: c.voice.name(seat), n });
}

/** What a row of somebody's colony holds. */
const row = (key: 'defense' | 'shuttles' | 'satellites') => (c: Case) => {
  const seat = Number(c.a);
  const player = c.view.players[seat];
  const n = (key === 'defense' ? player?.shields : player?.[key].length) ?? 0;
  return tell(c, `reason.${key}`, { player: c.voice.name(seat), n });
};

type Told = Readonly<Record<string, (c: Case) => string | null>>;

/** By kind of place: the reason itself; null where the question is not about such places. */
const BECAUSE: Told = {
  port,
  admiral,
  leave: (c) => (c.view.chapter === 2 ? tell(c, 'reason.chapter.two') : null),
  dock,
  city,
  ship,
  mothership,
};

/** How things stand at a place that the question is not about. */
const FACTS: Told = {
  port: paying,
  admiral: paying,
  leave: paying,
  dock: dockFact,
  city: cityFact,
  hand,
  defense: row('defense'),
  shuttles: row('shuttles'),
  satellites: row('satellites'),
  round: (c) =>
    c.view.chapter === 1
      ? tell(c, 'reason.round', { round: c.view.round, points: terrabotPoints(c.view.round) })
      : null,
  bag: (c) => tell(c, 'reason.bag', { n: c.view.bag }),
};

/**
 * The reason in this position, with its figures. It is told from the view of the one who asks, so
 * it tells nothing that is hidden. A place that the question is not about tells how things stand
 * there, and what is to be answered first.
 */
export function reason(
  voice: Voice,
  view: ReworldView,
  ask: string,
  place: string,
  rule: RuleId,
): string {
  const [kind = '', a = '', b = ''] = place.split(':');
  const me = viewerOf(view) ?? -1;
  const c: Case = { voice, view, ask, rule, me, own: view.players[me], a, b };
  const answer = BECAUSE[kind]?.(c) ?? null;
  if (answer !== null) return answer;
  const now = tell(c, 'reason.now', { question: prompt(voice, view, { seat: me, ask }) });
  const fact = FACTS[kind]?.(c) ?? null;
  return fact === null ? now : `${fact} ${now}`;
}
