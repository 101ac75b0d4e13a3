import { type Options, type Random, shuffle } from '@orrery/kernel';
import { CARDS, data } from './data/index.ts';
import type { Template } from './rules/index.ts';

/** A late position: most cards lie at the sites, in order, and the pile is nearly empty. */
export function rich(_options: Options, seats: number, random: Random): Template {
  const pile = shuffle([...CARDS], random);
  const sites = data.sites.map(({ spaces }) =>
    pile.splice(0, random(spaces)).sort((a, b) => a - b),
  );
  const players = Array.from({ length: seats }, () => ({
    hand: pile.splice(0, 1 + random(data.handSize)),
    points: { landings: random(20), sites: random(9) },
    dropped: random(3),
  }));
  const dropped = pile.splice(0, Math.max(0, pile.length - random(4)));
  return {
    key: [random(2 ** 31), random(2 ** 31)],
    drawn: 0,
    tasks: [{ type: 'turn', seat: random(seats) }],
    outcome: null,
    players,
    pile,
    sites,
    dropped,
  };
}
