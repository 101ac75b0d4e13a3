import { describeLaws } from '@orrery/kernel/testing/laws';
import { rich } from '../rich.ts';
import { antarctica } from '../rules/index.ts';

for (const seats of [2, 3, 4]) {
  describeLaws(antarctica, { seats, seeds: [1, 2], decisions: 250, rich });
}
for (const closedZones of ['1-5', '2-6']) {
  describeLaws(antarctica, {
    seats: 2,
    options: { closedZones },
    seeds: [3],
    decisions: 150,
    rich,
  });
}
for (const seats of [2, 3, 4]) {
  const options = { placement: 'firstGame' };
  describeLaws(antarctica, { seats, options, seeds: [4], decisions: 100, rich });
}
