import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { whyInstall } from '../install.mjs';
import { temporaryFolder } from './temporary-folder.ts';

type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean }>;

const project = (wanted: Packages, installed: Packages | null): string => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (installed === null) return folder;
  mkdirSync(join(folder, 'node_modules'));
  const packages = JSON.stringify({ packages: installed });
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), packages);
  return folder;
};

const wanted: Packages = {
  '': { version: '1.0.0' },
  kernel: { version: '1.0.0' },
  'node_modules/@orrery/kernel': { link: true },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/a-of-another-platform': { version: '1.2.3', optional: true },
};
const installed: Packages = {
  'node_modules/@orrery/kernel': { link: true },
  'node_modules/a': { version: '1.2.3' },
};

test('nothing is installed when everything is there', () => {
  expect(whyInstall(project(wanted, installed))).toBeNull();
});

test('a fresh clone, another version and a new workspace are reasons to install', () => {
  expect(whyInstall(project(wanted, null))).toBe('nothing is installed yet');
  const older = { ...installed, 'node_modules/a': { version: '1.2.2' } };
  expect(whyInstall(project(wanted, older))).toContain('node_modules/a is not');
  const unlinked = { 'node_modules/a': { version: '1.2.3' } };
  expect(whyInstall(project(wanted, unlinked))).toContain('node_modules/@orrery/kernel is not');
});
