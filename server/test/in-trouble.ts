import type { Json } from '@orrery/kernel';
import { expect } from 'vitest';
import type { Person, Seated } from './play.ts';
import { nth } from './serving.ts';

export const refusal = (code: string): object => expect.objectContaining({ code });

export const first = (seat: Seated): Json => nth(seat.options ?? [], 0);

/** Somebody at a table with a bot, once it is their turn. */
export async function solo(person: Person): Promise<Seated> {
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'drifter' }];
  const { id } = await person.newTable({ game: 'reworld', seats });
  const seat = person.sit(id);
  await seat.until((seen) => seen.options !== null);
  return seat;
}

/** What is known of the store is asked anew once a second. */
export const ready = async (address: string): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  return (await fetch(`${address}/ready`)).status;
};
