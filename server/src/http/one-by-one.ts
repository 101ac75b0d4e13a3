import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../network.ts';
import { Turns } from '../turns.ts';

const LISTS = new Turns();

/** Of what is long to put together one for each address at a time, with everybody else in between. */
export const oneByOne = <T>({ ip }: FastifyRequest, make: () => Promise<T>): Promise<T> =>
  LISTS.run(networkOf(ip), async () => {
    await nextTurn();
    return make();
  });
