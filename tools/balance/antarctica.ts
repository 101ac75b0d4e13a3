/**
 * Puts the figures of simulated games of Antarctica into docs/balance/antarctica.md and draws its
 * charts. Usage: node tools/balance/antarctica.ts <folder>, where the folder holds what
 * `orrery simulate` gave: <seats>.json for 2 to 4 seats, as far as they are there.
 */
import { data } from '../../games/antarctica/data/index.ts';
import { find, type Happening, percent, table, total } from './figures.ts';
import { drawing, fillReport, readRuns } from './reported.ts';
import { stackedBars } from './svg.ts';
import { type Row, worth } from './worth.ts';

const [folder = ''] = process.argv.slice(2);
const runs = readRuns(folder, [2, 3, 4]);
const games = runs.reduce((sum, run) => sum + run.games, 0);
const draw = drawing('antarctica');

const rowOf = (name: string, type: string, holds: (of: Happening['of']) => boolean): Row => ({
  name,
  found: find(runs, type, holds),
  of: games,
});

function cards(): string {
  const rows = data.buildingCards.map((card): Row => {
    const dealt = runs.filter((run) => run.seats >= card.minPlayers);
    return {
      name: `${card.id} ${card.name.en}`,
      found: find(dealt, 'built', (of) => of['card'] === card.id),
      of: dealt.reduce((sum, run) => sum + run.games, 0),
    };
  });
  const bars = rows.map(({ name, found, of }) => ({ name, values: [total(found) / of] }));
  draw('cards', stackedBars('Antarctica: times each card is built in a game', ['built'], bars, 2));
  return worth('card', rows);
}

const buildings = (): string =>
  worth(
    'building',
    data.buildings.map(({ id, name }) => rowOf(name.en, 'built', (of) => of['building'] === id)),
  );

const shipyard = (): string => {
  const kinds = new Map(data.shipyardCards.map(({ kind, name }) => [kind, name.en]));
  return worth(
    'shipyard card, played',
    [...kinds].map(([kind, name]) => {
      const played = rowOf(name, 'cardPlayed', (of) => of['kind'] === kind);
      const laid = rowOf(name, 'icebreakerLaid', () => kind === 'icebreaker');
      return { ...played, found: [...played.found, ...laid.found] };
    }),
  );
};

const tracks = (): string =>
  worth(
    'track, advanced on',
    data.tracks.map(({ id, name }) => rowOf(name.en, 'advanced', (of) => of['track'] === id)),
  );

const symbols = (): string =>
  worth(
    'symbol, set off',
    data.trackSymbols.map(({ id, name }) =>
      rowOf(name.en, 'symbolSetOff', (of) => of['symbol'] === id),
    ),
  );

const actions = (): string =>
  worth('what a turn does', [
    rowOf('build', 'built', () => true),
    rowOf('recruit in a camp', 'recruited', (of) => of['by'] === 'camp'),
    rowOf('build a ship', 'shipBuilt', () => true),
    rowOf('nothing', 'nothingDone', () => true),
    rowOf('give up a ship', 'sacrificed', (of) => of['what'] === 'ship'),
    rowOf('give up a cube', 'sacrificed', (of) => of['what'] === 'cube'),
  ]);

const endings = (): string => {
  const kinds = [
    ...new Set(find(runs, 'endTriggered', () => true).map((f) => `${f.happening.of['ending']}`)),
  ];
  return table(
    ['the end came by', ...runs.map(({ seats }) => `${seats} players`)],
    kinds.map((kind) => [
      kind,
      ...runs.map((run) =>
        percent(total(find([run], 'endTriggered', (of) => of['ending'] === kind)) / run.games),
      ),
    ]),
  );
};

fillReport(
  { id: 'antarctica', name: 'Antarctica', runs },
  { cards, buildings, shipyard, tracks, symbols, actions, endings },
);
