import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The tests look at the pages as they are shipped. */
export default function buildPages(): void {
  const web = join(dirname(fileURLToPath(import.meta.url)), '../..');
  const vite = join(web, '../node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', web, '--logLevel=error'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the pages could not be built:\n${stderr}`);
}
