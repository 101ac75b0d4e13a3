import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, Option } from 'commander';
import { BadInput } from '../errors.ts';
import { list, whole } from '../parse.ts';
import type { Register } from './context.ts';

const PAGES = join(dirname(fileURLToPath(import.meta.url)), '../../../web/dist');
const USUAL_PORT = 4280;

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly megabytes?: number;
  readonly fast?: boolean;
  readonly origins: readonly string[];
  readonly trustProxy?: boolean;
  readonly requests: number;
  readonly messages: number;
  readonly bots?: number;
  readonly privateWebhooks?: boolean;
  readonly log?: boolean;
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

const option = (flags: string, words: string, env: string): Option =>
  new Option(flags, words).env(env);

const withServerOptions = (command: Command): Command =>
  command
    .addOption(
      option('--port <n>', 'port; 0: any free one', 'PORT')
        .argParser(whole('--port', 0))
        .default(USUAL_PORT),
    )
    .addOption(option('--host <name>', 'address to listen on', 'HOST').default('localhost'))
    .addOption(option('--data <folder>', 'where tables are kept', 'DATA_DIR').default('data'))
    .addOption(
      option('--database <url>', 'postgres://…: keep tables there instead', 'DATABASE_URL'),
    )
    .addOption(
      option('--megabytes <n>', 'SQLite grows no further than this', 'MOST_MEGABYTES').argParser(
        whole('--megabytes', 1),
      ),
    )
    .addOption(
      option('--fast', 'a power cut may lose the last moments; SQLite only', 'FAST_STORAGE'),
    )
    .addOption(
      option('--origins <list>', 'public addresses (https://…) of this server', 'ORIGINS')
        .argParser(list)
        .default([], 'its own'),
    )
    .addOption(option('--trust-proxy', 'believe X-Forwarded-* of a proxy in front', 'TRUST_PROXY'))
    .addOption(
      option(
        '--requests <n>',
        'requests a minute from one address or session',
        'REQUESTS_PER_MINUTE',
      )
        .argParser(whole('--requests', 1))
        .default(600),
    )
    .addOption(
      option('--messages <n>', 'messages a second of one person', 'MESSAGES_PER_SECOND')
        .argParser(whole('--messages', 1))
        .default(200),
    )
    .addOption(
      option(
        '--bots <n>',
        'threads for bots (one less than there are cores)',
        'BOT_THREADS',
      ).argParser(whole('--bots', 1)),
    )
    .addOption(
      option('--private-webhooks', 'notices may go to private addresses', 'PRIVATE_WEBHOOKS'),
    )
    .addOption(option('--log', 'JSON lines on standard output; level by LOG_LEVEL', 'LOG'))
    .option('--no-open', 'do not open a browser');

export const serve: Register = (program, { terminal }) => {
  withServerOptions(
    program.command('serve').description('serve tables for browsers, on this machine and online'),
  ).action(async (options: ServeOptions) => {
    if (!existsSync(join(PAGES, 'index.html')))
      throw new BadInput('the pages are not built yet: run `npm start`, which builds them');
    const { startServer, StoreUnavailable } = await import('@orrery/server');
    const server = await startServer({
      port: options.port,
      host: options.host,
      dataDir: options.data,
      databaseUrl: options.database,
      mostMegabytes: options.megabytes,
      durable: options.fast !== true,
      webDir: PAGES,
      origins: options.origins,
      trustProxy: options.trustProxy === true,
      requestsPerMinute: options.requests,
      messagesPerSecond: options.messages,
      botThreads: options.bots,
      privateWebhooks: options.privateWebhooks === true,
      logger: options.log === true,
    }).catch((error: NodeJS.ErrnoException) => {
      if (error instanceof StoreUnavailable) throw new BadInput(error.message);
      if (error.code !== 'EADDRINUSE') throw error;
      throw new BadInput(`port ${options.port} is taken; choose another with --port`);
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
