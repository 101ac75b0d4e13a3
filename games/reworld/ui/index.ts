import type { GameUi } from '@orrery/kit';
import type { ReworldEvent } from '../rules/events.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { Board } from './board.tsx';
import { brings } from './brings.ts';
import { explain } from './explain.tsx';
import { goals } from './goals.ts';
import { legend } from './legend.tsx';
import { naming } from './naming.ts';
import { Own } from './own.tsx';
import { parts, touched, where } from './places.ts';
import { Rival } from './rival.tsx';
import { Strip } from './strip.tsx';
import { Supply } from './supply.tsx';

export const ui: GameUi<ReworldView, ReworldEvent> = {
  id: 'reworld',
  Board,
  Own,
  Strip,
  Rival,
  Supply,
  where,
  parts,
  explain,
  goals,
  legend,
  brings,
  naming,
  touched,
};
