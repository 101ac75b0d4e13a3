import { basename, relative, resolve } from 'node:path';
import type { Lang } from '@orrery/shared';

/** How this program was started. */
interface Started {
  readonly env: NodeJS.ProcessEnv;
  readonly script: string;
  readonly cwd: string;
}

const now = (): Started => ({
  env: process.env,
  script: process.argv[1] ?? '',
  cwd: process.cwd(),
});

/** The command line that goes on with a saved game, to be pasted where this one was typed. */
export function resumeCommand(file: string, lang: Lang, started: Started = now()): string {
  const { env, cwd } = started;
  // npm runs its scripts in the project's folder, wherever the player is.
  const isHere = env['INIT_CWD'] === undefined || env['INIT_CWD'] === cwd;
  const path = isHere ? file : resolve(cwd, file);
  const words = [...program(started), 'play', '--resume', path];
  return [...words, ...(lang === 'en' ? [] : ['--lang', lang])].map(quoted).join(' ');
}

function program({ env, script, cwd }: Started): string[] {
  if (env['npm_command'] === 'run-script') {
    return ['npm', 'run', '-s', env['npm_lifecycle_event'] ?? 'orrery', '--'];
  }
  if (env['npm_command'] === 'exec') return ['npx', 'orrery'];
  if (basename(script) === 'orrery') return ['orrery'];
  return ['node', relative(cwd, script)];
}

const PLAIN = /^[\w@%+=:,./\\-]+$/;

/** As a shell takes one word. */
function quoted(word: string): string {
  if (PLAIN.test(word)) return word;
  return process.platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", `'\\''`)}'`;
}
