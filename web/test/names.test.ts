import { personaOf } from '@orrery/bots';
import { NOBODY, type Seating } from '@orrery/table/client';
import { expect, test } from 'vitest';
import { de } from '@orrery/shared';
import { atStart, listedNames, personName, seatNames } from '../src/names.ts';

const person = (name: string): Seating => ({ kind: 'human', name, confirmTurns: false });

test('whoever has deleted their account is said in words, and a second one is numbered', () => {
  const seats = [person(NOBODY), person('Ada'), person(NOBODY)];
  expect(seatNames(seats, 'en', 'reworld')).toEqual([
    'someone who left',
    'Ada',
    'someone who left 2',
  ]);
  expect(listedNames(seats, 'fr', 'reworld')[0]).toBe('quelqu’un de parti');
  expect(personName(NOBODY, 'fr')).toBe('quelqu’un de parti');
  expect(personName('Ada', 'fr')).toBe('Ada');
});

test('what stands for a name begins a sentence in capitals, and a name stays as it is written', () => {
  expect(atStart('someone who left got up.', 'en')).toBe('Someone who left got up.');
  expect(atStart('ada got up, not someone who left.', 'en')).toBe(
    'ada got up, not someone who left.',
  );
});

test('French elides before a vowel, with or without an accent', () => {
  const names = ['Ada', 'Émile', 'Œdipe', 'Yves', 'Ben', 'Yann', 'Hugo', '«ada»'];
  expect(names.map(de)).toEqual(
    ['d’Ada', 'd’Émile', 'd’Œdipe', 'd’Yves'].concat(['de Ben', 'de Yann', 'de Hugo', 'de «ada»']),
  );
});

test('bots at one table have names of their own, and people without a name one by their seat', () => {
  const bot: Seating = { kind: 'bot', level: 'drifter' };
  const names = seatNames([bot, bot, person('')], 'en', 'reworld');
  expect(names).toEqual([
    personaOf('drifter', 0, 'reworld')?.name.en,
    personaOf('drifter', 1, 'reworld')?.name.en,
    'Captain',
  ]);
  expect(names[0]).not.toBe(names[1]);
  expect(seatNames([person(''), person('')], 'en', 'reworld')).toEqual(['Player 1', 'Player 2']);
});

test('a bot that is called like somebody at the table has a number', () => {
  const bot: Seating = { kind: 'bot', level: 'legend' };
  const name = personaOf('legend', 1, 'reworld')?.name.fr ?? '';
  expect(seatNames([person(name), bot], 'fr', 'reworld')).toEqual([name, `${name} 2`]);
});

test('a bot of no level is called what it is', () => {
  expect(seatNames([{ kind: 'bot', level: 'greedy' }], 'en', 'reworld')).toEqual(['greedy']);
});
