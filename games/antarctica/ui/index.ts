import type { GameUi } from '@orrery/kit';
import type { AntarcticaEvent } from '../rules/events.ts';
import type { AntarcticaView } from '../rules/view-types.ts';
import { Board } from './board.tsx';
import { brings } from './brings.ts';
import { explain } from './explain/index.tsx';
import { goals } from './goals.ts';
import { legend } from './legend.tsx';
import { Own } from './own.tsx';
import { parts, where } from './places.ts';
import { Rival } from './rival.tsx';
import { Strip } from './strip.tsx';
import { Supply } from './supply.tsx';
import { touched } from './touched.ts';

export const ui: GameUi<AntarcticaView, AntarcticaEvent> = {
  id: 'antarctica',
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
