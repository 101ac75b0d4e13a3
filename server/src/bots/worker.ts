// Bots think here, away from the thread that serves sockets.
import { type Bot, makeBot, sight, specOf, taught } from '@orrery/bots';
import { loadGame } from '@orrery/catalog';
import type { ThinkRequest } from '@orrery/table';
import { serveTasks } from '../threads.ts';

export interface BotRequest extends ThinkRequest {
  readonly key: string;
}

/** A bot is kept for the next small question of its turn, and forgotten when others come. */
const KEPT = 64;
const bots = new Map<string, Bot>();

async function botFor({ game, level, key, seed, state }: BotRequest): Promise<Bot> {
  const known = bots.get(key);
  bots.delete(key);
  const bot = known ?? (await newBot(game, level, seed, state.players.length));
  bots.set(key, bot);
  for (const oldest of bots.keys()) {
    if (bots.size <= KEPT) break;
    bots.delete(oldest);
  }
  return bot;
}

async function newBot(game: string, level: string, seed: string, seats: number): Promise<Bot> {
  const knowledge = await taught((await loadGame(game)).bots);
  return makeBot(specOf(level, knowledge, seats), knowledge, seed, () => performance.now());
}

serveTasks(async (request: BotRequest) => {
  const { game } = await loadGame(request.game);
  const bot = await botFor(request);
  return bot.choose(sight(game, request.state));
});
