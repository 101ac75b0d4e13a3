import { type Command, Option } from 'commander';
import { oneOf, onOff, origins, postgresAddress, whole } from '../parse.ts';

const USUAL_PORT = 4280;
const LAST_PORT = 65_535;
const USUAL_HOST = 'localhost';
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export interface ServeOptions {
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

/** Of a switch commander only sees that its variable is there; here it is read. */
function readEnvironment(command: Command): void {
  for (const option of command.options) {
    const name = option.attributeName();
    const { envVar } = option;
    if (envVar === undefined || !option.isBoolean()) continue;
    if (command.getOptionValueSource(name) !== 'env') continue;
    command.setOptionValueWithSource(name, onOff(envVar, process.env[envVar] ?? ''), 'env');
  }
  const level = process.env['LOG_LEVEL'];
  if (command.getOptionValue('log') === true && level !== undefined) {
    oneOf('LOG_LEVEL', LOG_LEVELS)(level);
  }
}

const option = (flags: string, words: string, env: string): Option =>
  new Option(flags, words).env(env);

export const withServerOptions = (command: Command): Command =>
  command
    .addOption(
      option('--port <n>', 'port; 0: any free one', 'PORT')
        .argParser(whole('--port', 0, LAST_PORT))
        .default(USUAL_PORT),
    )
    .addOption(
      option('--host <name>', 'address to listen on', 'HOST')
        // Nothing would be every address of this machine.
        .argParser((text) => text || USUAL_HOST)
        .default(USUAL_HOST),
    )
    .addOption(option('--data <folder>', 'where tables are kept', 'DATA_DIR').default('data'))
    .addOption(
      option(
        '--database <url>',
        'postgres://…: keep tables there instead',
        'DATABASE_URL',
      ).argParser(postgresAddress),
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
        .argParser(origins)
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
    .option('--no-open', 'do not open a browser')
    .hook('preAction', readEnvironment);
