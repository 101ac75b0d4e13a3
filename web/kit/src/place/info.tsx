import type { ReactNode } from 'react';
import { EXPLAIN } from '../contract.ts';

interface InfoProps {
  /** What it is: an icon, a space of a track, a heap, such as `icon:energy`. */
  readonly id: string;
  /** Said to those who do not see it; without it the drawing is only decoration for them. */
  readonly label?: string | undefined;
  /** Stands between words of the page instead of in a drawing. */
  readonly html?: boolean;
  readonly children: ReactNode;
}

/** A drawing that is no place, but can be explained like one. */
export function Info({ id, label, html, children }: InfoProps) {
  const Tag = html ? 'span' : 'g';
  const said = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <Tag {...{ [EXPLAIN]: id }} {...said}>
      {children}
    </Tag>
  );
}
