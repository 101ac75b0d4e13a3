import type { Bilingual } from '@orrery/shared';

/** The few words that the kit says itself. */
export const SAID = {
  final: { en: 'cannot be undone', fr: 'sans retour' },
  cost: { en: 'Cost', fr: 'Coût' },
  now: { en: 'Now', fr: 'À présent' },
  house: { en: 'House-made values', fr: 'Valeurs maison' },
  rule: { en: 'Rule', fr: 'Règle' },
} as const satisfies Record<string, Bilingual>;
