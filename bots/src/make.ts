import { OrreryError, randomFrom } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import type { AnyKnowledge } from './knowledge.ts';
import { type Budget, mctsBot } from './mcts.ts';
import { randomBot } from './random.ts';

interface Parsed {
  readonly kind: 'random' | 'greedy' | Budget;
  /** Without what bots taught themselves: the opponent that stays as it is. */
  readonly byHand: boolean;
  /** How far it misjudges answers, in deviations of what its search finds. */
  readonly blur: number;
}

function parse(spec: string): Parsed {
  if (spec === 'random') return { kind: 'random', byHand: true, blur: 0 };
  const [, name, digits, unit, far, hand] =
    /^(greedy|mcts:(\d{1,7})(ms)?(?:~(\d(?:\.\d{1,2})?))?)(:hand)?$/.exec(spec) ?? [];
  const byHand = hand !== undefined;
  const blur = Number(far ?? 0);
  if (name === 'greedy') return { kind: 'greedy', byHand, blur };
  const n = Number(digits ?? 0);
  if (n === 0) {
    throw new OrreryError(
      'BAD_BOT',
      `"${spec}" is no bot: use random, greedy, mcts:<n>ms (milliseconds a question) or mcts:<n> (iterations a question), ~<d> after it for one that misjudges answers by so many deviations, and :hand for one without a net`,
    );
  }
  return { kind: unit === undefined ? { iterations: n } : { ms: n }, byHand, blur };
}

function handWritten({ judge: _net, ...hand }: AnyKnowledge): AnyKnowledge {
  return hand;
}

/** A bot by its spec. Its randomness comes from its own seed; the clock is for budgets in time. */
export function makeBot(
  spec: string,
  knowledge: AnyKnowledge,
  seed: string,
  now: () => number,
): Bot {
  const { kind, byHand, blur } = parse(spec);
  const random = randomFrom(`bot ${seed}`);
  const known = byHand ? handWritten(knowledge) : knowledge;
  if (kind === 'random') return randomBot(spec, random);
  if (kind === 'greedy') return greedyBot(spec, known, random);
  return mctsBot(spec, known, random, kind, blur, now);
}
