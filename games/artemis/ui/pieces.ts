import { COLONISTS, type Colonist } from '../data/index.ts';
import type { Die } from '../rules/state.ts';
import type { ArtemisView, ColonistCounts } from '../rules/view-types.ts';
import { handOf } from './places.ts';

/**
 * Dice and colonists have no names in the rules, so that a view cannot tell which one moved. For
 * the eye it is enough to guess: what left one place and what came to another are the same piece.
 */
interface Held {
  readonly place: string;
  /** What pieces must share to be the same: a type of colonist, or an owner's dice of one value. */
  readonly kind: string;
  /** What will do when nothing is left of the kind: a die that Toolkits have changed. */
  readonly like: string;
}

const colonist = (place: string, type: Colonist): Held => ({ place, kind: type, like: type });
const die = (place: string, { owner, value, relic }: Die): Held => ({
  place,
  kind: relic ? `relic-${value}` : `die-${owner}-${value}`,
  like: relic ? 'relic' : `die-${owner}`,
});
const many = (place: string, counts: ColonistCounts): Held[] =>
  COLONISTS.flatMap((type) => Array.from({ length: counts[type] }, () => colonist(place, type)));

/** Everything that can travel and has no id of its own, place by place. */
function* heldIn(view: ArtemisView): Generator<Held> {
  for (const { card, dice, colonists } of view.expeditions) {
    for (const one of dice) {
      yield die(card, one);
      for (let i = 0; i < one.size; i++)
        if (one.crew !== null) yield colonist(`crew:${card}`, one.crew);
    }
    for (const type of colonists) yield colonist(card, type);
  }
  for (const region of ['vents', 'quarry', 'doorstep'] as const)
    for (const one of view[region].dice) yield die(region, one);
  for (const { tile, dice } of view.gantry) for (const one of dice) yield die(tile, one);
  for (const one of view.academy.dice) {
    yield die('academy', one);
    if (one.trainee !== null) yield colonist('trainee', one.trainee);
  }
  for (const one of view.outfitter) yield die('outfitter', one);
  yield* many('doorstep', view.doorstep.colonists);
  yield* many('academy', view.academy.supply);
  for (const [seat, player] of view.players.entries()) {
    yield* many(`shelters:${seat}`, player.shelters);
    for (const { tile, slots } of player.buildings)
      for (const slot of slots) if (slot.colonist) yield colonist(tile, slot.colonist);
    for (const one of handOf(view, seat)) yield die(`hand:${seat}`, one);
  }
  for (const { owner } of view.drones)
    for (const one of handOf(view, owner)) yield die(`hand:${owner}`, one);
}

type Ledger = ReadonlyMap<string, readonly string[]>;
const keyOf = (place: string, kind: string): string => `${place} ${kind}`;
const known = new WeakMap<ArtemisView, Ledger>();
let last: Ledger = new Map();
/** Names, by kind, of pieces that are nowhere now: on their way, in the bag or resting. */
const away = new Map<string, string[]>();
let born = 0;

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The name of one of the very kind, else of one that will do. */
function claim(from: ReadonlyMap<string, string[]>, { kind, like }: Held): string | undefined {
  const exact = from.get(kind)?.shift();
  if (exact !== undefined) return exact;
  for (const [other, names] of from)
    if (other.startsWith(like) && names.length > 0) return names.shift();
  return undefined;
}

/** Who stays keeps the name; who comes takes the name of one that left; else a new one. */
function ledgerOf(view: ArtemisView): Ledger {
  const wanted = new Map<string, Held[]>();
  for (const held of heldIn(view)) push(wanted, keyOf(held.place, held.kind), held);
  const ledger = new Map<string, string[]>();
  const left = new Map<string, string[]>();
  for (const [key, names] of last) {
    const stay = wanted.get(key)?.length ?? 0;
    ledger.set(key, names.slice(0, stay));
    const kind = key.slice(key.indexOf(' ') + 1);
    for (const name of names.slice(stay)) push(left, kind, name);
  }
  for (const [key, held] of wanted)
    for (const one of held.slice(ledger.get(key)?.length ?? 0))
      push(ledger, key, claim(left, one) ?? claim(away, one) ?? `${one.kind}.${born++}`);
  for (const [kind, names] of left) for (const name of names) push(away, kind, name);
  return ledger;
}

/** The name of the piece that is the `index`th of its kind at a place, for the eye to follow. */
function nameOf(view: ArtemisView, place: string, kind: string, index: number): string | undefined {
  let ledger = known.get(view);
  if (!ledger) {
    ledger = ledgerOf(view);
    known.set(view, ledger);
    last = ledger;
  }
  return ledger.get(keyOf(place, kind))?.[index];
}

export const colonistPiece = (view: ArtemisView, place: string, type: Colonist, index: number) =>
  nameOf(view, place, type, index);

/** For one of several dice at a place. */
export function diePiece(view: ArtemisView, place: string, dice: readonly Die[], at: number) {
  const one = dice[at];
  if (!one) return undefined;
  const { kind } = die(place, one);
  const index = dice.slice(0, at).filter((other) => die(place, other).kind === kind).length;
  return nameOf(view, place, kind, index);
}
