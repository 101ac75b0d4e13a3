import { data } from '../data/index.ts';
import { FIRST_TILE_CODE, researchLetter } from '../data/tables.ts';
import type { MarsView } from '../rules/view-types.ts';

const TYPES = 'MGWPO';
const LEAST = 3;
const MOST = 5;

/** What stands on each hex: a piece and whose it is. */
function piecesOn(view: MarsView): Map<number, string> {
  const found = new Map<number, string>();
  view.companies.forEach(({ bots, rover, miners, plans }, id) => {
    const owner = `${id + 1}`;
    for (const plan of plans) found.set(view.built[plan] ?? -1, `+${owner}`);
    for (const hex of miners) found.set(hex, `m${owner}`);
    for (const hex of bots) found.set(hex, `b${owner}`);
    found.set(rover, `r${owner}`);
  });
  return found;
}

/** A Building, or what lies there. */
function groundOf(view: MarsView, hex: number): string {
  const building = view.buildings[hex] ?? 0;
  if (building > TYPES.length) return `${building - TYPES.length}`;
  if (building > 0) return TYPES.charAt(building - 1);
  const here = view.ground[hex] ?? 0;
  if (here === 0) return '·';
  return here < FIRST_TILE_CODE ? '*' : (researchLetter(here - FIRST_TILE_CODE) ?? '?');
}

/** The map as it lies: columns of hexes, every second one half a hex lower. */
export function mapLines(view: MarsView, width: number): string[] {
  const pieces = piecesOn(view);
  const { hexes } = data.map;
  const [first, last] = [
    Math.min(...hexes.map(({ q }) => q)),
    Math.max(...hexes.map(({ q }) => q)),
  ];
  const columns = last - first + 1;
  const cell = Math.min(MOST, Math.max(LEAST, Math.floor(width / columns)));
  const heights = hexes.map(({ q, r }) => 2 * r + q);
  const top = Math.min(...heights);
  const rows = Array.from({ length: Math.max(...heights) - top + 1 }, () =>
    Array<string>(columns).fill(''),
  );
  hexes.forEach(({ q }, hex) => {
    const row = rows[(heights[hex] ?? 0) - top];
    if (row) row[q - first] = `${groundOf(view, hex)}${pieces.get(hex) ?? ''}`;
  });
  return rows.map((row) =>
    row
      .map((text) => text.padEnd(cell))
      .join('')
      .trimEnd(),
  );
}
