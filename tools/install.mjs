// Plain JavaScript that Node 20 understands: it runs before anything is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './node24.mjs';

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string; optional?: boolean; link?: boolean }> | null}
 */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

/**
 * Why `npm ci` is needed, in a few words, or null when node_modules is what the lock file asks for.
 * @param {string} [folder]
 */
export function whyInstall(folder = root) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  if (wanted === null) throw new Error('package-lock.json is missing or is not JSON');
  const installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  if (installed === null) return 'nothing is installed yet';
  for (const [path, entry] of Object.entries(wanted)) {
    // Optional packages are mostly binaries of other platforms; folders of the project are not installed.
    if (!path.includes('node_modules/') || entry.optional === true) continue;
    if (installed[path]?.version !== entry.version || installed[path]?.link !== entry.link)
      return `${path} is not what package-lock.json asks for`;
  }
  return null;
}

/** Installs what is missing; returns whether everything is in place. */
export async function installIfNeeded() {
  const why = whyInstall();
  if (why === null) return true;
  console.log(`Installing the packages of package-lock.json with \`npm ci\` (${why}).`);
  console.log('That takes about a minute, in which npm says little ...');
  const npm = process.env.npm_execpath;
  const quiet = ['ci', '--loglevel=error'];
  const code = npm
    ? await run(process.execPath, [npm, ...quiet], { cwd: root })
    : await run('npm', quiet, { cwd: root, shell: process.platform === 'win32' });
  if (code !== 0) console.error('`npm ci` failed, see above. Nothing else was started.');
  return code === 0;
}
