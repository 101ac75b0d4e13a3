import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '@orrery/catalog';
import { type GameRecord, play, record, start } from '@orrery/kernel';
import { randomGame } from '@orrery/kernel/testing';
import { dealText } from '@orrery/table/client';
import { oneSentence, orrery } from './terminal.ts';

let folder = '';
let saved: GameRecord;
let dealt: GameRecord;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-replay-'));
  const { game } = await loadGame('reworld');
  saved = randomGame(game, 3, 'replay');
  dealt = randomGame(game, 3, sha256(dealText(serverSeed, nonces)));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string | Uint8Array): string {
  const path = join(folder, 'game.json');
  writeFileSync(path, content);
  return path;
}
const changed = (change: Partial<GameRecord> & { draw?: unknown }): string =>
  JSON.stringify({ ...saved, ...change });

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const serverSeed = '6b'.repeat(32);
const nonces = ['a0'.repeat(16), null, 'b1'.repeat(16)];
const draw = { commitment: sha256(serverSeed), serverSeed, nonces };
/** A game whose seed was drawn so, with something in it changed afterwards. */
const drawn = (some: object = {}, change: Partial<GameRecord> = {}): string =>
  JSON.stringify({ ...dealt, draw: { ...draw, ...some }, ...change });

describe('replay', () => {
  test('verifies a saved game, plain or gzipped', async () => {
    const text = JSON.stringify(saved);
    for (const content of [text, gzipSync(text)]) {
      const { code, json } = await orrery(`replay ${file(content)} --json`);
      expect(code).toBe(0);
      expect(json).toMatchObject({ ok: true, hash: saved.hash, seats: 3 });
      expect(json['scores']).toHaveLength(3);
    }
  });

  test('prints it in readable form', async () => {
    const { out } = await orrery(`replay ${file(JSON.stringify(saved))}`);
    expect(out).toMatch(/^reworld · rules \d+ · 3 seats · seed replay\n/);
    expect(out.trimEnd()).toMatch(new RegExp(`hash ${saved.hash}$`));
  });

  test('also a game that is not over', async () => {
    const { game } = await loadGame('reworld');
    const entries = saved.entries.slice(0, 1);
    const state = start(game, {}, 3, saved.seed);
    for (const [, , choice] of entries) play(game, state, choice);
    const half = record(game, state, { ...saved, entries });
    const { json } = await orrery(`replay ${file(JSON.stringify(half))} --json`);
    expect(json).toMatchObject({ ok: true, winners: null, entries: 1 });
  });

  test('checks how the seed of an online game was drawn, and says so', async () => {
    const path = file(drawn());
    const { code, out } = await orrery(`replay ${path}`);
    expect(code).toBe(0);
    expect(out).toContain(`\ncommitment ${draw.commitment} is the SHA-256 of the server seed\n`);
    expect(out).toContain(`nonces ${nonces[0]} of seat 0, ${nonces[2]} of seat 2`);
    expect((await orrery(`replay ${path} --json`)).json).toMatchObject({ ok: true, draw });
  });

  test('says nothing of it where the file has none', async () => {
    const path = file(JSON.stringify(saved));
    expect((await orrery(`replay ${path}`)).out).not.toContain('commitment');
    expect((await orrery(`replay ${path} --json`)).json).not.toHaveProperty('draw');
  });

  const wrong: [what: string, content: () => string | Uint8Array, sentence: RegExp][] = [
    ['cut off', () => JSON.stringify(saved).slice(0, -100), /broken or cut off/],
    ['empty', () => '', /broken or cut off/],
    ['no game', () => '{"a":1}', /format must be "orrery-game"/],
    ['a broken entry', () => changed({ entries: [[0] as never] }), /entries\[0\]/],
    ['cut off gzip', () => gzipSync(JSON.stringify(saved)).subarray(0, 200), /gzip/],
    ['another version', () => changed({ rulesVersion: 999 }), /version 999 of the rules/],
    [
      'an unknown game',
      () => changed({ game: 'chess' }),
      /no game "chess"; the games are: .*reworld/,
    ],
    ['another seed', () => changed({ seed: 'other' }), /entry \d+ of this file is wrong/],
    ['wrong seats', () => changed({ seats: 9 }), /2 to 4 players, not 9/],
    ['a wrong option', () => changed({ options: { x: 1 } }), /no option "x"/],
    [
      'an answer out of turn',
      () =>
        changed({
          entries: saved.entries.map(([seat, ask, choice]) => [(seat + 1) % 3, ask, choice]),
        }),
      /entry 1 of this file is wrong: seat \d cannot have answered/,
    ],
    [
      'the commitment of another seed',
      () => drawn({ commitment: sha256('other') }),
      /commitment of this file is not the SHA-256 of its server seed/,
    ],
    [
      'another server seed',
      () => drawn({ serverSeed: '7c'.repeat(32) }),
      /commitment of this file is not the SHA-256 of its server seed/,
    ],
    [
      'another nonce',
      () => drawn({ nonces: nonces.with(2, 'b2'.repeat(16)) }),
      /seed of this file does not follow from its server seed and nonces/,
    ],
    [
      'a nonce of another seat',
      () => drawn({ nonces: [nonces[2], null, nonces[0]] }),
      /seed of this file does not follow/,
    ],
    [
      'a nonce left out',
      () => drawn({ nonces: [null, null, nonces[2]] }),
      /seed of this file does not follow/,
    ],
    ['another seed', () => drawn({}, { seed: sha256('other') }), /does not follow/],
    ['half a draw', () => drawn({ serverSeed: undefined }), /only half of it/],
    ['no draw', () => changed({ draw: null }), /does not tell how its seed was drawn/],
    [
      'a draw that fits, of another game',
      () => changed({ draw, seed: sha256(dealText(serverSeed, nonces)) }),
      /entry \d+ of this file is wrong/,
    ],
    ['a wrong hash', () => changed({ hash: '0'.repeat(16) }), /do not lead to the position/],
  ];
  test.each(wrong)('%s: refused in one sentence', async (_what, content, sentence) => {
    expect(oneSentence(await orrery(`replay ${file(content())}`))).toMatch(sentence);
    const { code, json } = await orrery(`replay ${file(content())} --json`);
    expect(code).toBe(1);
    expect(json).toMatchObject({ ok: false, error: expect.stringMatching(sentence) });
  });

  test('a file that is not there', async () => {
    expect(oneSentence(await orrery('replay nowhere.json'))).toMatch(/no such file/);
    expect(oneSentence(await orrery(`replay ${folder}`))).toMatch(/it is a folder/);
  });
});
