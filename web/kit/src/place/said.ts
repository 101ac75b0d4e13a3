import type { Bilingual } from '@orrery/shared';

/** The few words that the kit says itself. */
export const SAID = {
  final: { en: 'cannot be undone', fr: 'définitif' },
  left: { en: '{n} left', fr: 'reste {n}' },
} as const satisfies Record<string, Bilingual>;
