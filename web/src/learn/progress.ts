import type { AnyLesson } from '@orrery/shared';
import type { Done } from '@orrery/table/lesson';

/** What this device keeps of a lesson. */
export interface Progress {
  readonly version: number;
  readonly done: readonly Done[];
  readonly solved: boolean;
}

const keyOf = (game: string): string => `orrery:lesson:${game}`;

const isProgress = (value: unknown): value is Progress => {
  if (typeof value !== 'object' || value === null) return false;
  const { version, done, solved } = value as Partial<Progress>;
  return typeof version === 'number' && typeof solved === 'boolean' && isDone(done);
};
const isDone = (value: unknown): boolean => Array.isArray(value) && value.every(Array.isArray);

/** Null: none was begun here, or it cannot be read. */
export function progressOf(game: string): Progress | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return isProgress(value) ? value : null;
  } catch {
    return null;
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // Without storage the lesson lasts as long as the page.
  }
}

/** Of an older version the same step is begun anew. */
export function doneOf(progress: Progress | null, { version, steps }: AnyLesson): readonly Done[] {
  if (progress === null) return [];
  if (progress.version === version) return progress.done.slice(0, steps.length + 1);
  return [];
}
