import type { Viewer } from '@orrery/kernel';
import type { ReplayClient, ReplayPosition } from '@orrery/table/client';
import { useEffect, useState } from 'react';

/** The table at an index; the last one shown stays until the next is there. */
export function usePosition(
  client: ReplayClient,
  index: number,
  viewer: Viewer,
): ReplayPosition | null {
  const [position, setPosition] = useState<ReplayPosition | null>(null);
  useEffect(() => {
    let wanted = true;
    client.at(index, viewer).then(
      (next) => wanted && setPosition(next),
      () => {
        // The worker is away; it comes back with the next step.
      },
    );
    return () => {
      wanted = false;
    };
  }, [client, index, viewer]);
  return position;
}
