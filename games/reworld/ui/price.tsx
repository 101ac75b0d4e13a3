import { CountBadge, Put } from '@orrery/kit';
import type { Officer } from '../data/index.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { CARD_RATIO, GhostCard } from './officers.tsx';

type Price = NonNullable<ReworldView['prices'][number]>;

/** The fewest cards that pay a price when these are held: 4, and one less for each that is asked for. */
export function fewest(price: Price, hand: readonly Officer[]): number {
  if (price.length === 0) return 1;
  return 2 * price.length - price.filter((officer) => hand.includes(officer)).length;
}

interface PriceProps {
  readonly price: Price;
  /** The cards of whoever looks; null: nobody's. */
  readonly hand: readonly Officer[] | null;
  readonly width: number;
  /** Whether the number of cards stands below. */
  readonly counted: boolean;
}

/** What a module costs, as the cards that would lie on its post: their numbers, or any one. */
export function PriceTag({ price, hand, width, counted }: PriceProps) {
  const ghosts = price.length === 0 ? [null] : price;
  const card = counted && ghosts.length > 1 ? width * 0.66 : width;
  return (
    <>
      {ghosts.map((type, i) => (
        <Put key={type} x={(i - (ghosts.length - 1) / 2) * card * 1.08}>
          <GhostCard
            type={type}
            width={card}
            held={type === null || (hand?.includes(type) ?? false)}
          />
        </Put>
      ))}
      {counted && hand !== null ? (
        <Put y={(card * CARD_RATIO) / 2 + 3}>
          <CountBadge n={fewest(price, hand)} size={14} />
        </Put>
      ) : null}
    </>
  );
}
