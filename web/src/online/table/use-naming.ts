import type { Occupant } from '@orrery/protocol';
import { useState } from 'react';
import { suggestedName } from '../core/identity.ts';

/** What a newcomer will be called, the same in every field of a page that asks for it. */
export interface Naming {
  readonly name: string;
  readonly onName: (name: string) => void;
}

export function useNaming(seats: readonly Occupant[]): Naming {
  const [name, onName] = useState(() => suggestedName(seats));
  return { name, onName };
}
