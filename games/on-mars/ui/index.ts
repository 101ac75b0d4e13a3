import type { GameUi } from '@orrery/kit';
import type { MarsEvent } from '../rules/events.ts';
import type { MarsView } from '../rules/view-types.ts';
import { Board } from './board.tsx';
import { brings } from './brings.ts';
import { explain } from './explain/index.tsx';
import { goals } from './goals.ts';
import { legend } from './explain/legend.tsx';
import { Automaton } from './lacerda.tsx';
import { Own } from './own.tsx';
import { Rival } from './rival.tsx';
import { Strip } from './strip.tsx';
import { Supply } from './supply.tsx';
import { touched } from './touched.ts';
import { where } from './where.ts';

export const ui: GameUi<MarsView, MarsEvent> = {
  id: 'on-mars',
  Board,
  Own,
  Strip,
  Rival,
  Automaton,
  Supply,
  where,
  explain,
  goals,
  legend,
  brings,
  touched,
};
