// `npm test`: installs what is missing, then runs every check and test.
// Plain JavaScript that Node 20 understands: it runs before anything is installed.
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { root, runNode24 } from './node24.mjs';

process.exitCode = (await installIfNeeded())
  ? await runNode24([join(root, 'tools/suite/main.ts'), ...process.argv.slice(2)])
  : 1;
