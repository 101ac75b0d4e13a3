import { USUAL_LEVEL } from '@orrery/bots';
import type { Seating } from '@orrery/table/client';
import { usePreferences } from '../preferences.ts';

export function person(name = ''): Seating {
  return { kind: 'human', name, confirmTurns: usePreferences.getState().holdTurns };
}

export const bot = (level = USUAL_LEVEL): Seating => ({ kind: 'bot', level });

export function againstBots(seats: number, level = USUAL_LEVEL): readonly Seating[] {
  const { name } = usePreferences.getState();
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? person(name) : bot(level)));
}

/** Against the game itself, where the box has a way to. */
export const alone = (): readonly Seating[] => againstBots(1);

export const sameScreen = ({ min, max }: { min: number; max: number }): readonly Seating[] =>
  Array.from({ length: Math.min(Math.max(min, 2), max) }, () => person());
