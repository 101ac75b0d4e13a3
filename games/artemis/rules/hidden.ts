import type { Hidden, Pile } from '@orrery/kernel';
import { data, KINDS } from '../data/index.ts';
import type { Artemis } from './state.ts';

type ArtemisPile = Pile<Artemis>;
/** The rules' ids are texts; the kernel deals back what it was given. */
const ids = (items: readonly (string | number)[]): string[] => items as string[];

const expeditions: ArtemisPile = {
  get: (s) => s.expeditionDeck,
  put: (s, items) => void (s.expeditionDeck = ids(items)),
};
const stacks = KINDS.map((kind): ArtemisPile => ({
  get: (s) => s.stacks[kind],
  put: (s, items) => void (s.stacks = { ...s.stacks, [kind]: ids(items) }),
}));

/** The Relic's own Event is in the deck until it is revealed: only its place there is unknown. */
const RELIC = data.alienRelic.event.id;
const without = (deck: readonly string[]): string[] => deck.filter((event) => event !== RELIC);
const events: readonly ArtemisPile[] = [
  {
    get: (s) => without(s.eventDeck),
    put: (s, items) =>
      void (s.eventDeck = s.eventDeck.includes(RELIC) ? [...ids(items), RELIC] : ids(items)),
  },
  { get: (s) => s.eventsUnused, put: (s, items) => void (s.eventsUnused = ids(items)) },
];
const relicPlace: readonly ArtemisPile[] = [
  {
    get: (s) => [s.eventDeck.indexOf(RELIC)],
    put: (s, [at]) => void (s.eventDeck = without(s.eventDeck).toSpliced(Number(at), 0, RELIC)),
  },
  {
    get: (s) => [...s.eventDeck.keys()].filter((at) => s.eventDeck[at] !== RELIC),
    put: () => undefined,
  },
];

const directives: ArtemisPile = {
  get: (s) => s.directives?.deck ?? [],
  put: (s, items) =>
    void (s.directives = { deck: ids(items), discard: s.directives?.discard ?? [] }),
};
const hands = Array.from({ length: data.meta.players.max }, (_, seat): ArtemisPile => ({
  seenBy: seat,
  get: (s) => s.players[seat]?.hand ?? [],
  put(s, items) {
    const p = s.players[seat];
    if (p !== undefined) p.hand = ids(items);
  },
}));

/** The orders of decks and stacks, the unused Events, the hands; the bag has no order (ART-GEN-15). */
export const hidden: Hidden<Artemis> = {
  pools: (s) => [
    [expeditions],
    ...stacks.map((stack) => [stack]),
    events,
    ...(s.eventDeck.includes(RELIC) ? [relicPlace] : []),
    ...(s.directives === null ? [] : [[directives, ...hands.slice(0, s.players.length)]]),
  ],
};
