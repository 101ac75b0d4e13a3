import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const APT_GET = '/usr/bin/apt-get';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser that `CHROMIUM` names, or the first one in PATH. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env['CHROMIUM']) return env['CHROMIUM'];
  const folders = (env['PATH'] ?? '').split(delimiter);
  return (
    folders
      .flatMap((folder) => NAMES.map((name) => join(folder, name)))
      .find((path) => existsSync(path)) ?? null
  );
}

/** Finds a browser, or installs Debian's with apt-get where that is possible; null if neither. */
export function findOrInstallChromium(): string | null {
  const found = findChromium();
  if (found !== null) return found;
  if (!existsSync(APT_GET) || process.getuid?.() !== 0) return null;
  console.log('No browser for the browser tests: installing chromium with apt-get ...');
  spawnSync(APT_GET, ['update', '-qq'], { stdio: 'ignore' });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  spawnSync(APT_GET, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  return findChromium();
}
