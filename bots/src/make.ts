import { OrreryError, randomFrom } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import type { AnyKnowledge } from './knowledge.ts';
import { type Budget, mctsBot } from './mcts.ts';
import { randomBot } from './random.ts';

type Parsed = 'random' | 'greedy' | Budget;

function parse(spec: string): Parsed {
  if (spec === 'random' || spec === 'greedy') return spec;
  const [, digits, unit] = /^mcts:(\d{1,7})(ms)?$/.exec(spec) ?? [];
  const n = Number(digits ?? 0);
  if (n === 0) {
    throw new OrreryError(
      'BAD_BOT',
      `"${spec}" is no bot: use random, greedy, mcts:<n>ms (milliseconds a question) or mcts:<n> (iterations a question)`,
    );
  }
  return unit === undefined ? { iterations: n } : { ms: n };
}

/** A bot by its spec. Its randomness comes from its own seed; the clock is for budgets in time. */
export function makeBot(
  spec: string,
  knowledge: AnyKnowledge,
  seed: string,
  now: () => number,
): Bot {
  const parsed = parse(spec);
  const random = randomFrom(`bot ${seed}`);
  if (parsed === 'random') return randomBot(spec, random);
  if (parsed === 'greedy') return greedyBot(spec, knowledge, random);
  return mctsBot(spec, knowledge, random, parsed, now);
}
