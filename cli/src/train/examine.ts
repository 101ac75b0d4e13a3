import { mean, rounded } from '../stats.ts';
import { percent, table } from '../table.ts';
import { marginsOf } from './learner.ts';
import type { Positions } from './positions.ts';

const TENTHS = 10;

/** What was said of one seat's chance, and what came of it. */
export interface Said {
  readonly said: number;
  readonly came: number;
}

/** How well chances were told: in each tenth of them, what was said and what came. */
export interface Reliability {
  /** The mean square between a chance and what came: 0 is perfect, a constant ½ gives .25. */
  readonly brier: number;
  readonly tenths: readonly {
    readonly count: number;
    readonly said: number;
    readonly came: number;
  }[];
}

export function reliability(all: readonly Said[]): Reliability {
  const tenths = Array.from({ length: TENTHS }, (_, i) =>
    all.filter(({ said }) => Math.min(TENTHS - 1, Math.floor(said * TENTHS)) === i),
  );
  return {
    brier: rounded(mean(all.map(({ said, came }) => (said - came) ** 2))),
    tenths: tenths.map((some) => ({
      count: some.length,
      said: rounded(mean(some.map(({ said }) => said))),
      came: rounded(mean(some.map(({ came }) => came))),
    })),
  };
}

export const reliabilityText = ({ tenths, brier }: Reliability): string =>
  [
    table(
      ['positions', 'said', 'came'],
      tenths
        .filter(({ count }) => count > 0)
        .map(({ count, said, came }) => [count, percent(said), percent(came)]),
    ),
    `Brier ${brier}`,
  ].join('\n');

/** How a net and the hand-written evaluation judge games that neither was made with. */
export interface Exam {
  readonly positions: number;
  /** Of chances; with one seat there are none. */
  readonly net: Reliability | null;
  readonly handBrier: number | null;
  /** How far margins are off, as the root of the mean square, in points. */
  readonly netError: number;
  readonly handError: number;
}

type Judge = (position: number) => { readonly chances: number[]; readonly margins: number[] };

export function examine(positions: Positions, judge: Judge, scale: number): Exam {
  const { seats, count, isTest, shares, points, hand, handChances } = positions;
  const said: { net: Said[]; hand: Said[] } = { net: [], hand: [] };
  const off: { net: number[]; hand: number[] } = { net: [], hand: [] };
  let tested = 0;
  for (let position = 0; position < count; position++) {
    if (isTest[position] === false) continue;
    tested++;
    const from = position * seats;
    const { chances, margins } = judge(position);
    const ends = marginsOf(points.all, from, seats);
    const handMargins = marginsOf(hand.all, from, seats);
    for (let seat = 0; seat < seats; seat++) {
      const came = shares.all[from + seat] as number;
      said.net.push({ said: chances[seat] ?? 0, came });
      said.hand.push({ said: handChances.all[from + seat] as number, came });
      off.net.push((margins[seat] ?? 0) - (ends[seat] ?? 0));
      off.hand.push((handMargins[seat] ?? 0) - (ends[seat] ?? 0));
    }
  }
  const error = (values: readonly number[]): number =>
    rounded(scale * Math.sqrt(mean(values.map((value) => value ** 2))), 2);
  return {
    positions: tested,
    net: seats === 1 ? null : reliability(said.net),
    handBrier: seats === 1 ? null : reliability(said.hand).brier,
    netError: error(off.net),
    handError: error(off.hand),
  };
}
