import { type Box, box } from '@orrery/kit';

/** Where everything is: once for a wide box and once for a phone. */
export interface BoardPlan {
  readonly width: number;
  readonly height: number;
  readonly tall: boolean;
  /** Resource deck, discard pile and round track. */
  readonly resources: Box;
  /** The attack scale, or a payment. */
  readonly scale: Box;
  /** Artifacts, Plans, tokens. */
  readonly piles: Box;
  readonly seats: Box;
  /** One per kind. */
  readonly lanes: readonly LanePlan[];
  /** What is chosen from lies over the lanes, so that the rest stays in sight. */
  readonly tray: Box;
}

export interface LanePlan {
  readonly box: Box;
  readonly deck: Box;
  readonly head: Box;
  readonly row: Box;
  /** How wide a card in the Empire is, and one Under Construction. */
  readonly card: number;
  readonly work: number;
}

function wideLane(i: number): LanePlan {
  const y = 110 + i * 115.5;
  return {
    box: box(0, y, 818, 112),
    deck: box(2, y + 2, 78, 108),
    head: box(86, y, 114, 112),
    row: box(206, y + 2, 608, 108),
    card: 74,
    work: 66,
  };
}

const WIDE: BoardPlan = {
  width: 818,
  height: 455,
  tall: false,
  resources: box(0, 0, 172, 104),
  scale: box(178, 0, 480, 104),
  piles: box(664, 0, 154, 76),
  seats: box(664, 79, 154, 25),
  lanes: [0, 1, 2].map(wideLane),
  tray: box(0, 108, 818, 347),
};

function tallLane(i: number): LanePlan {
  const y = 58 + i * 82.5;
  return {
    box: box(0, y, 375, 80.5),
    deck: box(2, y + 1, 56, 78),
    head: box(58, y, 52, 80),
    row: box(114, y + 2, 259, 76),
    card: 53,
    work: 47,
  };
}

const TALL: BoardPlan = {
  width: 375,
  height: 304,
  tall: true,
  resources: box(0, 0, 82, 54),
  scale: box(85, 0, 222, 54),
  piles: box(310, 0, 65, 54),
  seats: box(310, 0, 65, 54),
  lanes: [0, 1, 2].map(tallLane),
  tray: box(0, 56, 375, 248),
};

export const boardPlan = (tall: boolean): BoardPlan => (tall ? TALL : WIDE);
