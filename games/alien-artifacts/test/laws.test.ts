import { describeLaws } from '@orrery/kernel/testing/laws';
import { rich } from '../rich.ts';
import { alienArtifacts } from '../rules/index.ts';

for (const seats of [2, 3, 4, 5]) {
  describeLaws(alienArtifacts, { seats, seeds: [1, 2], decisions: 120, rich });
}
describeLaws(alienArtifacts, {
  seats: 3,
  options: { factions: 'choice' },
  seeds: [1],
  decisions: 120,
  rich,
});
