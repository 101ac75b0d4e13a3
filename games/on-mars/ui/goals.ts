import type { Seat } from '@orrery/kernel';
import type { Goal } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { at as item, data } from '../data/index.ts';
import { CONTRACT_NEEDS } from '../data/tables.ts';
import type { CompanyView, MarsView } from '../rules/view-types.ts';
import { aims } from '../text/aims.ts';
import { contractName, goalName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { about, at } from './places.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Private Goals of one's own: their rewards are no points. */
const inHand = (lang: Lang, { own, viewer }: MarsView, seat: Seat): readonly Goal[] =>
  viewer !== seat
    ? []
    : (own?.goals ?? []).map(({ goal, have, want }) => ({
        text: goalName(lang, goal),
        have,
        want,
        place: at.goal(goal),
      }));

/** Goods on the Contracts that ask for some (MARS-CONTR-03). */
const contracts = (lang: Lang, company: CompanyView): readonly Goal[] =>
  company.contracts.flatMap((contract, i) => {
    const needs = CONTRACT_NEEDS[contract] ?? null;
    if (needs === null || company.done & (1 << contract)) return [];
    const { opDone, opFailed } = item(data.contracts, contract);
    return [
      {
        text: contractName(lang, contract),
        have: sum(company.loads[i] ?? []),
        want: sum(needs),
        points: opDone - opFailed,
        place: at.contract(contract),
      },
    ];
  });

/** Markers of the LSS that have come to the bar of the next level, which pays for Progress (MARS-COL-01). */
function level(lang: Lang, { level: now, rows }: MarsView, company: CompanyView): readonly Goal[] {
  const next = data.colonyLevels[now];
  if (!next) return [];
  const pays = next.onReach.some(({ op }) => op === 'scoreProgress') && company.progressPoints > 0;
  return [
    {
      text: say(lang, 'goal.level', { n: next.level }),
      have: rows.filter((row) => row >= next.level).length,
      want: rows.length,
      ...(pays ? { points: company.progressPoints } : {}),
      place: at.level,
    },
  ];
}

/** Alone: the parts of the easiest goal that is not met. */
function alone(lang: Lang, view: MarsView): readonly Goal[] {
  const all = aims(lang, view);
  const n = all.findIndex(({ parts }) => parts.some(({ have, want }) => have < want));
  return (all[n]?.parts ?? []).map((part) => ({ ...part, place: about.soloGoal(n) }));
}

/** What a company lacks little of. */
export function goals(lang: Lang, view: MarsView, seat: Seat): readonly Goal[] {
  const company = view.companies[seat];
  if (!company) return [];
  return [
    ...inHand(lang, view, seat),
    ...contracts(lang, company),
    ...level(lang, view, company),
    ...alone(lang, view),
  ].filter(({ have, want }) => have < want);
}
