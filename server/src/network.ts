import { isIPv6 } from 'node:net';

/** Half of an address of IPv6, which is what a household has. */
const NETWORK = 4;
const MAPPED = '0:0:0:0:0:ffff';

/** By what callers are counted: an address of IPv4, a network of IPv6. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address.toLowerCase();
  // A URL writes each address in one way only.
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  if (groups.slice(0, 6).join(':') !== MAPPED) return groups.slice(0, NETWORK).join(':');
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
