import type { Facts, Forbidden } from '@orrery/kernel';
import type { Lang, Params, Voice } from '@orrery/shared';
import { at, data } from '../data/index.ts';
import { BUILD_COST, COLUMN_UNITS, GRID_COST, MINE, techFor } from '../data/tables.ts';
import type { MarsView } from '../rules/view-types.ts';
import {
  aType,
  capital,
  cardCost,
  cardName,
  companyName,
  goalName,
  goodName,
  hexName,
  inSide,
  planName,
  redName,
  spaceName,
  taskCardName,
  techName,
  tileName,
  unitsName,
} from './names.ts';
import { isKey, say } from './say.ts';

/** A fact as a person reads it: numbers of components have names. */
function told(voice: Voice, fact: string, value: string | number): string | number {
  const { lang } = voice;
  const n = Number(value);
  switch (fact) {
    case 'hex':
      return hexName(n);
    case 'good':
      return goodName(lang, n);
    case 'type':
      return aType(lang, n);
    case 'tech':
      return techName(lang, n);
    case 'plan':
      return planName(lang, n);
    case 'tile':
      return tileName(lang, n);
    case 'space':
      return spaceName(lang, n);
    case 'side':
      return inSide(lang, n);
    case 'goal':
      return goalName(lang, n);
    case 'card':
      return taskCardName(lang, n);
    case 'scientist':
      return cardName(lang, n);
    case 'action':
      return redName(lang, n);
    case 'player':
      return companyName(voice, n);
    default:
      return value;
  }
}

/** What something costs, where the sentence speaks of it. */
function costs(lang: Lang, { type, grid, level, scientist }: Facts): Params {
  if (scientist !== undefined) return { cost: cardCost(lang, Number(scientist)) };
  if (grid !== undefined) return { cost: unitsName(lang, at(GRID_COST, Number(grid))) };
  if (type !== undefined && Number(type) !== MINE) {
    const tech = techName(lang, techFor(Number(type)));
    return { cost: unitsName(lang, at(BUILD_COST, Number(type))), tech };
  }
  if (type !== undefined) return { tech: techName(lang, techFor(MINE)) };
  if (level === undefined) return {};
  const crystals = at(data.lab.columns, Number(level) - 1).cost?.crystal ?? 0;
  const units = unitsName(lang, COLUMN_UNITS[Number(level)] ?? []);
  if (crystals === 0) return { cost: units };
  return {
    cost: say(lang, 'and', { first: units, last: say(lang, 'good.crystal', { n: crystals }) }),
  };
}

/** Why an answer is refused: `why.<rule>`, or one of its cases where the facts say how. */
export function why(voice: Voice, _view: MarsView, { rule, facts = {} }: Forbidden): string {
  const { how, ...figures } = facts;
  const key = how === undefined ? `why.${rule}` : `why.${rule}.${how}`;
  if (!isKey(key)) return rule;
  const entries = Object.entries(figures).map(([fact, value]) => [fact, told(voice, fact, value)]);
  const params: Params = { ...costs(voice.lang, facts), ...Object.fromEntries(entries) };
  return capital(say(voice.lang, key, params));
}
