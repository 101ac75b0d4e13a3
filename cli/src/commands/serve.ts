import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '../errors.ts';
import { whole } from '../parse.ts';
import { serveFile } from '../serve/static.ts';
import type { Register } from './context.ts';

const PAGES = join(dirname(fileURLToPath(import.meta.url)), '../../../web/dist');
const USUAL_PORT = 4280;

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly open: boolean;
}

/** Whether somebody sits before this machine and has a browser. */
function hasDesktop(env: NodeJS.ProcessEnv): boolean {
  if (env['CI']) return false;
  if (process.platform !== 'linux') return true;
  return Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY']);
}

function openBrowser(address: string): void {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  // Where there is none, the printed address is enough.
  spawn(command, [address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

export const serve: Register = (program, { terminal }) => {
  program
    .command('serve')
    .description('serve the table for browsers')
    .option('--port <n>', 'port; 0: any free one', whole('--port', 0), USUAL_PORT)
    .option('--host <name>', 'address to listen on', 'localhost')
    .option('--no-open', 'do not open a browser')
    .action(async ({ port, host, open }: ServeOptions) => {
      if (!existsSync(join(PAGES, 'index.html')))
        throw new BadInput('the pages are not built yet: run `npm start`, which builds them');
      const server = createServer((request, response) => {
        serveFile(PAGES, request, response).catch(() => response.destroy());
      });
      const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
      server.once('error', (error: NodeJS.ErrnoException) => {
        const taken = error.code === 'EADDRINUSE';
        reject(taken ? new BadInput(`port ${port} is taken; choose another with --port`) : error);
      });
      server.listen(port, host, resolve);
      await listening;
      const at = server.address();
      const address = `http://${host}:${typeof at === 'object' && at ? at.port : port}/`;
      terminal.print(`Orrery is at ${address} (Ctrl-C ends it)`);
      if (open && hasDesktop(process.env)) openBrowser(address);
      await new Promise((closed) => {
        process.once('SIGINT', () => server.close(closed));
        process.once('SIGTERM', () => server.close(closed));
        server.once('close', closed);
      });
    });
};
