import type { Outlook } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { ReworldEvent } from '../rules/events.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';

/** What an answer brings besides points: shields, or units that are gone. */
export function brings(
  lang: Lang,
  { events, me }: Outlook<ReworldView, ReworldEvent>,
): string | null {
  let [shields, lost] = [0, 0];
  for (const event of events) {
    if (!('seat' in event) || event.seat !== me) continue;
    if (event.type === 'defenseRaised') shields += event.shields;
    if (event.type === 'unitLost' || event.type === 'unitSacrificed') lost++;
  }
  if (lost > 0) return say(lang, 'brings.lost', { n: lost });
  return shields > 0 ? say(lang, 'brings.shields', { n: shields }) : null;
}
