import { describe, expect, test } from 'vitest';
import { qrCode } from '../../src/online/table/qr.ts';

type Code = readonly (readonly boolean[])[];

const at = (code: Code, x: number, y: number): number => Number(code[y]?.[x] ?? false);

const multiply = (a: number, b: number): number => {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> i) & 1) product ^= a;
  }
  return product & 0xff;
};

/** The part of a reader that a clean picture needs, written apart from the writer. */
function read(code: Code): { readonly text: string; readonly isWhole: boolean } {
  const size = code.length;
  const format =
    [0, 1, 2, 3, 4, 5, 7, 8].reduce((bits, x) => (bits << 1) | at(code, x, 8), 0) ^ (0x5412 >> 7);
  const mask = (format >> 3) & 7;
  const isFixed = (x: number, y: number): boolean =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (size > 21 && Math.abs(x - size + 7) < 3 && Math.abs(y - size + 7) < 3);
  const flips = [
    (x: number, y: number) => (x + y) % 2,
    (_x: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1])
        if (!isFixed(x, y)) bits.push(at(code, x, y) ^ Number(flips[mask]?.(x, y) === 0));
    }
    up = !up;
  }
  const bytes = Array.from({ length: bits.length >> 3 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
  const length = (((bytes[0] ?? 0) & 15) << 4) | ((bytes[1] ?? 0) >> 4);
  const shifted = bytes.slice(1, length + 2);
  const text = Uint8Array.from(
    { length },
    (_, i) => ((shifted[i] ?? 0) << 4) | ((shifted[i + 1] ?? 0) >> 4),
  );
  // A whole message is a multiple of the generator: it vanishes at its first roots.
  const isWhole = [1, 2, 4, 8, 16, 32, 64].every(
    (root) => bytes.reduce((sum, byte) => multiply(sum, root) ^ byte, 0) === 0,
  );
  return { text: new TextDecoder().decode(text), isWhole };
}

describe('the QR code of an invitation', () => {
  test.each([
    'hi',
    'http://localhost:4280/online/AbC-_123xyzQ',
    'https://orrery.example.org/online/AbCdEfGhIjKl',
    `https://${'très-'.repeat(10)}.example.org/é`,
    'x'.repeat(106),
  ])('%s is read back', (link) => {
    const code = qrCode(link);
    expect(code).not.toBeNull();
    expect(read(code ?? [])).toEqual({ text: link, isWhole: true });
  });

  test('it grows with the text', () => {
    expect(['x', 'x'.repeat(18), 'x'.repeat(106)].map((text) => qrCode(text)?.length)).toEqual([
      21, 25, 37,
    ]);
  });

  test('a text that is too long has none', () => {
    expect(qrCode('x'.repeat(107))).toBeNull();
  });
});
