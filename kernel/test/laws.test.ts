import { describe, expect, test } from 'vitest';
import { describeLaws } from '../testing/describe-laws.ts';
import { fuzz } from '../testing/index.ts';
import { type Fault, lateToy, toyGame } from './toy.ts';

for (const seats of [2, 3]) {
  describeLaws(toyGame(), { seats, seeds: [1, 2], rich: lateToy });
  describeLaws(toyGame(), { seats, options: { long: true }, seeds: [1] });
}

describe('the fuzzer finds what is wrong', () => {
  const walk = (fault: Fault) =>
    fuzz(toyGame(fault), { seats: 2, options: {}, seed: '1', decisions: 300 });

  test.each([
    ['deadEnd', 'deadEnds', /turn has no answer/],
    ['doubled', 'deadEnds', /turn offers an answer twice/],
    ['doubled', 'deadEnds', /turn has a candidate twice/],
    ['options missing', 'deadEnds', /other answers than it allows: \d+ is not offered/],
    ['options extra', 'deadEnds', /other answers than it allows: 0 is forbidden/],
    ['options out of order', 'deadEnds', /other answers than it allows: they are out of order/],
    ['losePiece', 'conservation', /cards are missing/],
    ['noNumber', 'conservation', /a score that is no number/],
    ['notJson', 'exceptions', /the state does not survive JSON/],
    ['inPlace', 'exceptions', /on a clone changes the state itself/],
    ['sharedView', 'exceptions', /changes a view made before/],
    ['twins', 'exceptions', /turn: 0 and -1 lead to the same position/],
    ['brittleView', 'exceptions', /no sight/],
    ['impure', 'exceptions', /the last frame is not the position/],
    ['leakView', 'leaks', /a spectator can tell by the view/],
    ['leakOwn', 'leaks', /a spectator can tell by who has secrets/],
    ['leakPoints', 'leaks', /a spectator can tell by the points/],
    ['leakSeat', 'leaks', /seat 0 can tell by who is asked/],
    ['leakOptions', 'leaks', /seat \d can tell by the options at turn/],
    ['leakFacts', 'leaks', /seat \d can tell by a refusal at turn/],
    ['leakEvent', 'leaks', /seat \d can tell by the events at turn/],
    ['leakUndo', 'leaks', /seat \d can tell by what can be undone/],
    ['leakDraw', 'leaks', /seat \d can tell by what the answer did/],
    ['leakDraw', 'leaks', /seat \d can tell by a step of the answer/],
    ['leakAnswer', 'leaks', /a spectator can tell by a hidden answer at bury/],
    ['byHand unsaid', 'leaks', /a spectator can tell by an answer that the table gives/],
  ] as const)('%s: %s', (fault, kind, message) => {
    const report = walk(fault);
    expect(report[kind]).toBeGreaterThan(0);
    expect(report.failures.map((failure) => failure.message).join('\n')).toMatch(message);
  });

  test.each(['none', 'byHand said'] as const)('and is content with a sound game: %s', (fault) => {
    const { exceptions, deadEnds, leaks, conservation } = walk(fault);
    expect({ exceptions, deadEnds, leaks, conservation }).toEqual({
      exceptions: 0,
      deadEnds: 0,
      leaks: 0,
      conservation: 0,
    });
  });
});
