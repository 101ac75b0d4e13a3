import { type Random, shuffle, type Viewer } from '@orrery/kernel';
import { data } from '../data/index.ts';
import { clone } from './clone.ts';
import type { Artemis, EventId } from './state.ts';

/** Decks and stacks in another order, other hands of Directives; the bag has no order (ART-GEN-15). */
export function imagine(s: Artemis, viewer: Viewer, random: Random): Artemis {
  const world = clone(s);
  shuffle(world.expeditionDeck, random);
  shuffle(world.stacks.ocean, random);
  shuffle(world.stacks.surface, random);
  imagineEvents(world, random);
  imagineHands(world, viewer, random);
  return world;
}

/** Which Events are in the deck is unknown, but the Relic's own is there until it is revealed. */
function imagineEvents(world: Artemis, random: Random): void {
  const relic: EventId = data.alienRelic.event.id;
  const certain = world.eventDeck.filter((event) => event === relic);
  const unknown = world.eventDeck.filter((event) => event !== relic);
  const unseen = shuffle([...unknown, ...world.eventsUnused], random);
  world.eventDeck = shuffle([...unseen.splice(0, unknown.length), ...certain], random);
  world.eventsUnused = unseen;
}

function imagineHands(world: Artemis, viewer: Viewer, random: Random): void {
  if (world.directives === null) return;
  const others = world.players.filter((_, seat) => seat !== viewer);
  const unseen = [...world.directives.deck, ...others.flatMap(({ hand }) => hand)];
  shuffle(unseen, random);
  for (const other of others) other.hand = unseen.splice(0, other.hand.length);
  world.directives.deck = unseen;
}
