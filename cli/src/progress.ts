import type { Terminal } from './terminal.ts';

const BAR = 30;
const REDRAW_EVERY_MS = 100;

export interface Progress {
  add(n: number): void;
  done(): void;
}

/** A bar on standard error, only where somebody watches, from the first moment on. */
export function progress(terminal: Terminal, what: string, total: number): Progress {
  const { redraw } = terminal;
  const began = performance.now();
  let count = 0;
  let drawn = 0;
  const draw = (): void => {
    const part = Math.min(1, count / total);
    const bar = '█'.repeat(Math.round(part * BAR)).padEnd(BAR, '░');
    const seconds = ((performance.now() - began) / 1000) * (1 / part - 1);
    const left = part > 0 ? ` · ${seconds.toFixed(0)} s left` : '';
    redraw?.(`${bar} ${Math.floor(part * 100)} % · ${count}/${total} ${what}${left}`);
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
