import { apply, type Json } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { onMars } from '../rules/index.ts';
import { ask, mars } from './scenario.ts';
import type { Play } from './scenario.ts';

/** Which of the answers can be taken back. */
function undoable(t: Play, ...choices: readonly Json[]): boolean[] {
  return choices.map((choice) => {
    const seat = t.asked()?.seat ?? expect.fail();
    const { state, undoable: can } = apply(onMars, t.state, { seat, choice });
    t.state = state;
    return can;
  });
}

const rich = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };

describe('a turn can be taken back', () => {
  test('[MARS-R-63] building, its tile, its benefit and an Executive action, to the end', () => {
    const t = mars({ players: [{ bots: ['-2,-1'], goods: { ...rich, oxygen: 1 } }, {}] });
    const answers = ['constructBuilding', 'generator', '-2,-2', 'lss-benefit-crystal'];
    expect(undoable(t, ...answers, 'executive:7', 'crystals', 'oxygen')).not.toContain(false);
    expect(ask(t)).toBe('0 turn');
    // The end turns up the next tile of the stack.
    expect(undoable(t, 'end')).toEqual([false]);
  });
  test('[MARS-R-63] a second Building of the type shows the tile that is built', () => {
    const t = mars({
      players: [
        {
          bots: ['-2,-1', '1,-1'],
          goods: rich,
          plans: { 'wind-turbines': '0,-2' },
          tech: { 'generator-tech': 'lab-1a' },
        },
        {},
      ],
    });
    const built = undoable(
      t,
      'constructBuilding',
      'generator',
      '-2,-2',
      'lss-benefit-crystal',
      'executive:8',
      'pay:wind-turbines',
      'crystals',
    );
    expect(built).not.toContain(false);
    expect(undoable(t, 'generator')).toEqual([false]);
  });
  test('[MARS-RND-04, MARS-BP-01] developments with benefits and boosts', () => {
    const t = mars({
      players: [{ space: 1, goods: rich, tech: { 'mine-tech': 'lab-4b' }, home: 4 }, {}],
      faceUp: ['casino', 'gym'],
    });
    const answers = ['researchDevelopment', 'mine-tech>lab-5b', 'oxygen', 'plant', 'casino'];
    expect(undoable(t, ...answers, 'more', 'gym')).not.toContain(false);
    expect(undoable(t, 'shelter-tech>lab-3b', 'oxygen', 'enough', 'end')).not.toContain(false);
  });
  test('[MARS-CTRL-01] a movement with tiles and Crystals on its way', () => {
    const t = mars({
      crystals: ['1,0'],
      tiles: { '2,0': 'disc-crystals' },
      players: [{ bots: ['0,1'] }, {}],
    });
    const answers = ['controlCenter', 'rover>1,0', 'rover>2,0', 'stop', 'take', 'end'];
    expect(undoable(t, ...answers)).not.toContain(false);
  });
  test('[MARS-R-63, MARS-TRAV-01] a journey, until the new Exploration tile is seen; then its space', () => {
    const t = mars({ players: [{ space: 1 }, {}], turn: -1 });
    t.run({ type: 'travelTo', seat: 0, to: 1, discovery: true, how: 'effect' });
    expect(undoable(t, 'left', '3,0', 'turn-order-8')).toEqual([true, false, true]);
  });
});
