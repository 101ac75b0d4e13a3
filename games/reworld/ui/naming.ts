import type { Naming } from '@orrery/kit';
import { type Letter, LETTERS } from '../data/index.ts';
import type { SignId } from '../rules/state.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { signName } from '../text/components.ts';
import { at } from './places.ts';

/** Cities bear a sign of their letter; which one has no effect (REW-TERRA-05). */
export const naming: Naming<ReworldView> = {
  names(lang, view, place) {
    const me = view.viewer;
    const city = view.players[me ?? -1]?.cities.find(
      ({ letter }) => me !== null && at.city(me, letter) === place,
    );
    if (city === undefined) return null;
    const others = view.signs[city.letter].map((id) => ({ id, text: signName(id)[lang] }));
    return { now: city.sign, others };
  },
  named(view, name) {
    const cities = (player: ReworldView['players'][number]) =>
      player.cities.map((city) => ({ ...city, sign: name(city.sign) }));
    const signs: Record<Letter, readonly SignId[]> = { ...view.signs };
    for (const letter of LETTERS) signs[letter] = view.signs[letter].map(name);
    return {
      ...view,
      players: view.players.map((player) => ({ ...player, cities: cities(player) })),
      signs,
    };
  },
};
