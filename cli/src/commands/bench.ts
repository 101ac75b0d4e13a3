import { loadGame, PLAYABLE } from '@orrery/catalog';
import type { AnyGameModule } from '@orrery/shared';
import { ANCHOR, loadAnchor } from '../bench/anchor.ts';
import { savedGame, seatCounts } from '../bench/measure.ts';
import { type Measure, measuringThread } from '../bench/measuring-thread.ts';
import { seconds } from '../parse.ts';
import { progress } from '../progress.ts';
import { mean, median, rounded } from '../stats.ts';
import { thousands } from '../table.ts';
import {
  asksForServer,
  benchServer,
  type ServerBenchFlags,
  withServerBench,
} from './bench-server.ts';
import { answer, type Register, withJson } from './context.ts';

/** Each measure is taken this often, in turn with the others, so that a busy machine troubles all alike. */
const ROUNDS = 5;

export const bench: Register = (program, context) => {
  const command = program
    .command('bench [games...]')
    .description('measure speed and size, on one core; or the server')
    .option('--seconds <n>', 'time for each figure (1; of the server: 10)', seconds)
    .option(
      '--anchors',
      `also ${ANCHOR.name} (${ANCHOR.version}), installed into the user's cache folder when missing`,
    );
  withJson(withServerBench(command)).action(
    async (
      ids: string[],
      flags: ServerBenchFlags & { seconds?: number; anchors?: boolean; json?: boolean },
    ) => {
      if (asksForServer(flags)) return benchServer(context, flags);
      const names = ids.length > 0 ? ids : PLAYABLE.map(({ id }) => id);
      const modules = await Promise.all(names.map(loadGame));
      const anchor = flags.anchors === true ? await loadAnchor(context.terminal) : null;
      const measures = new Map<string, Measure>();
      if (anchor !== null) measures.set('anchor', anchor);
      const threads = await Promise.all(modules.map(({ game }) => measuringThread(game.id)));
      for (const thread of threads) {
        for (const [name, measure] of thread.measures) measures.set(name, measure);
      }
      const bar = progress(context.terminal, 'measures', measures.size * (ROUNDS + 1));
      const ms = ((flags.seconds ?? 1) * 1000) / ROUNDS;
      const figures = await medians(measures, ms, () => bar.add(1));
      bar.done();
      await Promise.all(threads.map((thread) => thread.stop()));
      const result = report(modules, figures);
      answer(context, flags.json, result, () => reportText(result));
    },
  );
};

/** The first round warms up and is not counted. */
async function medians(
  measures: ReadonlyMap<string, Measure>,
  ms: number,
  onStep: () => void,
): Promise<ReadonlyMap<string, number>> {
  const taken = new Map<string, number[]>([...measures.keys()].map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, measure] of measures) {
      const figure = await measure(ms);
      if (round > 0) taken.get(name)?.push(figure);
      onStep();
    }
  }
  return new Map([...taken].map(([name, figures]) => [name, median(figures)]));
}

function report(modules: readonly AnyGameModule[], figures: ReadonlyMap<string, number>) {
  const figure = (name: string): number => figures.get(name) ?? 0;
  const movesPerSecond = figures.get('anchor');
  const games = modules.map((module) => {
    const { id } = module.game;
    const bySeats = seatCounts(module.game).map((seats) => ({
      seats,
      decisionsPerSecond: Math.round(figure(`${id} decisions ${seats}`)),
    }));
    const decisionsPerSecond = mean(bySeats.map((row) => row.decisionsPerSecond));
    const { bytesPerEntry, ...saved } = savedGame(module.game);
    return {
      game: id,
      decisionsPerSecond: Math.round(decisionsPerSecond),
      bySeats,
      cloneMicroseconds: rounded(figure(`${id} clone`), 2),
      forkMicroseconds: rounded(figure(`${id} fork`), 2),
      bytesPerEntry: rounded(bytesPerEntry, 1),
      savedGame: saved,
      mctsIterationsPerSecond: Math.round(figure(`${id} mcts`)),
      ...(movesPerSecond === undefined
        ? {}
        : { anchorRatio: rounded(decisionsPerSecond / movesPerSecond, 2) }),
    };
  });
  const anchors =
    movesPerSecond === undefined ? [] : [{ ...ANCHOR, movesPerSecond: Math.round(movesPerSecond) }];
  return { node: process.versions.node, games, anchors };
}

function reportText({ games, anchors, node }: ReturnType<typeof report>): string {
  const line = (name: string, value: string): string => `  ${name.padEnd(20)}${value}`;
  const perSecond = (n: number): string => `${thousands(n)} decisions a second`;
  const lines = games.flatMap((g) => [
    g.game,
    line('random play', perSecond(g.decisionsPerSecond)),
    ...g.bySeats.map((row) => line(`  ${row.seats} seats`, perSecond(row.decisionsPerSecond))),
    line('clone', `${g.cloneMicroseconds} µs`),
    line('fork in mid-turn', `${g.forkMicroseconds} µs (clone and one answer)`),
    line('MCTS', `${thousands(g.mctsIterationsPerSecond)} iterations a second`),
    line(
      `saved ${g.savedGame.seats}-seat game`,
      `${thousands(g.savedGame.bytes)} bytes, ${thousands(g.savedGame.gzipBytes)} gzipped; ${g.savedGame.entries} entries of ${g.bytesPerEntry} bytes`,
    ),
    ...(g.anchorRatio === undefined ? [] : [line('against the anchor', `${g.anchorRatio} times`)]),
  ]);
  const anchorLines = anchors.map(
    (a) => `${a.name} ${a.version}: ${thousands(a.movesPerSecond)} moves a second`,
  );
  return [...lines, ...anchorLines, `Node ${node}, one thread for each game`].join('\n');
}
