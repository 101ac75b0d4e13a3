import { missing, type RuleId, type Seat } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { Params, Voice } from '@orrery/shared';
import type { Colonist } from '../../data/index.ts';
import type { TileId } from '../../rules/state.ts';
import type { ArtemisView, BuildingView, PlayerView } from '../../rules/view-types.ts';
import { ownerName, theBuilding } from '../../text/names.ts';
import { type Key, say } from '../../text/say.ts';

/** A click at a place that does not answer, and all that is known of it: the view of the one who asks. */
export interface Case {
  readonly voice: Voice;
  readonly view: ArtemisView;
  readonly ask: string;
  readonly rule: RuleId;
  /** Who is asked, and clicked. */
  readonly me: Seat;
  readonly own: PlayerView;
  /** The place without its kind. */
  readonly parts: readonly string[];
}

export function caseOf(
  voice: Voice,
  view: ArtemisView,
  ask: string,
  place: Place,
  rule: RuleId,
): Case {
  const me = view.focus?.seat ?? 0;
  const own = view.players[me] ?? missing('player', me);
  return { voice, view, ask, rule, me, own, parts: place.split(':').slice(1) };
}

export const tell = ({ voice }: Case, key: Key, params: Params = {}): string => {
  const text = say(voice.lang, key, params);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const partOf = ({ parts }: Case, i: number): string => parts[i] ?? '';

export const building = ({ voice }: Case, tile: TileId): string => theBuilding(voice.lang, tile);
export const who = ({ voice }: Case, colonist: string): string =>
  say(voice.lang, `the.${colonist as Colonist}`);

export const ownBuilding = ({ own }: Case, tile: TileId): BuildingView | undefined =>
  own.buildings.find((one) => one.tile === tile);

/** The highest die on a tile, as the sentences about bids name it. */
export function topBid(c: Case, tile: TileId): Params | null {
  const top = c.view.gantry.find((slot) => slot.tile === tile)?.dice.at(-1);
  if (top === undefined) return null;
  return { top: top.value, player: ownerName(c.voice, top.owner), building: building(c, tile) };
}
