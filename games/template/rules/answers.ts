import { type Json, missing } from '@orrery/kernel';
import { data } from '../data/index.ts';

/** A card by its strength, and the index of the site where it lands; null: it is dropped. */
export interface TurnAnswer {
  readonly card: number;
  readonly site: number | null;
}
export type TurnChoice = `${number}@${number | 'drop'}`;

const make = ({ card, site }: TurnAnswer): TurnChoice => `${card}@${site ?? 'drop'}`;

/** There are few: each is written once, and found again by its text. */
const TURNS = new Map<Json, TurnAnswer>(
  data.cards.flatMap(({ strength: card }) =>
    [...data.sites.keys(), null].map((site) => [make({ card, site }), { card, site }]),
  ),
);

/** How the answers to each question are written and read: nobody else takes them apart. */
export const answers = {
  turn: {
    make,
    read: (choice: Json): TurnAnswer =>
      TURNS.get(choice) ?? missing('answer', JSON.stringify(choice)),
  },
};
