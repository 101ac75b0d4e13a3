import type { Forbidden } from '@orrery/kernel';
import type { Voice } from '@orrery/shared';
import type { Company } from '../data/index.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { companyName } from './components.ts';
import { capital, portName, theModule } from './names.ts';
import { isKey, say } from './say.ts';

/** A fact as a person reads it: ids and seats have names. */
function told({ lang, name }: Voice, fact: string, value: string | number): string | number {
  switch (fact) {
    case 'module':
    case 'outer':
    case 'unit':
      return theModule(lang, String(value));
    case 'company':
      return companyName(value as Company)[lang];
    case 'port':
      return portName(String(value));
    case 'player':
      return name(Number(value));
    default:
      return value;
  }
}

/** Why an answer is refused: `why.<rule>`, or one of its cases where the facts say how. */
export function why(voice: Voice, _view: ReworldView, { rule, facts = {} }: Forbidden): string {
  const { how, ...figures } = facts;
  const key = how === undefined ? `why.${rule}` : `why.${rule}.${how}`;
  if (!isKey(key)) return rule;
  const entries = Object.entries(figures).map(([fact, value]) => [fact, told(voice, fact, value)]);
  return capital(say(voice.lang, key, Object.fromEntries(entries)));
}
