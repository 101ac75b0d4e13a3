// boardgame.io's own server with its storage in memory, in a process of its own.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answerBy } from './child.ts';

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

interface Cells {
  cells: (string | null)[];
}

const isWon = ({ cells }: Cells): boolean =>
  LINES.some(([a = 0, ...rest]) => cells[a] !== null && rest.every((i) => cells[i] === cells[a]));

/**
 * The tic-tac-toe of boardgame.io's tutorial. A board that is won or full is cleared by the next
 * move, so that none of the time measured goes into new matches.
 */
const GAME = {
  name: 'tic-tac-toe',
  setup: (): Cells => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: Cells; playerID: string }, cell: number) {
      if (isWon(G) || !G.cells.includes(null)) G.cells.fill(null);
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
};

/** What is used of `boardgame.io/server`, which comes without Orrery and is not typed here. */
interface BoardgameIo {
  Server(settings: object): {
    run(settings: { port: number; callback(): void }): Promise<{
      appServer: { address(): { port: number } };
    }>;
  };
}

answerBy({
  async start(folder: string): Promise<string> {
    // It tells everybody who connects; that is no part of the figures.
    console.log = console.info = () => undefined;
    const load = createRequire(join(folder, 'package.json'));
    const { Server } = load('boardgame.io/server') as BoardgameIo;
    const server = Server({ games: [GAME], origins: [/localhost/] });
    const running = await server.run({ port: 0, callback: () => undefined });
    return `http://127.0.0.1:${running.appServer.address().port}`;
  },
});
