// A thread of the tests: it does as it is told.
import { serveTasks } from '../src/threads.ts';

serveTasks(async (asked: string) => {
  if (asked === 'fail') throw new TypeError('it cannot be done');
  if (asked === 'die') setImmediate(() => process.exit(1));
  if (asked === 'throw')
    setImmediate(() => {
      throw new Error('broken');
    });
  if (['die', 'throw', 'hang'].includes(asked)) await new Promise(() => undefined);
  return asked.toUpperCase();
});
