import type { CoreState, Json } from '@orrery/kernel';
import type { ThinkRequest } from '@orrery/table';

/** From the tables' worker to the thinker's; these messages hold secrets and never pass the page. */
export type ThinkerRequest =
  | { readonly type: 'think'; readonly call: number; readonly request: ThinkRequest }
  | {
      readonly type: 'chances';
      readonly call: number;
      readonly game: string;
      readonly states: readonly CoreState[];
    };

export type ThinkerReply =
  | { readonly type: 'choice'; readonly call: number; readonly choice: Json }
  | { readonly type: 'chance'; readonly call: number; readonly chances: readonly number[] }
  | { readonly type: 'failed'; readonly call: number; readonly message: string };
