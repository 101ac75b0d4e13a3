import file from './alien-artifacts.json' with { type: 'json' };
import { checkConsistency } from './consistency.ts';
import { type AlienData, alienFile } from './schema.ts';

/** Reads a whole data file: every field is checked, and the first that is wrong is named. */
export function parseAlienData(json: unknown): AlienData {
  const data = alienFile(json, '');
  checkConsistency(data);
  return data;
}

/** Everything in the box, with the marks of where each record comes from. */
export const data = parseAlienData(file);
export const { constants } = data;
