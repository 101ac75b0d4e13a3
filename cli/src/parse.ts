import type { Json } from '@orrery/kernel';
import { BadInput } from './errors.ts';

/** For commander: reads the value of one option. */
export function whole(name: string, least: number, most = Infinity): (text: string) => number {
  const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`;
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isSafeInteger(value) || value < least || value > most) {
      throw new BadInput(`${name} takes a whole number ${range}, not "${text}"`);
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

const ON = ['1', 'true', 'yes', 'on'];
const OFF = ['0', 'false', 'no', 'off', ''];

/** A switch as environment variables say it. */
export function onOff(name: string, text: string): boolean {
  const word = text.trim().toLowerCase();
  if (ON.includes(word)) return true;
  if (OFF.includes(word)) return false;
  throw new BadInput(
    `${name} takes 1, true, yes or on, or else 0, false, no, off or nothing, not "${text}"`,
  );
}

/** As browsers name them: without path and slash. */
export const origins =
  (name: string) =>
  (text: string): string[] =>
    list(text)
      .filter((item) => item !== '')
      .map((item) => {
        const url = URL.parse(item);
        if (url === null || !/^https?:$/.test(url.protocol)) {
          throw new BadInput(`${name} takes addresses like https://orrery.example, not "${item}"`);
        }
        // Pages at a path would look for the server at the root all the same.
        if (url.href !== `${url.origin}/`) {
          throw new BadInput(`${name} takes addresses alone, "${url.origin}" and not "${item}"`);
        }
        return url.origin;
      });

/** An empty one is none. */
export const postgresAddress =
  (name: string) =>
  (text: string): string => {
    if (text === '' || /^postgres(ql)?:\/\//.test(text)) return text;
    // What stands behind the scheme may hold a password.
    const scheme = /^[\w+.-]+:\/\//.exec(text)?.[0];
    const but = scheme === undefined ? '' : `, not ${scheme}…`;
    throw new BadInput(`${name} takes the address of a PostgreSQL, postgres://…${but}`);
  };

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
