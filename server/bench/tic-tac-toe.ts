/** The board of boardgame.io's tutorial game, by which it is measured: who moved where. */
export type Cells = (string | null)[];

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export const emptyCells = (): Cells => Array<string | null>(9).fill(null);

export const freeCells = (cells: Readonly<Cells>): number[] =>
  cells.flatMap((cell, i) => (cell === null ? [i] : []));

export const isWon = (cells: Readonly<Cells>): boolean =>
  LINES.some(([a = 0, ...rest]) => cells[a] !== null && rest.every((i) => cells[i] === cells[a]));

/** A move of the tutorial; its answer is boardgame.io's word for one that is not allowed. */
export function clickCell(cells: Cells, player: string, cell: number): 'INVALID_MOVE' | undefined {
  if (cells[cell] !== null) return 'INVALID_MOVE';
  cells[cell] = player;
  return undefined;
}
