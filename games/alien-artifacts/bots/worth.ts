import {
  type Card,
  CARDS,
  type CardInfo,
  countFor,
  data,
  goalsOf,
  type Holdings,
  kindOf,
  KINDS,
  LOGISTICS,
  OPERATIONAL,
  PLANET,
  SHIP,
  SIDES,
  type Side,
  TECHNOLOGY,
  type TechnologyOp,
  TYPES,
} from '../data/index.ts';

/** What a lasting text is worth in thirty turns. */
function textWorth(op: TechnologyOp): number {
  switch (op.op) {
    case 'modHandSize':
      return 2.5;
    case 'modSell':
      return 2;
    case 'modAttack':
      return 1.6;
    case 'on':
    case 'pay':
      return 1.5;
    case 'modCost':
    case 'modBuyCost':
      return 1.2;
    case 'modAssembly':
      return 0.8;
    case 'gainCredits':
      return 2;
    default:
      return 1;
  }
}

/** What a logistics face is worth, a turn. */
function lasting({ kind, logistics }: CardInfo): number {
  if (kind === PLANET) return logistics.some(({ op }) => op === 'modBuyCost') ? 0.04 : 0.03;
  if (kind === SHIP) return 0.02;
  return logistics.reduce((sum, op) => sum + textWorth(op), 0) / 30;
}
const LASTING: readonly number[] = CARDS.map(lasting);

/** How good a Ship's ability is in attacks. */
function boldness({ ship }: CardInfo): number {
  if (ship.some(({ op }) => op === 'attackBonus')) return 1;
  return ship.some(({ op }) => op === 'drawChoice') ? 0.7 : 0.25;
}
const BOLDNESS: readonly number[] = CARDS.map(boldness);

/** What a card will bring by the face it shows, besides its point and what it is counted for. */
export function engine(
  card: Card,
  side: Side,
  turns: number,
  during: number,
  attackTexts: number,
): number {
  if (side === LOGISTICS) return (LASTING[card] as number) * turns;
  switch (kindOf(card)) {
    case PLANET:
      return 0.16 * Math.min(6, turns / 5);
    case TECHNOLOGY:
      return 0.13 * Math.max(0.5, during) * Math.min(6, turns / 5);
    case SHIP: {
      const bold = (BOLDNESS[card] as number) + attackTexts;
      return 0.7 * (0.3 + 0.8 * bold) * Math.min(6, turns / 6);
    }
  }
}

/** Points of a faction's two scorings that a card brings on a face. */
const SERVES: readonly (readonly number[])[] = data.factions.map(({ scoring }) =>
  CARDS.flatMap(({ kind, types }) =>
    SIDES.map((side, no) =>
      scoring.terms.reduce((sum, { vp, metric }) => {
        if (metric.op !== 'countCards') return sum;
        const fits =
          (metric.kind ?? KINDS[kind]) === KINDS[kind] &&
          (metric.side ?? side) === side &&
          (metric.type ?? TYPES[types[no] ?? 0]) === TYPES[types[no] ?? 0];
        return fits ? sum + vp : sum;
      }, 0),
    ),
  ),
);

export const serves = (faction: number, card: Card, side: Side): number =>
  SERVES[faction]?.[card * 2 + side] ?? 0;

/** The better of both faces. */
export const servesBest = (faction: number, card: Card): number =>
  Math.max(serves(faction, card, LOGISTICS), serves(faction, card, OPERATIONAL));

/** What the goals of an operational Technology score at the end, and what the next may add. */
export function goalHopes(technology: Card, of: Holdings, turns: number): number {
  const count = countFor(technology, of);
  let [now, hope] = [0, 0];
  for (const { atLeast, end } of goalsOf(technology)) {
    if (count >= atLeast) now = Math.max(now, end);
    else if (hope === 0) hope = 0.58 * (end - now) * Math.min(1, turns / (12 * (atLeast - count)));
  }
  return hope;
}
