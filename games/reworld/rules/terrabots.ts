import { type Json, missing, type Seat } from '@orrery/kernel';
import { citySigns } from '../data/index.ts';
import { cityOf, extend } from './colony.ts';
import { outermost, unload } from './docks.ts';
import type { Context, ReworldQuestion } from './handler-types.ts';
import {
  type City,
  type Dock,
  type Letter,
  type ModuleId,
  type Player,
  player,
  type Reworld,
  type SignId,
} from './state.ts';
import { tile } from './tiles.ts';

const letterOf = (terrabot: ModuleId): Letter =>
  tile(terrabot).letter ?? missing('letter of', terrabot);

/** Extends the city of its letter, or asks for the sign of a new one (REW-TERRA-01). */
export function launchTerrabot(s: Reworld, seat: Seat, dock: Dock, ctx: Context): void {
  const p = player(s, seat);
  const city = cityOf(p, letterOf(outermost(p, dock)));
  if (city === undefined) return ctx.then({ type: 'citySign', seat, dock });
  const module = unload(p, dock);
  extend(p, city.letter, module); // REW-TERRA-03
  ctx.emit({ type: 'terrabotLaunched', seat, dock, module, city: city.letter, sign: null });
  ctx.then({ type: 'claimShips', seat });
}

export const citySign: ReworldQuestion<'citySign', SignId> = {
  rule: 'REW-TERRA-02',
  seat: (_s, task) => task.seat,
  options: (s, { seat, dock }) => s.signs[letterOf(outermost(player(s, seat), dock))],
  choose(s, { seat, dock }, sign, ctx) {
    const p = player(s, seat);
    const module = unload(p, dock);
    const letter = letterOf(module);
    s.signs = { ...s.signs, [letter]: s.signs[letter].filter((other) => other !== sign) };
    insertCity(p, { letter, sign, modules: [module] }); // REW-TERRA-02
    ctx.emit({ type: 'terrabotLaunched', seat, dock, module, city: letter, sign });
    ctx.then({ type: 'claimShips', seat });
  },
  refuse(s, { seat, dock }, choice) {
    if (!isSign(choice)) return 'REW-API-01';
    const letter = letterOf(outermost(player(s, seat), dock));
    return citySigns[choice]?.letter === letter ? 'REW-API-03' : 'REW-TERRA-02';
  },
};

const isSign = (choice: Json): choice is SignId =>
  typeof choice === 'string' && Object.hasOwn(citySigns, choice);

/** Cities lie in the order of their letters. */
function insertCity(p: Player, city: City): void {
  const after = p.cities.findIndex((other) => other.letter > city.letter);
  p.cities = p.cities.toSpliced(after < 0 ? p.cities.length : after, 0, city);
}
