import { pending, play, randomFrom, refusals, sameJson } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { type Ask, answers } from '../rules/answers.ts';
import { antarctica } from '../rules/index.ts';
import { table } from './scenario.ts';

describe('how answers are written and read', () => {
  test.each([
    ['beforeMove', 'moveShip:3', { action: 'moveShip', zone: 3 }],
    ['afterMove', 'actBuild:double:coast', { action: 'actBuild', deck: 1, track: 1 }],
    ['afterMove', 'actBuild:basic', { action: 'actBuild', deck: 0, track: null }],
    ['afterMove', 'actResearch:sea', { action: 'actResearch', track: 2 }],
    ['afterAction', 'playIcebreaker:0', { action: 'playIcebreaker', zone: 0 }],
    ['beforeMove', 'playRapidProgress:land', { action: 'playRapidProgress', track: 0 }],
    ['beforeMove', 'sacrifice:cube', { action: 'sacrifice', what: 'cube' }],
    ['beforeMove', 'sacrifice:4:2', { action: 'sacrificeAt', zone: 4, place: 1 }],
    ['afterAction', 'endTurn', { action: 'endTurn' }],
    ['eventMoveShip', '3:1>1', { zone: 3, place: 0, to: 1 }],
    ['eventMoveShip', 'decline', null],
    ['eventAdvance', 'expedition', 3],
    ['placeCompensationCube', 'coast', 1],
    ['placeStartShip', 5, 5],
    ['takeShipyardCard', 'icebreaker', 'icebreaker'],
    ['takeShipyardCard', 'decline', null],
    ['draftShipyardCard', 'rapidProgress', 'rapidProgress'],
    ['icebreakerTurn', 'take', true],
    ['icebreakerTurn', 'decline', false],
  ] as [Ask, string | number, unknown][])('%s: %s', (ask, choice, answer) => {
    expect(answers[ask].read(choice)).toEqual(answer);
    expect((answers[ask].make as (one: unknown) => unknown)(answer)).toBe(choice);
    expect(answers[ask].read('nonsense')).toBeUndefined();
  });

  test('whatever is offered or refused can be read and is written the same way again', () => {
    const asks = new Set<string>();
    const random = randomFrom('answers');
    for (let n = 0; n < 40; n++) {
      const s = rich({ placement: 'free', closedZones: '3-7' }, 2 + (n % 3), random);
      for (let i = 0; i < 12; i++) {
        const question = pending(antarctica, s);
        if (question === null) break;
        const ask = question.ask as Ask;
        asks.add(ask);
        const tried = [...question.options, ...refusals(antarctica, s).map((one) => one.choice)];
        for (const choice of tried) {
          const answer = answers[ask].read(choice);
          expect(answer).not.toBeUndefined();
          expect((answers[ask].make as (one: unknown) => unknown)(answer)).toBe(choice);
        }
        expect(new Set(tried.map(String)).size).toBe(tried.length);
        play(antarctica, s, question.options[random(question.options.length)] ?? null);
      }
    }
    expect(asks.size).toBeGreaterThan(5);
  });

  test('all that might be clicked is tried: zones, decks, own ships, cards of the hand', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A', 4: 'B A' },
      players: { A: { hand: ['icebreaker-1', 'rapid-progress-1', 'simple-1'] } },
    });
    const tried = (): string[] => [
      ...t.options().map(String),
      ...refusals(antarctica, t.state).map(({ choice }) => JSON.stringify(choice).slice(1, -1)),
    ];
    const before = tried();
    expect(before.filter((choice) => choice.startsWith('moveShip'))).toHaveLength(8);
    expect(before.filter((choice) => choice.startsWith('playIcebreaker'))).toHaveLength(8);
    expect(before.filter((choice) => choice.startsWith('playRapidProgress'))).toHaveLength(4);
    expect(before.filter((choice) => choice.startsWith('actBuild'))).toHaveLength(3);
    expect(before.filter((choice) => choice.startsWith('sacrifice')).sort()).toEqual([
      'sacrifice:1:1',
      'sacrifice:4:2',
      'sacrifice:cube',
      'sacrifice:ship',
    ]);
    t.answer('moveShip:6');
    expect(tried().filter((choice) => choice.startsWith('actBuild:'))).toHaveLength(3 * 5);
    expect(tried().filter((choice) => choice.startsWith('actResearch'))).toHaveLength(4);
    expect(sameJson(t.options(), t.asked()?.options ?? [])).toBe(true);
  });
});
