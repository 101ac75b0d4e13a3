import type { HandOver, Seating } from '@orrery/table/client';
import { expect, test } from 'vitest';
import { seatsAt } from '../../src/replay/seats-at.ts';

const person = (name: string): Seating => ({ kind: 'human', name, confirmTurns: false });
const bot = { kind: 'bot', level: 'drifter' } as const;
const ben = { kind: 'human', name: 'Ben' } as const;

test('a seat is shown as whose it was at each position', () => {
  const seats = [person('Ada'), person('Eve')];
  const handOvers: HandOver[] = [
    { seat: 1, seq: 3, from: ben, to: bot },
    { seat: 1, seq: 7, from: bot, to: { kind: 'human', name: 'Eve' } },
  ];
  const second = (index: number): unknown => seatsAt({ seats, handOvers }, index)[1];
  expect([0, 2].map(second)).toEqual([person('Ben'), person('Ben')]);
  expect([3, 6].map(second)).toEqual([bot, bot]);
  expect([7, 90].map(second)).toEqual([person('Eve'), person('Eve')]);
  expect(seatsAt({ seats, handOvers }, 0)[0]).toEqual(person('Ada'));
});
