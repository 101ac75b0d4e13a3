import { CATEGORIES, at as item, data } from '../../data/index.ts';
import { CRYSTAL, DEPOT_EFFECTS, LEVEL, MARKERS } from '../../data/tables.ts';
import { goodName, goods, spaceName, techName, unitsName } from '../../text/names.ts';
import { isKey, say } from '../../text/say.ts';
import { COLUMN_CRYSTALS, COLUMN_UNITS } from '../../data/tables.ts';
import { hasBit } from '../draw.ts';
import { goodSign, techSign } from '../signs.tsx';
import { effectPicture, signPicture } from './pictures.tsx';
import { type Explainer, isHouse, ofCompany, ownerOf, type Seen, together } from './seen.ts';

const store: Explainer = (seen, [id, good = -1]) => {
  const of = ofCompany(seen, id);
  if (!of || good < 0 || good > CRYSTAL) return null;
  const { lang } = seen;
  const { one, player } = of;
  const crystal = good === CRYSTAL;
  return {
    title: say(lang, 'ui.of', { what: goodName(lang, good), player }),
    text: say(
      lang,
      crystal ? 'explain.crystals' : good === 0 ? 'explain.mineral' : 'explain.store',
    ),
    state: crystal
      ? say(lang, 'explain.crystals.now', {
          n: one.crystals,
          room: one.depotRoom,
          pending: one.pending,
          lost: one.crystalsLost,
        })
      : say(lang, 'explain.store.now', {
          n: one.goods[good] ?? 0,
          limit: one.storageLimit,
          made: one.production[good] ?? 0,
        }),
    rule: crystal ? 'MARS-GOODS-06' : 'MARS-GOODS-01',
    drawing: signPicture(goodSign(good)),
  };
};

const home: Explainer = (seen, [id]) => {
  const of = ofCompany(seen, id);
  if (!of) return null;
  const { one, player } = of;
  const { lang } = seen;
  return {
    title: say(lang, 'ui.of', { what: say(lang, 'explain.home'), player }),
    text: say(lang, 'explain.home.text'),
    state: together(
      say(lang, 'ui.home', { n: one.home, beds: one.beds }).concat('.'),
      say(lang, 'explain.home.back', { n: one.returning, lost: one.returningLost }),
    ),
    rule: 'MARS-GOODS-04',
    drawing: signPicture('colonist'),
  };
};

const lab: Explainer = (seen, [id, space = -1]) => {
  const of = ofCompany(seen, id);
  const record = data.lab.spaces[space];
  if (!of || !record) return null;
  const { lang } = seen;
  const kind = of.one.tech.indexOf(space);
  return {
    title: spaceName(lang, space),
    text: record.text[lang],
    cost: columnCost(lang, record.level),
    state: kind < 0 ? say(lang, 'explain.free') : techName(lang, kind),
    rule: record.rule,
    house: isHouse(record),
    drawing: effectPicture(record.effects[0]),
  };
};

function columnCost(lang: Seen['lang'], level: number): string {
  const crystals = COLUMN_CRYSTALS[level] ?? 0;
  const units = unitsName(lang, COLUMN_UNITS[level] ?? []);
  return crystals === 0
    ? units
    : say(lang, 'and', { first: units, last: goods(lang, CRYSTAL, crystals) });
}

const tech: Explainer = (seen, [id, kind = -1]) => {
  const of = ofCompany(seen, id);
  const record = data.techTypes[kind];
  if (!of || !record) return null;
  const { lang, view } = seen;
  const space = of.one.tech[kind] ?? -1;
  const loan = view.loans.find((one) => one.owner === of.id && one.kind === kind);
  return {
    title: say(lang, 'ui.of', { what: techName(lang, kind), player: of.player }),
    text: together(
      record.text[lang],
      say(lang, record.ownerOnly ? 'explain.tech.own' : 'explain.tech.all'),
    ),
    state: together(
      space < 0
        ? say(lang, 'explain.tech.none')
        : say(lang, 'explain.tech.level', {
            level: LEVEL[space] ?? 1,
            space: spaceName(lang, space),
          }),
      loan && say(lang, 'explain.tech.loan', { player: ownerOf(seen, loan.user) }),
    ),
    rule: record.rule,
    house: isHouse(record),
    drawing: signPicture(techSign(kind)),
  };
};

const depot: Explainer = (seen, [id, space = -1]) => {
  const of = ofCompany(seen, id);
  const record = data.depotSpaces[space];
  if (!of || !record) return null;
  const { lang, view } = seen;
  const covered = hasBit(of.one.ships, space);
  return {
    title: record.name[lang],
    text: record.text[lang],
    cost: goods(lang, CRYSTAL, record.cost.crystal ?? 0),
    state: covered
      ? say(lang, 'explain.depot.covered', {
          n: item(data.colonyLevels, view.level - 1).maxShipsWelcomed,
          welcomed: of.one.shipsWelcomed,
        })
      : say(lang, 'explain.depot.open'),
    rule: record.rule,
    house: isHouse(record),
    drawing: effectPicture(DEPOT_EFFECTS[space]),
  };
};

