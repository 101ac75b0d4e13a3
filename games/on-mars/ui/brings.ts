import type { Outlook } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { GOODS } from '../data/index.ts';
import { CRYSTAL } from '../data/tables.ts';
import type { MarsEvent } from '../rules/events.ts';
import type { CompanyView, MarsView } from '../rules/view-types.ts';
import { goods, unitsName } from '../text/names.ts';
import { say } from '../text/say.ts';

type Seen = Outlook<MarsView, MarsEvent>;

const has = (of: CompanyView, good: number): number =>
  good === CRYSTAL ? of.crystals + of.pending : (of.goods[good] ?? 0);

const signed = (n: number, words: string): string =>
  words.replace(/\d+/, n > 0 ? `+${n}` : `−${-n}`);

/** What comes into the stores and beds or leaves them: gains before losses. */
function changes(lang: Lang, now: CompanyView, then: CompanyView, isOnMap: boolean): string[] {
  const found = GOODS.flatMap((_, good) => {
    const n = has(then, good) - has(now, good);
    return n === 0 ? [] : [{ n, words: signed(n, goods(lang, good, Math.abs(n))) }];
  });
  const people = then.home - now.home;
  if (people !== 0)
    found.push({
      n: people,
      words: signed(people, say(lang, 'colonists', { n: Math.abs(people) })),
    });
  return found
    .filter(({ n }) => n > 0 || !isOnMap)
    .sort((one, other) => Math.sign(other.n) - Math.sign(one.n))
    .map(({ words }) => words);
}

/** What will be due next, told before the click that makes it due. */
function due(lang: Lang, { after, me }: Seen): string | null {
  const focus = after?.focus;
  if (!focus || !('seat' in focus) || focus.seat !== me) return null;
  if (focus.type === 'payResource')
    return say(lang, 'ui.brings.due', { cost: unitsName(lang, focus.units) });
  if (focus.type === 'payCrystal')
    return say(lang, 'ui.brings.due', { cost: goods(lang, CRYSTAL, focus.due) });
  if (focus.type === 'payPlacement') return say(lang, 'ui.brings.extra', { n: focus.due });
  return null;
}

/** Goods that found no room. */
const lost = ({ events, me }: Seen): number =>
  events.reduce(
    (sum, event) => sum + (event.type === 'gained' && event.seat === me ? event.lost : 0),
    0,
  );

/** On the map the price is the same wherever one builds: only what comes differs. */
const ON_MAP: ReadonlySet<string> = new Set(['constructHex', 'upgradeHex']);

/** What an answer brings besides points, in few words. */
export function brings(lang: Lang, seen: Seen): string | null {
  const { before, after, me } = seen;
  const [now, then] = [before.companies[me], after?.companies[me]];
  if (!now || !then) return null;
  // Where the answer hands the turn on, what others then do is not brought by it.
  const far = after?.round !== before.round || after.phase !== before.phase;
  const isOnMap = ON_MAP.has(before.focus?.type ?? '');
  const told = far ? [] : changes(lang, now, then, isOnMap).slice(0, 3);
  const owed = isOnMap || before.focus?.type === after?.focus?.type ? null : due(lang, seen);
  if (owed !== null) told.push(owed);
  const gone = far ? 0 : lost(seen);
  if (gone > 0) told.push(say(lang, 'ui.brings.lost', { n: gone }));
  if (after && after.level > before.level) told.push(say(lang, 'ui.level', { n: after.level }));
  return told.length > 0 ? told.join(' ') : null;
}
