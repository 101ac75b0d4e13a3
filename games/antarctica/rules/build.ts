import type { Forbidden, Seat } from '@orrery/kernel';
import { BUILDINGS, DECKS } from '../data/index.ts';
import { BARE_BUILDS, BUILDS, type TurnAnswer, type TurnChoice } from './answers.ts';
import { cardId, lowest } from './cardset.ts';
import { announceEnd, COUNT } from './end.ts';
import { placeScientists } from './fleet.ts';
import type { Context, Runs } from './handler.ts';
import { seatsIn } from './queue.ts';
import { type Antarctica, buildingsAt, type Player, player } from './state.ts';
import { resolving } from './symbols.ts';
import { CARDS, type CardTable, countsOf, STANDS_FOR, ZONES } from './tables.ts';
import { advance, forbidAdvance, openTo } from './tracks.ts';

/** Buildings in zones where the seat has a ship, as bits (ANT-BUILD-02, ANT-BUILD-03). */
export function accessOf(s: Antarctica, seat: Seat): number {
  let access = 0;
  for (let zone = 0; zone < ZONES; zone++) {
    if ((seatsIn(s.queues[zone] as number) >> seat) & 1) access |= s.buildings[zone] as number;
  }
  return access;
}

const hasPlayed = (s: Antarctica, seat: Seat): boolean => ((s.played >> seat) & 1) === 1;

/** The resource card that stands for one missing building (ANT-BUILD-07); 0: there is none. */
export function resourceFor(p: Player, missing: number): number {
  if ((missing & STANDS_FOR.simple) !== 0) return lowest(p.hand, 'simple');
  return (missing & STANDS_FOR.expertise) === 0 ? 0 : lowest(p.hand, 'expertise');
}

/** What keeps a requirement from being met: nothing, or why a card does not help. */
function canMeet(s: Antarctica, seat: Seat, p: Player, missing: number): boolean {
  if (missing === 0) return true;
  if ((missing & (missing - 1)) !== 0 || hasPlayed(s, seat)) return false;
  return resourceFor(p, missing) !== 0;
}

/** The card on top of a deck; undefined: the deck is empty. */
export function topOf(s: Antarctica, deck: number): CardTable | undefined {
  const cards = s.decks[deck] as readonly number[];
  const top = cards[cards.length - 1];
  return top === undefined ? undefined : CARDS[top];
}

/** Whether the top card could be built in a zone with this access, whatever the track. */
export function canBuild(
  s: Antarctica,
  seat: Seat,
  card: CardTable,
  zone: number,
  access: number,
): boolean {
  const p = player(s, seat);
  if (p.staff < card.scientists || (buildingsAt(s, zone) & card.builds) !== 0) return false;
  return canMeet(s, seat, p, card.requires & ~access);
}

/** Every build that is possible now: per deck the tracks, or none where no track is open. */
export function addBuilds(list: TurnChoice[], s: Antarctica, seat: Seat): void {
  const p = player(s, seat);
  if (p.staff === 0) return;
  let tracks = -1;
  let access = -1;
  for (let deck = 0; deck < DECKS.length; deck++) {
    const card = topOf(s, deck);
    if (card === undefined) continue;
    if (access < 0) access = accessOf(s, seat);
    if (!canBuild(s, seat, card, s.target, access)) continue;
    if (tracks < 0) tracks = openTo(s, seat);
    const choices = BUILDS[deck] as readonly TurnChoice[];
    for (let track = 0, rest = tracks; rest !== 0; track++, rest >>= 1) {
      if ((rest & 1) !== 0) list.push(choices[track] as TurnChoice);
    }
    if (tracks === 0) list.push(BARE_BUILDS[deck] as TurnChoice);
  }
}

/** Everything that might be tried: each deck with each open track, and without. */
export function buildCandidates(s: Antarctica): TurnChoice[] {
  const { tracks } = countsOf(s.players.length);
  return DECKS.flatMap((_, deck) => {
    const bare = BARE_BUILDS[deck] as TurnChoice;
    if (topOf(s, deck) === undefined) return [bare];
    return [...(BUILDS[deck] as readonly TurnChoice[]).slice(0, tracks), bare];
  });
}

const buildingOf = (bits: number): string => BUILDINGS[31 - Math.clz32(bits & -bits)] ?? '';

