// `npm test` and `npm run test:deep`: installs what is missing, then runs checks and tests.
// Plain JavaScript that Node 20 understands: it runs before anything is installed.
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { root, runNode24 } from './node24.mjs';

process.exitCode = (await installIfNeeded())
  ? await runNode24([join(root, 'tools/suite/main.ts'), ...process.argv.slice(2)])
  : 1;
