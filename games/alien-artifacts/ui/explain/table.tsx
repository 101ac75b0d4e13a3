import type { Explanation } from '@orrery/kit';
import { artifactInfo, data, KINDS, type Kind, type Table, TYPES } from '../../data/index.ts';
import { capital, deckName, nameOfType } from '../../text/names.ts';
import { isKey, say } from '../../text/say.ts';
import { GateArt } from '../art-relic.tsx';
import { percent } from '../draw.ts';
import { ArtifactCard } from '../held.tsx';
import { cellsOf, lossOf, shipShown, unseenOf } from '../odds.ts';
import { Sign, type SignName } from '../signs.tsx';
import { ofCard, sumText } from './cards.tsx';
import {
  type Case,
  type Explained,
  isHouse,
  nameAt,
  numberAt,
  picture,
  playerOf,
  sentences,
  tell,
} from './case.tsx';

const TABLES = [...data.alienSystems, data.basicDefencePlan, ...data.defencePlans];
const tableAt = (id: string): Table | undefined => TABLES.find((one) => one.id === id);
const isSystem = (id: string): boolean => data.alienSystems.some((one) => one.id === id);

const attackerFor = (c: Case, id: string) => {
  const ship = shipShown(c.view);
  return ship === null ? null : isSystem(id) ? ship.alien : ship.player;
};

/** All rows of a table with their odds. */
function rows(c: Case, table: Table): string {
  const attacker = attackerFor(c, table.id);
  const cells = cellsOf(table, unseenOf(c.view).numbers, attacker);
  return cells
    .map(({ key, values, chance }) =>
      say(c.voice.lang, 'explain.row', {
        values,
        text: table.table[key]?.text[c.voice.lang] ?? '',
        odds: percent(c.voice.lang, chance),
      }),
    )
    .join(' ');
}

function lossText(c: Case, table: Table): string | null {
  const attacker = attackerFor(c, table.id);
  if (attacker === null) return null;
  const odds = percent(c.voice.lang, lossOf(table, unseenOf(c.view).numbers, attacker));
  return tell(c, 'explain.loss', { odds, bonus: attacker.bonus });
}

const ofTable = (c: Case, table: Table, more: Partial<Explanation>): Explanation => ({
  title: table.name[c.voice.lang],
  state: sentences(rows(c, table), lossText(c, table)),
  house: isHouse(table),
  ...more,
});

export const system: Explained = (c) => {
  const table = data.alienSystems[c.view.system];
  if (!table) return null;
  return ofTable(c, table, {
    text: tell(c, 'explain.system.text'),
    rule: 'ALI-ATK-08',
    drawing: picture(
      72,
      72,
      <g transform="scale(1.700)">
        <GateArt system={c.view.system} />
      </g>,
    ),
  });
};

export const plan: Explained = (c) => {
  const table = tableAt(nameAt(c, 0));
  if (!table || isSystem(table.id)) return null;
  const basic = table.id === data.basicDefencePlan.id;
  return ofTable(c, table, {
    text: sentences(tell(c, 'explain.plan.text'), basic ? tell(c, 'explain.basicPlan.text') : null),
    rule: 'ALI-ATK-02',
    drawing: picture(60, 60, <Sign name="plan" size={50} />),
  });
};

/** One cell of the attack scale. */
export const cell: Explained = (c) => {
  const table = tableAt(nameAt(c, 0));
  const row = table?.table[nameAt(c, 1)];
  if (!table || !row) return null;
  const cells = cellsOf(table, unseenOf(c.view).numbers, attackerFor(c, table.id));
  const { values = '', chance = 0 } = cells.find(({ key }) => key === nameAt(c, 1)) ?? {};
  return {
    title: tell(c, 'explain.cellTitle', { table: table.name[c.voice.lang], values }),
    text: row.text[c.voice.lang],
    state: sentences(
      tell(c, 'explain.cellOdds', { odds: percent(c.voice.lang, chance) }),
      lossText(c, table),
    ),
    rule: 'ALI-ATK-05',
    house: isHouse(table),
  };
};

/** An Action's key; its row where there is one per row. */
export const act: Explained = (c) => {
  const { lang } = c.voice;
  const action = data.actions.find((one) => one.action === nameAt(c, 0));
  const text = `explain.${nameAt(c, 0)}.text`;
  if (!action || !isKey(text)) return null;
  const player = c.view.players[c.view.viewer ?? -1];
  const limit = player?.limits[action.action] ?? 2;
  const row = nameAt(c, 1) as (typeof KINDS)[number];
  return {
    title: KINDS.includes(row)
      ? `${action.name[lang]} (${say(lang, `kinds.${row}`)})`
      : action.name[lang],
    text: tell(c, text),
    state: tell(c, limit > 50 ? 'ui.unlimited' : 'explain.limitNow', { n: limit }),
    rule: ACT_RULES[action.action] ?? 'ALI-TURN-03',
  };
};
const ACT_RULES: Readonly<Record<string, string>> = {
  discover: 'ALI-DISC-01',
  develop: 'ALI-DEV-01',
  build: 'ALI-BUILD-01',
  prepare: 'ALI-PREP-01',
  removeBlockade: 'ALI-UNBL-01',
  launchOffensive: 'ALI-OPER-04',
  earnRevenue: 'ALI-OPER-06',
  minePlanets: 'ALI-OPER-07',
};

