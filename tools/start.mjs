// `npm start`: installs what is missing, then opens the table.
// Plain JavaScript that Node 20 understands: it runs before anything is installed.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { root, runNode24 } from './node24.mjs';
import { endWithNpm } from './npm.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'docs', '.git']);

/**
 * The time of the newest file below a folder.
 * @param {string} folder
 * @returns {number}
 */
function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name)) continue;
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

function webIsBuilt() {
  const page = join(root, 'web/dist/index.html');
  if (!existsSync(page)) return false;
  const sources = ['kernel', 'games', 'bots', 'table', 'protocol', 'web', 'docs/rules'];
  const folders = sources.map((name) => join(root, name)).filter((path) => existsSync(path));
  return Math.max(...folders.map(newest)) <= statSync(page).mtimeMs;
}

async function buildWeb() {
  if (webIsBuilt()) return 0;
  console.log('Building the web pages ...');
  return runNode24([join(root, 'node_modules/vite/bin/vite.js'), 'build', join(root, 'web')]);
}

/** @param {string[]} args */
async function start(args) {
  if (!(await installIfNeeded())) return 1;
  const orrery = join(root, 'cli/bin/orrery.js');
  if (!existsSync(join(root, 'web/index.html')))
    return runNode24([orrery, 'play', 'reworld', ...args]);
  const built = await buildWeb();
  return built === 0 ? runNode24([orrery, 'serve', ...args]) : built;
}

endWithNpm();
process.exitCode = await start(process.argv.slice(2));
