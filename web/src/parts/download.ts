/** Hands a text to the player as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
