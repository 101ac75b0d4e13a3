import { type Options, type Random, type Setup, shuffle } from '@orrery/kernel';
import { CARDS, data } from '../data/index.ts';
import type { Player, Template } from './state.ts';

/** TPL-SET-01 */
export function setup(_options: Options, seats: number, random: Random): Setup<Template> {
  const pile = shuffle([...CARDS], random);
  const players = Array.from({ length: seats }, (): Player => {
    return { hand: pile.splice(-data.handSize), points: { landings: 0, sites: 0 }, dropped: 0 };
  });
  const sites = data.sites.map(() => []);
  return { tasks: [{ type: 'turn', seat: 0 }], players, pile, sites, dropped: [] };
}
