import type { GameText, Voice } from '@orrery/shared';
import type { LogStep } from '@orrery/table/client';

/** What just happened, for those who do not see it move. */
export function Announce({
  fresh,
  text,
  voice,
}: {
  readonly fresh: readonly LogStep[];
  // oxlint-disable-next-line no-explicit-any
  readonly text: GameText<any, any>;
  readonly voice: Voice;
}) {
  const lines = fresh.flatMap((step) => step.events.map((event) => text.event(voice, event)));
  return (
    <p className="spoken" aria-live="polite">
      {lines.join(' ')}
    </p>
  );
}
