import { personaOf } from '@orrery/bots';
import type { HandOver, Seating, TableLog } from '@orrery/table/client';
import { expect, test } from 'vitest';
import { agreedBacks } from '../src/online/table/use-asides.ts';
import { logLines } from '../src/table/log-lines.ts';
import { seatsAt } from '../src/table/seats-at.ts';
import { voicesAt } from '../src/table/use-seated.ts';

const person = (name: string): Seating => ({ kind: 'human', name, confirmTurns: false });
const bot = { kind: 'bot', level: 'drifter' } as const;
/** What bots on that seat are called. */
const bots = personaOf('drifter', 1, 'reworld')?.name.en ?? '';
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
  const voiceAt = voicesAt({ game: 'reworld', seats, handOvers }, 'en');
  const voices = logLines(log).map(({ after }) => voiceAt(after));
  const names = voices.map((voice) => voice.name(1));
  expect(names).toEqual(['Ben', 'Ben', 'Ben', bots, bots, 'Eve']);
  expect(new Set(voices).size).toBe(3);
});

test('what was taken back is told with the names of its time, and so is who took the seat', () => {
  const step = (seq: number) => ({ seq, seat: 1, forced: false, events: [{ type: `${seq}` }] });
  // Ben gave 4, the bot 5 and, once both were taken back, another 4; Eve came after that one too.
  const log: TableLog = {
    steps: [1, 2, 3].map(step),
    takeBacks: [
      { revision: 20, seat: 0, steps: [4, 5].map(step) },
      { revision: 30, seat: 0, steps: [step(4)] },
    ],
  };
  const passed: HandOver[] = [
    { seat: 1, seq: 3, when: { revision: 10, seq: 4 }, from: ben, to: bot },
    { seat: 1, seq: 3, when: { revision: 30, seq: 3 }, from: bot, to: { ...ben, name: 'Eve' } },
  ];
  const voiceAt = voicesAt({ game: 'reworld', seats, handOvers: passed }, 'en', log.takeBacks);
  const asides = passed.map(({ seat, seq, when, to }) => ({
    seat,
    seq,
    when,
    text: to.kind === 'bot' ? 'to a bot' : `to ${to.name}`,
  }));
  const lines = logLines(log, asides).map(({ event, after, takenBack }) =>
    typeof event === 'string' ? event : `${event.type} ${voiceAt(after, takenBack).name(1)}`,
  );
  expect(lines.slice(0, 3)).toEqual(['1 Ben', '2 Ben', '3 Ben']);
  const taken = ['4 Ben', 'to a bot', `5 ${bots}`, `4 ${bots}`, 'to Eve'];
  expect(lines.slice(3)).toEqual(taken);
});

test('what was taken back by consent is told after its lines, with who had asked; an undo is not', () => {
  const step = (seq: number) => ({ seq, seat: 1, forced: false, events: [{ type: `${seq}` }] });
  const log: TableLog = {
    steps: [1, 2, 3].map(step),
    takeBacks: [
      { revision: 20, seat: 1, steps: [4, 5].map(step), agreed: true },
      { revision: 30, seat: 1, steps: [step(4)] },
      { revision: 40, seat: 0, steps: [2, 3].map(step), agreed: true },
    ],
  };
  // Ben asked for the first; Eve came right after it.
  const passed: HandOver[] = [
    { seat: 1, seq: 1, when: { revision: 20, seq: 3 }, from: ben, to: { ...ben, name: 'Eve' } },
  ];
  const voiceAt = voicesAt({ game: 'reworld', seats, handOvers: passed }, 'en', log.takeBacks);
  const asides = agreedBacks(log.takeBacks, voiceAt, (name) => `as ${name} asked`);
  const said = logLines(log, asides).map(({ event, takenBack }) =>
    typeof event === 'string' ? event : `${event.type}${takenBack === undefined ? '' : '-'}`,
  );
  const later = ['2', '3', '4-', '5-', 'as Ben asked', '4-'];
  expect(said).toEqual(['1', '2-', '3-', 'as Ada asked', ...later]);
});
