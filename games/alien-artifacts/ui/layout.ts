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
  const y = 62 + i * 96;
  return {
    box: box(0, y, 375, 94),
    deck: box(2, y + 2, 60, 90),
    head: box(64, y, 50, 94),
    row: box(116, y + 2, 257, 90),
    card: 58,
    work: 54,
  };
}

const TALL: BoardPlan = {
  width: 375,
  height: 350,
  tall: true,
  resources: box(0, 0, 84, 58),
  scale: box(88, 0, 205, 58),
  piles: box(297, 0, 78, 58),
  seats: box(297, 0, 78, 58),
  lanes: [0, 1, 2].map(tallLane),
  tray: box(0, 60, 375, 290),
};

export const boardPlan = (tall: boolean): BoardPlan => (tall ? TALL : WIDE);
