import type { Explanation } from '@orrery/kit';
import { figure } from '@orrery/shared';
import {
  CONTRACT_COST,
  contractCard,
  contractOf,
  CRYSTAL,
  GRID_COST,
  isScientist,
  techKind,
} from '../../data/tables.ts';
import { ACTIONS, at as item, data, GOODS, SIDES, TECHS } from '../../data/index.ts';
import { hexLabel } from '../../data/map.ts';
import {
  actionName,
  cardCost,
  cardName,
  contractName,
  costName,
  goods,
  listed,
  planName,
  taskCardName,
  typeName,
  unitsName,
} from '../../text/names.ts';
import { aims } from '../../text/aims.ts';
import { say } from '../../text/say.ts';
import { techSign } from '../signs.tsx';
import { bestTech } from '../supply.tsx';
import { cardPicture, effectPicture, planPicture, signPicture } from './pictures.tsx';
import { type Explainer, isHouse, ownerOf, type Seen, together } from './seen.ts';

const plan: Explainer = (seen, [n = -1]) => {
  const { lang, view } = seen;
  const of = data.blueprints[n];
  if (!of) return null;
  const owner = view.companies.findIndex(({ plans }) => plans.includes(n));
  const where = view.built[n] ?? -1;
  const state =
    owner < 0
      ? say(lang, view.planRow.includes(n) ? 'explain.plan.open' : 'explain.plan.out')
      : where < 0
        ? say(lang, 'explain.plan.unbuilt', { player: ownerOf(seen, owner) })
        : say(lang, 'explain.plan.built', { player: ownerOf(seen, owner), hex: hexLabel(where) });
  return {
    title: of.name[lang],
    text: together(
      of.text[lang],
      say(lang, 'explain.plan', {
        type: typeName(
          lang,
          data.buildingTypes.findIndex(({ id }) => id === of.upgrades),
        ),
        size: of.minComplex,
        built: of.opBuilt,
        unbuilt: -of.opUnbuilt,
        gain: goods(
          lang,
          Math.max(
            0,
            GOODS.findIndex(
              (good) =>
                item(
                  data.buildingTypes,
                  data.buildingTypes.findIndex(({ id }) => id === of.upgrades),
                ).produces === good,
            ),
          ),
          1,
        ),
      }),
    ),
    cost: costName(lang, of.upgradeCost),
    state,
    rule: of.rule,
    house: isHouse(of),
    drawing: planPicture(lang, n),
  };
};

const tech = (lang: Seen['lang'], kind: number): Explanation => {
  const of = item(data.techTypes, kind);
  return {
    title: of.name[lang],
    text: of.text[lang],
    rule: of.rule,
    house: isHouse(of),
    drawing: signPicture(techSign(kind)),
  };
};

const grid: Explainer = ({ lang, view }, [n = -1]) => {
  const here = view.grid[n];
  if (here === undefined) return null;
  const cost = unitsName(lang, GRID_COST[n] ?? []);
  if (here < 0)
    return {
      title: say(lang, 'ui.grid.empty'),
      text: say(lang, 'explain.grid'),
      cost,
      rule: 'MARS-LEARN-01',
    };
  return { ...tech(lang, techKind(here)), cost };
};

const itemOf: Explainer = ({ lang, view }, [good = -1]) => {
  const column = data.warehouse.columns.findIndex((one) => GOODS.indexOf(one) === good);
  if (column < 0) return null;
  const n = view.warehouse[column] ?? 0;
  return {
    title: say(lang, 'explain.warehouse', { good: item(data.resources, good).name[lang] }),
    text: say(lang, 'explain.warehouse.text'),
    state: goods(lang, good, n),
    rule: 'MARS-SUP-01',
    drawing: signPicture(GOODS[good] ?? 'any'),
  };
};

const scientist = (seen: Seen, n: number): Explanation | null => {
  const { lang, view } = seen;
  const of = data.scientists[n];
  if (!of) return null;
  const owner = view.companies.findIndex(({ scientists }) => scientists.includes(n));
  const work = view.workplaces[n] ?? -1;
  const state =
    owner < 0
      ? say(lang, 'explain.scientist.free')
      : work < 0
        ? say(lang, 'explain.scientist.idle', { player: ownerOf(seen, owner) })
        : say(lang, 'explain.scientist.works', {
            player: ownerOf(seen, owner),
            plan: planName(lang, work),
          });
  return {
    title: of.name[lang],
    text: of.text[lang],
    cost: cardCost(lang, n),
    state,
    rule: of.rule,
    house: isHouse(of),
    drawing: cardPicture(n),
  };
};

const contract: Explainer = (seen, [n = -1]) => {
  const { lang, view } = seen;
  const of = data.contracts[n];
  if (!of) return null;
  const owner = view.companies.findIndex(({ contracts }) => contracts.includes(n));
  const one = view.companies[owner];
  const loads = one?.loads[one.contracts.indexOf(n)] ?? [];
  const lies = loads.flatMap((k, good) => (k > 0 ? [goods(lang, good, k)] : []));
  const done = one !== undefined && (one.done & (1 << n)) !== 0;
  const state =
    one === undefined
      ? say(lang, 'explain.contract.free')
      : together(
          say(lang, done ? 'explain.contract.done' : 'explain.contract.open', {
            player: ownerOf(seen, owner),
          }),
          lies.length > 0 && say(lang, 'explain.contract.lies', { goods: listed(lang, lies) }),
        );
  return {
    title: contractName(lang, n),
    text: together(
      of.text[lang],
      say(lang, 'explain.contract', { done: of.opDone, failed: -of.opFailed }),
    ),
    cost: goods(lang, CRYSTAL, CONTRACT_COST),
    state,
    rule: of.rule,
    house: isHouse(of),
    drawing: cardPicture(contractCard(n)),
  };
};

