import { describeLaws } from '@orrery/kernel/testing/laws';
import { rich } from '../rich.ts';
import { template } from '../rules/index.ts';

for (const seats of [2, 3, 4]) describeLaws(template, { seats, seeds: [1, 2], rich });
