#!/usr/bin/env node
// The command line is TypeScript that Node 24 runs as it is; an older Node hands over to the one npm installed.
import { fileURLToPath } from 'node:url';
import { findNode24, runNode24 } from '../../tools/node24.mjs';

if (findNode24() === process.execPath) await import('../src/main.ts');
else process.exitCode = await runNode24([fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
