import { describe, expect, test } from 'vitest';
import { meantBy } from '../src/play/meant.ts';

describe('what a typed line means', () => {
  const options = ['port:t1', 'port:t10', { pay: [1, 2] }, 'leave'];
  const labels = [
    'Prendre le terrabot en T1',
    'Prendre la navette en T10',
    'Payer 1',
    'Quitter là',
  ];
  const meant = (line: string): number[] => meantBy(line, options, labels);

  test('a number of the list', () => {
    expect(meant('2')).toEqual([1]);
    expect(meant('0')).toEqual([]);
    expect(meant('5')).toEqual([]);
  });

  test('an answer as the rules write it', () => {
    expect(meant('port:t1')).toEqual([0]);
    expect(meant('{"pay":[1,2]}')).toEqual([2]);
  });

  test('words of a label, whole ones, without regard to accents and case', () => {
    expect(meant('t1')).toEqual([0]);
    expect(meant('QUITTER la')).toEqual([3]);
    expect(meant('prendre en')).toEqual([0, 1]);
    expect(meant('t2')).toEqual([]);
    expect(meant('…')).toEqual([]);
    expect(meant('-1')).toEqual([]);
  });

  test('a whole label before those that only hold its words', () => {
    expect(meantBy('payer 1', [1, 2], ['Payer 1 + 2', 'Payer 1'])).toEqual([1]);
  });
});
