import { describeLaws } from '@orrery/kernel/testing/laws';
import { rich } from '../rich.ts';
import { artemis } from '../rules/index.ts';

const VARIANTS = [
  {},
  { 'hard-mode': true },
  { 'alien-relic': true },
  { directives: true },
  { 'hard-mode': true, 'alien-relic': true, directives: true },
];

for (const seats of [1, 2, 3, 4, 5]) {
  for (const options of VARIANTS) {
    describeLaws(artemis, { seats, options, seeds: [1, 2], decisions: 250, rich });
  }
}
