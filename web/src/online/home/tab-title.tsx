import type { MyTable } from '@orrery/protocol';
import { useEffect, useRef } from 'react';
import { useLocation, useRoute } from 'wouter';
import { gameTitle } from '../../games.ts';
import { useLang } from '../../i18n/index.ts';
import { tell } from '../../parts/note-store.ts';
import { usePageTitle } from '../../parts/use-title.ts';
import { lookForServer, useDoor } from '../door.ts';
import { notify } from '../notices.ts';
import { useDoorWords } from '../text/door.ts';
import { useRematchWords } from '../text/rematch.ts';
import { useFreshTables } from './use-my-tables.ts';

/** A game that begins to wait is told by the system, if it may. */
function useNotices(waiting: readonly MyTable[]): void {
  const { yours } = useDoorWords();
  const lang = useLang();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(waiting.map(({ id }) => id));
    if (before === null) return;
    for (const { id, game } of waiting) {
      const title = gameTitle(game, lang);
      if (!before.has(id)) void notify(yours, title, `/online/${id}`);
    }
  });
}

/** On any page: the others want to meet again; told once, and one click leads there. */
function useRematchCalls(tables: readonly MyTable[], path: string): void {
  const words = useRematchWords();
  const lang = useLang();
  const [, go] = useLocation();
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, game, rematch } of tables) {
      if (rematch === undefined || told.current.has(rematch)) continue;
      told.current.add(rematch);
      // Both tables tell it themselves.
      if ([`/online/${id}`, `/online/${rematch}`].includes(path)) continue;
      const text = words.asked(gameTitle(game, lang));
      tell(text, { label: words.join, run: () => go(`/online/${rematch}`) });
      void notify(text, gameTitle(game, lang), `/online/${rematch}`);
    }
  }, [tables, path, words, lang, go]);
}

/** Whoever was signed out elsewhere is told, and can sign in again. */
function useSignedOut(): void {
  const { signedOut, signIn } = useDoorWords();
  const isSignedOut = useDoor((door) => door.isSignedOut);
  const [, go] = useLocation();
  // There it is said where it stays.
  const [isAtTable] = useRoute('/online/:id');
  useEffect(() => {
    if (isSignedOut && !isAtTable)
      tell(signedOut, { label: signIn, run: () => go('/online/account') });
  }, [isSignedOut, isAtTable, signedOut, signIn, go]);
}

/** On every page the tab tells how many games wait elsewhere. Draws nothing. */
export function TabTitle(): null {
  const { yours } = useDoorWords();
  const [path] = useLocation();
  const page = usePageTitle();
  useEffect(() => void lookForServer(), []);
  // The page of a table tells by itself, and sooner, whether it waits.
  const mine = useFreshTables();
  useRematchCalls(mine, path);
  const waiting = mine.filter((table) => table.yours && path !== `/online/${table.id}`);
  useNotices(waiting);
  useSignedOut();
  const named = page ?? (waiting.length === 0 ? 'Orrery' : `${yours} – Orrery`);
  const title = waiting.length === 0 ? named : `(${waiting.length}) ${named}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
