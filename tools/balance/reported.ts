import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../report.ts';
import { mean, percent, type Simulated, table } from './figures.ts';
import { type Bar, stackedBars } from './svg.ts';

/** The games that a report on balance tells of. */
export interface Reported {
  readonly id: string;
  readonly name: string;
  /** One for each number of players. */
  readonly runs: readonly Simulated[];
}

const docs = join(root, 'docs', 'balance');
const players = (seats: number): string => (seats === 1 ? 'solo' : `${seats} players`);

/** What `orrery simulate` wrote into a folder as <seats>.json, as far as these games were played. */
export function readRuns(folder: string, seats: readonly number[]): Simulated[] {
  return seats
    .map((n) => join(folder, `${n}.json`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Simulated);
}

/** Writes the charts of a game beside its report. */
export const drawing =
  (id: string) =>
  (name: string, svg: string): void =>
    writeFileSync(join(docs, `${id}-${name}.svg`), svg);

/** Points by category, averaged over the seats. */
function points({ id, name, runs }: Reported): string {
  const categories = Object.keys(runs[0]?.seatsStats[0]?.meanParts ?? {});
  const average = ({ seatsStats }: Simulated, category: string): number =>
    mean(seatsStats.map(({ meanParts }) => meanParts[category] ?? 0));
  const used = categories.filter((category) => runs.some((run) => average(run, category) !== 0));
  const bars = runs.map((run): Bar => ({
    name: players(run.seats),
    values: used.map((category) => average(run, category)),
  }));
  const title = `${name}: points by category, mean of a seat`;
  drawing(id)('points', stackedBars(title, used, bars));
  const overSeats = (of: (stats: Simulated['seatsStats'][number]) => number): string[] =>
    runs.map((run) => mean(run.seatsStats.map(of)).toFixed(1));
  return table(
    ['category', ...runs.map(({ seats }) => players(seats))],
    [
      ...used.map((category) => [
        category,
        ...runs.map((run) => average(run, category).toFixed(2)),
      ]),
      ['total', ...overSeats(({ meanScore }) => meanScore)],
      ['deviation', ...overSeats(({ scoreDeviation }) => scoreDeviation)],
    ],
  );
}

/** How often each seat won. */
function seats({ runs }: Reported): string {
  const most = Array.from({ length: Math.max(...runs.map((run) => run.seats)) }, (_, i) => i);
  return table(
    ['players', 'games', ...most.map((seat) => `seat ${seat + 1}`)],
    runs
      .filter((run) => run.seats > 1)
      .map((run) => [
        `${run.seats}`,
        `${run.games}`,
        ...most.map((seat) => {
          const stats = run.seatsStats[seat];
          if (stats === undefined) return '';
          const [low, high] = stats.winRateInterval;
          return `${percent(stats.winRate)} (${percent(low)} to ${percent(high)})`;
        }),
      ]),
  );
}

/** Puts the tables into docs/balance/<game>.md, between the marks of their names. */
export function fillReport(
  reported: Reported,
  tables: Readonly<Record<string, () => string>>,
): void {
  const file = join(docs, `${reported.id}.md`);
  let report = readFileSync(file, 'utf8');
  const all = { points: () => points(reported), seats: () => seats(reported), ...tables };
  for (const [name, make] of Object.entries(all)) {
    const block = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`);
    if (!block.test(report)) throw new Error(`the report has no place for "${name}"`);
    report = report.replace(
      block,
      (_, begin: string, end: string) => `${begin}\n${make()}\n\n${end}`,
    );
  }
  writeFileSync(file, report);
}
