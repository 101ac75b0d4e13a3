import type { Seat } from '@orrery/kernel';
import { figure, type Lang, type Voice } from '@orrery/shared';
import { flow, grid, table } from '@orrery/shared/lines';
import type { PlayerView, ReworldView } from '../rules/view-types.ts';
import { shipSide, signName } from '../text/components.ts';
import { rowName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { code, counted, label } from './codes.ts';

const NONE = '-';
const INDENT = 2;

/** A player's carrier and colony. */
export function colony(view: ReworldView, seat: Seat, voice: Voice, width: number): string[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const { lang } = voice;
  const { score, handSize, left, shields, ships } = player;
  const own = view.viewer === seat ? view.own : null;
  const cards = own === null ? handSize : own.hand.join(' ') || NONE;
  return [
    ...flow(
      [
        voice.name(seat),
        say(lang, 'terminal.points', { n: score }),
        view.chapter === 1 ? say(lang, 'terminal.hand', { cards }) : '',
        left ? say(lang, 'terminal.left') : '',
        shields === 0 ? '' : say(lang, 'terminal.shields', { n: shields }),
        ships.length === 0 ? '' : say(lang, 'terminal.ships', { n: ships.length }),
      ],
      width,
      { hang: INDENT },
    ),
    ...docks(player, lang, width),
    ...flow(
      [...cities(player, lang), ...rows(player, lang), ...transport(view, seat, lang)],
      width,
      {
        indent: INDENT,
      },
    ),
  ];
}

/** Dock by dock, the outermost module last; a long one goes on in the next line. */
function docks(player: PlayerView, lang: Lang, width: number): string[] {
  const items = player.docks.map((dock, i) => {
    const modules = dock.map((id) => label(lang, id)).join('\u00a0› ') || NONE;
    return `${i + 1}\u00a0${modules}`;
  });
  const [first = '', ...others] = items;
  const title = say(lang, 'terminal.docks');
  const hang = title.length + 1;
  return flow([`${title} ${first}`, ...others], width, { between: '   ', indent: INDENT, hang });
}

const cities = ({ cities: all }: PlayerView, lang: Lang): string[] =>
  all.map(({ letter, sign, modules }) => {
    const params = { letter, city: signName(sign)[lang], n: modules.length + 1 };
    return modules.length === 0
      ? say(lang, 'terminal.city.bare', params)
      : say(lang, 'terminal.city', { ...params, modules: counted(lang, modules) });
  });

const rows = (player: PlayerView, lang: Lang): string[] =>
  (['defense', 'shuttles', 'satellites'] as const)
    .filter((row) => player[row].length > 0)
    .map((row) => say(lang, `terminal.${row}`, { modules: counted(lang, player[row]) }));

function transport({ transport: under }: ReworldView, seat: Seat, lang: Lang): string[] {
  if (under?.seat !== seat) return [];
  const units = counted(lang, under.carried) || NONE;
  return [say(lang, 'terminal.transport', { shuttle: code(lang, under.shuttle), units })];
}

/** How every row would be scored now, a column for each player. */
export function mothership(view: ReworldView, { lang, name }: Voice, width: number): string[] {
  if (view.chapter === 1) return [];
  const head = ['', ...view.players.map((_, seat) => name(seat))];
  const lines = view.mothership.map(({ row, values, points }) => [
    rowName(lang, row),
    ...values.map((value, seat) => `${value ?? NONE} (${figure(points[seat] ?? 0)})`),
  ]);
  const inner = table([head, ...lines], width - INDENT).map((line) => `  ${line}`);
  return [...flow([say(lang, 'terminal.mothership')], width), ...inner];
}

/** Ships nobody has claimed; those for an empty dock, which pay alike, share a line. */
export function shipsLeft(view: ReworldView, lang: Lang, width: number): string[] {
  const docks = new Map<number, number[]>();
  const others: string[] = [];
  for (const { ship, owner, points, reached } of view.ships) {
    if (owner !== null) continue;
    const { condition } = shipSide(ship, view.players.length);
    if (condition.op === 'dockEmpty') {
      docks.set(points, [...(docks.get(points) ?? []), condition.dock]);
      continue;
    }
    const n = 'n' in condition ? condition.n : 0;
    const what = say(lang, `terminal.ship.${condition.op}`, { n });
    const params = { points, condition: what, reached: reached.join('/') };
    others.push(say(lang, 'terminal.ship.progress', params));
  }
  const empty = [...docks].map(([points, all]) => {
    const what = say(lang, 'terminal.ship.dockEmpty', { n: all.join(', ') });
    return say(lang, 'terminal.ship', { points, condition: what });
  });
  if (empty.length + others.length === 0) return [];
  const inner = grid([...empty, ...others], width - INDENT).map((line) => `  ${line}`);
  return [...flow([say(lang, 'terminal.shipsLeft')], width), ...inner];
}
