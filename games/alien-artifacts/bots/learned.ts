import type { Learned } from '@orrery/shared';
import type { Alien } from '../rules/state.ts';
import { features } from './features.ts';
import file from './nets.json' with { type: 'json' };

export const learned: Learned<Alien> = { features, nets: file.nets };
