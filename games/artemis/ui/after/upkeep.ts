import { data, FILED } from '../../data/index.ts';
import type { Cause } from '../../rules/events.ts';
import type { Category } from '../../rules/state.ts';
import { type Carries, colony, type Draft, enter, leave, score, share, upkeep } from './draft.ts';

type Others =
  | 'colonistMoved'
  | 'colonistsSwapped'
  | 'buildingActivated'
  | 'assaulted'
  | 'sheltersHeated'
  | 'colonistFrozen'
  | 'relicTaken'
  | 'relicKept'
  | 'relicGivenUp'
  | 'directiveDrawn'
  | 'directivePlayed'
  | 'directiveDiscarded'
  | 'gained'
  | 'lost'
  | 'scored'
  | 'gameEnded';

const CATEGORY: Readonly<Partial<Record<Cause, Category>>> = FILED;

function change(draft: Draft, seat: number, what: string, n: number, by: Cause): void {
  const category = CATEGORY[by];
  if (what === 'vp' && category) score(draft, seat, category, n);
  // A Recon Post takes from the region where the die was placed (ART-EXPO-03).
  if (draft.phase === 'placement' && by === 'building') {
    const region = what === 'energy' ? 'vents' : 'quarry';
    draft[region].stock -= n;
    share(draft, region);
  }
  colony(draft, seat, (player) => {
    if (what === 'energy' || what === 'mineral' || what === 'toolkit' || what === 'badge')
      player[what] += n;
  });
}

function discard(draft: Draft, { seat, card }: { seat: number; card: string }): void {
  draft.directives?.discard.push(card);
  colony(draft, seat, (player) => {
    player.handSize--;
    player.hand = player.hand?.filter((one) => one !== card) ?? null;
  });
}

/** Upkeep, what may come at any time, and the end. */
export const UPKEEP: Pick<Carries, Others> = {
  colonistMoved(draft, { seat, colonist, from, to }) {
    upkeep(draft);
    colony(draft, seat, (player) => {
      leave(player, from, colonist);
      enter(player, to, colonist);
    });
  },
  colonistsSwapped(draft, { seat, one, onePlace, other, otherPlace }) {
    upkeep(draft);
    colony(draft, seat, (player) => {
      leave(player, onePlace, one);
      leave(player, otherPlace, other);
      enter(player, otherPlace, one);
      enter(player, onePlace, other);
    });
  },
  buildingActivated(draft, { seat, tile }) {
    upkeep(draft);
    colony(draft, seat, ({ buildings }) => {
      for (const building of buildings) if (building.tile === tile) building.activated = true;
    });
  },
  assaulted(draft, { target }) {
    upkeep(draft);
    draft.assaulted.push(target);
  },
  sheltersHeated(draft, { seat, colonists }) {
    upkeep(draft);
    colony(draft, seat, (player) => (player.energy -= colonists));
  },
  colonistFrozen(draft, { seat, colonist }) {
    upkeep(draft);
    colony(draft, seat, (player) => leave(player, 'shelters', colonist));
  },
  relicTaken(draft, { seat }) {
    if (draft.relic) draft.relic.holder = seat;
  },
  relicKept(draft, { seat }) {
    colony(draft, seat, (player) => (player.energy -= data.alienRelic.keepCostEnergy));
  },
  relicGivenUp(draft) {
    if (draft.relic) draft.relic.holder = null;
  },
  directiveDrawn(draft, { seat, card }, goal) {
    if (draft.directives) draft.directives.deck = goal.directives?.deck ?? 0;
    colony(draft, seat, (player) => {
      player.handSize++;
      if (card !== null) player.hand?.push(card);
    });
  },
  directivePlayed: discard,
  directiveDiscarded: discard,
  gained: (draft, { seat, what, n, by }) => change(draft, seat, what, n, by),
  lost: (draft, { seat, what, n, by }) => change(draft, seat, what, -n, by),
  scored(draft, { category, points }) {
    draft.phase = 'scoring';
    points.forEach((n, seat) => score(draft, seat, category, n));
  },
  gameEnded(draft, { winners, rank }) {
    draft.winners = [...winners];
    draft.rank = rank;
  },
};
