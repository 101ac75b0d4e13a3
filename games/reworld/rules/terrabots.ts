import { missing, type Seat } from '@orrery/kernel';
import { cityOf, extend } from './colony.ts';
import { unload } from './docks.ts';
import type { Context } from './handler-types.ts';
import { type City, type Dock, type Player, player, type Reworld } from './state.ts';
import { tile } from './tiles.ts';

/** Extends the city of its letter, or founds it (REW-TERRA-01). */
export function launchTerrabot(s: Reworld, seat: Seat, dock: Dock, ctx: Context): void {
  const p = player(s, seat);
  const module = unload(p, dock);
  const city = tile(module).letter ?? missing('letter of', module);
  let sign = null;
  if (cityOf(p, city) === undefined) {
    const [next, ...others] = s.signs[city]; // REW-RUL-39
    sign = next ?? missing('sign', city);
    s.signs = { ...s.signs, [city]: others };
    insertCity(p, { letter: city, sign, modules: [module] }); // REW-TERRA-02
  } else extend(p, city, module); // REW-TERRA-03
  ctx.emit({ type: 'terrabotLaunched', seat, dock, module, city, sign });
  ctx.then({ type: 'claimShips', seat });
}

/** Cities lie in the order of their letters. */
function insertCity(p: Player, city: City): void {
  const after = p.cities.findIndex((other) => other.letter > city.letter);
  p.cities = p.cities.toSpliced(after < 0 ? p.cities.length : after, 0, city);
}
