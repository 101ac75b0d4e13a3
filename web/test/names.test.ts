import { NOBODY, type Seating } from '@orrery/table/client';
import { expect, test } from 'vitest';
import { de } from '@orrery/shared';
import { atStart, listedNames, personName, seatNames } from '../src/names.ts';

const person = (name: string): Seating => ({ kind: 'human', name, confirmTurns: false });

test('whoever has deleted their account is said in words, and a second one is numbered', () => {
  const seats = [person(NOBODY), person('Ada'), person(NOBODY)];
  expect(seatNames(seats, 'en')).toEqual(['someone who left', 'Ada', 'someone who left 2']);
  expect(listedNames(seats, 'fr')[0]).toBe('quelqu’un de parti');
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

test('bots of one level are numbered, and people without a name by their seat', () => {
  const bot: Seating = { kind: 'bot', level: 'drifter' };
  expect(seatNames([bot, bot, person('')], 'en')).toEqual(['Drifter', 'Drifter 2', 'Captain']);
  expect(seatNames([person(''), person('')], 'en')).toEqual(['Player 1', 'Player 2']);
});
