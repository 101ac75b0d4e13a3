import { badData } from '@orrery/shared';
import type { Module, ReworldData } from './schema.ts';
import { COMPANIES, LETTERS, OFFICERS, ROWS, SIDES } from './vocabulary.ts';

/** What no single field can say: counts, references, and fields that must agree. */
export function checkConsistency(data: ReworldData): void {
  checkIds(data);
  checkCounts(data);
  checkPlayerCounts(data);
  checkStation(data);
  data.modules.forEach((module, i) => checkModule(data, module, `modules[${i}]`));
  checkShips(data);
  checkMothership(data);
  checkVocabulary(data);
}

function same(path: string, actual: unknown, wanted: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(wanted)) {
    badData(path, `must be ${JSON.stringify(wanted)}, not ${JSON.stringify(actual)}`);
  }
}

function checkIds(data: ReworldData): void {
  const lists = {
    officerTypes: data.officerTypes,
    officerCards: data.officerCards,
    'station.ports': data.station.ports,
    companies: data.companies,
    regions: data.regions,
    citySigns: data.citySigns,
    modules: data.modules,
    populationShips: data.populationShips,
    playerColours: data.playerColours,
    'mothership.categories': data.mothership.categories,
  };
  const seen = new Set<string>();
  for (const [name, records] of Object.entries(lists)) {
    records.forEach(({ id }, i) => {
      if (seen.has(id)) badData(`${name}[${i}].id`, `"${id}" is used twice`);
      seen.add(id);
    });
  }
}

function checkCounts(data: ReworldData): void {
  const { components, modules } = data;
  const kinds = (kind: Module['kind']) => modules.filter((m) => m.kind === kind).length;
  same('components.modules', components.modules, modules.length);
  same('components.satellites', components.satellites, kinds('satellite'));
  same('components.shuttles', components.shuttles, kinds('shuttle'));
  same('components.terrabots', components.terrabots, kinds('terrabot'));
  same('components.builderUnits', components.builderUnits, kinds('builder'));
  same('components.citySigns', components.citySigns, data.citySigns.length);
  same('components.officerCards', components.officerCards, data.officerCards.length);
  same('components.populationShips', components.populationShips, data.populationShips.length);
  same('modules.length', modules.length, data.constants.rounds * data.constants.portsPerRound);
  same(
    'officerTypes',
    data.officerTypes.map((o) => o.type),
    OFFICERS,
  );
  data.officerTypes.forEach((o, i) => {
    same(`officerTypes[${i}].dock`, o.dock, o.type);
    const cards = data.officerCards.filter((card) => card.type === o.type);
    same(`officerTypes[${i}].copies`, o.copies, cards.length);
  });
  same(
    'companies',
    data.companies.map((c) => c.id),
    COMPANIES,
  );
  data.companies.forEach((c, i) => {
    const units = modules.filter((m) => m.kind === 'builder' && m.company === c.id);
    const specials = units.filter((m) => m.kind === 'builder' && m.special);
    same(`companies[${i}].units`, c.units, units.length);
    same(`companies[${i}].specialUnits`, c.specialUnits, specials.length);
    same(`companies[${i}].kind`, c.kind, c.id === 'agri' ? 'agriculture' : 'construction');
  });
  same(
    'regions',
    data.regions.map((r) => r.letter),
    LETTERS,
  );
  data.regions.forEach((r, i) => {
    const terrabots = modules.filter((m) => m.kind === 'terrabot' && m.letter === r.letter);
    const signs = data.citySigns.filter((sign) => sign.letter === r.letter);
    same(`regions[${i}].terrabots`, r.terrabots, terrabots.length);
    same(`regions[${i}].citySigns`, r.citySigns, signs.length);
  });
  data.citySigns.forEach((sign, i) => {
    same(`citySigns[${i}].name.en`, sign.name.en[0], sign.letter);
    same(`citySigns[${i}].name.fr`, sign.name.fr[0], sign.letter);
  });
  same(
    'roundTrack.table',
    data.roundTrack.table.map((row) => row.round),
    Array.from({ length: data.constants.rounds }, (_, i) => i + 1),
  );
}

function checkPlayerCounts(data: ReworldData): void {
  const { players } = data.meta;
  same(
    'playerCounts',
    data.playerCounts.map((row) => row.players),
    Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i),
  );
  data.playerCounts.forEach((row, i) => {
    const dealt = row.players * row.officerCardsPerPlayer + row.officerCardsSetAside;
    const path = `playerCounts[${i}]`;
    same(`${path}.officerCardsSetAside (with the hands)`, dealt, data.officerCards.length);
    const side = row.players < 4 ? '2-3' : '4';
    same(`${path}.populationSide`, row.populationSide, side);
    same(`${path}.mothershipSide`, row.mothershipSide, side);
  });
}

