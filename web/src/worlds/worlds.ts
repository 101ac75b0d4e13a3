import type { ComponentType } from 'react';
import type { Words } from '../i18n/index.ts';
import { Antarctica } from './antarctica.tsx';
import { Artifacts } from './artifacts.tsx';
import { Europa } from './europa.tsx';
import { Eurybia } from './eurybia.tsx';
import { Mars } from './mars.tsx';

export type WorldId = keyof Words['worlds'];

/** What the box says of itself, and our drawing of its world. */
export interface World {
  readonly id: WorldId;
  readonly Drawing: ComponentType;
  readonly minutes: readonly [min: number, max: number];
  readonly weight: keyof Words['weight'];
  readonly authors: readonly string[];
  readonly publisher: string;
  readonly year: number;
}

export const WORLDS: readonly World[] = [
  {
    id: 'reworld',
    Drawing: Eurybia,
    minutes: [50, 90],
    weight: 'medium',
    authors: ['Wolfgang Kramer', 'Michael Kiesling'],
    publisher: 'eggertspiele / Plan B Games',
    year: 2017,
  },
  {
    id: 'artemis',
    Drawing: Europa,
    minutes: [60, 75],
    weight: 'medium',
    authors: ['Daryl Chow', 'Daniel Rocchi'],
    publisher: 'Grand Gamers Guild',
    year: 2019,
  },
  {
    id: 'antarctica',
    Drawing: Antarctica,
    minutes: [45, 90],
    weight: 'medium',
    authors: ['Charles Chevallier'],
    publisher: 'Argentum Verlag',
    year: 2015,
  },
  {
    id: 'on-mars',
    Drawing: Mars,
    minutes: [90, 150],
    weight: 'heavy',
    authors: ['Vital Lacerda'],
    publisher: 'Eagle-Gryphon Games',
    year: 2020,
  },
  {
    id: 'alien-artifacts',
    Drawing: Artifacts,
    minutes: [60, 60],
    weight: 'medium',
    authors: ['Marcin Ropka', 'Viola Kijowska'],
    publisher: 'Portal Games',
    year: 2017,
  },
];
