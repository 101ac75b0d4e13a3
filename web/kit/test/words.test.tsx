import { describe, expect, test } from 'vitest';
import { least, Numeral, textWidth, Words } from '../src/index.ts';
import { fitWords } from '../src/words/measure.ts';
import { drawn, sizes } from './draw.ts';

const NAMES = [
  'Tour',
  'Centrale thermodynamique de surface',
  'Anticonstitutionnellement',
  'Water Extractor',
  'Le Conseil des Navigateurs de la Ceinture extérieure',
];

describe('words fit their box', () => {
  test('every line is as wide as its room at most, and none is smaller than can be read', () => {
    for (const text of NAMES)
      for (const width of [30, 60, 90, 140, 300])
        for (const most of [1, 2, 3])
          for (const minimum of [0, 10, 14]) {
            const { lines, size, cut } = fitWords(text, {
              width,
              size: 16,
              least: minimum,
              most,
              look: 'bold',
            });
            expect(size).toBeGreaterThanOrEqual(minimum);
            expect(lines.length).toBeLessThanOrEqual(most > 1 ? most + 1 : 1);
            for (const line of lines)
              if (line.length > 2)
                expect(textWidth(line, size, 'bold')).toBeLessThanOrEqual(width + 0.01);
            if (!cut) expect(lines.join(' ')).toBe(text);
          }
  });

  test('lines are no higher together than their room', () => {
    for (const text of NAMES)
      for (const height of [14, 30, 50]) {
        const { lines, size } = fitWords(text, {
          width: 80,
          size: 14,
          least: 0,
          most: 5,
          height,
          look: 'serif',
        });
        expect(size * (1 + (lines.length - 1) * 1.16)).toBeLessThanOrEqual(
          Math.max(height, size) * 1.03,
        );
      }
  });

  test('what is left out is marked', () => {
    const { lines, cut } = fitWords(NAMES[4] ?? '', {
      width: 60,
      size: 14,
      least: 14,
      most: 1,
      look: 'plain',
    });
    expect(cut).toBe(true);
    expect(lines[0]).toMatch(/…$/);
  });
});

describe('on a phone', () => {
  const board = { width: 700, height: 800 };
  const phone = { width: 375, height: 430 };
  const px = 375 / 700;

  test('words are 14 pixels or more, figures 12, thumbs 44', () => {
    const markup = drawn(
      <>
        <Words text="Quarry" width={200} size={13} />
        <Numeral n={7} size={10} />
      </>,
      board,
      phone,
    );
    const [words, figure] = sizes(markup).map((size) => size * px);
    expect(words).toBeCloseTo(14);
    expect(figure).toBeCloseTo(12);
    expect(least({ px, phone: true }).thumb * px).toBeCloseTo(44);
  });

  test('a drawing that knows better may write smaller', () => {
    expect(
      sizes(drawn(<Words text="Quarry" width={200} size={13} least={0} />, board, phone)),
    ).toEqual([13]);
  });
});
