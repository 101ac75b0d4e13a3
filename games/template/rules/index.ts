import type { Game } from '@orrery/kernel';
import { CARDS } from '../data/index.ts';
import { meta } from '../meta.ts';
import { draw } from './draw.ts';
import { setup } from './setup.ts';
import { type Template, type TemplateEvent, type TemplateTask, total } from './state.ts';
import { turn } from './turn.ts';
import { hidden, type OpenView, own, type OwnView, view, viewEvent } from './view.ts';

export type * from './state.ts';
export type * from './view.ts';

export const template: Game<Template, TemplateTask, TemplateEvent, OpenView, OwnView> = {
  id: meta.id,
  rulesVersion: 1,
  seats: meta.seats,
  options: {},
  handlers: { turn, draw },
  setup,
  view,
  own,
  viewEvent,
  hidden,
  scores: (s) => s.players.map((p) => ({ total: total(p), parts: p.points })),
  audit,
};

const inOrder = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join();

/** No card is lost or made. */
function audit({ pile, sites, dropped, players }: Template): string[] {
  const all = [...pile, ...sites.flat(), ...dropped, ...players.flatMap(({ hand }) => hand)];
  return inOrder(all) === inOrder(CARDS) ? [] : ['the cards are not all there'];
}
