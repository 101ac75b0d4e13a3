import { advise, chances, lookBack, makeBot, sight, specOf, taught, worlds } from '@orrery/bots';
import { loadGame } from '@orrery/catalog';
import type { CoreState, Json } from '@orrery/kernel';
import type { ThinkRequest } from '@orrery/table';
import type { Line } from './protocol.ts';
import type { Decision, ThinkerReply, ThinkerRequest } from './thinker-protocol.ts';

/** Iterations of search behind each point of the curve of chances. */
const CURVE_ITERATIONS = 120;
/** Iterations behind each decision that is looked back at. */
const REVIEW_ITERATIONS = 600;
/** Milliseconds behind a piece of advice. */
const ADVICE_MS = 1500;

// In a worker the global object is one end of the line; the page's types do not know that.
const line = globalThis as unknown as Line<ThinkerReply, ThinkerRequest>;

async function think({ game, level, state, seed }: ThinkRequest): Promise<Json> {
  const module = await loadGame(game);
  const knowledge = await taught(module.bots);
  const spec = specOf(level, knowledge, state.players.length);
  const bot = makeBot(spec, knowledge, seed, () => performance.now());
  return bot.choose(sight(module.game, state));
}

/** As somebody at the table without a hand would judge it: from open things only. */
async function curve(call: number, game: string, states: readonly CoreState[]): Promise<void> {
  const module = await loadGame(game);
  const knowledge = await taught(module.bots);
  for (const [i, state] of states.entries()) {
    const seen = worlds(module.game, state, null);
    const found = chances(seen, knowledge, CURVE_ITERATIONS, `curve ${i}`);
    line.postMessage({ type: 'chance', call, chances: found });
  }
}

/** The best answers as the asked seat could find them. */
async function counsel(call: number, game: string, state: CoreState): Promise<void> {
  const module = await loadGame(game);
  const patience = { ms: ADVICE_MS, now: () => performance.now() };
  const seen = sight(module.game, state);
  const advice = advise(seen, await taught(module.bots), patience, 'hint');
  line.postMessage({ type: 'advice', call, advice });
}

/** Each decision as its seat could have judged it then. */
async function judged(call: number, game: string, decisions: readonly Decision[]): Promise<void> {
  const module = await loadGame(game);
  const knowledge = await taught(module.bots);
  for (const [i, { state, choice }] of decisions.entries()) {
    const seen = sight(module.game, state);
    const verdict = lookBack(seen, knowledge, choice, REVIEW_ITERATIONS, `review ${i}`);
    line.postMessage({ type: 'verdict', call, verdict });
  }
}

async function serve(message: ThinkerRequest): Promise<void> {
  const { call } = message;
  try {
    if (message.type === 'chances') await curve(call, message.game, message.states);
    else if (message.type === 'advise') await counsel(call, message.game, message.state);
    else if (message.type === 'review') await judged(call, message.game, message.decisions);
    else line.postMessage({ type: 'choice', call, choice: await think(message.request) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    line.postMessage({ type: 'failed', call, message: reason });
  }
}

line.addEventListener('message', ({ data }) => void serve(data));
