import { badData } from '@orrery/shared';
import { isModifier } from './ops.ts';
import {
  type AlienData,
  alienFile,
  type AlienWords,
  alienWords,
  type Table,
  type Technology,
} from './schema.ts';
import { ACTIONS, COLOURS, KINDS, SIDES, TYPES } from './vocabulary.ts';

/** Reads both data files and checks them: the first thing that is wrong is named. */
export function checkFiles(file: unknown, words: unknown): void {
  const data = alienFile(file, '');
  checkConsistency(data);
  checkVocabulary(data, alienWords(words, ''));
}

/** What no single field can say: counts, references, and fields that must agree. */
function checkConsistency(data: AlienData): void {
  checkIds(data);
  checkCounts(data);
  checkNames(data);
  data.planets.forEach((planet, i) => {
    const { effects, text } = data.planetTypeEffects[planet.type];
    same(`planets[${i}].logistics`, planet.logistics, { effects, text });
  });
  data.ships.forEach(({ type, logistics, operational }, i) => {
    const usual = data.shipTypeEffects[type];
    same(`ships[${i}].logistics.effects`, logistics.effects, usual.logistics.effects);
    same(`ships[${i}].logistics.whenBuilt`, logistics.whenBuilt, usual.logistics.whenBuilt);
    same(`ships[${i}].operational.effects`, operational.effects, usual.operational.effects);
  });
  data.technologies.forEach((technology, i) => checkTechnology(technology, `technologies[${i}]`));
  checkResources(data);
  checkTables(data);
  checkFactions(data);
  checkRoundTrack(data);
}

function same(path: string, actual: unknown, wanted: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(wanted)) {
    badData(path, `must be ${JSON.stringify(wanted)}, not ${JSON.stringify(actual)}`);
  }
}

function checkIds(data: AlienData): void {
  const { planets, ships, technologies, resources, artifacts, alienSystems } = data;
  const { defencePlans, factions } = data;
  const lists = { planets, ships, technologies, resources, artifacts, alienSystems };
  const seen = new Set<string>([data.basicDefencePlan.id]);
  for (const [name, records] of Object.entries({ ...lists, defencePlans, factions })) {
    records.forEach(({ id }, i) => {
      if (seen.has(id)) badData(`${name}[${i}].id`, `"${id}" is used twice`);
      seen.add(id);
    });
  }
}

function checkCounts(data: AlienData): void {
  const { components } = data;
  same('components.planets', components.planets, data.planets.length);
  same('components.ships', components.ships, data.ships.length);
  same('components.technologies', components.technologies, data.technologies.length);
  same('components.resources', components.resources, data.resources.length);
  same('components.artifacts', components.artifacts, data.artifacts.length);
  same('components.alienSystems', components.alienSystems, data.alienSystems.length);
  same('components.defencePlans', components.defencePlans, data.defencePlans.length);
  same('components.factions', components.factions, data.factions.length);
  // Cards are known by their number, which tells the kind.
  same('ships.length', data.ships.length, data.planets.length);
  same('technologies.length', data.technologies.length, data.planets.length);
  const { ships, planets, technologies } = data;
  for (const type of TYPES) {
    const all = { planets, ships };
    for (const [name, cards] of Object.entries(all)) {
      const n = cards.filter((card) => card.type === type).length;
      same(`${name} of ${type}`, n, cards.length / TYPES.length);
    }
    for (const side of SIDES) {
      const n = technologies.filter((card) => card[side].type === type).length;
      same(`technologies of ${type} (${side})`, n, technologies.length / TYPES.length);
    }
  }
}

/** Short names where a name is long, unlike each other. */
function checkNames(data: AlienData): void {
  const cards = [
    ...[data.planets, data.ships, data.technologies].flat(),
    ...[data.artifacts, data.alienSystems, data.defencePlans].flat(),
  ];
  for (const lang of ['en', 'fr'] as const) {
    const shown = cards.map(({ name, shortName }) => (shortName ?? name)[lang]);
    shown.forEach((name, i) => {
      const id = cards[i]?.id ?? '';
      if (name.length > 16) badData(id, `"${name}" is no short name`);
      if (shown.indexOf(name) !== i) badData(id, `is called "${name}" like another`);
    });
  }
}

