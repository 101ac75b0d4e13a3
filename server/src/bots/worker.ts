// Bots think here, away from the thread that serves sockets.
import { parentPort } from 'node:worker_threads';
import { type Bot, LEVELS, makeBot, sight, taught } from '@orrery/bots';
import { loadGame } from '@orrery/catalog';
import type { ThinkRequest } from '@orrery/table';

export interface BotRequest extends ThinkRequest {
  readonly id: number;
  readonly key: string;
}

/** A bot is kept for the next small question of its turn, and forgotten when others come. */
const KEPT = 64;
const bots = new Map<string, Bot>();

async function botFor({ game, level, key, seed }: BotRequest): Promise<Bot> {
  const known = bots.get(key);
  bots.delete(key);
  const bot = known ?? (await newBot(game, level, seed));
  bots.set(key, bot);
  for (const oldest of bots.keys()) {
    if (bots.size <= KEPT) break;
    bots.delete(oldest);
  }
  return bot;
}

async function newBot(game: string, level: string, seed: string): Promise<Bot> {
  const knowledge = await taught((await loadGame(game)).bots);
  const spec = LEVELS.find(({ id }) => id === level)?.spec ?? level;
  return makeBot(spec, knowledge, seed, () => performance.now());
}

async function answer(request: BotRequest): Promise<void> {
  const { id, game, state } = request;
  try {
    const module = await loadGame(game);
    const bot = await botFor(request);
    parentPort?.postMessage({ id, choice: bot.choose(sight(module.game, state)) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

// One after the other: a bot that thinks has the thread for itself.
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (request: BotRequest) => {
  last = last.then(() => answer(request));
});
