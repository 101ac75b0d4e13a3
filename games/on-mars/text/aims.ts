import type { Aim, Lang, Machine } from '@orrery/shared';
import { at, type Condition, data, indexOfId, TECHS } from '../data/index.ts';
import type { MarsView } from '../rules/view-types.ts';
import { contractName, techName } from './names.ts';
import { isKey, say } from './say.ts';

/** One requirement of a solo goal, in a few words. */
function needed(lang: Lang, condition: Condition): string {
  switch (condition.op) {
    case 'countAtLeast': {
      const key = `need.${condition.counter}`;
      return isKey(key) ? say(lang, key, { n: condition.min }) : condition.counter;
    }
    case 'ownsCompletedContract': {
      const contract = contractName(lang, indexOfId(data.contracts, condition.contract));
      return say(lang, 'need.contract', { contract });
    }
    case 'ownsScientist': {
      const { name } = at(data.scientists, indexOfId(data.scientists, condition.scientist));
      return say(lang, 'need.scientist', { scientist: name[lang] });
    }
    case 'techLevelAtLeast': {
      const tech = techName(lang, TECHS.indexOf(condition.type));
      return say(lang, 'need.tech', { tech, n: condition.min });
    }
    case 'onSide':
      return say(lang, `need.${condition.side}`);
    case 'all':
      return condition.of.map((part) => needed(lang, part)).join(', ');
  }
}

/** The goals of solo, what each asks for and how far the player is (MARS-SOLO-24). */
export function aims(lang: Lang, { solo }: MarsView): readonly Aim[] {
  if (solo === null) return [];
  return data.soloGoals.map(({ name, margin, requirements }, goal) => ({
    name: name[lang],
    parts: [
      ...requirements.map((one, i) => ({
        text: needed(lang, one),
        ...(solo.goals[goal]?.[i] ?? { have: 0, want: 1 }),
      })),
      { text: say(lang, 'need.margin', { n: margin }), have: solo.ahead, want: margin },
    ],
  }));
}

/** Lacerda has points and no seat. */
export const machines = (lang: Lang, { companies }: MarsView): readonly Machine[] =>
  companies
    .filter(({ isLacerda }) => isLacerda)
    .map(({ score, points }) => ({
      name: say(lang, 'lacerda'),
      score: { total: score, parts: points },
    }));
