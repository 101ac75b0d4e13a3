import { Refusal } from '@orrery/table';
import { cleanText } from '../text.ts';

/** A name as others will read it: visible, of one line, not too long. */
export function cleanName(given: string): string {
  const name = cleanText(given.normalize('NFC')).replace(/\s+/g, ' ');
  if (name === '' || name.length > 40 || !/[\p{L}\p{N}]/u.test(name)) {
    throw new Refusal('BAD_NAME', 'a name has 1 to 40 visible characters');
  }
  return name;
}
