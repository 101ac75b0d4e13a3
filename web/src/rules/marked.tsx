import { createContext, Fragment, useContext } from 'react';
import { marked, type Sought } from './search.ts';

/** What is looked for in the rules that are shown. */
export const Looking = createContext<Sought>([]);

/** A text with the words that are looked for standing out. */
export function Marked({ text }: { readonly text: string }) {
  const sought = useContext(Looking);
  if (sought.length === 0) return text;
  return marked(text, sought).map((piece, i) =>
    i % 2 === 1 ? <mark key={i}>{piece}</mark> : <Fragment key={i}>{piece}</Fragment>,
  );
}
