import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './private.ts';

const ANSWERS_WITHIN = { timeout: 1_500, tries: 2 };

/**
 * Looks a name up and refuses private answers, at the very moment of connecting. Not by way of the
 * system, which waits for a slow answer in one of the few threads that also read files and check
 * passwords: whoever has a slow name server of their own would hold up all of that.
 */
export function publicLookup(servers?: readonly string[]): LookupFunction {
  const resolver = new Resolver(ANSWERS_WITHIN);
  if (servers !== undefined) resolver.setServers(servers);
  const found = async (host: string): Promise<{ address: string; family: number }[]> => {
    const asked = [resolver.resolve4(host), resolver.resolve6(host)];
    const [four, six] = await Promise.allSettled(asked);
    const of = (answer: typeof four, family: number) =>
      answer?.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
    const all = [...of(four, 4), ...of(six, 6)];
    if (all.length === 0) {
      throw four?.status === 'rejected' ? four.reason : new Error('no such name');
    }
    if (all.some(({ address }) => isPrivateAddress(address))) throw new Error('a private address');
    return all;
  };
  return (host, options, done) => {
    found(host).then(
      (all) => {
        const [first] = all;
        if (options.all === true) done(null, all);
        else done(null, first?.address ?? '', first?.family);
      },
      (error: Error) => done(error, []),
    );
  };
}