const card: Explainer = (seen, [slot = -1]) => {
  const here = seen.view.display[slot];
  if (here === undefined) return null;
  if (here < 0)
    return {
      title: say(seen.lang, 'option.emptySlot', { n: slot + 1 }),
      text: say(seen.lang, 'explain.slot'),
      rule: 'MARS-HIRE-05',
    };
  const told = isScientist(here) ? scientist(seen, here) : contract(seen, [contractOf(here)], []);
  return told && { ...told, title: cardName(seen.lang, here) };
};

const DECK_RULE = {
  discoveries: 'MARS-TRAV-01',
  tech: 'MARS-LEARN-01',
  plans: 'MARS-COL-03',
  contracts: 'MARS-HIRE-05',
  tasks: 'MARS-FC-05',
  out: 'MARS-COL-03',
} as const;
const deck: Explainer = ({ lang, view }, _of, [which = '']) => {
  if (!(which in DECK_RULE)) return null;
  const id = which as keyof typeof DECK_RULE;
  const n = {
    discoveries: view.discoveriesLeft,
    tech: view.techLeft,
    plans: view.plansLeft,
    contracts: view.contractDeck.length,
    tasks: view.tasksLeft,
    out: view.plansOut.length,
  }[id];
  return {
    title: say(lang, `ui.deck.${id}`, { n }),
    text: say(lang, `explain.deck.${id}`),
    rule: DECK_RULE[id],
  };
};

const best: Explainer = (seen, [kind = -1]) => {
  if (TECHS[kind] === undefined) return null;
  const found = bestTech(seen, kind);
  return {
    ...tech(seen.lang, kind),
    state:
      found === null
        ? say(seen.lang, 'explain.best.none')
        : say(seen.lang, 'explain.best', {
            player: ownerOf(seen, found.owner),
            level: found.level,
          }),
  };
};

const solo: Explainer = ({ lang, view }, _of, [what = '']) => {
  if (!view.solo) return null;
  const { deck: n, decks, icon, next, ahead } = view.solo;
  switch (what) {
    case 'deck':
      return {
        title: say(lang, 'ui.solo.deck', { n }),
        text: say(lang, 'explain.solo.deck', { decks }),
        rule: 'MARS-SOLO-03',
      };
    case 'bot':
      return {
        title: say(lang, 'ui.solo.bot'),
        text: say(lang, 'explain.solo.bot'),
        state: [icon, next].map((one) => (one < 0 ? '–' : typeName(lang, one))).join(' → '),
        rule: 'MARS-SOLO-13',
      };
    case 'ahead':
      return {
        title: say(lang, 'ui.solo.ahead', { n: ahead }),
        text: say(lang, 'explain.solo.ahead'),
        rule: 'MARS-SOLO-24',
      };
    default:
      return null;
  }
};

const soloCard: Explainer = ({ lang, view }, [n = -1]) => {
  const of = data.soloCards[n];
  if (!of || !view.solo) return null;
  const his = SIDES[Math.max(0, view.companies[1]?.side ?? 0)] ?? 'orbit';
  const does = data.soloActions[his][`${of.action}` as '1' | '2' | '3'];
  return {
    title: of.name[lang],
    text: together(
      of.text[lang],
      say(lang, 'explain.solo.card', { action: actionName(lang, ACTIONS.indexOf(does)) }),
    ),
    rule: of.rule,
    house: isHouse(of),
  };
};

const soloGoal: Explainer = ({ lang, view }, [n = -1]) => {
  const of = data.soloGoals[n];
  const all = view.solo?.goals[n];
  if (!of || !all) return null;
  return {
    title: of.name[lang],
    text: of.text[lang],
    state: (aims(lang, view)[n]?.parts ?? [])
      .map(({ text, have, want }) => `${have >= want ? '✓' : `${figure(have)}/${want}`} ${text}`)
      .join(' · '),
    rule: of.rule,
    house: isHouse(of),
  };
};

/** Cards, tiles and heaps. */
export const CARDS: Readonly<Record<string, Explainer>> = {
  plan,
  grid,
  item: itemOf,
  card,
  contract,
  scientist: (seen, [n = -1]) => scientist(seen, n),
  deck,
  best,
  solo,
  soloCard,
  soloGoal,
  task: ({ lang, view }, [n = -1]) => {
    const of = data.firstColonistCards[n];
    const mine = view.own?.taskA === n || view.own?.tasksB.includes(n) === true;
    if (!of || (!mine && !view.tasksShown.includes(n))) return null;
    return {
      title: taskCardName(lang, n),
      text: of.text[lang],
      rule: of.rule,
      house: isHouse(of),
      drawing: effectPicture(of.effects?.[0]),
    };
  },
};
