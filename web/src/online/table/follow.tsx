import type { Seat } from '@orrery/kernel';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../parts/button.tsx';
import { useFollowWords } from '../text/follow.ts';

/** For whoever only watches: from which seat. */
export interface Following {
  readonly seat: Seat | null;
  readonly follow: (seat: Seat | null) => void;
}

export function Follow({
  seat,
  name,
  following,
}: {
  readonly seat: Seat;
  readonly name: string;
  readonly following: Following;
}) {
  const words = useFollowWords();
  const isFollowed = following.seat === seat;
  const Icon = isFollowed ? EyeOff : Eye;
  return (
    <Button
      look="quiet"
      aria-label={isFollowed ? words.stopSeat(name) : words.followSeat(name)}
      onClick={() => following.follow(isFollowed ? null : seat)}
    >
      <Icon size={15} aria-hidden /> {isFollowed ? words.stop : words.follow}
    </Button>
  );
}
