/**
 * Puts the figures of simulated games of Artemis into docs/balance/artemis.md and draws its charts.
 * Usage: node tools/balance/artemis.ts <folder>, where the folder holds what `orrery simulate`
 * gave: <seats>.json for 1 to 5 seats, as far as they are there, and ranks-<bot>.jsonl for solo games.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArtemisData, data } from '../../games/artemis/data/index.ts';
import {
  fared,
  find,
  type Found,
  type Happening,
  mean,
  percent,
  signed,
  table,
  total,
} from './figures.ts';
import { drawing, fillReport, type Reported, readRuns } from './reported.ts';
import { stackedBars } from './svg.ts';

const [folder = ''] = process.argv.slice(2);
const runs = readRuns(folder, [1, 2, 3, 4, 5]);
const multi = runs.filter(({ seats }) => seats > 1);
const reported: Reported = { id: 'artemis', name: 'Artemis', runs };
const draw = drawing('artemis');
const players = (seats: number): string => (seats === 1 ? 'solo' : `${seats} players`);

const findAll = (type: string, holds: (of: Happening['of']) => boolean): Found[] =>
  find(multi, type, holds);
const games = multi.reduce((sum, run) => sum + run.games, 0);

function buildings(kind: string): string {
  const ocean = kind === 'ocean';
  const rows = data.buildingTypes
    .filter((type) => type.kind === kind)
    .map((type) => {
      const isType = (of: Happening['of']): boolean =>
        data.buildingTiles.some(({ id, type: name }) => id === of['tile'] && name === type.id);
      const bought = findAll('buildingBought', isType);
      const won = findAll('buildingWon', isType);
      const price = bought.reduce((sum, { happening }) => sum + (happening.sums['price'] ?? 0), 0);
      const owned = total(bought) + total(won);
      return {
        name: type.name.en,
        taken: owned / games,
        price: price / Math.max(1, total(bought)),
        declined: total(findAll('purchaseDeclined', isType)) / games,
        uses: total(findAll('buildingActivated', isType)) / Math.max(1, owned),
        ...fared([...bought, ...won]),
      };
    })
    .sort((a, b) => b.lead - a.lead);
  draw(
    `${kind}-buildings`,
    stackedBars(
      `Artemis: lead of the owners of each ${ocean ? 'Ocean' : 'Surface'} Building, in points`,
      ['lead'],
      rows.map(({ name, lead }) => ({ name, values: [lead] })),
      2,
    ),
  );
  return table(
    [
      'Building',
      'taken a game',
      'price',
      'refused a game',
      ...(ocean ? ['uses'] : []),
      'lead',
      'wins',
    ],
    rows.map(({ name, taken, price, declined, uses, lead, wins }) => [
      name,
      taken.toFixed(2),
      price.toFixed(1),
      declined.toFixed(2),
      ...(ocean ? [uses.toFixed(1)] : []),
      signed(lead),
      percent(wins),
    ]),
  );
}

/** How often a card is laid out: each is as likely as any other. */
const laidOut = multi.reduce(
  (sum, run) => sum + (run.games * data.rounds.count * (run.seats - 1)) / data.expeditions.length,
  0,
);

function expeditions(): string {
  const label = ({ rewards }: ArtemisData['expeditions'][number]): string =>
    rewards.map(({ text }) => text.en).join(' / ');
  const rows = data.expeditions
    .map((card) => {
      const isCard = (of: Happening['of']): boolean => of['expedition'] === card.id;
      const reached = total(
        findAll('expeditionResolved', (of) => isCard(of) && of['success'] === true),
      );
      const failed = total(
        findAll('expeditionResolved', (of) => isCard(of) && of['success'] === false),
      );
      const taken = findAll('rewardTaken', isCard);
      const dice = total(findAll('diePlaced', isCard));
      return {
        card,
        visited: (reached + failed) / laidOut,
        reached: reached / Math.max(1, reached + failed),
        dice: dice / Math.max(1, reached + failed),
        ...fared(taken),
      };
    })
    .sort((a, b) => b.visited * b.reached - a.visited * a.reached);
  draw(
    'expeditions',
    stackedBars(
      'Artemis: part of the Expeditions laid out that succeed, and that fail',
      ['succeed', 'fail'],
      rows.map(({ card, visited, reached }) => ({
        name: card.name.en,
        values: [visited * reached, visited * (1 - reached)],
      })),
      2,
    ),
  );
  return table(
    ['Expedition', 'difficulty', 'rewards', 'visited', 'succeeds', 'dice', 'lead', 'wins'],
    rows.map(({ card, visited, reached, dice, lead, wins }) => [
      card.name.en,
      `${card.difficulty}`,
      label(card),
      percent(visited),
      percent(reached),
      dice.toFixed(1),
      signed(lead),
      percent(wins),
    ]),
  );
}

/** What a turn goes into: the dice of players by region. */
function regions(): string {
  const rows = data.regions.map(({ id, name }) => [
    name.en,
    ...runs.map((run) => {
      const own = run.events.filter(({ type, seats: n }) => type === 'diePlaced' && n > 0);
      const all = own.reduce((sum, { count }) => sum + count, 0);
      const here = own.filter(({ of }) => of['region'] === id);
      return percent(here.reduce((sum, { count }) => sum + count, 0) / all);
    }),
  ]);
  return table(['region', ...runs.map((run) => players(run.seats))], rows);
}

function relief(): string {
  const causes = ['energy', 'mineral', 'toolkit', 'badge', 'vp'];
  return table(
    ['taken by Relief, a seat and game', ...runs.map((run) => players(run.seats))],
    [
      ...causes.map((what) => ({ what, type: 'gained' })),
      { what: 'advances', type: 'reliefAdvanced' },
    ].map(({ what, type }) => [
      what,
      ...runs.map((run) => {
        const found = run.events.filter(
          (event) =>
            event.type === type &&
            (type !== 'gained' || (event.of['by'] === 'relief' && event.of['what'] === what)),
        );
        const n = found.reduce(
          (sum, { count, sums }) => sum + (type === 'gained' ? (sums['n'] ?? 0) : count),
          0,
        );
        return (n / run.games / run.seats).toFixed(2);
      }),
    ]),
  );
}

function ranks(): string {
  const files = readdirSync(folder).filter((name) => /^ranks-.*\.jsonl$/.test(name));
  const rows = files.map((name) => {
    const scores = readFileSync(join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { scores: number[] }).scores[0] ?? 0);
    const share = data.solo.ranks.map(({ min, max }) =>
      scores.filter((score) => score >= (min ?? score) && score <= (max ?? score)),
    );
    return {
      bot: name.replace(/^ranks-(.*)\.jsonl$/, '$1').replace('-', ':'),
      games: scores.length,
      mean: mean(scores),
      shares: share.map((list) => list.length / scores.length),
    };
  });
  rows.sort((a, b) => a.mean - b.mean);
  const names = data.solo.ranks.map(({ name }) => name.en);
  draw(
    'solo-ranks',
    stackedBars(
      'Artemis: ranks of solo games, in parts of all games',
      names,
      rows.map(({ bot, shares }) => ({ name: bot, values: shares })),
    ),
  );
  return table(
    ['bot', 'games', 'mean', ...names],
    rows.map(({ bot, games: n, mean: points, shares }) => [
      bot,
      `${n}`,
      points.toFixed(1),
      ...shares.map(percent),
    ]),
  );
}

fillReport(reported, {
  regions,
  ocean: () => buildings('ocean'),
  surface: () => buildings('surface'),
  expeditions,
  relief,
  ranks,
});
