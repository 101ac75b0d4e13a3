import { existsSync } from 'node:fs';
import type { NetFile } from '@orrery/bots';
import { readText, writeWhole } from '../files.ts';
import type { Verdict } from './generation.ts';

/** The nets of a game; a file that is not there has none. */
export function readNets(file: string): readonly NetFile[] {
  return existsSync(file) ? (JSON.parse(readText(file)) as { nets: NetFile[] }).nets : [];
}

export const netFor = (nets: readonly NetFile[], seats: number, variant: string): NetFile | null =>
  nets.find((net) => net.seats === seats && net.variant === variant) ?? null;

/** Puts a net in the place of the one for the same set-up, with the match that it won. */
export function writeNet(file: string, net: NetFile, { interval, ...gate }: Verdict): void {
  const made = { ...net.made, gate: { ...gate, low: interval[0], high: interval[1] } };
  const others = readNets(file).filter(
    ({ seats, variant }) => seats !== net.seats || variant !== net.variant,
  );
  const nets = [...others, { ...net, made }].sort(
    (a, b) => a.seats - b.seats || (a.variant < b.variant ? -1 : 1),
  );
  writeWhole(file, `${JSON.stringify({ nets }, null, 2)}\n`);
}
