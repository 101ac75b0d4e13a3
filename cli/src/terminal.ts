import { createInterface, type Interface } from 'node:readline';

/** Where a command speaks and listens; tests bring their own. */
export interface Terminal {
  /** Standard output: what was asked for. */
  print(text: string): void;
  /** Standard error: what is said beside it. */
  say(text: string): void;
  /** Rewrites one line of standard error, where somebody watches. */
  readonly redraw: ((line: string) => void) | null;
  readonly width: number;
  /** The next line of input; null: there is no more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

const DEFAULT_WIDTH = 80;

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  let input: Interface | null = null;
  let lines: AsyncIterator<string> | null = null;
  // A reader such as `head` may stop listening: that is no fault of the command.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    print: (text) => void stdout.write(`${text}\n`),
    say: (text) => void stderr.write(`${text}\n`),
    redraw: stderr.isTTY ? (line) => void stderr.write(`\r\u001b[2K${line}`) : null,
    // Asked for anew: a window may change while a game runs.
    get width() {
      return stdout.columns ?? DEFAULT_WIDTH;
    },
    async ask(prompt) {
      if (input === null) {
        input = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY });
        input.on('SIGINT', () => input?.close());
        lines = input[Symbol.asyncIterator]();
      }
      input.setPrompt(prompt);
      input.prompt();
      const next = await lines?.next();
      if (next === undefined || next.done === true) return null;
      // A person sees what they type; a transcript of piped input should show it too.
      if (!stdin.isTTY) stdout.write(`${next.value}\n`);
      return next.value;
    },
    close: () => input?.close(),
  };
}