function checkStation({ station, constants }: ReworldData): void {
  const { ring, ports } = station;
  same('station.ring.length', ring.length, constants.portsPerRound);
  same('station.ports.length', ports.length, constants.portsPerRound);
  ports.forEach((port, i) => {
    const path = `station.ports[${i}]`;
    same(`${path}.post`, port.post, port.id);
    same(`${path}.fillOrder`, port.fillOrder, i + 1);
    same(`${path}.ringIndex`, port.ringIndex, ring.indexOf(port.id));
    const around = [-1, 1].map((step) => ring.at((port.ringIndex + step) % ring.length) ?? '');
    same(`${path}.adjacentPosts`, [...port.adjacentPosts].sort(), around.sort());
  });
}

function checkModule(data: ReworldData, module: Module, path: string): void {
  const wanted = effectsOf(data, module);
  const effects = module.effects.filter((effect) => effect.op !== 'mission');
  same(`${path}.effects`, effects, wanted);
  const missions = module.effects.length - effects.length;
  same(`${path}.effects (missions)`, missions, module.kind === 'satellite' ? 1 : 0);
}

/** The effects that a module's other fields imply, missions apart. */
function effectsOf(data: ReworldData, module: Module): unknown[] {
  switch (module.kind) {
    case 'terrabot':
      return [
        { op: 'scoreOnAcquire', table: data.roundTrack.id },
        { op: 'foundOrExtendCity', letter: module.letter },
      ];
    case 'shuttle': {
      const transport = { op: 'transport', capacity: data.constants.shuttleCapacity };
      return module.shields === 0
        ? [transport]
        : [{ op: 'defense', shields: module.shields }, transport];
    }
    case 'satellite':
      return [{ op: 'defense', shields: module.shields }];
    case 'builder': {
      const place = { op: 'placeBuilder', company: module.company };
      return module.special ? [place, { op: 'scoreCityTilesOnPlace', points: 1 }] : [place];
    }
  }
}

function checkShips(data: ReworldData): void {
  const ships = data.populationShips;
  ships.forEach((ship, i) => {
    const path = `populationShips[${i}]`;
    const [few, four] = SIDES.map((side) => ship.sides[side].condition);
    same(`${path}.twoSided`, ship.twoSided, JSON.stringify(few) !== JSON.stringify(four));
    same(`${path}.sides.4.condition.op`, four?.op, few?.op);
    // One pass in this order is complete only because points matter for the last one alone.
    const isLast = i === ships.length - 1;
    if ((few?.op === 'scoreAtLeast') !== isLast) badData(path, 'the score ship must come last');
  });
  data.populationShipConstraints.forEach(({ ships: ids, side, sum }, i) => {
    const points = ids.map((id) => ships.find((ship) => ship.id === id)?.sides[side].points ?? NaN);
    const total = points.reduce((a, b) => a + b, 0);
    same(`populationShipConstraints[${i}].sum`, sum, total);
  });
}

function checkMothership({ mothership, playerCounts, constants }: ReworldData): void {
  same('mothership.sides', mothership.sides, SIDES);
  const rows = mothership.categories.map((row) => row.category);
  same('mothership.categories', rows, ROWS);
  mothership.categories.forEach((row, i) => {
    for (const { players, placesScored } of playerCounts) {
      const path = `mothership.categories[${i}].points.${players}`;
      same(`${path}.length`, row.points[players as 2 | 3 | 4].length, placesScored);
    }
  });
  const penalty = mothership.nonParticipation.points;
  same('mothership.nonParticipation.points', penalty, constants.nonParticipationPenalty);
}

function opsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('op' in value && typeof value.op === 'string') found.add(value.op);
  for (const item of Object.values(value)) opsIn(item, found);
  return found;
}

function checkVocabulary(data: ReworldData): void {
  const { effects, ...rest } = data;
  const used = opsIn(rest, new Set());
  for (const op of Object.keys(effects)) if (!used.has(op)) badData(`effects.${op}`, 'is not used');
  for (const op of used) if (!Object.hasOwn(effects, op)) badData('effects', `lacks "${op}"`);
  const identifiers = data.terms.map((term) => term.identifier);
  identifiers.forEach((identifier, i) => {
    const first = identifiers.indexOf(identifier);
    if (first !== i) badData(`terms[${i}].identifier`, `"${identifier}" is used twice`);
  });
}
