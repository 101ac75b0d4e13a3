import { makeBot, sight, specOf, taught } from '@orrery/bots';
import type { CoreState, Entry, Json, Options, Seat } from '@orrery/kernel';
import type { AnyGameModule } from '@orrery/shared';
import {
  createTable,
  memoryStore,
  openTable,
  type Seating,
  type Table,
  type Think,
} from '@orrery/table';

export interface Start {
  readonly seats: readonly Seating[];
  readonly options: Options;
  readonly seed: string;
  readonly entries: readonly Entry[];
}

const TABLE = 'terminal';
const now = (): number => performance.now();

/**
 * A table in this process: bots think where it runs, and nothing waits for anybody's eyes.
 * `onThink` is told which seat begins to think, and null when it is done.
 */
export async function openTerminalTable(
  module: AnyGameModule,
  start: Start,
  onThink: (seat: Seat | null) => void,
): Promise<Table> {
  const { game } = module;
  const knowledge = await taught(module.bots);
  const bots = start.seats.map((seating, seat) =>
    seating.kind === 'bot'
      ? makeBot(
          specOf(seating.level, knowledge, start.seats.length),
          knowledge,
          `${start.seed} ${seat}`,
          now,
        )
      : null,
  );
  const choose = async (seat: Seat, state: CoreState): Promise<Json> => {
    onThink(seat);
    try {
      return bots[seat]?.choose(sight(game, state)) ?? null;
    } finally {
      onThink(null);
    }
  };
  const think: Think = ({ seat, state }) => ({ choice: choose(seat, state), cancel: () => {} });
  const deps = {
    game,
    store: memoryStore(),
    think,
    pace: () => ({ done: Promise.resolve(), skip: () => {} }),
    now: () => Date.now(),
  };
  await createTable(deps, { id: TABLE, created: Date.now(), ...start });
  return openTable(deps, TABLE);
}
