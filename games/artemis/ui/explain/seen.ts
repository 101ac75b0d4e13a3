import type { Explanation } from '@orrery/kit';
import { type Lang, type Sourced, sourceOf, type Voice } from '@orrery/shared';
import type { ArtemisView } from '../../rules/view-types.ts';

/** Who asks, and what they see. */
export interface Seen {
  readonly voice: Voice;
  readonly lang: Lang;
  readonly view: ArtemisView;
}

/** What is asked about, taken apart. */
export type Explainer = (seen: Seen, of: readonly string[]) => Explanation | null;

/** Something of it is of our own making. */
export const isHouse = (record: Sourced): boolean =>
  sourceOf(record) === 'house' || Object.values(record.fieldSources ?? {}).includes('house');

/** Sentences one after the other; what there is none of is left out. */
export const together = (...sentences: readonly (string | null | undefined | false)[]): string =>
  sentences.filter(Boolean).join(' ');
