// Glicko-2 by Mark E. Glickman, http://www.glicko.net/glicko/glicko2.pdf; the steps are those there.

/** How strong somebody is, how far that may be off, and how much it swings. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Of whoever has played nothing yet. */
export const FIRST: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** What came of playing against somebody: 1 won, 0.5 drawn, 0 lost. */
export interface Meeting {
  readonly other: Rating;
  readonly score: number;
}

/** Points of a rating in one unit of the scale on which it is computed. */
const SCALE = 173.7178;
/** How quickly a volatility may change. */
const TAU = 0.5;
const NEAR_ENOUGH = 0.000001;

/** Who was met says less the less is known of them. */
const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** Step 5: the volatility, by the Illinois way of finding where a curve is zero. */
function swing(delta: number, phi: number, v: number, sigma: number): number {
  const start = Math.log(sigma * sigma);
  const curve = (x: number): number => {
    const e = Math.exp(x);
    const all = phi * phi + v + e;
    return (e * (delta * delta - all)) / (2 * all * all) - (x - start) / (TAU * TAU);
  };
  let low = start;
  let high = Math.log(delta * delta - phi * phi - v);
  if (delta * delta <= phi * phi + v) {
    let k = 1;
    while (curve(start - k * TAU) < 0) k++;
    high = start - k * TAU;
  }
  let [atLow, atHigh] = [curve(low), curve(high)];
  while (Math.abs(high - low) > NEAR_ENOUGH) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const at = curve(between);
    if (at * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [between, at];
  }
  return Math.exp(low / 2);
}

/** The rating after a period in which these were met, each with the rating they had before it. */
export function ratedAfter(before: Rating, meetings: readonly Meeting[]): Rating {
  if (meetings.length === 0) return before;
  const mu = (before.rating - FIRST.rating) / SCALE;
  const phi = before.deviation / SCALE;
  let [information, surprise] = [0, 0];
  for (const { other, score } of meetings) {
    const g = weight(other.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (other.rating - FIRST.rating) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const v = 1 / information;
  const volatility = swing(v * surprise, phi, v, before.volatility);
  const apart = 1 / Math.sqrt(1 / (phi * phi + volatility * volatility) + information);
  return {
    rating: FIRST.rating + SCALE * (mu + apart * apart * surprise),
    // Nobody is less known than somebody new.
    deviation: Math.min(FIRST.deviation, SCALE * apart),
    volatility,
  };
}
