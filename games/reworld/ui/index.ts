import type { GameUi } from '@orrery/kit';
import type { ReworldEvent } from '../rules/events.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { Board } from './board.tsx';
import { Own } from './own.tsx';
import { meant, touched, where } from './places.ts';
import { reason } from './reason.ts';
import { Rival } from './rival.tsx';
import { Supply } from './supply.tsx';

export const reworldUi: GameUi<ReworldView, ReworldEvent> = {
  id: 'reworld',
  Board,
  Own,
  Rival,
  Supply,
  where,
  meant,
  reason,
  touched,
};
