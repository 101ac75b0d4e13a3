import type { Terminal } from './terminal.ts';

const BAR = 30;
const REDRAW_EVERY_MS = 100;

export interface Progress {
  add(n: number): void;
  done(): void;
}

/** A bar on standard error, only where somebody watches, from the first moment on; `before` was done earlier. */
export function progress(terminal: Terminal, what: string, total: number, before = 0): Progress {
  const { redraw } = terminal;
  const began = performance.now();
  let count = before;
  let drawn = 0;
  const draw = (): void => {
    const part = Math.min(1, count / total);
    const bar = '█'.repeat(Math.round(part * BAR)).padEnd(BAR, '░');
    const pace = (count - before) / ((performance.now() - began) / 1000);
    const left = pace > 0 ? ` · ${((total - count) / pace).toFixed(0)} s left` : '';
    const done = Math.floor(count * 10) / 10;
    redraw?.(`${bar} ${Math.floor(part * 100)} % · ${done}/${total} ${what}${left}`);
  };
  draw();
  return {
    add(n) {
      count += n;
      if (redraw === null || performance.now() - drawn < REDRAW_EVERY_MS) return;
      drawn = performance.now();
      draw();
    },
    done: () => redraw?.(''),
  };
}
