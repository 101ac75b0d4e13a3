import type { Bytes } from '../bytes.ts';

const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** How a text of so many bytes is announced. */
function header(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(TEXT, length);
  const byte = (bits: number): number => (length >> bits) & 0xff;
  if (length < 0x1_00_00) return String.fromCharCode(TEXT, TWO_BYTES, byte(8), byte(0));
  const bytes = [byte(24), byte(16), byte(8), byte(0)];
  return String.fromCharCode(TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...bytes);
}

/**
 * A message as the WebSocket protocol puts it on the line: Node passes such a text to the system as
 * it is, while a header and a message beside it cost buffers and copies.
 */
export const textFrame = (message: Bytes): string => header(message.length) + message;
