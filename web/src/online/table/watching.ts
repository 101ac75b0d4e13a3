import type { Room } from '@orrery/protocol';

/** How many watch beside the reader: the server counts whoever has no seat, the reader too. */
export const othersWatching = ({ spectators }: Room, seated: boolean): number =>
  Math.max(0, spectators - (seated ? 0 : 1));
