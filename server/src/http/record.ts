import { LEVELS } from '@orrery/bots';
import { PLAYABLE } from '@orrery/catalog';
import type { GameRecord, RatingTold } from '@orrery/protocol';
import * as schemas from '@orrery/protocol/http-schemas';
import type { FastifyInstance } from 'fastify';
import { endedOf, PERSON } from '../ratings/rated-game.ts';
import type { PlayedRow } from '../store/ratings.ts';
import type { RatingRow } from '../store/schema.ts';
import type { HttpDeps } from './deps.ts';
import { oneByOne } from './one-by-one.ts';
import { needUser } from './session.ts';

const toldRating = ({ rating, deviation, games }: RatingRow): RatingTold => ({
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  games,
});

/** People first, then the levels of bots from the weakest. */
const KINDS = [PERSON, ...LEVELS.map(({ id }) => id)];

interface Count {
  played: number;
  won: number;
}

/** What is counted of one person's games of one kind. */
class RecordTally {
  readonly #all: Count = { played: 0, won: 0 };
  readonly #against = new Map<string, Count>();
  #alone: { played: number; best: number } | null = null;
  #best: number | null = null;

  add(row: PlayedRow): void {
    const { totals, winners, players } = endedOf(row);
    // A seat that changed hands is nobody's: what it came to says nothing of whoever has it.
    if (players[row.seat] !== PERSON) return;
    const points = totals[row.seat] ?? 0;
    if (row.seats === 1) {
      const { played = 0, best = points } = this.#alone ?? {};
      this.#alone = { played: played + 1, best: Math.max(best, points) };
      return;
    }
    const won = winners.includes(row.seat);
    add(this.#all, won);
    this.#best = Math.max(this.#best ?? points, points);
    const others = players.filter((who, seat) => who !== null && seat !== row.seat);
    for (const who of new Set(others)) {
      const count = this.#against.get(who ?? '') ?? { played: 0, won: 0 };
      this.#against.set(who ?? '', count);
      add(count, won);
    }
  }

  told(game: string, rating: RatingRow | undefined): GameRecord {
    const against = (level: string): GameRecord['against'] => {
      const count = this.#against.get(level);
      return count === undefined ? [] : [{ level: level === PERSON ? null : level, ...count }];
    };
    return {
      game,
      rating: rating === undefined ? null : toldRating(rating),
      ...this.#all,
      best: this.#best,
      against: KINDS.flatMap(against),
      alone: this.#alone,
    };
  }
}

function add(count: Count, won: boolean): void {
  count.played++;
  if (won) count.won++;
}

/** Ratings and what one has played: one's own alone, and at a table those of the people there. */
export function recordRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { store, liveTables, settings } = deps;

  app.get(
    '/api/my/record',
    { schema: { summary: 'What I have played to the end here, game by game' } },
    async (request) => {
      const user = await needUser(store.people, request, settings.now());
      return oneByOne(request, async () => ({ games: await recordOf(deps, user.id) }));
    },
  );

  app.get<{ Params: { readonly id: string } }>(
    '/api/tables/:id/ratings',
    {
      schema: { summary: 'The ratings of those who sit at a table', params: schemas.TableParams },
    },
    async (request) => {
      const { base, chairs } = (await liveTables.table(request.params.id)).online;
      const users = chairs.map((chair) => (chair.kind === 'human' ? chair.user : null));
      const known = await store.ratings.among(
        base.game.id,
        users.flatMap((user) => user ?? []),
      );
      const seats = users.map((user) => {
        const row = user === null ? undefined : known.get(user);
        return row === undefined ? null : toldRating(row);
      });
      return { seats };
    },
  );
}

async function recordOf({ store }: HttpDeps, user: string): Promise<readonly GameRecord[]> {
  const ratings = await store.ratings.of(user);
  const tallies = new Map<string, RecordTally>();
  // A few at a time, with everybody else in between.
  for (let after: string | null = null; ;) {
    const rows: readonly PlayedRow[] = await store.ratings.playedBy(user, after);
    for (const row of rows) {
      const tally = tallies.get(row.game) ?? new RecordTally();
      tallies.set(row.game, tally);
      tally.add(row);
    }
    after = rows.at(-1)?.table_id ?? null;
    if (after === null) break;
  }
  return PLAYABLE.flatMap(({ id }) => {
    const tally = tallies.get(id);
    const rating = ratings.find(({ game }) => game === id);
    if (tally === undefined && rating === undefined) return [];
    return [(tally ?? new RecordTally()).told(id, rating)];
  });
}
