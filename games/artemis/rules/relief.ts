import type { Seat } from '@orrery/kernel';
import { data } from '../data/index.ts';
import { bagIsDry } from './goods.ts';
import type { Do, Effect, Question } from './handler.ts';
import { type Artemis, player } from './state.ts';

const { spaces, last } = data.reliefTrack;

/** The space reached and all passed ones; no random colonist where none can be drawn (ART-REL-05). */
function openSpaces(s: Artemis, seat: Seat): number[] {
  const { relief } = player(s, seat);
  const dry = bagIsDry(s);
  const open: number[] = [];
  for (const { space, effects } of spaces) {
    if (space > relief) break;
    if (effects.length === 0) continue;
    if (dry && effects.some(({ op }) => op === 'gainRandomColonist')) continue;
    open.push(space);
  }
  return open;
}

export const relief: Effect<'relief'> = {
  run(s, { seat }, ctx) {
    const p = player(s, seat);
    if (p.relief >= last) return; // ART-REL-03
    p.relief++;
    ctx.emit({ type: 'reliefAdvanced', seat, space: p.relief });
    const [only, ...others] = openSpaces(s, seat);
    if (only === undefined) return;
    if (others.length > 0) ctx.then({ type: 'chooseRelief', seat });
    else take(seat, only, ctx);
  },
};

function take(seat: Seat, space: number, ctx: Do): void {
  ctx.emit({ type: 'reliefTaken', seat, space });
  const effects = spaces.find((one) => one.space === space)?.effects ?? [];
  ctx.then({ type: 'perform', seat, effects, by: 'relief', expedition: null, tile: null });
}

export const chooseRelief: Question<'chooseRelief'> = {
  rule: 'ART-REL-01',
  seat: (_s, { seat }) => seat,
  options: (s, { seat }) => openSpaces(s, seat),
  choose(_s, { seat }, space, ctx) {
    take(seat, space, ctx);
  },
  refuse(s, { seat }, choice) {
    return typeof choice === 'number' && choice > 0 && choice <= player(s, seat).relief
      ? 'ART-REL-05'
      : 'ART-REL-01';
  },
};
