/** Small numbers that are always the same for a card: its picture never changes. */
export function seeded(seed: number): (n: number) => number {
  let state = (seed + 1) * 2_654_435_761;
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0;
    return ((state >>> 8) & 0xffff) % n;
  };
}

export const round2 = (n: number): number => Math.round(n * 100) / 100;
