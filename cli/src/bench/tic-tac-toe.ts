import { randomFrom } from '@orrery/kernel';

interface TicTacToe {
  readonly G: { readonly cells: (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** What is used of `boardgame.io/internal`, which comes without Orrery and is not typed here. */
export interface BoardgameIo {
  InitializeGame(settings: { readonly game: object }): TicTacToe;
  CreateGameReducer(settings: {
    readonly game: object;
  }): (state: TicTacToe, action: object) => TicTacToe;
}

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

const isWon = (cells: readonly (string | null)[]): boolean =>
  LINES.some(([a = 0, ...rest]) => cells[a] !== null && rest.every((i) => cells[i] === cells[a]));

/** The game of boardgame.io's own tutorial. */
const GAME = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: TicTacToe['G']; playerID: string }, cell: number) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: TicTacToe) {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

/** Random games through boardgame.io's own reducer for so long; gives moves per second. */
export function ticTacToe(boardgameIo: BoardgameIo): (ms: number) => number {
  const reduce = boardgameIo.CreateGameReducer({ game: GAME });
  const random = randomFrom('tic-tac-toe');
  return (ms) => {
    const began = performance.now();
    let moves = 0;
    let now = began;
    do {
      let state = boardgameIo.InitializeGame({ game: GAME });
      while (state.ctx.gameover === undefined) {
        const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
        const args = [free[random(free.length)]];
        const playerID = state.ctx.currentPlayer;
        state = reduce(state, {
          type: 'MAKE_MOVE',
          payload: { type: 'clickCell', args, playerID },
        });
        moves++;
      }
      now = performance.now();
    } while (now - began < ms);
    return (moves / (now - began)) * 1000;
  };
}
