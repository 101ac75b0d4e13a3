import { badData } from '@orrery/shared';
import { OPS } from './effects.ts';
import type { OnMarsData } from './schema.ts';
import { ACTIONS, COUNTERS, DEEDS, GOODS, TECHS, TYPES } from './vocabulary.ts';

function mustAgree(path: string, what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) === JSON.stringify(wanted)) return;
  badData(path, `${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
}

/** Every op in a value, wherever it stands. */
function opsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(opsIn);
  const { op } = value as { readonly op?: unknown };
  return typeof op === 'string' ? [op, ...inside] : inside;
}

const idsOf = (records: readonly { readonly id: string }[]): string[] =>
  records.map(({ id }) => id);

/** What one record says of another must hold: counts, ids, orders. */
export function checkConsistency(data: OnMarsData): void {
  checkVocabulary(data);
  checkCounts(data);
  checkReferences(data);
  checkMap(data);
}

function checkVocabulary(data: OnMarsData): void {
  const declared = Object.keys(data.effects).sort();
  mustAgree('effects', 'the declared ops', declared, OPS.toSorted());
  const used = new Set(opsIn({ ...data, effects: null }));
  mustAgree(
    'effects',
    'ops that nothing uses',
    declared.filter((op) => !used.has(op)),
    [],
  );
  mustAgree('enums.counter', 'counters', Object.keys(data.enums['counter'] ?? {}), COUNTERS);
  mustAgree('enums.event', 'events', Object.keys(data.enums['event'] ?? {}), DEEDS);
  mustAgree('resources', 'order', idsOf(data.resources), GOODS);
  mustAgree('buildingTypes', 'order', idsOf(data.buildingTypes), TYPES);
  mustAgree('techTypes', 'order', idsOf(data.techTypes), TECHS);
  mustAgree(
    'mainActions',
    'order',
    data.mainActions.map(({ action }) => action),
    ACTIONS,
  );
}

function checkCounts(data: OnMarsData): void {
  const { components } = data;
  const counted: readonly (readonly [keyof OnMarsData['components'], number])[] = [
    ['startingBuildings', data.startingBuildings.length],
    ['buildingTiles', data.buildingTiles.length],
    ['shelterTiles', data.shelterTiles.length],
    ['researchTiles', data.researchTiles.length],
    ['discoveryTiles', data.discoveryTiles.length],
    ['techTiles', data.techTiles.length],
    ['shelterTechTiles', data.shelterTechTiles.length],
    ['lssRewardTiles', data.lssRewardTiles.length],
    ['firstColonistCards', data.firstColonistCards.length],
    ['firstColonistTiles', data.firstColonistTiles.length],
    ['scientistMarkers', data.scientistMarkers.length],
    ['blueprintCards', data.blueprints.length],
    ['scientistCards', data.scientists.length],
    ['earthContractCards', data.contracts.length],
    ['privateGoalCards', data.privateGoals.length],
    ['missionCards', data.missions.length],
    ['soloCards', data.soloCards.length],
    ['colonists', 4 * data.playerPieces.colonists],
    ['bots', 4 * data.playerPieces.bots],
    ['ships', 4 * data.playerPieces.ships],
    ['progressCubes', 4 * data.playerPieces.progressCubes],
    ['advancedBuildingMarkers', 4 * data.playerPieces.advancedBuildingMarkers],
  ];
  for (const [what, found] of counted) mustAgree(what, 'how many', found, components[what]);
  for (const { level, spaces } of data.lab.columns) {
    const there = data.lab.spaces.filter((space) => space.level === level).length;
    mustAgree(`lab.columns ${level}`, 'spaces', there, spaces);
  }
  // Rules find the type of a Building tile and the kind of a Tech tile by their place in the list.
  data.buildingTiles.forEach(({ type, id }, i) => {
    mustAgree(id, 'type', type, TYPES[Math.floor(i / 6)]);
  });
  data.techTiles.forEach(({ type, id }, i) => mustAgree(id, 'kind', type, TECHS[i % 8]));
}

function checkReferences(data: OnMarsData): void {
  const known = (
    path: string,
    ids: readonly string[],
    among: readonly { readonly id: string }[],
  ) => {
    const all = new Set(idsOf(among));
    for (const id of ids) if (!all.has(id)) badData(path, `names "${id}", which does not exist`);
  };
  known(
    'lab.spaces',
    data.lab.spaces.flatMap(({ next }) => next),
    data.lab.spaces,
  );
  known('techGrid', data.techGrid.refillOrder, data.techGrid.spaces);
  known(
    'blueprints',
    data.blueprints.map(({ scientist }) => scientist),
    data.scientists,
  );
  known(
    'scientists',
    data.scientists.map(({ slot }) => slot),
    data.scientistDisplay.slots,
  );
  known('shuttle', data.shuttle.startSpaces, data.shuttle.travelSpaces);
  known('firstColonistMissions', data.firstColonistMissions.missions, data.missions);
  known(
    'firstColonistTiles',
    data.firstColonistTiles.map(({ turnOrderSpace }) => turnOrderSpace),
    data.turnOrderSpaces,
  );
  for (const { id, upgrades, scientist } of data.blueprints) {
    const works = data.scientists.find((one) => one.id === scientist)?.worksIn;
    mustAgree(id, 'where its Scientist works', works, upgrades);
  }
  for (const { id, kind, building, requires } of data.contracts) {
    const isWhole = kind === 'upgrade' ? building !== undefined : requires !== undefined;
    if (!isWhole) badData(id, `a contract of the kind "${kind}" lacks what it asks for`);
  }
}

function checkMap({ map, researchTiles }: OnMarsData): void {
  mustAgree('map', 'hexes', map.hexes.length, map.hexCount);
  const known = new Set(map.hexes.map(({ hex }) => hex));
  for (const { hex, q, r } of map.hexes) mustAgree('map', 'name of a hex', hex, `${q},${r}`);
  const named = [
    map.startMine.hex,
    ...map.startBuildingHexes.hexes,
    ...map.shelterStartHexes['4'],
    ...map.shelterStartHexes['3'],
    ...map.shelterStartHexes['2'],
    ...researchTiles.map(({ hex }) => hex),
  ];
  for (const hex of named) if (!known.has(hex)) badData('map', `has no hex ${hex}`);
  for (const { id, letter, hex } of researchTiles) {
    const corner = map.hexes.find((one) => one.hex === hex)?.research;
    mustAgree(id, 'letter of its hex', corner, letter);
  }
}
