import { expect, test } from 'vitest';
import { bytesOf } from '../src/bytes.ts';
import { textFrame } from '../src/socket/frame.ts';

/** As RFC 6455 says a frame from a server is read. */
function read(frame: string): { readonly length: number; readonly text: string } {
  const bytes = Buffer.from(frame, 'latin1');
  expect(bytes[0]).toBe(0x81);
  const code = bytes[1] ?? 0;
  const [length, start] =
    code < 126
      ? [code, 2]
      : code === 126
        ? [bytes.readUInt16BE(2), 4]
        : [Number(bytes.readBigUInt64BE(2)), 10];
  expect(bytes.length).toBe(start + length);
  return { length, text: bytes.toString('utf8', start) };
}

test.each([0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000, 16_777_300])(
  'a message of %i bytes is announced by its length',
  (length) => {
    const message = 'x'.repeat(length);
    expect(read(textFrame(bytesOf(message)))).toEqual({ length, text: message });
  },
);

test.each([
  'é',
  '“Æsir” – 18 €',
  '火星 🚀',
  'é'.repeat(63),
  '€'.repeat(21_845),
  'x€'.repeat(40_000),
])('letters beyond ASCII are counted and sent as UTF-8 (%#)', (message) => {
  const length = Buffer.byteLength(message);
  expect(read(textFrame(bytesOf(message)))).toEqual({ length, text: message });
});

test('what is put together of bytes is the bytes of all together', () => {
  const parts = ['{"name":"', 'Zoë', '","fuel":"12 €"', '}'];
  const message = parts.map(bytesOf).join('') as ReturnType<typeof bytesOf>;
  expect(read(textFrame(message)).text).toBe(parts.join(''));
});
