import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Measure = (ms: number) => number | Promise<number>;

export interface MeasuringThread {
  /** By the game's id and the name of the measure. */
  readonly measures: ReadonlyMap<string, Measure>;
  stop(): Promise<unknown>;
}

/**
 * A thread that plays one game alone, as the page's worker does: code that met the states of several
 * games in one thread is slower, and the figures of a game would hang on which others were measured.
 */
export async function measuringThread(id: string): Promise<MeasuringThread> {
  const worker = new Worker(new URL('./measuring.ts', import.meta.url), { workerData: id });
  const hear = async <T>(): Promise<T> => ((await once(worker, 'message')) as [T])[0];
  const names = await hear<readonly string[]>();
  const measure =
    (name: string): Measure =>
    (ms) => {
      worker.postMessage({ name, ms });
      return hear<number>();
    };
  return {
    measures: new Map(names.map((name) => [`${id} ${name}`, measure(name)])),
    stop: () => worker.terminate(),
  };
}