const goal: Explainer = ({ lang, view }, [n = -1]) => {
  const held = view.own?.goals.find((one) => one.goal === n);
  const done = view.companies.some(({ goalDone }) => goalDone === n);
  if (!held && !done) return null;
  const of = item(data.privateGoals, n);
  const rewards = item(of.effects, 0).options.map(({ text }) => text[lang]);
  return {
    title: of.name[lang],
    text: together(of.text[lang], say(lang, 'explain.goal', { rewards: rewards.join(' / ') })),
    state: held
      ? say(lang, 'ui.goal', { name: of.name[lang], have: held.have, want: held.want })
      : say(lang, 'explain.goal.done'),
    rule: of.rule,
    house: isHouse(of),
    drawing: signPicture('target'),
  };
};

/** Points so far and if the game ended now, by category. */
const company: Explainer = (seen, [id]) => {
  const of = ofCompany(seen, id);
  if (!of) return null;
  const { lang } = seen;
  const { one, player } = of;
  const parts = CATEGORIES.flatMap((category) => {
    const n = one.forecast[category];
    const key = `category.${category}`;
    return n !== 0 && isKey(key)
      ? [say(lang, 'ui.labelled', { label: say(lang, key), text: n })]
      : [];
  });
  return {
    title: player,
    text: say(lang, 'explain.forecast', { score: one.score, total: one.forecastTotal }),
    state: parts.length > 0 ? parts.join(' · ') : say(lang, 'points', { n: one.forecastTotal }),
    rule: 'MARS-SCORE-08',
  };
};

type Counted =
  | 'work'
  | 'hangar'
  | 'supply'
  | 'bots'
  | 'markers'
  | 'pending'
  | 'cubes'
  | 'goals'
  | 'discoveries';

/** What is only a heap of pieces: how many, and what for. */
const COUNTED: Readonly<
  Record<
    Counted,
    {
      readonly rule: string;
      readonly now: (seen: Seen, one: NonNullable<ReturnType<typeof ofCompany>>['one']) => string;
    }
  >
> = {
  work: { rule: 'MARS-RED-09', now: ({ lang }, { work }) => say(lang, 'ui.work', { n: work }) },
  hangar: {
    rule: 'MARS-SCORE-02',
    now: ({ lang }, { hangar }) => say(lang, 'ui.hangar', { n: hangar }),
  },
  supply: {
    rule: 'MARS-COMP-03',
    now: ({ lang }, { supply }) => say(lang, 'ui.supplyColonists', { n: supply }),
  },
  bots: {
    rule: 'MARS-CTRL-05',
    now: ({ lang }, { bots, botsLeft }) =>
      `${say(lang, 'ui.bots', { n: bots.length })}. ${say(lang, 'ui.botsLeft', { n: botsLeft })}.`,
  },
  markers: {
    rule: 'MARS-UPG-01',
    now: ({ lang }, { plans }) => say(lang, 'ui.markersLeft', { n: MARKERS - plans.length }),
  },
  pending: {
    rule: 'MARS-GOODS-07',
    now: ({ lang }, { pending, crystalsLost }) =>
      say(lang, 'ui.pending', { n: pending, lost: crystalsLost }),
  },
  cubes: {
    rule: 'MARS-CON-10',
    now: ({ lang }, { progressPoints }) => say(lang, 'points', { n: progressPoints }),
  },
  goals: {
    rule: 'MARS-GOAL-01',
    now: ({ lang }, { goals }) => say(lang, 'ui.goals', { n: goals }),
  },
  discoveries: {
    rule: 'MARS-INFO-03',
    now: ({ lang }, { discoveries, research }) =>
      say(lang, 'ui.tiles', { n: discoveries + research.length }),
  },
};

const counted =
  (kind: Counted): Explainer =>
  (seen, [id]) => {
    const of = ofCompany(seen, id);
    if (!of) return null;
    const { rule, now } = COUNTED[kind];
    return {
      title: say(seen.lang, 'ui.of', {
        what: say(seen.lang, `explain.${kind}`),
        player: of.player,
      }),
      text: say(seen.lang, `explain.${kind}.text`),
      state: now(seen, of.one),
      rule,
    };
  };

export const COMPANIES: Readonly<Record<string, Explainer>> = {
  store,
  home,
  lab,
  tech,
  depot,
  goal,
  company,
  goalDone: (seen, [id], names) => {
    const of = ofCompany(seen, id);
    return of && of.one.goalDone >= 0 ? goal(seen, [of.one.goalDone], names) : null;
  },
  column: ({ lang }, [level = 0]) => {
    const of = data.lab.columns[level - 1];
    return of
      ? {
          title: say(lang, 'ui.column', { n: level }),
          text: say(lang, 'explain.column', { points: of.points }),
          cost: columnCost(lang, level),
          rule: of.rule,
        }
      : null;
  },
  work: counted('work'),
  hangar: counted('hangar'),
  supply: counted('supply'),
  bots: counted('bots'),
  markers: counted('markers'),
  pending: counted('pending'),
  cubes: counted('cubes'),
  goals: counted('goals'),
  discoveries: counted('discoveries'),
};
