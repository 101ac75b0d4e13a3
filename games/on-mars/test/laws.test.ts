import { describeLaws } from '@orrery/kernel/testing/laws';
import { rich } from '../rich.ts';
import { onMars } from '../rules/index.ts';

for (const seats of [1, 2, 3, 4]) {
  describeLaws(onMars, { seats, seeds: [1], decisions: 150, rich });
}
for (const options of [{ firstColonists: true }, { length: 'long' }, { spaceOddity: true }]) {
  describeLaws(onMars, { seats: 3, options, seeds: [2], decisions: 80, rich });
}
describeLaws(onMars, {
  seats: 1,
  options: { firstColonists: true },
  seeds: [3],
  decisions: 60,
  rich,
});
