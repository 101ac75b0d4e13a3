import type { Lang, Voice } from '@orrery/shared';
import { flow, labelled, wrap } from '@orrery/shared/lines';
import { ACTIONS, at, data, RED_ACTIONS } from '../data/index.ts';
import { arrowsOf, COMPANIES, techKind } from '../data/tables.ts';
import type { MarsView } from '../rules/view-types.ts';
import {
  actionName,
  cardName,
  companyName,
  goodName,
  planName,
  techName,
  tileName,
  typeName,
} from '../text/names.ts';
import { say } from '../text/say.ts';
import { companyLines, rewardName } from './companies.ts';
import { mapLines } from './map.ts';

type Row = readonly [label: string, ...text: readonly (string | readonly string[])[]];

function colonyRows(lang: Lang, view: MarsView): Row[] {
  const lss = data.lss.columns.map((_, i) => {
    const reward = rewardName(lang, view.rewards[i] ?? 0);
    return `${typeName(lang, i + 1)} ${view.rows[i] ?? 0}/${view.level + 1} (${reward})`;
  });
  const missions = view.missions.flatMap((mission, i) => {
    const left = view.trackers[i] ?? 0;
    return left === 0
      ? []
      : [
          say(lang, 'terminal.mission', {
            letter: 'ABC'.charAt(i),
            mission: at(data.missions, mission).name[lang],
            left,
          }),
        ];
  });
  const stacks = view.stacks.map(({ left, top }, kind) => {
    const arrows = arrowsOf(top).join(' ');
    return `${typeName(lang, kind)} ${left}${arrows === '' ? '' : ` (${arrows})`}`;
  });
  return [
    [`${say(lang, 'terminal.level')} ${view.level}`, lss],
    [
      say(lang, 'terminal.missions'),
      [...missions, say(lang, 'terminal.steps', { steps: view.steps })],
    ],
    [say(lang, 'terminal.stacks'), stacks],
  ];
}

function orbitRows(lang: Lang, view: MarsView): Row[] {
  const warehouse = view.warehouse.map(
    (n, column) => `${goodName(lang, column === 0 ? 5 : column)} ${n}`,
  );
  const grid = view.grid.flatMap((tile, space) =>
    tile < 0
      ? []
      : [`${at(data.techGrid.spaces, space).id.slice(5)} ${techName(lang, techKind(tile))}`],
  );
  const plans = view.planRow.flatMap((plan) => (plan < 0 ? [] : [planName(lang, plan)]));
  const display = view.display.flatMap((card) => (card < 0 ? [] : [cardName(lang, card)]));
  const tiles = view.exploration.flatMap((tile) => (tile < 0 ? [] : [tileName(lang, tile)]));
  const or = (items: readonly string[]): readonly string[] =>
    items.length === 0 ? [say(lang, 'terminal.nothing')] : items;
  return [
    [say(lang, 'terminal.warehouse'), warehouse],
    [say(lang, 'terminal.grid'), or(grid)],
    [say(lang, 'terminal.plans'), or(plans)],
    [say(lang, 'terminal.exploration'), or(tiles)],
    [say(lang, 'terminal.display'), or(display)],
  ];
}

function orderRows(voice: Voice, view: MarsView): Row[] {
  const { lang } = voice;
  const markers = view.order.map((id) => {
    const p = view.companies[id];
    return `${(p?.space ?? 0) + 1} ${companyName(voice, id)}${p?.played === true ? ' ✓' : ''}`;
  });
  const space = data.shuttle.travelSpaces[view.shuttle];
  const crossing =
    view.crossesIn === 0 ? [] : [say(lang, 'terminal.shuttle.in', { n: view.crossesIn })];
  const shuttle =
    space === undefined
      ? [say(lang, view.round > 0 ? 'terminal.shuttle.gone' : 'terminal.shuttle.none')]
      : [space.name[lang], ...crossing];
  const slots = RED_ACTIONS.flatMap((action, red) => {
    const here = Array.from(
      { length: COMPANIES },
      (_, id) => view.slots[red * COMPANIES + id] ?? 0,
    );
    if (here.every((n) => n === 0)) return [];
    const counts = here.flatMap((n, id) => (n === 0 ? [] : [`${id + 1}×${n}`])).join(' ');
    return [`${actionName(lang, ACTIONS.indexOf(action))} ${counts}`];
  });
  return [
    [say(lang, 'terminal.order'), markers],
    [say(lang, 'terminal.shuttle'), shuttle],
    ...(slots.length === 0 ? [] : ([[say(lang, 'terminal.slots'), slots]] as const)),
  ];
}

/** The table as lines of text. */
export function terminal(view: MarsView, voice: Voice, width: number): readonly string[] {
  const { lang } = voice;
  const legend = say(lang, 'terminal.legend');
  const between = lang === 'fr' ? '\u00a0; ' : '; ';
  const phase = say(lang, `terminal.phase.${view.phase}`);
  const solo =
    view.solo === null || view.solo.next < 0
      ? []
      : wrap(say(lang, 'terminal.lacerda', { type: typeName(lang, view.solo.next) }), width);
  return [
    ...wrap(say(lang, 'terminal.round', { round: view.round, phase }), width),
    ...labelled([...orderRows(voice, view), ...colonyRows(lang, view)], width),
    ...solo,
    '',
    ...mapLines(view, width),
    ...flow(legend.split(between), width, { between }),
    '',
    ...labelled(orbitRows(lang, view), width),
    ...companyLines(voice, view, width),
  ];
}
