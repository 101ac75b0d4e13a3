import type { Outlook } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { data } from '../data/index.ts';
import type { ArtemisEvent } from '../rules/events.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { colonistName, goods, signed } from '../text/names.ts';
import { say } from '../text/say.ts';
import { STORES, type Store } from './places.ts';

type Preview = Outlook<ArtemisView, ArtemisEvent>;
type Placed = Extract<ArtemisEvent, { readonly type: 'diePlaced' }>;

/** Toolkits are paid with the die: that was told when its value was chosen. */
const toolsOf = ({ rolled, value }: { readonly rolled: number; readonly value: number }): number =>
  Math.abs(rolled - value);

const placedBy = ({ events, me }: Preview): Placed | undefined =>
  events.find((event) => event.type === 'diePlaced' && event.owner === me) as Placed | undefined;

/** What comes into the stores or leaves them at once. */
function changes(preview: Preview): Map<Store, number> {
  const { before, after, events, me } = preview;
  const found = new Map<Store, number>();
  const [now, then] = [before.players[me], after?.players[me]];
  for (const what of STORES) {
    const told = events.reduce((sum, event) => {
      if ((event.type !== 'gained' && event.type !== 'lost') || event.seat !== me) return sum;
      return event.what === what ? sum + (event.type === 'gained' ? event.n : -event.n) : sum;
    }, 0);
    found.set(what, now && then ? then[what] - now[what] : told);
  }
  const placed = placedBy(preview);
  if (placed) found.set('toolkit', (found.get('toolkit') ?? 0) + toolsOf(placed));
  return found;
}

const HARVESTS = { vents: 'energy', quarry: 'mineral' } as const;

/** What the die just placed would get in its row if placing ended now. */
function dueTo({ after, me }: Preview, { region, value, relic }: Placed): number | null {
  if (after === null || (region !== 'vents' && region !== 'quarry' && region !== 'doorstep'))
    return null;
  const mine = after[region].dice.findLast(
    (die) => die.owner === me && die.value === value && die.relic === relic,
  );
  return mine?.gets ?? null;
}

/** What the die just placed hopes for, where that is no good in the stores. */
function hopes(lang: Lang, preview: Preview, placed: Placed, due: number | null): string | null {
  const { after, me } = preview;
  if (due === 0) return say(lang, 'ui.fore.exposed');
  if (placed.region === 'doorstep' && due !== null) return say(lang, 'ui.fore.hire', { n: due });
  if (placed.region === 'gantry') {
    const price = after?.gantry.find(({ tile }) => tile === placed.tile)?.price ?? null;
    return price === null ? null : say(lang, 'ui.brings.price', { price });
  }
  const camp = after?.expeditions.find(({ card }) => card === placed.expedition);
  const rank = camp?.ranking.findIndex(({ owner }) => owner === me) ?? -1;
  if (!camp || rank < 0) return null;
  const { total, difficulty } = camp;
  return say(lang, 'ui.brings.camp', { total, difficulty, rank: rank + 1 });
}

/** A region that asks something more has not got the die yet. */
function towards(lang: Lang, { before, after }: Preview): string | null {
  const { placing } = after ?? {};
  if (!placing) return null;
  if (before.placing === null) {
    const tools = toolsOf(placing);
    return tools === 0 ? null : loss(lang, 'toolkit', -tools);
  }
  if (placing.region !== 'academy' || before.placing.region !== null) return null;
  const target = data.academyTable[placing.value - 1]?.colonist;
  return target ? `→ ${colonistName(lang, target)}` : null;
}

const loss = (lang: Lang, what: Store, n: number): string =>
  goods(lang, what, -n).replace(/^\d+/, signed(n));

/** What an answer brings besides points: gains, then hopes, then losses. */
export function brings(lang: Lang, preview: Preview): string | null {
  const stores = changes(preview);
  const placed = placedBy(preview);
  const due = placed ? dueTo(preview, placed) : null;
  const harvested = placed && placed.region in HARVESTS ? placed.region : null;
  if (harvested && due !== null) {
    const what = HARVESTS[harvested as keyof typeof HARVESTS];
    stores.set(what, (stores.get(what) ?? 0) + due);
  }
  const gains = STORES.flatMap((what) => {
    const n = stores.get(what) ?? 0;
    return n > 0 ? [`+${goods(lang, what, n)}`] : [];
  });
  const losses = STORES.flatMap((what) => {
    const n = stores.get(what) ?? 0;
    return n < 0 ? [loss(lang, what, n)] : [];
  });
  const hope = placed ? hopes(lang, preview, placed, due) : towards(lang, preview);
  const told = [...gains, ...(hope === null ? [] : [hope]), ...losses];
  return told.length > 0 ? told.join(' ') : null;
}
