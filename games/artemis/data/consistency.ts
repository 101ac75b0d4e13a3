import { badData } from '@orrery/shared';
import type { CardEffect } from './effects.ts';
import type { ArtemisData, ExpeditionCard } from './schema.ts';
import { COLONISTS, FINAL_CATEGORIES, LETTERS, REGIONS } from './vocabulary.ts';

/** What no single field can say: counts, references, and fields that must agree. */
export function checkConsistency(data: ArtemisData): void {
  checkIds(data);
  checkCounts(data);
  checkTables(data);
  checkBuildings(data);
  checkExpeditions(data);
  checkSolo(data);
  checkVocabulary(data);
}

function same(path: string, actual: unknown, wanted: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(wanted)) {
    badData(path, `must be ${JSON.stringify(wanted)}, not ${JSON.stringify(actual)}`);
  }
}

const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

function checkIds(data: ArtemisData): void {
  const lists = {
    colonists: data.colonists,
    regions: data.regions,
    buildingTypes: data.buildingTypes,
    buildingTiles: data.buildingTiles,
    expeditionRewards: data.expeditionRewards,
    expeditions: [...data.expeditions, ...data.alienRelic.expeditions],
    events: [...data.events, data.alienRelic.event],
    'directives.cards': data.directives.cards,
    variants: data.variants,
  };
  for (const [name, records] of Object.entries(lists)) {
    const seen = new Set<string>();
    records.forEach(({ id }, i) => {
      if (seen.has(id)) badData(`${name}[${i}].id`, `"${id}" is used twice`);
      seen.add(id);
    });
  }
}

function checkCounts(data: ArtemisData): void {
  const { components, colonists, buildingTiles, alienRelic } = data;
  const ids = colonists.map(({ id }) => id);
  same('colonists', ids, COLONISTS);
  for (const { id, count } of colonists) same(`colonists.${id}`, count, components.colonists[id]);
  const total = colonists.reduce((sum, { count }) => sum + count, 0);
  same('components.colonists.total', components.colonists.total, total);
  const kinds = (kind: string) => buildingTiles.filter((tile) => tile.kind === kind).length;
  same('components.buildingTiles', components.buildingTiles, buildingTiles.length);
  same('components.oceanTiles', components.oceanTiles, kinds('ocean'));
  same('components.surfaceTiles', components.surfaceTiles, kinds('surface'));
  same('components.eventCards', components.eventCards, data.events.length);
  same('components.expeditionCards', components.expeditionCards, data.expeditions.length);
  same('components.directives.cards', components.directives.cards, data.directives.cards.length);
  const relicCards = alienRelic.expeditions.length;
  same('components.alienRelic.expeditionCards', components.alienRelic.expeditionCards, relicCards);
  same('components.dice', components.dice, components.dicePerPlayer * data.meta.players.max);
  const { baseEvents, relicEvents } = alienRelic.eventDeck;
  same('alienRelic.eventDeck', baseEvents + relicEvents, data.rounds.count);
}

function checkTables(data: ArtemisData): void {
  for (const table of ['doorstepTable', 'academyTable', 'outfitterTable'] as const) {
    same(
      table,
      data[table].map(({ die }) => die),
      upTo(6),
    );
  }
  data.academyTable.forEach(({ colonist }, i) => {
    if (colonist === 'pioneer') badData(`academyTable[${i}].colonist`, 'cannot be trained');
  });
  same(
    'rounds',
    [...data.rounds.oceanRounds, ...data.rounds.surfaceRounds],
    upTo(data.rounds.count),
  );
  same(
    'regions',
    data.regions.map(({ id }) => id),
    REGIONS,
  );
  same(
    'regions (numbers)',
    data.regions.map(({ number }) => number),
    [1, 2, 3, 4, 5, 6, null],
  );
  const track = LETTERS.flatMap((letter, i) => [letter, REGIONS[i]]);
  same('phaseTrack.order', data.phaseTrack.order, track);
  same('scoring.order', data.scoring.order, FINAL_CATEGORIES);
  same(
    'reliefTrack.spaces',
    data.reliefTrack.spaces.map(({ space }) => space),
    upTo(data.reliefTrack.last, data.reliefTrack.start),
  );
  for (const hardMode of [false, true]) {
    const rows = data.roundSetup.filter((row) => row.hardMode === hardMode);
    same(
      'roundSetup',
      rows.map(({ players }) => players),
      upTo(data.meta.players.max, 2),
    );
  }
  data.bagAtSetup.forEach((row, i) => {
    same(`bagAtSetup[${i}].players`, row.players, i + 1);
    for (const { id, count, inAcademyAtSetup } of data.colonists) {
      const aside = id === 'pioneer' ? row.players * data.startingStock.pioneersInShelters : 0;
      same(`bagAtSetup[${i}].${id}`, row[id], count - inAcademyAtSetup - aside);
    }
  });
}

