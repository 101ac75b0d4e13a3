import { badData } from '@orrery/shared';
import type { AntarcticaData } from './schema.ts';
import { BUILDINGS, COUNTS, DECKS, LETTERS, SYMBOLS, TRACKS } from './vocabulary.ts';

/** What no single field can say: counts, references, and fields that must agree. */
export function checkConsistency(data: AntarcticaData): void {
  checkIds(data);
  checkBuildings(data);
  checkBuildingCards(data);
  checkOtherCards(data);
  checkZones(data);
  checkTracks(data);
  for (const players of COUNTS) checkSetup(data, players);
  checkVocabulary(data);
}

function same(path: string, actual: unknown, wanted: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(wanted)) {
    badData(path, `must be ${JSON.stringify(wanted)}, not ${JSON.stringify(actual)}`);
  }
}

const idsOf = <T extends string>(records: readonly { readonly id: T }[]): T[] =>
  records.map(({ id }) => id);

function checkIds(data: AntarcticaData): void {
  const lists = {
    pieceKinds: data.pieceKinds,
    areas: data.areas,
    decks: data.decks,
    zones: data.zones,
    buildings: data.buildings,
    buildingCards: data.buildingCards,
    shipyardCards: data.shipyardCards,
    resourceCards: data.resourceCards,
    symbolKinds: data.symbolKinds,
    trackSymbols: data.trackSymbols,
    tracks: data.tracks,
  };
  const seen = new Set<string>();
  for (const [name, records] of Object.entries(lists)) {
    records.forEach(({ id }, i) => {
      if (seen.has(id)) badData(`${name}[${i}].id`, `"${id}" is used twice`);
      seen.add(id);
    });
  }
  same('decks', idsOf(data.decks), DECKS);
  same('buildings', idsOf(data.buildings), BUILDINGS);
  same('tracks', idsOf(data.tracks), TRACKS);
  same('trackSymbols', idsOf(data.trackSymbols), SYMBOLS);
}

/** One card for every building that is not on the board or in the box at the start (ANT-COMP-05). */
function checkBuildings(data: AntarcticaData): void {
  data.buildings.forEach((building, i) => {
    const path = `buildings[${i}]`;
    const cards = data.buildingCards.filter((card) => card.builds === building.id);
    same(`${path}.buildCards`, building.buildCards, cards.length);
    same(`${path}.count`, building.count, building.startOnBoard['4'] + cards.length);
    for (const players of COUNTS) {
      const { list, returnedToBox } = data.setup[players].startBuildings;
      const times = (ids: readonly string[]) => ids.filter((id) => id === building.id).length;
      same(`${path}.startOnBoard.${players}`, building.startOnBoard[players], times(list));
      same(
        `${path}.returnedToBox.${players}`,
        building.returnedToBox[players],
        times(returnedToBox),
      );
    }
    const tracks = data.tracks.filter((track) => track.centres.includes(building.id));
    same(`${path}.tracks`, building.tracks ?? [], idsOf(tracks));
    const action = data.mainActions.find((one) => one.buildings.includes(building.id));
    same(`${path}.action`, building.action, action?.action ?? null);
  });
}

function checkBuildingCards(data: AntarcticaData): void {
  data.decks.forEach((deck, i) => {
    const cards = data.buildingCards.filter((card) => card.deck === deck.id);
    same(`decks[${i}].count`, deck.count, cards.length);
  });
  data.buildingCards.forEach((card, i) => {
    const path = `buildingCards[${i}]`;
    const building = data.buildings.find(({ id }) => id === card.builds);
    same(`${path}.name`, card.name, { ...card.name, ...(building && shortened(building.name)) });
    same(`${path}.asterisk`, card.asterisk, building?.asterisk);
    same(`${path}.scientists`, card.scientists, building?.scientistsToBuild);
    // ANT-RUL-30: access is held as a set of types.
    same(`${path}.requires`, card.requires, [...new Set(card.requires)]);
    same(`${path}.effects`, card.effects, [
      { op: 'placeScientists', count: card.scientists, from: 'staff', zone: 'target' },
      { op: 'placeBuilding', building: card.builds, zone: 'target' },
      { op: 'advance', steps: card.researchSteps, track: 'choice', scope: 'self' },
    ]);
  });
}

/** What is in brackets explains the drawing and is not on the cards. */
const shortened = (name: { readonly en: string; readonly fr: string }) => ({
  en: name.en.replace(/ \(.*\)/, ''),
  fr: name.fr.replace(/ \(.*\)/, ''),
});

/** Cards of one kind do not differ, and are numbered from 1 in the order of the file (ANT-CARD-10). */
function checkOtherCards(data: AntarcticaData): void {
  for (const group of ['shipyardCards', 'resourceCards'] as const) {
    const firsts = new Map<string, { readonly effects: unknown; count: number }>();
    data[group].forEach((card, i) => {
      const first = firsts.get(card.kind) ?? { effects: card.effects, count: 0 };
      firsts.set(card.kind, first);
      first.count++;
      same(`${group}[${i}].effects`, card.effects, first.effects);
      same(`${group}[${i}].id`, Number(card.id.split('-').at(-1)), first.count);
    });
  }
}

