import { randomFrom } from '@orrery/kernel';
import {
  type Cells,
  clickCell,
  emptyCells,
  freeCells,
  isWon,
} from '@orrery/server/bench/tic-tac-toe';

interface TicTacToe {
  readonly G: { readonly cells: Cells };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** What is used of `boardgame.io/internal`, which comes without Orrery and is not typed here. */
export interface BoardgameIo {
  InitializeGame(settings: { readonly game: object }): TicTacToe;
  CreateGameReducer(settings: {
    readonly game: object;
  }): (state: TicTacToe, action: object) => TicTacToe;
}

/** The game of boardgame.io's own tutorial. */
const GAME = {
  setup: () => ({ cells: emptyCells() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: TicTacToe['G']; playerID: string }, cell: number) =>
      clickCell(G.cells, playerID, cell),
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
        const free = freeCells(state.G.cells);
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
