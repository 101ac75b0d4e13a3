/** Expectations over what may still come are tabled for every quarter of a round. */
const QUARTERS = 4;
const MOST_ROUNDS = 7;
const COLUMNS = MOST_ROUNDS * QUARTERS + 1;

export type Table = readonly Float64Array[];

/** Chance of exactly k when `mean` are expected. */
function exactly(k: number, mean: number): number {
  let chance = Math.exp(-mean);
  for (let i = 1; i <= k; i++) chance *= mean / i;
  return chance;
}

const columns = (make: (rounds: number) => Float64Array): Table =>
  Array.from({ length: COLUMNS }, (_, column) => make(column / QUARTERS));

/** Points for a count that still grows at some rate, by the count of now. */
export function growing(points: (n: number) => number, perRound: number, most: number): Table {
  return columns((rounds) =>
    Float64Array.from({ length: most + 2 }, (_, n) => {
      let expected = 0;
      let left = 1;
      for (let k = 0; k < 24; k++) {
        const chance = exactly(k, perRound * rounds);
        left -= chance;
        expected += chance * points(n + k);
      }
      return expected + left * points(n + 24);
    }),
  );
}

/** Chance that at least so many more come. */
export function coming(perRound: number, most: number): Table {
  return columns((rounds) =>
    Float64Array.from({ length: most + 2 }, (_, need) => {
      let chance = 1;
      for (let k = 0; k < need; k++) chance -= exactly(k, perRound * rounds);
      return Math.max(0, chance);
    }),
  );
}

/** Between two whole counts the expectation lies on a line. */
export function lookUp(table: Table, count: number, rounds: number): number {
  const column = table[Math.min(COLUMNS - 1, Math.round(rounds * QUARTERS))] as Float64Array;
  const last = column.length - 2;
  if (count <= 0) return column[0] as number;
  if (count >= last) return column[last] as number;
  const below = Math.floor(count);
  const low = column[below] as number;
  return low + (count - below) * ((column[below + 1] as number) - low);
}

/** A curve from 0 to 1 through one half at 0. */
export const likely = (lead: number, stray: number): number =>
  1 / (1 + Math.exp((-1.7 * lead) / stray));
