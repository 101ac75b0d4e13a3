import type { ReplayClient, Reviewed, TableId } from '@orrery/table/client';
import { useCallback, useEffect, useState } from 'react';
import { tell } from '../parts/note-store.ts';
import { refusalText } from '../parts/refusal.ts';
import { usePreferences } from '../preferences.ts';
import { keep, keptOf } from './kept.ts';

interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface Reviewing {
  readonly review: readonly Reviewed[] | null;
  /** Null: nothing is being counted; of 0: it is about to begin. */
  readonly progress: Progress | null;
  /** It was asked for, and needs the game played again. */
  readonly asked: boolean;
  readonly compute: () => void;
  /** It cannot be played again. */
  readonly giveUp: () => void;
}

/**
 * Every decision of a finished game compared with the best answer; counted in the worker when
 * asked for. Without a client it waits until there is one.
 */
export function useReview(id: TableId, client: ReplayClient | null): Reviewing {
  const [review, setReview] = useState<readonly Reviewed[] | null>(keptOf(id).review ?? null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked || client === null) return;
    // Once nobody looks any more it is stopped, and what came of it is not whole.
    let wanted = true;
    client
      .review((done, of) => wanted && setProgress({ done, of }))
      .then(
        (found) => {
          if (!wanted) return;
          keep(id, { review: found });
          setReview(found);
          setAsked(false);
        },
        (error: unknown) => {
          if (!wanted) return;
          tell(refusalText(error, usePreferences.getState().lang));
          setAsked(false);
        },
      );
    return () => {
      wanted = false;
    };
  }, [id, client, asked]);
  const giveUp = useCallback(() => setAsked(false), []);
  return {
    review,
    progress: asked ? (progress ?? { done: 0, of: 0 }) : null,
    asked,
    compute: () => {
      setProgress(null);
      setAsked(true);
    },
    giveUp,
  };
}
