import type { Lang, Voice } from '@orrery/shared';
import { labelled, wrap } from '@orrery/shared/lines';
import { at, data, RESOURCES } from '../data/index.ts';
import { LEVEL } from '../data/tables.ts';
import type { CompanyView, MarsView } from '../rules/view-types.ts';
import {
  cardName,
  companyName,
  contractName,
  goalName,
  goods,
  planName,
  techName,
} from '../text/names.ts';
import { say } from '../text/say.ts';

const shipsLeft = (ships: number): number => [0, 1, 2, 3, 4].filter((i) => ships & (1 << i)).length;

const labOf = (lang: Lang, { tech }: CompanyView): string[] =>
  tech.flatMap((space, kind) =>
    space < 0 ? [] : [`${techName(lang, kind)} ${LEVEL[space] ?? 0}`],
  );

function cardsOf(lang: Lang, view: MarsView, p: CompanyView): string[] {
  const plans = p.plans.map((plan) =>
    (view.built[plan] ?? -1) < 0
      ? `${planName(lang, plan)} (${say(lang, 'terminal.unbuilt')})`
      : planName(lang, plan),
  );
  const scientists = p.scientists.map((one) => cardName(lang, one));
  const contracts = p.contracts.map((one) => contractName(lang, one));
  return [...plans, ...scientists, ...contracts];
}

/** One board after the other. */
export function companyLines(voice: Voice, view: MarsView, width: number): string[] {
  const { lang } = voice;
  return view.companies.flatMap((p, id) => {
    const { score: points, forecastTotal: forecast } = p;
    const score = say(lang, 'terminal.score', { points, forecast });
    const head = say(lang, 'terminal.company', {
      n: id + 1,
      player: companyName(voice, id),
      score,
    });
    const storage = p.goods.map((n, good) => goods(lang, good, n)).slice(0, RESOURCES.length);
    const crystals = [
      say(lang, 'terminal.crystals', { n: p.crystals, room: p.depotRoom }),
      ...(p.pending > 0 ? [say(lang, 'terminal.pendingCrystals', { n: p.pending })] : []),
    ];
    const colonists = { n: p.home, beds: p.beds, work: p.work, supply: p.supply };
    const ships = { n: shipsLeft(p.ships), hangar: p.hangar };
    const goals =
      id === view.viewer && view.own !== null
        ? view.own.goals.map(({ goal, have, want }) =>
            say(lang, 'terminal.goal', { goal: goalName(lang, goal), have, want }),
          )
        : [`${p.goals}`];
    return [
      '',
      ...wrap(head, width, 2),
      ...labelled(
        [
          ...(p.isLacerda
            ? []
            : [[say(lang, 'terminal.storage', { n: p.storageLimit }), storage] as const]),
          [say(lang, 'explain.depot'), crystals],
          [say(lang, 'explain.livingQuarters'), say(lang, 'terminal.colonists', colonists)],
          [say(lang, 'explain.ship'), say(lang, 'terminal.ships', ships)],
          [say(lang, 'terminal.lab'), labOf(lang, p)],
          [say(lang, 'terminal.cards'), cardsOf(lang, view, p)],
          ...(p.isLacerda ? [] : [[say(lang, 'terminal.goals'), goals] as const]),
        ],
        width,
      ),
    ];
  });
}

export const rewardName = (lang: Lang, reward: number): string =>
  at(data.lssRewardTiles, reward).shortName[lang];
