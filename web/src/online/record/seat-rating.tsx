import type { RatingTold } from '@orrery/protocol';
import { useRecordWords } from '../../record/text.ts';
import { isProvisional } from './rating.ts';

interface Props {
  readonly rating: RatingTold | null | undefined;
}

/** How strong somebody at a table is; nothing where it is not known. */
export function SeatRating({ rating }: Props) {
  const words = useRecordWords();
  return rating ? <span>{words.at(rating.rating, isProvisional(rating))}</span> : null;
}

/** As narrow as the place beside a board: the number, with a question mark as long as it is provisional. */
export function ShortRating({ rating }: Props) {
  const words = useRecordWords();
  if (!rating) return null;
  const provisional = isProvisional(rating);
  const text = words.at(rating.rating, provisional);
  return (
    <span title={text}>
      <span className="spoken">{text}</span>
      <span aria-hidden>
        {rating.rating}
        {provisional && '?'}
      </span>
    </span>
  );
}