function checkBuildings(data: ArtemisData): void {
  data.buildingTypes.forEach(({ id, kind, copies, slots }, i) => {
    const tiles = data.buildingTiles.filter((tile) => tile.type === id);
    same(`buildingTypes[${i}].copies`, copies, tiles.length);
    for (const tile of tiles) same(`buildingTiles.${tile.id}.kind`, tile.kind, kind);
    if (slots.length < 1 || slots.length > 6)
      badData(`buildingTypes[${i}].slots`, 'must be 1 to 6');
  });
  const offers = data.buildingTypes.flatMap(({ effects }) => effects);
  const rewards = data.expeditionRewards.flatMap(({ effects }) => effects);
  const relief = data.reliefTrack.spaces.flatMap(({ effects }) => effects);
  [...offers, ...rewards, ...relief].forEach((effect) => checkChoice(effect));
}

/** A choice is between resources, so that it can be asked as a split. */
function checkChoice(effect: CardEffect): void {
  if (effect.op !== 'choose') return;
  for (const gain of effect.options.flat()) {
    const resource = gain.op === 'gain' && (gain.what === 'energy' || gain.what === 'mineral');
    if (!resource) badData('choose', 'must be between Energy and Minerals');
  }
}

function checkExpeditions(data: ArtemisData): void {
  const cards = [...data.expeditions, ...data.alienRelic.expeditions];
  cards.forEach((card) => checkExpedition(data, card));
}

function checkExpedition(data: ArtemisData, card: ExpeditionCard): void {
  const path = `expeditions.${card.id}`;
  same(`${path}.rewards.length`, card.rewards.length, 2);
  let colonists = 0;
  let building = false;
  for (const { reward, effects } of card.rewards) {
    const known = data.expeditionRewards.find(({ id }) => id === reward);
    same(`${path}.rewards.${reward}`, effects, known?.effects);
    for (const effect of effects) {
      if (effect.op === 'gainCardColonists') colonists += effect.n;
      if (effect.op === 'gainCardBuilding') building = true;
    }
  }
  same(`${path}.colonistsOnCard`, card.colonistsOnCard, colonists);
  same(`${path}.buildingOnCard`, card.buildingOnCard, building);
}

function checkSolo({ solo, components }: ArtemisData): void {
  same('solo.placementOrder', [...solo.placementOrder].sort(), ['drone-1', 'drone-2', 'player']);
  same(
    'solo.drones',
    solo.drones.map(({ id }) => id),
    ['drone-1', 'drone-2'],
  );
  same('solo.playerDice', solo.playerDice, components.dicePerPlayer);
  same('solo.hirePriority', [...solo.hirePriority].sort(), [...COLONISTS].sort());
}

function opsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('op' in value && typeof value.op === 'string') found.add(value.op);
  for (const item of Object.values(value)) opsIn(item, found);
  return found;
}

function checkVocabulary({ effects, ...rest }: ArtemisData): void {
  const used = opsIn(rest, new Set());
  for (const op of Object.keys(effects)) if (!used.has(op)) badData(`effects.${op}`, 'is not used');
  for (const op of used) if (!Object.hasOwn(effects, op)) badData('effects', `lacks "${op}"`);
}
