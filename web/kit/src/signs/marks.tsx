import { LINE } from './ink.ts';

const line = (d: string) => <path d={d} {...LINE} />;
const bold = (d: string) => <path d={d} {...LINE} strokeWidth="3" />;

/** What happens to things: arrows, comparisons, states. All in the colour of the words beside them. */
export const MARKS = {
  arrow: line('M-8 0h15M2-5l5 5l-5 5'),
  back: line('M8 7V1a4 4 0 0 0-4-4H-7M-3-7.5l-4.5 4.5l4.5 4.5'),
  up: line('M0 9V-8M-6-2l6-6l6 6'),
  down: line('M0-9V8M-6 2l6 6l6-6'),
  swap: line('M-8-4h15M3-8l4 4l-4 4M8 5h-15M-3 1l-4 4l4 4'),
  cycle: line('M8.5-3A9 9 0 0 0-7.5-5M-8.5 3A9 9 0 0 0 7.5 5M-8-10v5h5M8 10V5H3'),
  turn: line('M-9 2a9 9 0 1 1 3 6.7M-9.5-6v8h8'),
  move: line('M-9 8.5c0-9 4-13 12-13M-1.5-9.5l5 5l-5 5M6 8.5h4M-2 8.5h3'),
  upgrade: line('M-7 1l7-7l7 7M-7 8l7-7l7 7'),
  plus: bold('M0-7.5v15M-7.5 0h15'),
  minus: bold('M-7.5 0h15'),
  times: line('M-5-5L5 5M5-5L-5 5'),
  equal: line('M-7-3.5h14M-7 3.5h14'),
  unequal: line('M-7-3.5h14M-7 3.5h14M4-8.5l-8 17'),
  atLeast: line('M-6-8l12 5l-12 5M-6 8h12'),
  atMost: line('M6-8l-12 5l12 5M-6 8h12'),
  or: line('M0-9v18'),
  check: bold('M-8 0l6 6L9-7'),
  cross: bold('M-7-7L7 7M7-7L-7 7'),
  question: bold('M-4.5-4.5a4.5 4.5 0 1 1 6.8 3.9C.7.3 0 1.3 0 3.2M0 8.7v.01'),
  none: line('M-6.5 0h13'),
  stop: line('M-4.5-10h9l5.5 5.5v9l-5.5 5.5h-9l-5.5-5.5v-9zM-4.5 0h9'),
  lock: line('M-5-1v-4a5 5 0 0 1 10 0v4M-8-1h16v11h-16zM0 3.5v2.5'),
  open: line('M-5-1v-4.5a5 5 0 0 1 9.5-2.2M-8-1h16v11h-16zM0 3.5v2.5'),
  clock: line('M0-10a10 10 0 1 1-.01 0M0-5.5v6l4 2.5'),
  hourglass: line(
    'M-7-10h14M-7 10h14M-5.5-10c0 6 4 7.5 4 10s-4 4-4 10M5.5-10c0 6-4 7.5-4 10s4 4 4 10M-2.5 7.5l2.5-2.5l2.5 2.5',
  ),
  infinity: line(
    'M0 0c-2.5-3.5-4.3-4.8-6.3-4.8a4.8 4.8 0 0 0 0 9.6C-4.3 4.8-2.5 3.5 0 0s4.3-4.8 6.3-4.8a4.8 4.8 0 0 1 0 9.6C4.3 4.8 2.5 3.5 0 0z',
  ),
  dots: bold('M-8 0h.01M0 0h.01M8 0h.01'),
  ring: <circle r="9.5" {...LINE} />,
  optional: <circle r="9.5" {...LINE} strokeDasharray="3.5 3.96" />,
  target: line('M0-8a8 8 0 1 1-.01 0M0-11v7M0 4v7M-11 0h7M4 0h7'),
  eye: line('M-11 0q5-7.5 11-7.5t11 7.5q-5 7.5-11 7.5t-11-7.5zM0-3a3 3 0 1 1-.01 0'),
  search: line('M-2.5-9.5a7 7 0 1 1-.01 0M2.5 2.5l7.5 7.5'),
  first: line('M-4-5.5l4-4v19M-4.5 9.5h9'),
  next: line('M-7-7l7 7l-7 7M1-7l7 7l-7 7'),
  asterisk: bold('M0-9v18M-7.8-4.5l15.6 9M7.8-4.5l-15.6 9'),
} as const;
