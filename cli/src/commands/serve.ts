import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '../errors.ts';
import type { Register } from './context.ts';
import { type ServeOptions, withServerOptions } from './serve-options.ts';
import { startOrExplain } from './serve-start.ts';

const PAGES = join(dirname(fileURLToPath(import.meta.url)), '../../../web/dist');

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
  withServerOptions(
    program.command('serve').description('serve tables for browsers, on this machine and online'),
  ).action(async (options: ServeOptions) => {
    const webDir = resolve(options.pages ?? PAGES);
    if (!existsSync(join(webDir, 'index.html')))
      throw new BadInput('the pages are not built yet: run `npm start`, which builds them');
    const server = await startOrExplain({
      port: options.port,
      host: options.host,
      dataDir: options.data,
      databaseUrl: options.database,
      mostMegabytes: options.megabytes,
      durable: options.fast !== true,
      webDir,
      origins: options.origins,
      trustProxy: options.trustProxy === true,
      requestsPerMinute: options.requests,
      messagesPerSecond: options.messages,
      metrics: options.metrics === true,
      botThreads: options.bots,
      keepGuestsDays: options.keepGuests,
      keepTablesDays: options.keepTables,
      keepWaitingDays: options.keepWaiting,
      pushServices: options.pushServices,
      privateWebhooks: options.privateWebhooks === true,
      logger: options.log === true,
    });
    terminal.print(`Orrery is at ${server.address}/ (Ctrl-C ends it)`);
    if (options.open && hasDesktop(process.env)) openBrowser(`${server.address}/`);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    await server.stop();
  });
};
