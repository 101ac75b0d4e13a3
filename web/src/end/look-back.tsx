import type { Voice } from '@orrery/shared';
import type { ReplayClient, TableId } from '@orrery/table/client';
import { useEffect, useState } from 'react';
import { TurningPoints } from '../advice/review.tsx';
import { useReview } from '../advice/use-review.ts';
import type { AnyText } from '../games.ts';
import { LinkButton } from '../parts/button.tsx';
import { tell } from '../parts/note-store.ts';
import { refusalText } from '../parts/refusal.ts';
import { usePreferences } from '../preferences.ts';
import { searchOf } from '../replay/start.ts';

/** Where the game turned, once somebody asks; each place leads into the replay. */
export function LookBack({
  id,
  seats,
  open,
  replayTo,
  text,
  voice,
}: {
  readonly id: TableId;
  readonly seats: number;
  /** Plays the game again; must be the same function each time. */
  readonly open: () => Promise<ReplayClient>;
  readonly replayTo: string;
  readonly text: AnyText;
  readonly voice: Voice;
}) {
  const [client, setClient] = useState<ReplayClient | null>(null);
  const reviewing = useReview(id, client);
  const { asked, review, giveUp } = reviewing;
  const wanted = asked || review !== null;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    let opened: ReplayClient | null = null;
    open().then(
      (found) => {
        opened = found;
        if (left) found.close();
        else setClient(found);
      },
      (error: unknown) => {
        if (left) return;
        tell(refusalText(error, usePreferences.getState().lang));
        giveUp();
      },
    );
    return () => {
      left = true;
      opened?.close();
      setClient(null);
    };
  }, [open, wanted, giveUp]);
  return (
    <TurningPoints
      client={client}
      seats={seats}
      reviewing={reviewing}
      text={text}
      voice={voice}
      way={({ index, seat }, label) => (
        <LinkButton look="quiet" to={`${replayTo}${searchOf({ index, eyes: seat })}`}>
          {label}
        </LinkButton>
      )}
    />
  );
}
