import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicLookup } from '../src/notify/lookup.ts';

const A = 1;

/** An answer as name servers write it: with one address for whoever asks for one of IPv4. */
function answerTo(question: Buffer, address: readonly number[]): Buffer {
  const end = question.indexOf(0, 12) + 1;
  const isOfFour = question.readUInt16BE(end) === A;
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(isOfFour ? 1 : 0, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  const asked = question.subarray(12, end + 4);
  const told = Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...address]);
  return Buffer.concat([head, asked, ...(isOfFour ? [told] : [])]);
}

describe('a name of somebody who wants to be called', () => {
  const server = createSocket('udp4');
  afterAll(() => void server.close());
  const asked: string[] = [];
  const ADDRESSES: Readonly<Record<string, readonly number[]>> = {
    open: [93, 184, 215, 14],
    inner: [10, 0, 0, 7],
  };
  server.on('message', (question, { port, address }) => {
    const name = question.toString('latin1', 13, 13 + (question[12] ?? 0));
    asked.push(name);
    const known = ADDRESSES[name];
    // All others are never answered.
    if (known !== undefined) server.send(answerTo(question, known), port, address);
  });
  beforeAll(async () => {
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
  });

  const lookUp = (host: string): Promise<unknown> => {
    const lookup = promisify(publicLookup([`127.0.0.1:${server.address().port}`]));
    return lookup(host, { all: true });
  };

  test('is looked up, unless it leads into a private network', async () => {
    expect(await lookUp('open.example')).toEqual([{ address: '93.184.215.14', family: 4 }]);
    await expect(lookUp('inner.example')).rejects.toThrow('a private address');
  });

  test('is given up where its server does not answer, which holds up no thread', async () => {
    const slow = Array.from({ length: 30 }, (_, n) => lookUp(`slow${n}.example`));
    // By the threads of the system four would wait, and this one for them.
    expect(await lookUp('open.example')).toHaveLength(1);
    const done = await Promise.allSettled(slow);
    expect(done.every(({ status }) => status === 'rejected')).toBe(true);
    expect(new Set(asked).size).toBe(32);
  });
});
