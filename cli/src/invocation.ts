import { basename, relative, resolve } from 'node:path';

/** How this program was started. */
export interface Started {
  readonly env: NodeJS.ProcessEnv;
  readonly script: string;
  readonly cwd: string;
}

const now = (): Started => ({
  env: process.env,
  script: process.argv[1] ?? '',
  cwd: process.cwd(),
});

/** A command line of this program, to be pasted where the one that started it was typed. */
export const commandLine = (args: readonly string[], started = now()): string =>
  [...program(started), ...args].map(quoted).join(' ');

/** A file in such a line. npm runs its scripts in the project's folder, wherever people are. */
export function fileHere(file: string, { env, cwd }: Started = now()): string {
  const isHere = env['INIT_CWD'] === undefined || env['INIT_CWD'] === cwd;
  return isHere ? file : resolve(cwd, file);
}

function program({ env, script, cwd }: Started): string[] {
  // What npm was asked to run: a script of this name, or a program by npx.
  const event = env['npm_lifecycle_event'];
  if (event === 'orrery') return ['npm', 'run', '-s', 'orrery', '--'];
  if (event === 'npx') return ['npx', 'orrery'];
  if (basename(script) === 'orrery') return ['orrery'];
  return ['node', relative(cwd, script)];
}

const PLAIN = /^[\w@%+=:,./\\-]+$/;

/** As a shell takes one word. */
function quoted(word: string): string {
  if (PLAIN.test(word)) return word;
  return process.platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", `'\\''`)}'`;
}
