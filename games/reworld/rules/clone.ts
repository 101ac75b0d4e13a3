import type { Player, Reworld } from './state.ts';

const clonePlayer = (p: Player): Player => ({ ...p });

/** Lists and records inside are replaced when they change, so they are shared. */
export const clone = (s: Reworld): Reworld => ({
  ...s,
  rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
  tasks: s.tasks.slice(),
  players: s.players.map(clonePlayer),
});
