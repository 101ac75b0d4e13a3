import type { GameUi } from '@orrery/kit';
import type { ArtemisEvent } from '../rules/events.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { Board } from './board.tsx';
import { brings } from './brings.ts';
import { explain } from './explain/index.tsx';
import { goals } from './goals.ts';
import { legend } from './explain/legend.tsx';
import { Own } from './own.tsx';
import { Rival } from './rival.tsx';
import { Strip } from './strip.tsx';
import { Supply } from './supply.tsx';
import { touched } from './touched.ts';
import { parts, where } from './where.ts';

export const ui: GameUi<ArtemisView, ArtemisEvent> = {
  id: 'artemis',
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
  touched,
};
