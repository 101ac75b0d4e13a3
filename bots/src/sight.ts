import {
  type AnyGame,
  type CoreState,
  imaginer,
  type Json,
  OrreryError,
  pending,
  type Random,
  type Seat,
  type Viewer,
} from '@orrery/kernel';

/** The games a viewer may take the real one to be. The real one itself stays out of reach. */
export interface Worlds {
  readonly game: AnyGame;
  imagine(random: Random): CoreState;
}

/** All that a bot ever gets: its question and the worlds its seat can imagine. */
export interface Sight extends Worlds {
  readonly seat: Seat;
  readonly ask: string;
  readonly options: readonly Json[];
}

export function worlds(game: AnyGame, state: CoreState, viewer: Viewer): Worlds {
  return { game, imagine: imaginer(game, state, viewer) };
}

/** What the seat that is asked now can see of this state. */
export function sight(game: AnyGame, state: CoreState): Sight {
  const question = pending(game, state);
  if (question === null) throw new OrreryError('GAME_OVER', 'the game is over: no bot is asked');
  const { seat, ask, options } = question;
  return { ...worlds(game, state, seat), seat, ask, options };
}
