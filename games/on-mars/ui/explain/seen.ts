import type { Explanation } from '@orrery/kit';
import { type Lang, type Sourced, sourceOf, type Voice } from '@orrery/shared';
import type { CompanyView, MarsView } from '../../rules/view-types.ts';
import { companyName } from '../../text/names.ts';

/** Who asks, and what they see. */
export interface Seen {
  readonly voice: Voice;
  readonly lang: Lang;
  readonly view: MarsView;
  readonly name: (seat: number) => string;
}

/** What is asked about, by its numbers. */
export type Explainer = (
  seen: Seen,
  of: readonly number[],
  names: readonly string[],
) => Explanation | null;

/** Something of it is of our own making. */
export const isHouse = (record: Partial<Sourced>): boolean =>
  (record.source !== undefined && sourceOf(record as Sourced) === 'house') ||
  Object.values(record.fieldSources ?? {}).includes('house');

/** Sentences one after the other; what there is none of is left out. */
export const together = (...sentences: readonly (string | null | undefined | false)[]): string =>
  sentences.filter(Boolean).join(' ');

export const ownerOf = ({ voice }: Seen, company: number): string => companyName(voice, company);

/** A company, and who it is; null where there is none. */
export function ofCompany(
  seen: Seen,
  company: number | undefined,
): { readonly one: CompanyView; readonly player: string; readonly id: number } | null {
  const one = seen.view.companies[company ?? -1];
  return one === undefined || company === undefined
    ? null
    : { one, player: ownerOf(seen, company), id: company };
}