function forbidMissing(s: Antarctica, seat: Seat, missing: number): Forbidden {
  const second = missing & (missing - 1);
  const building = buildingOf(missing);
  if (second !== 0) {
    return { rule: 'ANT-BUILD-02', facts: { how: 'two', building, other: buildingOf(second) } };
  }
  if (resourceFor(player(s, seat), missing) !== 0) {
    return { rule: 'ANT-BUILD-06', facts: { building } };
  }
  const zones = [...s.buildings.keys()].filter((zone) => (buildingsAt(s, zone) & missing) !== 0);
  const facts = { building, n: zones.length, zones: zones.join(', ') };
  return { rule: 'ANT-BUILD-02', facts: zones.length > 0 ? facts : { how: 'none', building } };
}

export function forbidBuild(
  s: Antarctica,
  seat: Seat,
  { deck, track }: Extract<TurnAnswer, { readonly action: 'actBuild' }>,
): Forbidden | null {
  const card = topOf(s, deck);
  if (card === undefined) return { rule: 'ANT-BUILD-14', facts: { deck: DECKS[deck] ?? '' } };
  const p = player(s, seat);
  const { building, scientists } = card;
  if ((buildingsAt(s, s.target) & card.builds) !== 0) {
    return { rule: 'ANT-BUILD-09', facts: { building, zone: s.target } };
  }
  if (p.staff < scientists) {
    const facts = { building, scientists, staff: p.staff, reserve: p.reserve };
    return { rule: 'ANT-BUILD-08', facts };
  }
  const missing = card.requires & ~accessOf(s, seat);
  if (!canMeet(s, seat, p, missing)) return forbidMissing(s, seat, missing);
  if (track !== null) return forbidAdvance(s, seat, track);
  return openTo(s, seat) === 0 ? null : { rule: 'ANT-BUILD-11', facts: { building } };
}

/** ANT-BUILD-10, up to the symbols; the card is taken when they are resolved. */
export function build(
  s: Antarctica,
  seat: Seat,
  { deck, track }: Extract<TurnAnswer, { readonly action: 'actBuild' }>,
  ctx: Context,
): void {
  const card = topOf(s, deck);
  if (card === undefined) return;
  const p = player(s, seat);
  const missing = card.requires & ~accessOf(s, seat);
  const resource = resourceFor(p, missing);
  if (resource !== 0) {
    p.hand &= ~resource; // a simple card is set aside, an expertise card leaves the game
    s.played |= 1 << seat;
  }
  const scientists = placeScientists(s, seat, s.target, card.scientists);
  s.buildings = s.buildings.with(s.target, buildingsAt(s, s.target) | card.builds);
  ctx.emit({
    type: 'built',
    seat,
    deck: DECKS[deck] ?? 'basic',
    card: card.id,
    building: card.building,
    zone: s.target,
    scientists,
    resource: resource === 0 ? null : cardId(resource),
    missing: missing === 0 ? null : (BUILDINGS[31 - Math.clz32(missing)] ?? null),
  });
  // ANT-END-02: this card counts as gone. After the last scientist the result is the same (ANT-RUL-47).
  if (s.ending === null && isLastCard(s)) s.ending = 'cards';
  announceEnd(s, seat, ctx);
  if (track !== null) advance(s, seat, track, card.steps, ctx);
  resolving(s, ctx);
  ctx.then({ type: 'takeCard', seat, deck });
}

const isLastCard = (s: Antarctica): boolean =>
  s.decks.reduce((cards, deck) => cards + deck.length, 0) === 1;

/** The builder takes the card, and only now the next one is uncovered (ANT-BUILD-10). */
export const takeCard: Runs<'takeCard'> = {
  run(s, { seat, deck }, ctx) {
    const cards = s.decks[deck] as readonly number[];
    const left = cards.slice(0, -1);
    const p = player(s, seat);
    const taken = cards[left.length] as number;
    p.built = [...p.built, taken];
    s.decks = s.decks.with(deck, left);
    const next = topOf(s, deck)?.id ?? null;
    if (next !== null) ctx.reveal();
    ctx.emit({
      type: 'cardBuilt',
      seat,
      deck: DECKS[deck] ?? 'basic',
      card: (CARDS[taken] as CardTable).id,
      next,
      left: left.length,
    });
    if (s.ending !== null) ctx.then(COUNT); // ANT-END-03: the symbols were resolved first
  },
};
