import { describe, expect, test } from 'vitest';
import { describeLaws } from '../testing/describe-laws.ts';
import { fuzz } from '../testing/index.ts';
import { type Fault, toyGame } from './toy.ts';

for (const seats of [2, 3]) {
  describeLaws(toyGame(), { seats, seeds: [1, 2] });
  describeLaws(toyGame(), { seats, options: { long: true }, seeds: [1] });
}

describe('the fuzzer finds what is wrong', () => {
  const walk = (fault: Fault) =>
    fuzz(toyGame(fault), { seats: 2, options: {}, seed: '1', decisions: 200 });

  test.each([
    [{ leakView: true }, 'leaks'],
    [{ leakEvent: true }, 'leaks'],
    [{ leakRefusal: true }, 'leaks'],
    [{ byHand: 'unsaid' }, 'leaks'],
    [{ losePiece: true }, 'conservation'],
    [{ sharedClone: true }, 'exceptions'],
    [{ sharedView: true }, 'exceptions'],
    [{ staleSecrets: true }, 'exceptions'],
    [{ deadEnd: true }, 'deadEnds'],
  ] as const)('%o', (fault, kind) => {
    const report = walk(fault);
    expect(report[kind]).toBeGreaterThan(0);
    expect(report.failures[0]?.record.format).toBe('orrery-game');
  });

  test.each([{}, { byHand: 'said' }] as const)('and is content with a sound game (%o)', (fault) => {
    expect(walk(fault)).toMatchObject({ exceptions: 0, deadEnds: 0, leaks: 0, conservation: 0 });
  });
});
