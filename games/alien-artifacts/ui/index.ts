import type { GameUi } from '@orrery/kit';
import type { AlienEvent } from '../rules/events.ts';
import type { AlienView } from '../rules/view-types.ts';
import { Board } from './board.tsx';
import { brings } from './brings.ts';
import { explain } from './explain/index.ts';
import { goals } from './goals.ts';
import { legend } from './legend.tsx';
import { Own } from './own.tsx';
import { Rival } from './rival.tsx';
import { Strip } from './strip.tsx';
import { Supply } from './supply.tsx';
import { touched } from './touched.ts';
import { where } from './where.ts';

export const ui: GameUi<AlienView, AlienEvent> = {
  id: 'alien-artifacts',
  Board,
  Own,
  Strip,
  Rival,
  Supply,
  where,
  explain,
  goals,
  legend,
  brings,
  touched,
};
