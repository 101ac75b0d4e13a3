import file from './alien-artifacts.json' with { type: 'json' };
import { alienFile } from './schema.ts';

/**
 * Everything in the box, with the marks of where each record comes from. The shape of every field is
 * checked; that they agree is checked by a test (consistency.ts), for no page need load that.
 */
export const data = alienFile(file, '');
export const { constants } = data;
