import type { HandOver, Seating, TableLog } from '@orrery/table/client';
import { expect, test } from 'vitest';
import { logLines } from '../src/table/log-lines.ts';
import { seatsAt } from '../src/table/seats-at.ts';
import { voicesAt } from '../src/table/use-seated.ts';

const person = (name: string): Seating => ({ kind: 'human', name, confirmTurns: false });
const bot = { kind: 'bot', level: 'drifter' } as const;
const ben = { kind: 'human', name: 'Ben' } as const;

const seats = [person('Ada'), person('Eve')];
const handOvers: HandOver[] = [
  { seat: 1, seq: 3, from: ben, to: bot },
  { seat: 1, seq: 7, from: bot, to: { kind: 'human', name: 'Eve' } },
];

test('a seat is shown as whose it was at each position', () => {
  const second = (index: number): unknown => seatsAt({ seats, handOvers }, index)[1];
  expect([0, 2].map(second)).toEqual([person('Ben'), person('Ben')]);
  expect([3, 6].map(second)).toEqual([bot, bot]);
  expect([7, 90].map(second)).toEqual([person('Eve'), person('Eve')]);
  expect(seatsAt({ seats, handOvers }, 0)[0]).toEqual(person('Ada'));
});

test('lines of the log are told with the names of their time, by one voice for each', () => {
  const log: TableLog = {
    steps: [0, 1, 3, 4, 7, 8].map((seq) => ({
      seq,
      seat: 1,
      forced: false,
      events: [{ type: 'moved' }],
    })),
    takeBacks: [],
  };
  const voiceAt = voicesAt({ seats, handOvers }, 'en');
  const voices = logLines(log).map(({ after }) => voiceAt(after));
  const names = voices.map((voice) => voice.name(1));
  expect(names).toEqual(['Ben', 'Ben', 'Ben', 'Drifter', 'Drifter', 'Eve']);
  expect(new Set(voices).size).toBe(3);
});
