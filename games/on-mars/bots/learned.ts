import type { Learned } from '@orrery/shared';
import type { OnMars } from '../rules/index.ts';
import { features } from './features.ts';
import file from './nets.json' with { type: 'json' };

export const learned: Learned<OnMars> = { features, nets: file.nets };
