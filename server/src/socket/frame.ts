const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** How a text of so many bytes is announced. */
function header(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(TEXT, length);
  const low = [(length >> 8) & 0xff, length & 0xff];
  if (length < 0x1_00_00) return String.fromCharCode(TEXT, TWO_BYTES, ...low);
  const high = [(length >> 24) & 0xff, (length >> 16) & 0xff];
  return String.fromCharCode(TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...high, ...low);
}

/**
 * A message as the WebSocket protocol puts it on the line, one character for each byte: Node passes
 * such a text to the system as it is, while a header and a message beside it cost buffers and copies.
 */
export function textFrame(message: string): string {
  const length = Buffer.byteLength(message);
  const bytes = length === message.length ? message : Buffer.from(message).toString('latin1');
  return header(length) + bytes;
}
