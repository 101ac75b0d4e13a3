import type { GameUi } from '@orrery/kit';
import type { Seat } from '@orrery/kernel';
import type { Lang } from '@orrery/shared';
import type { ArtemisEvent } from '../rules/events.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { goods } from '../text/names.ts';
import { after } from './after/index.ts';
import { Board } from './board.tsx';
import { meant, touched } from './meaning.ts';
import { Own } from './own.tsx';
import { where } from './places.ts';
import { reason } from './reason/index.ts';
import { Rival } from './rival.tsx';
import { Supply } from './supply.tsx';

/** What would be gained at once, besides points. */
function foretell(lang: Lang, events: readonly ArtemisEvent[], me: Seat): string | null {
  const gains = events.flatMap((event) =>
    event.type === 'gained' && event.seat === me && event.what !== 'vp'
      ? [`+${goods(lang, event.what, event.n)}`]
      : [],
  );
  return gains.length > 0 ? gains.join(' ') : null;
}

export const artemisUi: GameUi<ArtemisView, ArtemisEvent> = {
  id: 'artemis',
  Board,
  Own,
  Rival,
  Supply,
  where,
  meant,
  reason,
  foretell,
  touched,
  after,
};
