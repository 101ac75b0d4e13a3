import type { Json } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  memoryStore,
  type OwnMove,
  type Pace,
  type TableStore,
  type Think,
  type ThinkRequest,
} from '../src/index.ts';
import { bot, newTable, person, settled } from './helpers.ts';

/** A bot that answers when it is told to. */
function slowBot() {
  const requests: ThinkRequest[] = [];
  const answers: ((choice: Json) => void)[] = [];
  const cancelled: number[] = [];
  const think: Think = (request) => {
    const index = requests.push(request) - 1;
    const choice = new Promise<Json>((resolve) => answers.push(resolve));
    return { choice, cancel: () => cancelled.push(index) };
  };
  return { think, requests, answers, cancelled };
}

const withBot = { seats: [person('Ada'), bot('navigator')] };

describe('bots', () => {
  test('play when they are asked, and never while a turn is held', async () => {
    const { think, requests, answers } = slowBot();
    const { table, at, answer } = await newTable(withBot, { think });
    await answer(0, 'hide:1');
    await settled();
    expect(requests).toHaveLength(0);
    await table.endTurn(0, 1);
    expect(requests).toMatchObject([{ game: 'toy', seat: 1, level: 'navigator' }]);
    answers[0]?.('draw');
    await settled();
    expect(at[0]?.update()).toMatchObject({ seq: 2, asked: { seat: 0 } });
  });

  test('nobody can answer for them', async () => {
    const { think } = slowBot();
    const { answer } = await newTable(withBot, { think });
    await answer(0, 'draw');
    await expect(answer(1, 'draw')).rejects.toMatchObject({ code: 'NOT_YOUR_TURN' });
  });

  test('an answer that comes when somebody else sits there is dropped', async () => {
    const { think, answers, cancelled } = slowBot();
    const { table, at, answer } = await newTable(withBot, { think });
    await answer(0, 'draw');
    await table.setSeat(1, person('Cleo'));
    expect(cancelled).toEqual([0]);
    answers[0]?.('draw');
    await settled();
    expect(at[1]?.update()).toMatchObject({ seq: 1, asked: { seat: 1 } });
    expect(at[1]?.update().asked?.options).toContain('draw');
  });

  test('go on thinking while a preference changes', async () => {
    const { think, requests, cancelled } = slowBot();
    const { table, answer } = await newTable(withBot, { think });
    await answer(0, 'draw');
    await table.setSeat(0, person('Ada', false));
    expect(requests).toHaveLength(1);
    expect(cancelled).toEqual([]);
  });

  test('are not asked once the table closes, also by what is still being stored', async () => {
    const { think, requests } = slowBot();
    const kept = memoryStore();
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const store: TableStore = {
      ...kept,
      save: async (change) => {
        if (change.base !== null) await written;
        await kept.save(change);
      },
    };
    const { table, answer } = await newTable(withBot, { think, store });
    const answered = answer(0, 'draw');
    await settled();
    const closed = table.close();
    write();
    await Promise.all([answered, closed]);
    await settled();
    expect(requests).toEqual([]);
  });

  test('are told to stop when the table closes', async () => {
    const { think, answers, cancelled } = slowBot();
    const { table, answer } = await newTable(withBot, { think });
    await answer(0, 'draw');
    await table.close();
    expect(cancelled).toEqual([0]);
    answers[0]?.('draw');
    await settled();
    expect(table.record().entries).toHaveLength(1);
  });

  test('that fail twice stall; a nudge lets them try again', async () => {
    let failing = true;
    const think: Think = () => ({
      choice: failing ? Promise.reject(new Error('crashed')) : Promise.resolve('draw'),
      cancel: () => undefined,
    });
    const { table, at, answer } = await newTable(withBot, { think });
    await answer(0, 'draw');
    await settled();
    expect(at[0]?.update()).toMatchObject({ stalled: 1, seq: 1 });
    failing = false;
    table.nudge();
    await settled();
    expect(at[0]?.update()).toMatchObject({ stalled: null, seq: 2 });
  });

  test('that answer what is not offered change nothing', async () => {
    const think: Think = () => ({ choice: Promise.resolve('cheat'), cancel: () => undefined });
    const { at, answer } = await newTable(withBot, { think });
    await answer(0, 'draw');
    await settled();
    expect(at[0]?.update()).toMatchObject({ stalled: 1, seq: 1 });
  });
});

describe('pace', () => {
  function paced() {
    const moves: OwnMove[] = [];
    const release: (() => void)[] = [];
    const pace: Pace = (move) => {
      moves.push(move);
      const { promise, resolve } = Promise.withResolvers<void>();
      release.push(resolve);
      return { done: promise, skip: resolve };
    };
    return { pace, moves, release };
  }
  const seats = [person('Ada'), bot(), bot()];

  test('a bot’s move is shown after its wait', async () => {
    const { pace, moves, release } = paced();
    const { at, answer } = await newTable({ seats }, { pace });
    await answer(0, 'draw');
    await settled();
    expect(moves).toEqual([{ kind: 'bot', seat: 1, seq: 2, goesOn: false }]);
    expect(at[0]?.update().seq).toBe(1);
    release[0]?.();
    await settled();
    expect(at[0]?.update().seq).toBe(2);
    expect(moves).toHaveLength(2);
  });

  test('skip: no more waits up to the next person’s turn, then they are back', async () => {
    const { pace, moves } = paced();
    const { table, at, answer } = await newTable({ seats }, { pace });
    await answer(0, 'draw');
    table.skip();
    await settled();
    expect(at[0]?.update().asked?.seat).toBe(0);
    expect(moves).toHaveLength(1);
    await answer(0, 'draw');
    await settled();
    expect(moves).toHaveLength(2);
  });

  test('skip when nobody waits skips nothing', async () => {
    const { pace, moves } = paced();
    const { table, answer } = await newTable({ seats }, { pace });
    table.skip();
    await answer(0, 'draw');
    expect(moves).toHaveLength(1);
  });
});
