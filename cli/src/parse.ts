import type { Json } from '@orrery/kernel';
import { BadInput } from './errors.ts';

/** For commander: reads the value of one option. */
export function whole(name: string, least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isSafeInteger(value) || value < least) {
      throw new BadInput(`${name} takes a whole number of at least ${least}, not "${text}"`);
    }
    return value;
  };
}

export function seconds(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value <= 0) {
    throw new BadInput(`--seconds takes a number above 0, not "${text}"`);
  }
  return value;
}

export function oneOf<T extends string>(name: string, values: readonly T[]): (text: string) => T {
  return (text) => {
    const found = values.find((value) => value === text);
    if (found !== undefined) return found;
    throw new BadInput(`${name} takes ${values.join(' or ')}, not "${text}"`);
  };
}

export function list(text: string): string[] {
  return text.split(',').map((item) => item.trim());
}

/** Collects `--option key=value`; the value is JSON, or else a text. */
export function gameOption(text: string, before: Record<string, Json> = {}): Record<string, Json> {
  const at = text.indexOf('=');
  if (at < 1) throw new BadInput(`--option takes key=value, not "${text}"`);
  return { ...before, [text.slice(0, at)]: jsonOrText(text.slice(at + 1)) };
}

function jsonOrText(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
