import type { Lang } from '@orrery/shared';
import { COLONISTS, type Colonist } from '../data/index.ts';
import type { Die, Owner } from '../rules/state.ts';
import type { ColonistCounts, RowDieView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';

const NONE = '-';

/** Whose die it is, in one letter: the drones come after the players. */
export const mark = (owner: Owner): string => String.fromCodePoint(65 + owner);

/** "B4", with a star for the Relic die. */
export const die = ({ owner, value, relic }: Die): string =>
  `${mark(owner)}${value}${relic ? '*' : ''}`;

/** Dice of an exposure row, with what each would get. */
export const row = (dice: readonly RowDieView[]): string =>
  dice.map((one) => `${die(one)}→${one.gets}`).join(' ');

export const all = (parts: readonly (string | number)[]): string => parts.join(' ') || NONE;

/** "2 Pioneers, 1 Marine"; a dash for nobody. */
export const crew = (lang: Lang, colonists: readonly Colonist[]): string =>
  COLONISTS.flatMap((type) => {
    const n = colonists.filter((one) => one === type).length;
    return n === 0 ? [] : [say(lang, `n.${type}`, { n })];
  }).join(', ') || NONE;

export const counted = (lang: Lang, counts: ColonistCounts): string =>
  crew(
    lang,
    COLONISTS.flatMap((type) => Array<Colonist>(counts[type]).fill(type)),
  );
