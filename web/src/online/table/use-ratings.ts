import type { RatingTold, Room } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { http } from '../core/http.ts';

/** A game that has just ended is counted by then. */
const COUNTED_MS = 1_500;

/** How strong those at a table are, by seat; empty: not known. */
export function useRatings(id: string, { seats, status }: Room): readonly (RatingTold | null)[] {
  const [ratings, setRatings] = useState<readonly (RatingTold | null)[]>([]);
  const people = seats.map(({ user }) => user ?? '').join(' ');
  const isOver = status === 'finished';
  useEffect(() => {
    let wanted = true;
    const look = (): void =>
      void http.ratings(id).then(
        (found) => wanted && setRatings(found),
        () => {
          // A table is played as well without them.
        },
      );
    const timer = setTimeout(look, isOver ? COUNTED_MS : 0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [id, people, isOver]);
  return ratings;
}
