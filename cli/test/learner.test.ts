import { expect, test } from 'vitest';
import { Learner } from '../src/train/learner.ts';
import { Positions } from '../src/train/positions.ts';

test('alone the mean of the ends is learned, so that a seldom win counts for what it is', () => {
  const positions = new Positions(1);
  positions.inputs = 1;
  positions.count = 500;
  for (let i = 1; i <= positions.count; i++) {
    positions.which.push(0);
    positions.values.push(1);
    positions.starts.push(i);
  }
  // One game of five is won by a wide margin.
  const margins = Float32Array.from({ length: positions.count }, (_, i) => (i % 5 === 0 ? 5 : 0));
  const all = Uint32Array.from({ length: positions.count }, (_, i) => i);
  const learner = new Learner(positions, 16, 'alone');
  const chances = new Float32Array(positions.count).fill(1);
  learner.learn(all, { chances, margins }, { batch: 50, epochs: 200 }, 'alone');
  const said = learner.judge(0).margins[0];
  expect(said).toBeGreaterThan(0.8);
  expect(said).toBeLessThan(1.2);
});