const kindAt = (c: Case, i: number): Kind | -1 =>
  KINDS.indexOf(nameAt(c, i) as (typeof KINDS)[number]) as Kind | -1;

/** The next cost of a kind, as a sum. */
function costOf(c: Case, seat: number, kind: Kind): Explanation | null {
  const player = c.view.players[seat];
  const sum = player?.costs[kind];
  if (!player || !sum) return null;
  const own = seat === c.view.viewer ? c.view.own : null;
  return {
    title: tell(c, 'explain.costOf', { kinds: say(c.voice.lang, `kinds.${KINDS[kind]}`) }),
    text: tell(c, 'explain.cost.text'),
    cost: sumText(c, sum),
    ...(own === null
      ? {}
      : {
          state: tell(c, 'explain.reach', {
            n: own.reach[kind] ?? 0,
            limit: player.prepareLimits[kind] ?? 2,
          }),
        }),
    rule: 'ALI-COST-02',
  };
}
export const cost: Explained = (c) => {
  const kind = kindAt(c, 1);
  return kind < 0 || !playerOf(c) ? null : costOf(c, numberAt(c, 0), kind as Kind);
};
export const row: Explained = (c) => {
  const kind = kindAt(c, 0);
  return kind < 0 ? null : costOf(c, c.view.viewer ?? c.view.turn, kind as Kind);
};

export const extra: Explained = (c) => {
  const n = numberAt(c, 0);
  const player = c.view.players[c.view.viewer ?? -1];
  if (!player || !(n >= 0)) return null;
  return {
    title: tell(c, 'explain.extra', { n }),
    text: tell(c, 'explain.buy.text'),
    cost: sumText(c, player.buyPrice),
    state: tell(c, 'option.extra', {
      cards: n + 1 + player.buyDraw,
      paid: player.buyPrice.total + n,
    }),
    rule: 'ALI-BUY-03',
  };
};

export const search: Explained = (c) => {
  const kind = kindAt(c, 0);
  const type = TYPES.find((one) => one === nameAt(c, 1));
  if (kind < 0 || type === undefined) return null;
  const { lang } = c.voice;
  return {
    title: say(lang, 'option.search', {
      deck: capital(deckName(lang, KINDS[kind as Kind])),
      type: nameOfType(lang, type),
    }),
    text: tell(c, 'explain.search.text'),
    state: tell(c, 'explain.deckLeft', { n: c.view.decks[kind]?.cards ?? 0 }),
    rule: 'ALI-EFF-02',
  };
};

export const peek: Explained = (c) => {
  const { task } = c.view;
  const place = nameAt(c, 0);
  if (task?.type !== 'peekPlace' || (place !== 'top' && place !== 'bottom')) return null;
  const top = c.view.decks[task.kind]?.top;
  const title = tell(c, `option.${place}`);
  if (top == null) return { title, text: tell(c, 'explain.mainDeck.text'), rule: 'ALI-EFF-18' };
  return { ...ofCard(c, top), title, rule: 'ALI-EFF-18' };
};

const artifactAt = (id: string): number => data.artifacts.findIndex((one) => one.id === id);

/** An Artifact of one's own, or one that was used. */
export const artifact: Explained = (c) => {
  const { lang } = c.voice;
  const no = artifactAt(nameAt(c, 0));
  const held = c.view.own?.artifacts.includes(no) === true;
  if (no < 0 || !(held || c.view.artifactDiscard.includes(no))) return null;
  const { name, text } = artifactInfo(no);
  return {
    title: name[lang],
    text: text[lang],
    state: tell(c, held ? 'explain.artifact.text' : 'explain.artifactUsed'),
    rule: 'ALI-ART-03',
    house: isHouse(artifactInfo(no)),
    drawing: picture(
      98,
      138,
      <ArtifactCard artifact={no} width={94} height={132} name={name[lang]} />,
    ),
  };
};

/** An icon: its name and what it stands for. */
export const icon: Explained = (c) => {
  const key = `legend.${nameAt(c, 0)}`;
  const text = `${key}.text`;
  if (!isKey(key) || !isKey(text)) return null;
  return {
    title: tell(c, key),
    text: tell(c, text),
    rule: 'ALI-COMP-01',
    drawing: picture(48, 48, <Sign name={nameAt(c, 0) as SignName} size={40} />),
  };
};
