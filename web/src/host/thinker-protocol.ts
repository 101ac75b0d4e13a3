import type { Advice, Verdict } from '@orrery/bots';
import type { CoreState, Json } from '@orrery/kernel';
import type { ThinkRequest } from '@orrery/table';

/** A decision of a game that is over: where, and what was answered. */
export interface Decision {
  readonly state: CoreState;
  readonly choice: Json;
}

/** From the tables' worker to the thinker's; these messages hold secrets and never pass the page. */
export type ThinkerRequest =
  | { readonly type: 'think'; readonly call: number; readonly request: ThinkRequest }
  | {
      readonly type: 'chances';
      readonly call: number;
      readonly game: string;
      readonly states: readonly CoreState[];
    }
  | {
      readonly type: 'advise';
      readonly call: number;
      readonly game: string;
      readonly state: CoreState;
    }
  | {
      readonly type: 'review';
      readonly call: number;
      readonly game: string;
      readonly decisions: readonly Decision[];
    };

export type ThinkerReply =
  | { readonly type: 'choice'; readonly call: number; readonly choice: Json }
  | { readonly type: 'chance'; readonly call: number; readonly chances: readonly number[] }
  | { readonly type: 'advice'; readonly call: number; readonly advice: readonly Advice[] }
  | { readonly type: 'verdict'; readonly call: number; readonly verdict: Verdict }
  | { readonly type: 'failed'; readonly call: number; readonly message: string };
