import { PHONE } from '@orrery/kit/testing';
import { expect, test } from 'vitest';
import { drawn, positions } from './ui-draw.ts';

interface Written {
  readonly text: string;
  /** How high it comes out, in pixels. */
  readonly px: number;
}

const scaleIn = (tag: string): number =>
  [...(/transform="([^"]*)"/.exec(tag)?.[1] ?? '').matchAll(/scale\((-?[\d.]+)[^)]*\)/g)].reduce(
    (product, [, by]) => product * Number(by),
    1,
  );

/** What is written on a drawing; what is part of a piece, which has a scale of its own, is art. */
function written(markup: string): readonly Written[] {
  const [, , width = '1', height = '1'] = /viewBox="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
  const px = markup.includes('viewBox')
    ? Math.min(PHONE.width / Number(width), PHONE.height / Number(height))
    : 1;
  const open: number[] = [px];
  const found: Written[] = [];
  for (const match of markup.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    const [tag, slash, kind] = match;
    if (slash === '/') open.pop();
    else if (!tag.endsWith('/>')) open.push((open.at(-1) ?? 1) * scaleIn(tag));
    if (slash === '/' || kind !== 'text') continue;
    const from = match.index + tag.length;
    const text = markup.slice(from, markup.indexOf('</text>', from)).replaceAll(/<[^>]*>/g, '');
    const size = Number(/font-size="([\d.]+)"/.exec(tag)?.[1] ?? 0);
    if (open.at(-1) === px) found.push({ text, px: size * px });
  }
  return found;
}

/** Words are to be read, letters and figures to be told apart. */
const least = (text: string): number => (/\p{L}{3}/u.test(text) ? 14 : 12);

test('on a phone words are 14 pixels high or more, and figures 12', () => {
  const { board, drawOf, strip } = drawn;
  const small = new Set<string>();
  let seen = 0;
  for (const draw of positions.map((position) => drawOf(position)))
    for (const { text, px } of [...written(board(draw, PHONE)), ...written(strip(draw))]) {
      seen++;
      if (px < least(text) - 0.05) small.add(`${text}: ${px.toFixed(1)}`);
    }
  expect([...small]).toEqual([]);
  expect(seen).toBeGreaterThan(2000);
});
