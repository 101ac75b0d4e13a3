import { type AnyGame, asked, type Options, type Seat, start } from '@orrery/kernel';
import { Refusal } from '@orrery/table/client';

/** Among so many deals every seat has come first, but for a chance that nobody will live to see. */
const TRIES = 1000;

/** A seed whose game begins with that seat: rules draw the first player, so deals are drawn until it fits. */
export function seedFor(
  game: AnyGame,
  options: Options,
  seats: number,
  first: Seat,
  freshSeed: () => string,
): string {
  for (let i = 0; i < TRIES; i++) {
    const seed = freshSeed();
    if (asked(game, start(game, options, seats, seed))?.seat === first) return seed;
  }
  throw new Refusal('BAD_SEATS', `seat ${first} never begins a game of ${game.id}`);
}
