import type { Score } from '@orrery/kernel';
import type { Voice } from '@orrery/shared';
import type { AnyText } from '../games.ts';

/** The points of everybody, those without a seat last, and a voice that names them too. */
export function withMachines(
  scores: readonly Score[],
  text: AnyText,
  view: unknown,
  voice: Voice,
): { readonly scores: readonly Score[]; readonly voice: Voice } {
  const machines = text.machines?.(voice.lang, view) ?? [];
  if (machines.length === 0) return { scores, voice };
  return {
    scores: [...scores, ...machines.map(({ score }) => score)],
    voice: {
      lang: voice.lang,
      name: (seat) => machines[seat - scores.length]?.name ?? voice.name(seat),
    },
  };
}
