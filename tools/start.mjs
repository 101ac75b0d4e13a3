// `npm start`: installs what is missing, then opens the table.
// Plain JavaScript that Node 20 understands: it runs before anything is installed.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded, whyInstall } from './install.mjs';
import { root, runNode24 } from './node24.mjs';
import { endWithNpm } from './npm.mjs';
import { takenPort } from './port.mjs';

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
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // The size of every file would push the address out of sight; warnings and errors are shown.
  return runNode24([vite, 'build', join(root, 'web'), '--logLevel=warn']);
}

/** @param {string[]} args */
async function start(args) {
  const hasWeb = existsSync(join(root, 'web/index.html'));
  // With work ahead, a port that is taken is told before it and not after.
  const port = hasWeb && (whyInstall() !== null || !webIsBuilt()) ? await takenPort(args) : null;
  if (port !== null) {
    console.error(`orrery: port ${port} is taken; choose another with npm start -- --port <n>`);
    return 1;
  }
  if (!(await installIfNeeded())) return 1;
  const orrery = join(root, 'cli/bin/orrery.js');
  if (!hasWeb) return runNode24([orrery, 'play', 'reworld', ...args]);
  const built = await buildWeb();
  return built === 0 ? runNode24([orrery, 'serve', ...args]) : built;
}

endWithNpm();
process.exitCode = await start(process.argv.slice(2));
