import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { type Job, perform, type Results } from './perform.ts';

export const allCores = availableParallelism;

/** Does all jobs and returns their results in the order of the jobs, whoever did them. */
export async function runJobs<T extends Job['type']>(
  jobs: readonly Extract<Job, { readonly type: T }>[],
  workers: number,
  onDone: (result: Results[T]) => void,
): Promise<Results[T][]> {
  const threads = Math.min(workers, jobs.length);
  if (threads <= 1) {
    const results: Results[T][] = [];
    for (const job of jobs) {
      const result = (await perform(job)) as Results[T];
      results.push(result);
      onDone(result);
    }
    return results;
  }
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    return await Promise.all(
      jobs.map(async (job) => {
        const result = (await pool.run(job)) as Results[T];
        onDone(result);
        return result;
      }),
    );
  } finally {
    await pool.destroy();
  }
}
