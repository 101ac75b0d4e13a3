import type { Params, Question, Voice } from '@orrery/shared';
import { techFor } from '../data/tables.ts';
import type { MarsTask } from '../rules/tasks.ts';
import type { MarsView } from '../rules/view-types.ts';
import {
  aType,
  byName,
  companyName,
  goods,
  hexName,
  inSide,
  pieceName,
  planName,
  techName,
  tileName,
  unitName,
} from './names.ts';
import { isKey, say } from './say.ts';
import { ACTIONS, at } from '../data/index.ts';

/** What fills a question's sentence: the names and figures of what is pending. */
function figures(voice: Voice, view: MarsView, task: MarsTask): Params {
  const { lang } = voice;
  const found: Record<string, string | number> = {};
  if ('by' in task) found['by'] = byName(lang, task.by);
  if ('left' in task) found['left'] = task.left;
  if ('due' in task) found['due'] = task.due;
  if ('hex' in task) found['hex'] = hexName(task.hex);
  if ('plan' in task) found['plan'] = planName(lang, task.plan);
  if ('good' in task) found['good'] = goods(lang, task.good, 1);
  if ('side' in task) found['side'] = inSide(lang, task.side);
  switch (task.type) {
    case 'turn':
    case 'travel':
      return { ...found, side: inSide(lang, view.companies[task.seat]?.side ?? 0) };
    case 'payPlacement':
      return { ...found, by: byName(lang, at(ACTIONS, task.action)) };
    case 'payResource':
      return { ...found, unit: unitName(lang, task.units[0] ?? 0) };
    case 'boost':
      return { ...found, home: view.companies[task.seat]?.home ?? 0 };
    case 'move':
      return { ...found, bots: Math.max(0, task.bots), rover: Math.max(0, task.rover) };
    case 'useTech':
      return { ...found, tech: techName(lang, task.kind) };
    case 'techReward':
      return { tech: techName(lang, task.kind), user: companyName(voice, task.user) };
    case 'constructHex':
    case 'constructTech':
    case 'constructLevels':
      return { ...found, type: aType(lang, task.kind), tech: techName(lang, techFor(task.kind)) };
    case 'lssBenefit':
      return { type: aType(lang, task.kind) };
    case 'displace':
      return { ...found, piece: pieceName(lang, task.piece) };
    case 'takeTile':
      return { ...found, tile: tileName(lang, (view.ground[task.hex] ?? 2) - 2) };
    case 'travelHex':
      return { tile: tileName(lang, view.exploration[task.place] ?? 0) };
    case 'refillContract':
      return { slot: task.slot + 1 };
    default:
      return found;
  }
}

/** Some questions are put in another way, by how far things are. */
function formOf(view: MarsView, task: MarsTask): string {
  switch (task.type) {
    case 'turn':
      if (!view.mainDone) return '';
      return view.executiveDone ? 'over' : 'done';
    case 'develop':
      return task.free ? 'free' : '';
    case 'move':
      if (task.rover < 0) return 'bots';
      return task.bots < 0 ? 'rover' : '';
    case 'deliverItem':
      return task.final ? 'final' : '';
    default:
      return '';
  }
}

export function prompt(voice: Voice, view: MarsView, { seat, ask }: Question): string {
  const task = view.focus;
  const params = task === null ? {} : figures(voice, view, task);
  const mine = view.viewer === seat;
  const form = task === null ? '' : formOf(view, task);
  const special = form === '' ? `prompt.${ask}` : `prompt.${ask}.${form}`;
  const key = mine ? special : `prompt.${ask}.other`;
  if (!isKey(key)) return ask;
  return say(voice.lang, key, { ...params, name: companyName(voice, seat) });
}
