import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from '../build/compress.ts';

const SCRIPT = 'export const orrery = () => "a table";\n'.repeat(100);

test('beside every text lie both of its shorter forms, which are read as the text itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const texts = ['index.html', 'sw.js', 'manifest.fr.webmanifest', 'assets/a.js', 'assets/a.css'];
  for (const name of texts) writeFileSync(join(folder, name), SCRIPT);
  // It would only grow, or is no text.
  writeFileSync(join(folder, 'early.js'), '1');
  writeFileSync(join(folder, 'assets/a.woff2'), SCRIPT);
  await compressFolder(folder);

  const found = readdirSync(folder, { recursive: true }).map(String);
  const shorter = texts.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect(found.filter((name) => /\.(br|gz)$/.test(name)).toSorted()).toEqual(shorter.toSorted());
  for (const name of texts) {
    const [br, gz] = ['br', 'gz'].map((ending) => readFileSync(join(folder, `${name}.${ending}`)));
    expect(brotliDecompressSync(br ?? '').toString()).toBe(SCRIPT);
    expect(gunzipSync(gz ?? '').toString()).toBe(SCRIPT);
  }
});
