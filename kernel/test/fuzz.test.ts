import { expect, test } from 'vitest';
import { type CoreState, hash, pending, type Random } from '../src/index.ts';
import { fuzz, positionLaws, reproduce } from '../testing/index.ts';
import { lateToy, toyGame } from './toy.ts';

const settings = { seats: 2, options: {}, seed: '1', decisions: 200 };
const late = (random: Random): CoreState => lateToy({ long: false }, 2, random);

test('half of the games start from positions that are given', () => {
  const began: boolean[] = [];
  const toy = toyGame();
  const setup: typeof toy.setup = (...given) => {
    began.push(false);
    return toy.setup(...given);
  };
  const from = (random: Random): CoreState => {
    began.push(true);
    return late(random);
  };
  const { games, failures } = fuzz({ ...toy, setup }, { ...settings, from });
  expect(failures).toEqual([]);
  expect(games).toBeGreaterThan(10);
  expect(began.filter((isLate) => isLate).length).toBe(Math.ceil(games / 2));
});

test('a fault that only late positions show is found, and reproduced from them', () => {
  const game = toyGame('losePiece');
  const [failure] = fuzz(game, { ...settings, decisions: 20 }).failures;
  expect(failure?.record.format).toBe('orrery-game');

  const dead = toyGame('deadEnd');
  const found = fuzz(dead, { ...settings, decisions: 4, from: late }).failures[0];
  expect(found).toMatchObject({ kind: 'deadEnds', message: 'turn has no answer' });
  const walk = found?.record;
  if (walk?.format !== 'orrery-walk') throw new Error('it began in the middle');
  const state = reproduce(dead, JSON.parse(JSON.stringify(walk)));
  expect(positionLaws(dead, state).map(({ message }) => message)).toContain('turn has no answer');
});

test('the position is kept as it was, even from rules that change it in place', () => {
  const game = toyGame('inPlace');
  const { failures } = fuzz(game, { ...settings, from: late });
  const walk = failures.map(({ record }) => record).find(({ format }) => format === 'orrery-walk');
  if (walk?.format !== 'orrery-walk') throw new Error('no game began in the middle');
  expect(JSON.stringify(walk.from.players)).not.toContain('99');
});

test('games of both kinds are reproduced to the same position', () => {
  const game = toyGame('leakView');
  const { failures } = fuzz(game, { ...settings, decisions: 40, from: late });
  for (const { record } of failures) {
    expect(hash(reproduce(game, record))).toBe(hash(reproduce(game, record)));
    expect(pending(game, reproduce(game, record))).not.toBeNull();
  }
  expect(failures.length).toBeGreaterThan(0);
});

test('games that cannot begin, or are over as they begin, are failures and not endless', () => {
  const broken = {
    ...toyGame(),
    setup: () => {
      throw new Error('no table');
    },
  };
  expect(fuzz(broken, settings)).toMatchObject({ games: 1, exceptions: 1 });
  const over = (random: Random): CoreState => ({ ...late(random), outcome: { winners: [] } });
  expect(fuzz(toyGame(), { ...settings, from: over })).toMatchObject({ games: 1, deadEnds: 1 });
});
