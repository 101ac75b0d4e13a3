import type { Learned } from '@orrery/shared';
import type { Artemis } from '../rules/state.ts';
import { features } from './features.ts';
import file from './nets.json' with { type: 'json' };

export const learned: Learned<Artemis> = { features, nets: file.nets };
