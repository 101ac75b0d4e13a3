import { describeLaws } from '@orrery/kernel/testing/laws';
import { rich } from '../rich.ts';
import { reworld } from '../rules/index.ts';

for (const seats of [2, 3, 4]) {
  describeLaws(reworld, { seats, seeds: [1, 2, 3], decisions: 600, rich });
}
