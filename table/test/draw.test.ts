import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkDraw, dealText, type Draw, fileText, flawOf, parseFile } from '../src/index.ts';
import { bot, newTable, person } from './helpers.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const serverSeed = '6b'.repeat(32);
const nonces = ['0a'.repeat(16), null, 'ff'.repeat(16)];
const draw: Draw = { commitment: sha256(serverSeed), serverSeed, nonces };
const seed = sha256(dealText(serverSeed, nonces));

/** With one digit changed. */
const wrong = (hex: string): string => hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');

describe('how a seed was drawn', () => {
  test('is a text of lines that anybody can write', () => {
    expect(dealText(serverSeed, nonces)).toBe(
      `orrery-deal-1\n${serverSeed}\n0 ${nonces[0]}\n2 ${nonces[2]}\n`,
    );
    expect(seed).toBe('c06fb34f31227c7fc19943d0aa7b99dfa02ec1d1c41839f7eb5823e960e1b3ab');
  });

  test('is right only if every part of it is', async () => {
    expect(await flawOf(draw, seed, sha256)).toBeNull();
    expect(await flawOf({ ...draw, commitment: wrong(draw.commitment) }, seed, sha256)).toBe(
      'commitment',
    );
    expect(await flawOf({ ...draw, serverSeed: wrong(serverSeed) }, seed, sha256)).toBe(
      'commitment',
    );
    expect(await flawOf(draw, wrong(seed), sha256)).toBe('seed');
    for (const changed of [
      nonces.with(0, wrong(nonces[0] ?? '')),
      nonces.with(2, wrong(nonces[2] ?? '')),
      nonces.with(0, null),
      nonces.with(1, nonces[0] ?? null),
      [nonces[0], nonces[2], null],
      [nonces[2], null, nonces[0]],
      [null, null, null],
    ]) {
      const other = { ...draw, nonces: changed as Draw['nonces'] };
      expect(await flawOf(other, seed, sha256)).toBe('seed');
    }
    // A server that would have liked another seed has to commit to it before.
    const later = 'c4'.repeat(32);
    const dealt = sha256(dealText(later, nonces));
    expect(await flawOf({ ...draw, serverSeed: later }, dealt, sha256)).toBe('commitment');
  });

  test('half of it, or something else, is no draw', () => {
    expect(checkDraw(draw, 3)).toBe(draw);
    for (const some of [
      null,
      {},
      { ...draw, serverSeed: undefined },
      { ...draw, serverSeed: serverSeed.toUpperCase().replaceAll('6', 'A') },
      { ...draw, commitment: draw.commitment.slice(1) },
      { ...draw, nonces: nonces.slice(1) },
      { ...draw, nonces: [...nonces.slice(1), 'x'.repeat(32)] },
      { ...draw, nonces: 'none' },
    ]) {
      expect(() => checkDraw(some, 3)).toThrow(expect.objectContaining({ code: 'BAD_SAVE' }));
    }
  });

  test('goes with the file of an online game, and with no other', async () => {
    const { table } = await newTable();
    const record = table.record();
    const seats = [person('Ada'), bot()];
    const two = { ...draw, nonces: nonces.slice(0, 2) };
    expect(parseFile(fileText(record, seats, { draw: two })).draw).toEqual(two);
    expect(parseFile(fileText(record, seats)).draw).toBeNull();
    expect(() => parseFile(fileText(record, seats, { draw }))).toThrow(
      expect.objectContaining({ code: 'BAD_SAVE' }),
    );
  });
});
