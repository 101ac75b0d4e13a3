import { describe, expect, test } from 'vitest';
import {
  amount,
  joined,
  type Line,
  lineWriter,
  lineWidth,
  repeated,
  signSet,
} from '../src/index.ts';
import { layLine } from '../src/tokens/layout.ts';
import { all, drawn, sizes } from './draw.ts';

const set = signSet({ relic: <circle r="8" /> });
type Name = (typeof set.names)[number];

type Op =
  | { readonly op: 'gain'; readonly what: 'energy' | 'water'; readonly n: number }
  | { readonly op: 'choose'; readonly options: readonly (readonly Op[])[] }
  | { readonly op: 'nothing' };

const lineOf: (ops: readonly Op[]) => Line<Name> = lineWriter<Op, Name>({
  gain: ({ n, what }) => amount(n, what),
  choose: ({ options }) => joined(options.map(lineOf), '/'),
  nothing: () => [],
});

describe('the icon language', () => {
  test('every operation is written by its name', () => {
    const ops: Op[] = [
      { op: 'gain', what: 'energy', n: -2 },
      { op: 'nothing' },
      { op: 'choose', options: [[{ op: 'gain', what: 'water', n: 1 }], [{ op: 'nothing' }]] },
    ];
    expect(lineOf(ops)).toEqual(['−2', { sign: 'energy' }, '1', { sign: 'water' }, '/']);
    expect(repeated(2, { sign: 'crew' })).toHaveLength(2);
  });

  test('a game adds its own signs to those of the kit', () => {
    expect(set.isSign('relic')).toBe(true);
    expect(set.isSign('energy')).toBe(true);
    expect(set.isSign('toString')).toBe(false);
    expect(set.sign('relic')).toEqual({ sign: 'relic' });
    expect(set.sign('12')).toBe('12');
  });

  test.each(set.names)(
    '%s is drawn, every stroke begins within its box, and no line is heavy',
    (name) => {
      const markup = drawn(<set.Sign name={name} size={24} />);
      expect(markup).toMatch(/<(path|circle)/);
      expect(markup).not.toMatch(/NaN|undefined/);
      const starts = [...markup.matchAll(/M(-?(?:\d+\.?\d*|\.\d+)) ?(-?(?:\d+\.?\d*|\.\d+))/g)];
      for (const [, x, y] of starts)
        expect(Math.max(Math.abs(Number(x)), Math.abs(Number(y)))).toBeLessThanOrEqual(12);
      for (const weight of all(markup, 'stroke-width'))
        expect(Number(weight)).toBeLessThanOrEqual(4);
    },
  );

  test('a sign can be explained by itself where it is not part of a place', () => {
    expect(drawn(<set.TokenLine line={amount(2, 'energy')} size={20} explain />)).toContain(
      'data-explain="icon:energy"',
    );
    expect(drawn(<set.TokenLine line={amount(2, 'energy')} size={20} />)).not.toContain(
      'data-explain',
    );
  });
});

describe('a line of tokens', () => {
  const line: Line<Name> = [...amount(2, 'energy'), { sign: 'arrow' }, ...amount(12, 'points')];

  test('fits its room: signs give way before figures do', () => {
    const roomy = layLine(line, 20, 500, 0);
    const tight = layLine(line, 20, roomy.width * 0.8, 0);
    expect(roomy.width).toBeCloseTo(lineWidth(line, 20));
    expect(tight.scale).toBe(1);
    expect(tight.sign).toBeLessThan(1);
    for (const room of [20, 40, 60, 90])
      expect(layLine(line, 20, room, 0).width).toBeLessThanOrEqual(room + 1e-6);
  });

  test('its tokens follow each other', () => {
    const { at } = layLine(line, 20, 60, 0);
    expect(at.toSorted((a, b) => a - b)).toEqual(at);
  });

  test('figures stay readable on a phone, and what does not fit is left out when told', () => {
    const phone = { width: 375, height: 430 };
    const board = { width: 750, height: 860 };
    const shown = (cut: boolean) =>
      drawn(<set.TokenLine line={line} size={16} room={40} cut={cut} />, board, phone);
    const scale = Number(/scale\(([\d.]+)\)/.exec(shown(false))?.[1]);
    for (const size of sizes(shown(false)))
      expect(size * scale * 0.5).toBeGreaterThanOrEqual(12 - 1e-6);
    expect(sizes(shown(true)).length).toBeLessThan(sizes(shown(false)).length);
  });
});