function checkTechnology({ logistics, operational, backHint }: Technology, path: string): void {
  same(`${path}.backHint`, backHint, operational.type);
  const { keyword, effects } = logistics;
  const own = (op: (typeof effects)[number]): boolean =>
    op.op === 'modAssembly' && op.actions.includes('cardActionSelf');
  for (const [i, op] of effects.entries()) {
    const fits = own(op) ? keyword === 'action' : isModifier(op) === (keyword === 'permanent');
    if (!fits) badData(`${path}.logistics.effects[${i}]`, `is not for "${keyword}"`);
  }
  const used = effects.filter((op) => !isModifier(op));
  // What is used asks one thing first: more would need an order of payments.
  if (used.length > 1) badData(`${path}.logistics.effects`, 'may have one effect to use');
  const goals = operational.goals.map((goal) => goal.atLeast);
  same(
    `${path}.operational.goals`,
    goals,
    goals.toSorted((a, b) => a - b),
  );
}

function checkResources({ resources, colours, types }: AlienData): void {
  resources.forEach(({ sections }, i) => {
    const [one, two] = sections;
    same(`resources[${i}].sections.length`, sections.length, 2);
    if (one?.colour === two?.colour) badData(`resources[${i}].sections`, 'must differ in colour');
  });
  for (const { id, kind } of colours) {
    same(`colours.${id}.kind`, kind, KINDS[COLOURS.indexOf(id)] ?? null);
  }
  same(
    'types',
    types.map(({ id }) => id),
    TYPES,
  );
}

function checkTables(data: AlienData): void {
  const tables: readonly Table[] = [
    ...data.alienSystems,
    data.basicDefencePlan,
    ...data.defencePlans,
  ];
  for (const { id, table, fallback = {} } of tables) {
    for (let n = 1; n <= data.constants.maxTableRow; n++) {
      if (table[n] === undefined) badData(`${id}.table`, `lacks row ${n}`);
    }
    const open = Object.keys(table).filter((key) => key.endsWith('+'));
    if (open.length > 1) badData(`${id}.table`, 'has two rows without an end');
    const from = Number(open[0]?.slice(0, -1) ?? data.constants.maxTableRow + 1);
    const between: Record<string, string> = {};
    for (let n = data.constants.maxTableRow + 1; n < from; n++) {
      between[n] = `${data.constants.maxTableRow}`;
    }
    same(`${id}.fallback`, fallback, between);
  }
}

function checkFactions({ factions, actions }: AlienData): void {
  factions.forEach(({ setup, action, scoring }, i) => {
    for (const { op } of setup.effects) {
      if (op !== 'drawMain' && op !== 'searchDeck') {
        badData(`factions[${i}].setup`, `cannot have "${op}"`);
      }
    }
    const [first] = action.effects;
    if (action.effects.length !== 1 || first?.op !== 'pay') {
      badData(`factions[${i}].action`, 'must be one payment');
    }
    same(`factions[${i}].scoring.terms.length`, scoring.terms.length, 2);
  });
  same(
    'actions',
    actions.map(({ action }) => action),
    ACTIONS,
  );
}

function checkRoundTrack({ roundTrack, meta }: AlienData): void {
  const { min, max } = meta.players;
  for (let players = min; players <= max; players++) {
    same(`roundTrack.start.${players}`, roundTrack.start[players], players);
  }
  same('roundTrack.spaces', roundTrack.spaces.at(-1), roundTrack.endWhenEmptyAt);
}

function opsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('op' in value && typeof value.op === 'string') found.add(value.op);
  for (const item of Object.values(value)) opsIn(item, found);
  return found;
}

function checkVocabulary(data: AlienData, { effects }: AlienWords): void {
  const used = opsIn(data, new Set());
  for (const op of Object.keys(effects)) if (!used.has(op)) badData(`effects.${op}`, 'is not used');
  for (const op of used) if (!Object.hasOwn(effects, op)) badData('effects', `lacks "${op}"`);
}
