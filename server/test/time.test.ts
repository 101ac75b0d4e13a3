import { expect, test } from 'vitest';
import { atOnce, inSlices } from '../src/slices.ts';
import { isWaiting, paced } from '../src/socket/pace.ts';

/** So many pieces of a millisecond each. */
function* pieces(count: number): Generator<void, number> {
  for (let n = 0; n < count; n++) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return count;
}

test('what takes long gives way to others again and again, and comes to the same', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  expect(await inSlices(pieces(40))).toBe(40);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
  expect(atOnce(pieces(3))).toBe(3);
});

test('many at once give way as often as one, and a failure keeps none of the others waiting', async () => {
  let [done, most, going] = [0, 0, true];
  function* counted(): Generator<void, void> {
    for (let n = 0; n < 10; n++) {
      yield* pieces(1);
      done++;
    }
  }
  function* broken(): Generator<void, void> {
    yield;
    throw new Error('broken');
  }
  const look = (): void => {
    most = Math.max(most, done);
    done = 0;
    if (going) setImmediate(look);
  };
  look();
  const works = Array.from({ length: 30 }, () => inSlices(counted()));
  await expect(inSlices(broken())).rejects.toThrow('broken');
  await Promise.all(works);
  going = false;
  // Pieces of a millisecond or more, in slices of two.
  expect(most).toBeLessThanOrEqual(3);
});

test('who asks for much at once gets one piece in turn with the others', async () => {
  const done: string[] = [];
  let [most, since] = [0, 0];
  const ask = (who: { readonly name: string }): void =>
    paced(who, () => {
      atOnce(pieces(1));
      done.push(who.name);
    });
  const [ann, bob] = [{ name: 'ann' }, { name: 'bob' }];
  const look = (): void => {
    most = Math.max(most, done.length - since);
    since = done.length;
    if (done.length < 34) setImmediate(look);
  };
  look();
  for (let n = 0; n < 30; n++) ask(ann);
  for (let n = 0; n < 4; n++) ask(bob);
  expect(isWaiting(ann)).toBe(true);
  await expect.poll(() => done.length).toBe(34);
  expect(most).toBeLessThanOrEqual(3);
  expect(done.lastIndexOf('bob')).toBeLessThan(14);
  await expect.poll(() => isWaiting(ann)).toBe(false);
});
