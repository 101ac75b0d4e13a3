import type { GameUi } from '@orrery/kit';
import type { TemplateEvent } from '../rules/state.ts';
import type { TemplateView } from '../rules/view.ts';
import { Board } from './board.tsx';
import { explain, legend } from './explain.tsx';
import { touched, where } from './places.ts';
import { Own, Rival } from './players.tsx';

export const ui: GameUi<TemplateView, TemplateEvent> = {
  id: 'template',
  Board,
  Own,
  Rival,
  where,
  explain,
  legend,
  touched,
};
