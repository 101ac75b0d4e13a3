import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@orrery/catalog';
import { type GameRecord, play, record, start } from '@orrery/kernel';
import { randomGame } from '@orrery/kernel/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneSentence, orrery } from './terminal.ts';

let folder = '';
let saved: GameRecord;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-review-'));
  saved = randomGame((await loadGame('reworld')).game, 2, 'review');
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(record: GameRecord): string {
  const path = join(folder, 'game.json');
  writeFileSync(path, JSON.stringify(record));
  return path;
}

describe('review', () => {
  test('tells for each seat what cost it most, and what would have been better', async () => {
    const { out } = await orrery(`review ${file(saved)} --iterations 20 --lang fr`);
    expect(out).toMatch(/^seat 1: \d+ of \d+ decisions could have been clearly better\nposition/);
    expect(out).toContain('seat 2:');
    expect(out).toMatch(/\d+ % +\S.* \d+ % +\S/);
  });

  test('for machines: every decision, none of the answers that were the only ones', async () => {
    const { json } = await orrery(`review ${file(saved)} --iterations 2 --json`);
    const decisions = json['decisions'] as { index: number; seat: number }[];
    expect(decisions.length).toBeGreaterThan(20);
    expect(decisions.length).toBeLessThan(saved.entries.length);
    for (const { index, seat } of decisions) expect(saved.entries[index]?.[0]).toBe(seat);
  });

  test('refuses a running game', async () => {
    const { game } = await loadGame('reworld');
    const entries = saved.entries.slice(0, 1);
    const state = start(game, {}, 2, saved.seed);
    for (const [, , choice] of entries) play(game, state, choice);
    const half = record(game, state, { ...saved, entries });
    expect(oneSentence(await orrery(`review ${file(half)}`))).toMatch(/of a running game/);
  });
});
