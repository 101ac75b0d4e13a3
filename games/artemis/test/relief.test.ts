import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import {
  answers,
  asks,
  crew,
  owns,
  type Play,
  seat,
  shelters,
  type Spec,
  table,
  tile,
  vp,
} from './scenario.ts';

const relieve = (relief: number, more: Partial<Spec> = {}, p: object = {}): Play =>
  table({ players: [{ relief, ...p }, {}], ...more }).run({ type: 'relief', seat: 0 });

test('[ART-REL-01] one space to the right, then the reward of it or of any space passed', () => {
  const t = relieve(4);
  expect([seat(t, 0).relief, asks(t), t.options()]).toEqual([5, '0 chooseRelief', [1, 2, 3, 4, 5]]);
  expect(t.refused(6)).toBe('ART-REL-01');
  expect(owns(t.answer(3), 0)).toBe('E0 M0 T2');
});

describe('[ART-REL-02] the spaces', () => {
  const at = (space: number): Play => relieve(space - 1).answer(space);
  test('1: 2 Minerals, 2: 2 Energy, 3: 2 Toolkits', () => {
    expect(owns(relieve(0), 0)).toBe('E0 M2 T0');
    expect(owns(at(2), 0)).toBe('E2 M0 T0');
    expect(owns(at(3), 0)).toBe('E0 M0 T2');
  });
  test('6: 1 Badge, 7: 1 VP, 8: 2 VP', () => {
    expect(seat(at(6), 0).badge).toBe(1);
    expect(vp(at(7), 0)).toBe(1);
    expect(vp(at(8), 0)).toBe(2);
    expect(data.reliefTrack.last).toBe(8);
  });
  test('4: a random colonist, 5: 3 Energy or 3 Minerals', () => {
    expect(shelters(relieve(3, { bag: 'St' }).answer(4), 0)).toBe('St');
    expect(at(5).options()).toEqual([
      [3, 0],
      [0, 3],
    ]);
    expect(owns(at(5).answer([3, 0]), 0)).toBe('E3 M0 T0');
  });
});

test('[ART-REL-03] the last space still pays when it is reached, and nothing after', () => {
  const t = relieve(7);
  expect(t.options()).toHaveLength(8);
  t.answer(8).run({ type: 'relief', seat: 0 });
  expect([t.asked(), seat(t, 0).relief, vp(t, 0)]).toEqual([null, 8, 2]);
});

test('[ART-REL-04] several Reliefs one by one; the same reward again and again', () => {
  const t = table({
    players: [{ relief: 2 }, {}],
    vents: {
      dice: [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
    },
  });
  t.run({ type: 'harvest', region: 'vents' });
  answers(t, [0, 3], [0, 3], [0, 3]);
  expect([seat(t, 0).relief, seat(t, 0).toolkit]).toEqual([5, 6]);
});

test('[ART-REL-05] no random colonist when bag and discard are empty; placed as any gained one', () => {
  const dry = relieve(4, { bag: '' });
  expect(dry.options()).toEqual([1, 2, 3, 5]);
  expect(dry.refused(4)).toBe('ART-REL-05');
  expect(relieve(4, { bag: '', discard: 'P' }).options()).toContain(4);
  const t = relieve(4, { bag: 'En' }, { buildings: { manufactory: '' } }).answer(4);
  t.answer(tile('manufactory'));
  expect(crew(t, 0, 'manufactory')).toBe('En');
});

test('[ART-REL-06] Relief is paid at once: Minerals from a tile pay for the next one', () => {
  const t = table({
    players: [{ M: 2 }, { M: 1 }],
    gantry: {
      manufactory: [
        [1, 1],
        [0, 2],
      ],
      'drone-dock': [[1, 3]],
    },
  });
  t.run({ type: 'resolveGantry' });
  answers(t, [0, 'buy'], [1, 'buy']);
  expect([owns(t, 1), seat(t, 1).buildings.length]).toEqual(['E0 M0 T0', 1]);
  const quarry = table({
    players: [{ relief: 1 }, {}],
    quarry: {
      stock: 1,
      dice: [
        [1, 1],
        [0, 2],
        [1, 3],
      ],
    },
  });
  quarry.run({ type: 'harvest', region: 'quarry' });
  expect([asks(quarry), quarry.state.rows.quarry.length]).toEqual(['0 chooseRelief', 1]);
});
