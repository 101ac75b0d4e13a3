// A worker thread of the pool.
import { serveTasks } from '@orrery/server/threads';
import { perform } from './perform.ts';

serveTasks(perform);
