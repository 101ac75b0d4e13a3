import type { RuleId } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { Colonist } from '../../data/index.ts';
import type { ArtemisView } from '../../rules/view-types.ts';
import { prompt } from '../../text/prompt.ts';
import { boardReasons } from './board.ts';
import { type Case, caseOf, partOf, tell } from './case.ts';
import { colonyReason, storeReason } from './colony.ts';
import { FACTS } from './facts.ts';

/** Why a place does not answer the question, where the question is about such places. */
function because(c: Case, kind: string): string | null {
  const mine = Number(partOf(c, 0)) === c.me;
  switch (kind) {
    case 'store':
      return mine ? storeReason(c) : null;
    case 'shelters':
      return mine ? colonyReason(c, 'shelters', undefined) : null;
    case 'building':
    case 'colonist':
      return mine ? colonyReason(c, partOf(c, 1), c.parts[2] as Colonist | undefined) : null;
    default:
      return boardReasons[kind]?.(c) ?? null;
  }
}

/**
 * The reason in this position, with its figures. It is told from the view of the one who asks, so
 * it tells nothing that is hidden. A place that the question is not about tells how things stand
 * there, and what is to be answered first.
 */
export function reason(
  voice: Voice,
  view: ArtemisView,
  ask: string,
  place: Place,
  rule: RuleId,
): string {
  const c = caseOf(voice, view, ask, place, rule);
  const kind = place.split(':')[0] ?? '';
  const answer = because(c, kind);
  if (answer !== null) return answer;
  const question = prompt(voice, view, { seat: c.me, ask });
  const now = tell(c, 'reason.now', { question });
  const fact = FACTS[kind]?.(c) ?? null;
  return fact === null ? now : `${fact} ${now}`;
}
