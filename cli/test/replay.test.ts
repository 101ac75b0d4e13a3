import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '@orrery/catalog';
import { type GameRecord, play, record, start } from '@orrery/kernel';
import { randomGame } from '@orrery/kernel/testing';
import { oneSentence, orrery } from './terminal.ts';

let folder = '';
let saved: GameRecord;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-replay-'));
  saved = randomGame((await loadGame('reworld')).game, 3, 'replay');
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string | Uint8Array): string {
  const path = join(folder, 'game.json');
  writeFileSync(path, content);
  return path;
}
const changed = (change: Partial<GameRecord> & { commitment?: unknown }): string =>
  JSON.stringify({ ...saved, ...change });

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

  test('checks the commitment of an online game, and says so', async () => {
    const commitment = createHash('sha256').update(saved.seed).digest('hex');
    const path = file(changed({ commitment }));
    const { code, out } = await orrery(`replay ${path}`);
    expect(code).toBe(0);
    expect(out.trimEnd()).toMatch(new RegExp(`\ncommitment ${commitment} is the SHA-256 of`));
    expect((await orrery(`replay ${path} --json`)).json).toMatchObject({ ok: true, commitment });
  });

  test('says nothing of one where the file has none', async () => {
    const path = file(JSON.stringify(saved));
    expect((await orrery(`replay ${path}`)).out).not.toContain('commitment');
    expect((await orrery(`replay ${path} --json`)).json).not.toHaveProperty('commitment');
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
      () => changed({ commitment: createHash('sha256').update('other').digest('hex') }),
      /commitment of this file is not the SHA-256 of its seed/,
    ],
    [
      'no text as commitment',
      () => changed({ commitment: null }),
      /is not the SHA-256 of its seed/,
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
