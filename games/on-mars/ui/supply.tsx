import { type SupplyGroup, SupplyTable } from '@orrery/kit';
import { at as item, data, TECHS } from '../data/index.ts';
import { LEVEL } from '../data/tables.ts';
import { contractName, planName, techName } from '../text/names.ts';
import { PLAN_TYPE } from '../data/tables.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { ownerName } from './hex-words.ts';
import css from './palette.module.css';
import { about, at } from './places.ts';
import { Sign, techSign, typeSign } from './signs.tsx';

/** The best tile of a kind in play, and whose it is. */
export function bestTech(
  { view }: Pick<Draw, 'view'>,
  kind: number,
): { level: number; owner: number } | null {
  let best: { level: number; owner: number } | null = null;
  view.companies.forEach(({ tech }, owner) => {
    const space = tech[kind] ?? -1;
    const level = LEVEL[space] ?? 0;
    if (space >= 0 && level > (best?.level ?? 0)) best = { level, owner };
  });
  return best;
}

/** Decks and stacks, the open Contract deck, the best Technologies in play, the goals of solo. */
export function Supply(draw: Draw) {
  const { view, lang } = draw;
  const decks: SupplyGroup = {
    title: say(lang, 'ui.supply.decks'),
    items: (
      [
        ['discoveries', 'search', view.discoveriesLeft],
        ['tech', 'tech', view.techLeft],
        ['plans', 'plan', view.plansLeft],
        ['contracts', 'scroll', view.contractDeck.length],
        ...(view.variants.firstColonists ? [['tasks', 'flag', view.tasksLeft] as const] : []),
      ] as const
    ).map(([deck, sign, n]) => ({
      id: about.deck(deck),
      drawing: <Sign name={sign} size={24} />,
      n,
      label: say(lang, `ui.deck.${deck}`, { n }),
    })),
  };
  const techs: SupplyGroup = {
    title: say(lang, 'ui.supply.tech'),
    items: TECHS.slice(0, 8).map((_, kind) => {
      const best = bestTech(draw, kind);
      return {
        id: about.best(kind),
        drawing: <Sign name={techSign(kind)} size={28} />,
        n: best?.level ?? 0,
        label:
          best === null
            ? techName(lang, kind)
            : say(lang, 'ui.labelled', {
                label: techName(lang, kind),
                text: ownerName(draw, best.owner),
              }),
      };
    }),
  };
  const contracts: SupplyGroup = {
    title: say(lang, 'ui.supply.contracts'),
    items: view.contractDeck.map((contract) => ({
      id: at.contract(contract),
      drawing: <Sign name="scroll" size={22} />,
      n: item(data.contracts, contract).number,
      label: contractName(lang, contract),
    })),
  };
  const gone: SupplyGroup = {
    title: say(lang, 'ui.supply.out'),
    items: view.plansOut.map((plan) => ({
      id: at.plan(plan),
      drawing: <Sign name={typeSign(PLAN_TYPE[plan] ?? 0)} size={22} />,
      n: item(data.blueprints, plan).number,
      label: planName(lang, plan),
    })),
  };
  const goals: SupplyGroup = {
    title: say(lang, 'ui.supply.goals'),
    items: (view.solo?.goals ?? []).map((requirements, goal) => ({
      id: about.soloGoal(goal),
      drawing: <Sign name="medal" size={22} />,
      n: `${requirements.filter(({ have, want }) => have >= want).length}/${requirements.length}`,
      label: item(data.soloGoals, goal).name[lang],
    })),
  };
  return (
    <SupplyTable
      label={say(lang, 'ui.supply')}
      className={css.world}
      groups={[decks, techs, contracts, gone, goals].filter(({ items }) => items.length > 0)}
    />
  );
}
