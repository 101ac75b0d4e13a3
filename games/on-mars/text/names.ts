import type { Bilingual, Lang, Voice } from '@orrery/shared';
import { ACTIONS, at, type Cost, data, GOODS, RED_ACTIONS, SIDES, TYPES } from '../data/index.ts';
import { hexLabel } from '../data/map.ts';
import {
  ANY,
  CONTRACT_COST,
  contractOf,
  isScientist,
  MAP_TILES,
  SCIENTIST_COLONISTS,
  type Units,
  WATER_OR_PLANT,
} from '../data/tables.ts';
import { ROVER } from '../rules/answers.ts';
import { say } from './say.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Seats have the names of people; Lacerda has his own. */
export const companyName = ({ lang, name }: Voice, id: number): string =>
  name(id) || say(lang, 'lacerda');

export const listed = (lang: Lang, names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : say(lang, 'and', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });

/** "2 Batteries". */
export const goods = (lang: Lang, good: number, n: number): string =>
  say(lang, `good.${at(GOODS, good)}`, { n });
/** Without a number. */
export const goodName = (lang: Lang, good: number): string => at(data.resources, good).name[lang];

export const unitName = (lang: Lang, unit: number): string => {
  if (unit === ANY) return say(lang, 'unit.any');
  return unit === WATER_OR_PLANT ? say(lang, 'unit.waterOrPlant') : goods(lang, unit, 1);
};

/** A whole cost: "1 Battery and 1 Resource of your choice". */
export function costName(lang: Lang, cost: Cost): string {
  const { anyResource = 0, colonist = 0, colonistToWork = 0 } = cost;
  const parts = GOODS.flatMap((good, i) => {
    const n = cost[good] ?? 0;
    return n > 0 ? [goods(lang, i, n)] : [];
  });
  if (anyResource > 0) parts.push(say(lang, 'unit.any'));
  const people = colonist + colonistToWork;
  if (people > 0) parts.push(say(lang, 'colonists', { n: people }));
  return parts.length === 0 ? say(lang, 'free') : listed(lang, parts);
}

/** Units that are due, equal ones together: "2 Plants and 1 Resource of your choice". */
export function unitsName(lang: Lang, units: Units): string {
  if (units.length === 0) return say(lang, 'free');
  const parts = [...new Set(units)].flatMap((unit) => {
    const n = units.filter((one) => one === unit).length;
    return unit < GOODS.length && unit !== ANY
      ? [goods(lang, unit, n)]
      : Array<string>(n).fill(unitName(lang, unit));
  });
  return listed(lang, parts);
}

export const typeName = (lang: Lang, type: number): string =>
  at(data.buildingTypes, type).name[lang];
/** "a Generator", "un Générateur". */
export const aType = (lang: Lang, type: number): string => say(lang, `a.${at(TYPES, type)}`);
export const techName = (lang: Lang, kind: number): string => at(data.techTypes, kind).name[lang];
export const planName = (lang: Lang, plan: number): string => at(data.blueprints, plan).name[lang];
export const tileName = (lang: Lang, tile: number): string => at(MAP_TILES, tile).name[lang];
export const contractName = (lang: Lang, contract: number): string =>
  at(data.contracts, contract).name[lang];
export const goalName = (lang: Lang, goal: number): string =>
  at(data.privateGoals, goal).name[lang];
export const spaceName = (lang: Lang, space: number): string =>
  at(data.lab.spaces, space).name[lang];
export const actionName = (lang: Lang, action: number): string =>
  at(data.mainActions, action).name[lang];
/** A red action by its place among them; beyond them: the Working Area. */
export const redName = (lang: Lang, red: number): string => {
  const action = RED_ACTIONS[red];
  return action === undefined
    ? say(lang, 'workingArea')
    : actionName(lang, ACTIONS.indexOf(action));
};
export const taskCardName = (lang: Lang, card: number): string =>
  at(data.firstColonistCards, card).name[lang];

/** A card of the display: a Scientist or a Contract, and what it costs. */
export const cardName = (lang: Lang, card: number): string =>
  isScientist(card) ? at(data.scientists, card).name[lang] : contractName(lang, contractOf(card));
export function cardCost(lang: Lang, card: number): string {
  if (!isScientist(card)) return costName(lang, { crystal: CONTRACT_COST });
  const colonists = SCIENTIST_COLONISTS[card] ?? 0;
  return colonists > 0
    ? say(lang, 'colonists', { n: colonists })
    : costName(lang, at(data.scientists, card).cost);
}

export const inSide = (lang: Lang, side: number): string =>
  say(lang, `in.${at(SIDES, Math.max(0, side))}`);
export const toSide = (lang: Lang, side: number): string => say(lang, `to.${at(SIDES, side)}`);
export const pieceName = (lang: Lang, piece: number): string =>
  piece === ROVER ? say(lang, 'piece.rover') : say(lang, 'piece.bot', { n: piece + 1 });
export const hexName = hexLabel;

const NAMES: ReadonlyMap<string, Bilingual> = new Map<string, Bilingual>([
  ...data.mainActions.map(({ action, name }) => [action, name] as const),
  ...[
    ...data.depotSpaces,
    ...data.blueprints,
    ...MAP_TILES,
    ...data.lab.spaces,
    ...data.turnOrderSpaces,
    ...data.lss.benefits,
    ...data.firstColonistCards,
    ...data.missions,
    ...data.buildingTypes,
    ...data.techTypes,
    ...data.scientists,
    ...data.contracts,
  ].map(({ id, name }) => [id, name] as const),
  ...data.privateGoals.flatMap(({ id, name }) =>
    ['develop', 'reward'].map((reward) => [`${id}:${reward}`, name] as const),
  ),
]);
const OTHERS = { travel: 'by.travel', techReward: 'by.techReward', rover: 'by.rover' } as const;

/** What an effect comes from, by its id. */
export function byName(lang: Lang, by: string): string {
  const name = NAMES.get(by);
  if (name !== undefined) return name[lang];
  return by in OTHERS ? say(lang, OTHERS[by as keyof typeof OTHERS]) : by;
}
