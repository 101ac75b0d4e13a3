import type { TableClient } from '@orrery/table/client';
import { useLang } from '../i18n/index.ts';
import { tell } from './note-store.ts';
import { refusalText } from './refusal.ts';

/** Hands something to the player as a file; a text is JSON. */
export function download(name: string, content: string | Blob): void {
  const file =
    content instanceof Blob ? content : new Blob([content], { type: 'application/json' });
  const url = URL.createObjectURL(file);
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
