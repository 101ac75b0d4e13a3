import type { ReactNode } from 'react';

/** A part of the board that is dark in both themes: everything upon it takes its dark colours. */
export function Night({ children }: { readonly children: ReactNode }) {
  return <g style={{ colorScheme: 'dark', color: 'var(--board-ink)' }}>{children}</g>;
}
