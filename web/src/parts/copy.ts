import { tell } from './note-store.ts';

/** Copies a text and says so; plain http has no clipboard, and says what to do instead. */
export async function copy(text: string, copied: string, notCopied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(copied);
  } catch {
    tell(notCopied);
  }
}
