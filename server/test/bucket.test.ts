import { expect, test } from 'vitest';
import { Allowances, Bucket, Buckets } from '../src/bucket.ts';
import { networkOf } from '../src/network.ts';

test('small limits slow down and lock nobody out, and neither does a clock set back', () => {
  const bucket = new Bucket(1, 3, 10_000);
  expect(bucket.take(10_000, 15)).toBe(true);
  expect(bucket.take(12_000, 15)).toBe(false);
  expect(bucket.take(13_000, 15)).toBe(true);
  expect(bucket.take(0, 15)).toBe(false);
  expect(bucket.take(3_000, 15)).toBe(true);
});

test('what is left to somebody is kept until it is all there again, or they are gone', () => {
  const left = new Allowances<Bucket>();
  const bucket = (): Bucket => left.of('ann', () => new Bucket(1, 3, 0));
  const first = bucket();
  first.take(0, 2);
  left.sweep(1_000, () => false);
  expect(bucket()).toBe(first);
  left.sweep(2_000, () => true);
  expect(bucket()).toBe(first);
  left.sweep(2_000, () => false);
  expect(bucket()).not.toBe(first);
});

test('whoever has all of it left is forgotten, however many have come', () => {
  const buckets = new Buckets();
  const comes = (key: string, now: number): boolean => buckets.of(key, now, 1, 3).take(now);
  for (let n = 0; n < 1_000; n++) comes(`early ${n}`, 0);
  for (let n = 0; n < 3; n++) expect(comes('late', 10_000)).toBe(true);
  for (let n = 0; n < 600; n++) comes('now and then', 10_000 + 2_000 * n);
  expect(buckets.size).toBe(1);
  expect(comes('late', 10_000)).toBe(true);
});

test('whoever has nothing left is not forgotten', () => {
  const buckets = new Buckets();
  for (let n = 0; n < 3; n++) buckets.of('late', 0, 1, 3).take(0);
  for (let n = 0; n < 100; n++) buckets.of(`other ${n}`, 0, 1, 3).take(0);
  expect(buckets.of('late', 0, 1, 3).take(0)).toBe(false);
});

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff::2', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['Unknown', 'unknown'],
])('%s is counted as %s', ([address, network]) => {
  expect(networkOf(address ?? '')).toBe(network);
});
