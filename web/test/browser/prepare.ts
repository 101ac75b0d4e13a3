import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tellWorkers } from './built.ts';
import { OnlineServer } from './online-server.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** The pages as they are shipped, in a folder of their own: others may build or serve theirs meanwhile. */
function build(folder: string): void {
  const args = [VITE, 'build', join(ROOT, 'web'), '--outDir', folder, '--emptyOutDir'];
  const { status } = spawnSync(process.execPath, [...args, '--logLevel=error'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the pages could not be built');
}

/** Once, before all tests; what it returns is done after them. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-built-'));
  build(folder);
  tellWorkers('pages', folder);
  const server = new OnlineServer();
  await server.start();
  tellWorkers('address', `http://localhost:${server.port}`);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
}
