/** A text with a character for each byte of its UTF-8. Such texts can be put together. */
export type Bytes = string & { readonly isBytes: never };

export const bytesOf = (text: string): Bytes =>
  (Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')) as Bytes;
