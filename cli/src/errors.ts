import { OrreryError } from '@orrery/kernel';
import { Refusal } from '@orrery/table';
import { CommanderError } from 'commander';

/** What the user asked for cannot be done; the sentence says why. */
export class BadInput extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadInput';
  }
}

/** One sentence for people and a code for programs; null: not the user's fault. */
export function complaint(error: unknown): { code: string; sentence: string } | null {
  if (error instanceof BadInput) return { code: 'BAD_INPUT', sentence: error.message };
  if (error instanceof CommanderError) {
    return { code: 'BAD_INPUT', sentence: oneLine(error.message.replace(/^error: /, '')) };
  }
  const isRefused = error instanceof OrreryError || error instanceof Refusal;
  if (isRefused && error.code !== 'BUG') {
    return { code: error.code, sentence: error.message };
  }
  return null;
}

const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');
