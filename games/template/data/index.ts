import { missing } from '@orrery/kernel';
import { bilingual, int, list, object, type Read, SOURCE, text } from '@orrery/shared';
import file from './template.json' with { type: 'json' };

const site = object({
  id: text,
  name: bilingual,
  spaces: int(1, 9),
  bonus: int(0, 9),
  ...SOURCE,
});

const templateFile = object({
  handSize: int(1, 5),
  cards: list(object({ strength: int(1, 9), copies: int(1, 9), ...SOURCE })),
  sites: list(site),
});

export type Site = Read<typeof site>;

/** Everything in the box: every field is checked, and the first that is wrong is named. */
export const data = templateFile(file, '');

/** Every card of the pile by its strength: equal cards are the same to everybody. */
export const CARDS: readonly number[] = data.cards.flatMap(({ strength, copies }) =>
  Array<number>(copies).fill(strength),
);

export const siteAt = (index: number): Site => data.sites[index] ?? missing('site', index);
