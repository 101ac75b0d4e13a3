#!/usr/bin/env node
// The command line is TypeScript that Node 24 runs as it is; an older Node hands over to the one npm installed.
import { fileURLToPath } from 'node:url';
import { findNode24, runNode24 } from '../../tools/node24.mjs';

if (findNode24() === process.execPath) {
  const [{ main }, { processTerminal }] = await Promise.all([
    import('../src/main.ts'),
    import('../src/terminal.ts'),
  ]);
  process.exitCode = await main(process.argv.slice(2), processTerminal());
} else {
  process.exitCode = await runNode24([fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
}
