import type { MyTable } from '@orrery/protocol';
import { GAMES } from '@orrery/catalog';
import { useEffect, useRef } from 'react';
import { useLang } from '../../i18n/index.ts';
import { notify } from '../notices.ts';
import { useDoorWords } from '../text/door.ts';
import { useTitle } from '../../parts/use-title.ts';

/** The tab tells how many games wait; a game that begins to wait is told by the system, if it may. */
export function useWaitingTitle(tables: readonly MyTable[]): void {
  const words = useDoorWords();
  const lang = useLang();
  const waiting = tables.filter(({ yours }) => yours);
  useTitle(waiting.length === 0 ? 'Orrery' : `(${waiting.length}) ${words.yours} – Orrery`);
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(waiting.map(({ id }) => id));
    if (before === null) return;
    for (const { id, game } of waiting) {
      const title = GAMES.find((meta) => meta.id === game)?.title[lang] ?? game;
      if (!before.has(id)) void notify(words.yours, title, `/online/${id}`);
    }
  });
}
