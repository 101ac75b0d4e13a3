import type { TableClient } from '@orrery/table/client';
import { useLang } from '../i18n/index.ts';
import { tell } from './note-store.ts';
import { refusalText } from './refusal.ts';

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

/** The whole game as a file, or the reason why not. */
export function useDownload(client: TableClient): () => Promise<void> {
  const lang = useLang();
  return async () => {
    try {
      download(`orrery-${client.game}-${client.id.slice(0, 8)}.json`, await client.export());
    } catch (error) {
      tell(refusalText(error, lang));
    }
  };
}
