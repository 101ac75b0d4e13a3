import type { CoreState } from './types.ts';

/**
 * A state to play on, of which nothing shows in the first. Only the state, its stack of tasks and its
 * players are copied: all that lies deeper is replaced when it changes, so both may share it.
 */
export function clone<S extends CoreState>(state: S): S {
  const players: object[] = [];
  for (const player of state.players) players.push({ ...player });
  return { ...state, tasks: state.tasks.slice(), players };
}
