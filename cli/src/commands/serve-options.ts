import { type Command, Option } from 'commander';
import { oneOf, onOff, origins, postgresAddress, whole } from '../parse.ts';

const USUAL_PORT = 4280;
const LAST_PORT = 65_535;
const USUAL_HOST = 'localhost';
/** More than any machine has cores for: each is a thread with rules and memory of its own. */
const MOST_BOT_THREADS = 256;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly pages?: string;
  readonly database?: string;
  readonly megabytes?: number;
  readonly fast?: boolean;
  readonly origins: readonly string[];
  readonly trustProxy?: boolean;
  readonly requests: number;
  readonly messages: number;
  readonly metrics?: boolean;
  readonly bots?: number;
  readonly keepGuests: number;
  readonly keepTables: number;
  readonly keepWaiting: number;
  readonly pushServices: readonly string[];
  readonly privateWebhooks?: boolean;
  readonly log?: boolean;
  readonly open: boolean;
}

/** Makes a value of a text; a complaint names what the text was given as. */
type Read = (name: string) => (text: string) => unknown;

const asItIs: Read = () => (text) => text;
const asSwitch: Read = (name) => (text) => onOff(name, text);

/** A flag that is also a variable. Both stay texts until it is known which of them it was. */
class Setting extends Option {
  readonly read: Read;
  constructor(flags: string, words: string, env: string, read: Read) {
    super(flags, words);
    this.env(env);
    this.read = read;
  }

  valueFrom(source: string | undefined, given: unknown): unknown {
    if (source === 'env') {
      const name = this.envVar ?? '';
      const text = process.env[name] ?? '';
      // An empty variable is as good as none.
      return text === '' && !this.isBoolean() ? this.defaultValue : this.read(name)(text);
    }
    // A switch is on where its flag is given.
    if (source !== 'cli' || this.isBoolean()) return given;
    return this.read(this.long ?? '')(String(given));
  }
}

function readSettings(command: Command): void {
  for (const option of command.options) {
    if (!(option instanceof Setting)) continue;
    const name = option.attributeName();
    const source = command.getOptionValueSource(name);
    const value = option.valueFrom(source, command.getOptionValue(name));
    command.setOptionValueWithSource(name, value, source);
  }
  const level = process.env['LOG_LEVEL'];
  if (command.getOptionValue('log') === true && level !== undefined) {
    oneOf('LOG_LEVEL', LOG_LEVELS)(level);
  }
}

const setting = (flags: string, words: string, env: string, read: Read): Option =>
  new Setting(flags, words, env, read);

const wholeFrom =
  (least: number, most?: number): Read =>
  (name) =>
    whole(name, least, most);

export const withServerOptions = (command: Command): Command =>
  command
    .addOption(
      setting('--port <n>', 'port; 0: any free one', 'PORT', wholeFrom(0, LAST_PORT)).default(
        USUAL_PORT,
      ),
    )
    .addOption(
      // Nothing would be every address of this machine.
      setting(
        '--host <name>',
        'address to listen on',
        'HOST',
        () => (text) => text || USUAL_HOST,
      ).default(USUAL_HOST),
    )
    .addOption(
      setting('--data <folder>', 'where tables are kept', 'DATA_DIR', asItIs).default('data'),
    )
    .addOption(setting('--pages <folder>', 'the built pages (web/dist)', 'PAGES_DIR', asItIs))
    .addOption(
      setting(
        '--database <url>',
        'postgres://…: keep tables there instead',
        'DATABASE_URL',
        postgresAddress,
      ),
    )
    .addOption(
      setting(
        '--megabytes <n>',
        'SQLite grows no further than this',
        'MOST_MEGABYTES',
        wholeFrom(1),
      ),
    )
    .addOption(
      setting(
        '--fast',
        'a power cut may lose the last moments; SQLite only',
        'FAST_STORAGE',
        asSwitch,
      ),
    )
    .addOption(
      setting(
        '--origins <list>',
        'public addresses (https://…) of this server',
        'ORIGINS',
        origins,
      ).default([], 'its own'),
    )
    .addOption(
      setting(
        '--trust-proxy',
        'believe X-Forwarded-* of a proxy in front',
        'TRUST_PROXY',
        asSwitch,
      ),
    )
    .addOption(
      setting(
        '--requests <n>',
        'requests a minute from one address or session',
        'REQUESTS_PER_MINUTE',
        wholeFrom(1),
      ).default(600),
    )
    .addOption(
      setting(
        '--messages <n>',
        'messages a second of one person',
        'MESSAGES_PER_SECOND',
        wholeFrom(1),
      ).default(200),
    )
    .addOption(setting('--metrics', 'show at /metrics what is counted', 'METRICS', asSwitch))
    .addOption(
      setting(
        '--bots <n>',
        'threads for bots (one less than there are cores)',
        'BOT_THREADS',
        wholeFrom(1, MOST_BOT_THREADS),
      ),
    )
    .addOption(
      setting(
        '--keep-guests <days>',
        'guests without an account who did not come back; 0: for ever',
        'KEEP_GUESTS',
        wholeFrom(0),
      ).default(180),
    )
    .addOption(
      setting(
        '--keep-tables <days>',
        'games that nobody went on with; 0: for ever',
        'KEEP_TABLES',
        wholeFrom(0),
      ).default(400),
    )
    .addOption(
      setting(
        '--keep-waiting <days>',
        'tables that wait for players; 0: for ever',
        'KEEP_WAITING',
        wholeFrom(0),
      ).default(30),
    )
    .addOption(
      setting(
        '--push-services <list>',
        'hosts of push services beside those of the makers of browsers',
        'PUSH_SERVICES',
        () => (text) => text.split(',').flatMap((host) => host.trim() || []),
      ).default([], 'none'),
    )
    .addOption(
      setting(
        '--private-webhooks',
        'notices may go to private addresses',
        'PRIVATE_WEBHOOKS',
        asSwitch,
      ),
    )
    .addOption(
      setting('--log', 'JSON lines on standard output; level by LOG_LEVEL', 'LOG', asSwitch),
    )
    .option('--no-open', 'do not open a browser')
    .hook('preAction', readSettings);
