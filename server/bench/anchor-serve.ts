// boardgame.io's own server with its storage in memory, in a process of its own.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type AnchorName, anchorGame } from './anchor-games.ts';
import { answerBy } from './child.ts';

/** What is used of `boardgame.io/server`, which comes without Orrery and is not typed here. */
interface BoardgameIo {
  Server(settings: object): {
    run(settings: { port: number; callback(): void }): Promise<{
      appServer: { address(): { port: number } };
    }>;
  };
}

answerBy({
  async start({ folder, game }: { folder: string; game: AnchorName }): Promise<string> {
    // It tells everybody who connects; that is no part of the figures.
    console.log = console.info = () => undefined;
    const load = createRequire(join(folder, 'package.json'));
    const { Server } = load('boardgame.io/server') as BoardgameIo;
    const { definition } = await anchorGame(game);
    const server = Server({ games: [definition], origins: [/localhost/] });
    const running = await server.run({ port: 0, callback: () => undefined });
    return `http://127.0.0.1:${running.appServer.address().port}`;
  },
});
