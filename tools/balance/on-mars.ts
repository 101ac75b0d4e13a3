/**
 * Puts the figures of simulated games of On Mars into docs/balance/on-mars.md and draws its charts.
 * Usage: node tools/balance/on-mars.ts <folder>, where the folder holds what `orrery simulate` gave:
 * <seats>.json for 1 to 4 seats, and solo-<bot>.json for other bots alone, as far as they are there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { data } from '../../games/on-mars/data/index.ts';
import { fared, find, percent, signed, type Simulated, table, total } from './figures.ts';
import { drawing, fillReport, readRuns } from './reported.ts';
import { stackedBars } from './svg.ts';
import { type Row, worth } from './worth.ts';

const [folder = ''] = process.argv.slice(2);
const runs = readRuns(folder, [1, 2, 3, 4]);
const multi = runs.filter(({ seats }) => seats > 1);
const games = multi.reduce((sum, run) => sum + run.games, 0);
const draw = drawing('on-mars');

type Named = { readonly id: string; readonly name: { readonly en: string } };

const rowOf = (name: string, type: string, field: string, id: string): Row => ({
  name,
  found: find(multi, type, (of) => of[field] === id),
  of: games,
});
const rowsOf = (list: readonly Named[], type: string, field: string): Row[] =>
  list.map(({ id, name }) => rowOf(name.en, type, field, id));

/** Taken, brought to something, used: how often in a game, and how their owners fared. */
function careers(
  what: string,
  heads: readonly [string, string],
  rows: readonly { name: string; taken: Row; then: Row }[],
): string {
  return table(
    [what, ...heads, 'lead', 'wins', 'lead then'],
    rows
      .map(({ name, taken, then }) => ({
        name,
        often: total(taken.found) / games,
        done: total(then.found) / games,
        ...fared(taken.found),
        later: fared(then.found).lead,
      }))
      .sort((a, b) => b.lead - a.lead)
      .map(({ name, often, done, lead, wins, later }) => [
        name,
        often.toFixed(2),
        done.toFixed(2),
        signed(lead),
        percent(wins),
        signed(later),
      ]),
  );
}

function blueprints(): string {
  const list = data.blueprints.map((plan) => ({
    name: `${plan.name.en} (${plan.level})`,
    taken: rowOf(plan.name.en, 'blueprintTaken', 'plan', plan.id),
    then: rowOf(plan.name.en, 'upgraded', 'plan', plan.id),
  }));
  draw(
    'blueprints',
    stackedBars(
      'On Mars: times each Blueprint is taken and built, or only taken, in a game',
      ['built', 'only taken'],
      list.map(({ name, taken, then }) => {
        const built = total(then.found) / games;
        return { name, values: [built, total(taken.found) / games - built] };
      }),
      2,
    ),
  );
  return careers('Blueprint (level)', ['taken', 'built'], list);
}

const uses = (): string =>
  worth('Advanced Building used', rowsOf(data.blueprints, 'buildingUsed', 'plan'));

const scientists = (): string =>
  careers(
    'Scientist',
    ['hired', 'sent'],
    data.scientists.map(({ id, name }) => ({
      name: name.en,
      taken: rowOf(name.en, 'cardTaken', 'card', id),
      then: rowOf(name.en, 'scientistSent', 'scientist', id),
    })),
  );

function contracts(): string {
  const list = data.contracts.map(({ id, name }) => ({
    name: name.en,
    taken: rowOf(name.en, 'cardTaken', 'card', id),
    then: rowOf(name.en, 'contractCompleted', 'contract', id),
  }));
  draw(
    'contracts',
    stackedBars(
      'On Mars: times each Contract is completed, or taken and failed, in a game',
      ['completed', 'failed'],
      list.map(({ name, taken, then }) => {
        const done = total(then.found) / games;
        return { name, values: [done, total(taken.found) / games - done] };
      }),
      2,
    ),
  );
  return careers('Contract', ['taken', 'completed'], list);
}

const technologies = (): string =>
  table(
    ['Technology', 'taken', 'steps', 'used', 'lead', 'wins'],
    data.techTypes
      .map(({ id, name }) => {
        const taken = find(multi, 'techTaken', (of) => of['kind'] === id);
        const steps = find(multi, 'techDeveloped', (of) => of['kind'] === id);
        const used = find(multi, 'techUsed', (of) => of['kind'] === id);
        const holders = taken.length > 0 ? taken : steps;
        return { name: name.en, taken, steps, used, ...fared(holders) };
      })
      .sort((a, b) => b.lead - a.lead)
      .map(({ name, taken, steps, used, lead, wins }) => [
        name,
        (total(taken) / games).toFixed(2),
        (total(steps) / games).toFixed(2),
        (total(used) / games).toFixed(2),
        signed(lead),
        percent(wins),
      ]),
  );

const actions = (): string =>
  worth(
    'Main action',
    data.mainActions.map(({ action, name }) => rowOf(name.en, 'actionTaken', 'action', action)),
  );
const executives = (): string =>
  worth('Executive action', rowsOf(data.depotSpaces, 'executiveTaken', 'space'));
const tiles = (): string =>
  worth(
    'tile, taken',
    rowsOf([...data.discoveryTiles, ...data.researchTiles], 'tileTaken', 'tile'),
  );
const rewards = (): string =>
  worth('LSS Reward, scored', rowsOf(data.lssRewardTiles, 'rewardScored', 'reward'));
const goals = (): string =>
  worth('Private Goal, completed', rowsOf(data.privateGoals, 'goalCompleted', 'goal'));
const missions = (): string =>
  worth('Mission, brought forward', rowsOf(data.missions, 'missionMoved', 'mission'));
const spaces = (): string =>
  worth('Turn Order space', rowsOf(data.turnOrderSpaces, 'markerPlaced', 'space'));

/** How often each goal against Lacerda was the highest that was reached. */
function solo(): string {
  const files = readdirSync(folder).filter((name) => /^(1|solo-.*)\.json$/.test(name));
  const rows = files.map((name) => {
    const run = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Simulated;
    const stats = run.seatsStats[0];
    const reached = data.soloGoals.map(
      ({ id }) => total(find([run], 'gameEnded', (of) => of['goal'] === id)) / run.games,
    );
    return { bot: stats?.bot ?? '', games: run.games, mean: stats?.meanScore ?? 0, reached };
  });
  rows.sort((a, b) => a.mean - b.mean);
  const names = data.soloGoals.map(({ name }) => name.en);
  const none = (reached: readonly number[]): number => 1 - reached.reduce((a, b) => a + b, 0);
  draw(
    'solo-goals',
    stackedBars(
      'On Mars: the highest goal reached alone, in parts of all games',
      ['none', ...names],
      rows.map(({ bot, reached }) => ({ name: bot, values: [none(reached), ...reached] })),
      2,
    ),
  );
  return table(
    ['bot', 'games', 'mean', 'none', ...names],
    rows.map(({ bot, games: n, mean, reached }) => [
      bot,
      `${n}`,
      mean.toFixed(1),
      percent(none(reached)),
      ...reached.map(percent),
    ]),
  );
}

fillReport(
  { id: 'on-mars', name: 'On Mars', runs },
  {
    actions,
    executives,
    spaces,
    blueprints,
    uses,
    scientists,
    contracts,
    technologies,
    tiles,
    rewards,
    goals,
    missions,
    solo,
  },
);
