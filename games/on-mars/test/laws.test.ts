import { describeLaws } from '@orrery/kernel/testing/laws';
import { onMars } from '../rules/index.ts';

for (const seats of [1, 2, 3, 4]) {
  describeLaws(onMars, { seats, seeds: [1], decisions: 150 });
}
describeLaws(onMars, { seats: 3, options: { firstColonists: true }, seeds: [1], decisions: 120 });
