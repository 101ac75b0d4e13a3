import type { Lang, Voice } from '@orrery/shared';
import { wrap } from '@orrery/shared/lines';
import { data, ring } from '../data/index.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';
import { code, pays } from './codes.ts';

/** A port's column with the space after it. */
const CELL = 8;
/** Ports of a side beside each other; a narrow terminal shows half of them at a time. */
const ACROSS = [10, 5, 2, 1];

/** The ports of a side from left to right, by their place in a view. */
const PORTS = (['top', 'bottom'] as const).map((side) =>
  data.station.ports
    .filter((port) => port.side === side)
    .sort((a, b) => a.column - b.column)
    .map(({ id, label }) => ({ label, index: ring.indexOf(id) })),
);

/** Both sides, with what lies at each port or the cards that paid for it, and the admiral's space. */
export function station(view: ReworldView, voice: Voice, width: number): string[] {
  const { lang } = voice;
  const across = ACROSS.find((n) => n * CELL <= width + 1) ?? 1;
  const rows = PORTS.flatMap((side) =>
    Array.from({ length: side.length / across }, (_, i) => {
      const some = side.slice(i * across, (i + 1) * across);
      return [
        row(some.map(({ label }) => label)),
        row(some.map(({ index }) => lying(view, index, lang))),
        row(some.map(({ index }) => mission(view, index, lang))),
      ].filter((line) => line !== '');
    }).flat(),
  );
  return [...rows, ...wrap(admiral(view, voice), width, 2)];
}

const row = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.padEnd(CELL))
    .join('')
    .trimEnd();

/** A module; else the top card of how many; else nothing. */
function lying({ ports, posts }: ReworldView, index: number, lang: Lang): string {
  const module = ports[index];
  if (module != null) return code(lang, module);
  const post = posts[index] ?? [];
  if (post.length === 0) return '·';
  return `[${post.at(-1)}]${post.length > 1 ? `(${post.length})` : ''}`;
}

function mission({ ports }: ReworldView, index: number, lang: Lang): string {
  const module = ports[index];
  return module == null ? '' : pays(lang, module);
}

function admiral({ admiralSpace, own }: ReworldView, { lang, name }: Voice): string {
  if (admiralSpace === null) return say(lang, 'terminal.admiral.free');
  const player = name(admiralSpace);
  const card = own?.admiralCard ?? null;
  return card === null
    ? say(lang, 'terminal.admiral.taken', { player })
    : say(lang, 'terminal.admiral.card', { player, card });
}
