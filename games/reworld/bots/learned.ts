import type { Learned } from '@orrery/shared';
import type { Reworld } from '../rules/state.ts';
import { features } from './features.ts';
import file from './nets.json' with { type: 'json' };

export const learned: Learned<Reworld> = { features, nets: file.nets };
