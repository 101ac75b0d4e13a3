import { main } from '../src/main.ts';
import type { Terminal } from '../src/terminal.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The last line of output, read as JSON. */
  readonly json: Record<string, unknown>;
}

function lastLine(out: string): Record<string, unknown> {
  try {
    return JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** A terminal in which lines were typed beforehand. */
export function scripted(input: readonly string[], width = 40) {
  const lines = [...input];
  let out = '';
  let err = '';
  const terminal: Terminal = {
    print: (text) => void (out += `${text}\n`),
    say: (text) => void (err += `${text}\n`),
    redraw: null,
    width,
    ask: async (prompt) => {
      out += prompt;
      return lines.shift() ?? null;
    },
    close: () => {},
  };
  return { terminal, said: () => out, complained: () => err };
}

/** Runs a command in this process, with lines of input given beforehand. */
export async function orrery(
  args: string,
  input: readonly string[] = [],
  width = 80,
): Promise<Ran> {
  const { terminal, said, complained } = scripted(input, width);
  const code = await main(args.split(' ').filter(Boolean), terminal);
  return { code, out: said(), err: complained(), json: lastLine(said()) };
}

/** Bad input: exit code 1, one sentence, no stack. */
export function oneSentence(ran: Ran): string {
  const lines = ran.err.trimEnd().split('\n');
  if (ran.code !== 1 || lines.length !== 1 || / at .*:\d+/.test(ran.err)) {
    throw new Error(`exit code ${ran.code}, said:\n${ran.err}`);
  }
  return lines[0] ?? '';
}