function checkZones({ zones }: AntarcticaData): void {
  zones.forEach((zone, i) => {
    const path = `zones[${i}]`;
    same(`${path}.number`, zone.number, i);
    same(`${path}.id`, zone.id, `zone-${i}`);
    same(`${path}.next`, zone.next, zones[(i + 1) % zones.length]?.id);
    same(`${path}.opposite`, zone.opposite, zones[(i + 4) % zones.length]?.id);
    same(`${path}.angleDegrees`, zone.angleDegrees, (225 + 45 * i) % 360);
    same(`${path}.buildingSpaces`, zone.buildingSpaces, BUILDINGS);
    same(`${path}.sunStart`, zone.sunStart, i === 0);
  });
}

function checkTracks({ tracks, trackSymbols, symbolKinds }: AntarcticaData): void {
  trackSymbols.forEach((symbol, i) => {
    const kind = symbolKinds.find(({ colour }) => colour === symbol.colour);
    same(`trackSymbols[${i}].shape`, symbol.shape, kind?.shape);
  });
  tracks.forEach((track, i) => {
    const path = `tracks[${i}]`;
    same(`${path}.length`, track.length, track.spaces.length);
    same(`${path}.darkBackground`, track.darkBackground, track.minPlayers > 2);
    let value = 0;
    track.spaces.forEach((space, n) => {
      value = space.printedValue ?? value;
      same(`${path}.spaces[${n}].index`, space.index, n + 1);
      same(`${path}.spaces[${n}].value`, space.value, value);
      const symbol = trackSymbols.find(({ id }) => id === space.symbol);
      same(`${path}.spaces[${n}].colour`, space.colour, symbol?.colour ?? null);
    });
  });
}

function checkSetup(data: AntarcticaData, players: (typeof COUNTS)[number]): void {
  const path = `setup.${players}`;
  const { perPlayer, closedZones, ...rest } = data.setup[players];
  const { box } = perPlayer;
  const { ships, scientists, cubes } = data.components.perColour;
  const pieces = data.pieceKinds.map(({ perPlayer: n }) => n?.[players]);
  same(`${path}.perPlayer.box.ships`, box.ships + (pieces[0] ?? 0), ships);
  same(`${path}.perPlayer.box.scientists`, box.scientists + (pieces[1] ?? 0), scientists);
  same(`${path}.perPlayer.box.cubes`, box.cubes + (pieces[2] ?? 0), cubes);
  same(
    `${path}.perPlayer.shipsOnBoard`,
    perPlayer.shipsOnBoard + perPlayer.shipsAvailable,
    pieces[0],
  );
  same(`${path}.perPlayer.staff`, perPlayer.staff + perPlayer.reserve, pieces[1]);
  same(`${path}.perPlayer.cubesAvailable`, perPlayer.cubesAvailable + 1, pieces[2]);
  same(`${path}.perPlayer.cubesAvailable`, perPlayer.cubesAvailable, rest.tracksOpen.length);
  same(`${path}.closedZones.default`, closedZones.default.length, closedZones.count);
  for (const [one, two] of closedZones.allowed) {
    same(`${path}.closedZones.allowed`, data.zones.find(({ id }) => id === one)?.opposite, two);
  }
  const open = data.zones.length - closedZones.count;
  same(`${path}.startBuildings.list`, rest.startBuildings.list.length, open);
  same(`safety.idleSunSteps.${players}`, data.safety.idleSunSteps[players], 3 * open);
  const fits = ({ minPlayers }: { readonly minPlayers: number }) => minPlayers <= Number(players);
  same(`${path}.tracksOpen`, rest.tracksOpen, idsOf(data.tracks.filter(fits)));
  const removed = data.buildingCards.filter((card) => !fits(card));
  same(`${path}.buildCardsRemoved`, rest.buildCardsRemoved, idsOf(removed));
  same(`${path}.expertisePile`, rest.expertisePile, Number(players));
  const { order } = rest.placementOrder;
  for (const letter of LETTERS.slice(0, Number(players))) {
    const times = order.filter((one) => one === letter).length;
    same(`${path}.placementOrder.order`, times, perPlayer.shipsOnBoard);
  }
  const placed = rest.firstGamePlacement.ships.map(({ player }) => player);
  same(`${path}.firstGamePlacement.ships`, placed, order);
}

function opsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('op' in value && typeof value.op === 'string') found.add(value.op);
  for (const item of Object.values(value)) opsIn(item, found);
  return found;
}

function checkVocabulary(data: AntarcticaData): void {
  const { effects, ...rest } = data;
  const used = opsIn(rest, new Set());
  for (const op of Object.keys(effects)) if (!used.has(op)) badData(`effects.${op}`, 'is not used');
  for (const op of used) if (!Object.hasOwn(effects, op)) badData('effects', `lacks "${op}"`);
}
