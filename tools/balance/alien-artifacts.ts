/**
 * Puts the figures of simulated games of Alien Artifacts into docs/balance/alien-artifacts.md and
 * draws its charts. Usage: node tools/balance/alien-artifacts.ts <folder>, where the folder holds
 * what `orrery simulate` gave: <seats>.json for 2 to 5 seats, as far as they are there.
 */
import { data } from '../../games/alien-artifacts/data/index.ts';
import { find, type Happening, total } from './figures.ts';
import { drawing, fillReport, readRuns } from './reported.ts';
import { stackedBars } from './svg.ts';
import { type Row, worth } from './worth.ts';

const [folder = ''] = process.argv.slice(2);
const runs = readRuns(folder, [2, 3, 4, 5]);
const games = runs.reduce((sum, run) => sum + run.games, 0);
const draw = drawing('alien-artifacts');

interface Named {
  readonly id: string;
  readonly name: { readonly en: string };
}

/** Of what happened less often, leads and wins are chance. */
const SELDOM = 20;

const rows = (
  named: readonly Named[],
  type: string,
  holds: (of: Happening['of'], id: string) => boolean,
): Row[] =>
  named
    .map(({ id, name }) => ({
      name: name.en,
      found: find(runs, type, (of) => holds(of, id)),
      of: games,
    }))
    .filter(({ found }) => total(found) >= SELDOM);

/** Cards of a kind by the side on which they were added to an empire. */
const cards = (what: string, named: readonly Named[]): string =>
  ['operational', 'logistics']
    .map((side) => ({
      side,
      added: rows(named, 'cardAdded', (of, id) => of['card'] === id && of['side'] === side),
    }))
    .filter(({ added }) => added.length > 0)
    .map(({ side, added }) => worth(`${what}, ${side} side`, added))
    .join('\n\n');

function factions(): string {
  const taken = rows(data.factions, 'factionTaken', (of, id) => of['faction'] === id);
  const bars = taken.map(({ name, found }) => {
    const seats = found.reduce((sum, { happening }) => sum + happening.seats, 0);
    const lead = found.reduce(
      (sum, { happening }) => sum + happening.seats * (happening.meanLead ?? 0),
      0,
    );
    return { name, values: [lead / Math.max(1, seats)] };
  });
  draw('factions', stackedBars('Alien Artifacts: lead of each faction', ['lead'], bars, 2));
  return worth('faction', taken);
}

fillReport(
  { id: 'alien-artifacts', name: 'Alien Artifacts', runs },
  {
    factions,
    planets: () => cards('planet', data.planets),
    ships: () => cards('ship', data.ships),
    technologies: () => cards('technology', data.technologies),
    used: () =>
      worth(
        'technology, used',
        rows(data.technologies, 'technologyUsed', (of, id) => of['card'] === id),
      ),
    artifacts: () =>
      worth(
        'artifact, used',
        rows(data.artifacts, 'artifactUsed', (of, id) => of['artifact'] === id),
      ),
    systems: () =>
      worth(
        'system, attacked',
        rows(data.alienSystems, 'attackDeclared', (of, id) => of['system'] === id),
      ),
  },
);
