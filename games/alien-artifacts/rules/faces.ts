import type { Forbidden } from '@orrery/kernel';
import { type Card, cardId, type Kind, kindOf, OPERATIONAL } from '../data/index.ts';
import { builtAt, isWorking, type Player } from './state.ts';

/** Own cards of a kind in the Empire: what might be clicked where one of them is asked for. */
export const ownOfKind = (p: Player, kind: Kind): string[] =>
  p.empire.flatMap(({ card }) => (kindOf(card) === kind ? [cardId(card)] : []));

/** Why a card on the table cannot act: it shows its logistics face, or is blockaded (ALI-BLK-04). */
export function forbidIdle(p: Player, card: Card): Forbidden | null {
  const built = builtAt(p, card);
  if (built.side !== OPERATIONAL)
    return { rule: 'ALI-OPER-03', facts: { how: 'face', card: cardId(card) } };
  if (isWorking(p, built)) return null;
  return { rule: 'ALI-BLK-04', facts: { card: cardId(card), tokens: built.tokens } };
}
