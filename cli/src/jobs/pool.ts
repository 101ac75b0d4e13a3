import { availableParallelism } from 'node:os';
import { type Task, Threads } from '@orrery/server/threads';
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
  const waiting: Task<Job, Results[T]>[] = [];
  const pool = new Threads<Job, Results[T]>({
    file: new URL('./worker.ts', import.meta.url),
    size: threads,
    next: () => waiting.shift(),
  });
  const results = jobs.map(async (asked) => {
    const { promise, resolve, reject } = Promise.withResolvers<Results[T]>();
    waiting.push({ asked, resolve, reject });
    const result = await promise;
    onDone(result);
    return result;
  });
  pool.look();
  try {
    return await Promise.all(results);
  } finally {
    await pool.stop();
  }
}
