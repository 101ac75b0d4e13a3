/** Points a player won against each other one, by index. */
export type Wins = readonly (readonly number[])[];

const MEAN = 1500;
const ROUNDS = 1000;

/**
 * Ratings by which all results together are likeliest (Bradley and Terry), 400 points being odds of
 * ten to one. One imagined draw per pair that met keeps a player without a loss on the scale.
 */
export function elo(wins: Wins): number[] {
  const players = wins.map((_, i) => i);
  const won = (i: number, j: number): number => wins[i]?.[j] ?? 0;
  const met = (i: number, j: number): number => won(i, j) + won(j, i);
  let strengths = players.map(() => 1);
  const strength = (i: number): number => strengths[i] ?? 1;
  for (let round = 0; round < ROUNDS; round++) {
    const next = players.map((i) => {
      const others = players.filter((j) => j !== i && met(i, j) > 0);
      if (others.length === 0) return 1;
      const points = others.reduce((total, j) => total + won(i, j) + 0.5, 0);
      const faced = others.reduce(
        (total, j) => total + (met(i, j) + 1) / (strength(i) + strength(j)),
        0,
      );
      return points / faced;
    });
    const scale = Math.exp(next.reduce((total, s) => total + Math.log(s), 0) / next.length);
    strengths = next.map((s) => s / scale);
  }
  return strengths.map((s) => MEAN + 400 * Math.log10(s));
}
