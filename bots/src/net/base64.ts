const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes as text: neither Node's way nor the browser's runs everywhere. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const word = (a << 16) | (b << 8) | c;
    const letters = Math.min(4, bytes.length - i + 1);
    for (let k = 0; k < 4; k++) {
      text += k < letters ? LETTERS[(word >> (18 - 6 * k)) & 63] : '=';
    }
  }
  return text;
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const letter of letters) {
    word = ((word << 6) | LETTERS.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = word >> bits;
  }
  return bytes;
}
