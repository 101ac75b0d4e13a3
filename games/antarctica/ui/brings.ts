import type { Outlook } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { AntarcticaEvent } from '../rules/events.ts';
import type { AntarcticaView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';

/** What an answer brings besides points, in a few words; null: its drawing tells it. */
export function brings(
  lang: Lang,
  { events, me }: Outlook<AntarcticaView, AntarcticaEvent>,
): string | null {
  const told = events.flatMap((event): string[] => {
    if (!('seat' in event) || event.seat !== me) return [];
    switch (event.type) {
      case 'recruited':
        return [say(lang, 'ui.brings.recruited', { n: event.count })];
      case 'advanced':
        return [say(lang, 'ui.brings.advanced', { n: event.to })];
      case 'endTriggered':
        return [say(lang, 'ui.brings.end')];
      default:
        return [];
    }
  });
  return told.length > 0 ? told.join(' ') : null;
}
