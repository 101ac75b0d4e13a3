import { data } from '../data/index.ts';
import { bagIsDry } from './goods.ts';
import { type Effect, no, type Question, seat } from './handler.ts';
import { player } from './state.ts';

const { spaces, last } = data.reliefTrack;

export const relief: Effect<'relief'> = {
  run(s, { seat }, ctx) {
    const p = player(s, seat);
    if (p.relief >= last) return; // ART-REL-03
    p.relief++;
    ctx.emit({ type: 'reliefAdvanced', seat, space: p.relief });
    ctx.then({ type: 'chooseRelief', seat });
  },
};

/** The reward of the space reached or of any passed one. */
export const chooseRelief: Question<'chooseRelief'> = {
  rule: 'ART-REL-01',
  seat,
  candidates: () => spaces.map(({ space }) => space),
  forbid(s, { seat }, space) {
    const at = player(s, seat).relief;
    if (space > at) return no('ART-REL-01', { how: 'ahead', at, space });
    const effects = spaces[space]?.effects ?? [];
    if (effects.length === 0) return no('ART-REL-01', { how: 'start' });
    // No random colonist where none can be drawn.
    const draws = effects.some(({ op }) => op === 'gainRandomColonist');
    return draws && bagIsDry(s) ? no('ART-REL-05') : null;
  },
  choose(_s, { seat }, space, ctx) {
    ctx.emit({ type: 'reliefTaken', seat, space });
    const effects = spaces[space]?.effects ?? [];
    ctx.then({ type: 'perform', seat, effects, by: 'relief', expedition: null, tile: null });
  },
};
