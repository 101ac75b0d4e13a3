import { data } from '../data/index.ts';
import { targetOf } from './academy.ts';
import { total } from './colony.ts';
import { INDEX } from './crew.ts';
import { insertInRow } from './dice.ts';
import { recruitLimit } from './doorstep.ts';
import { rankingOf } from './expedition.ts';
import { type Artemis, type Die, type Expedition, type GantryTile, playerOf } from './state.ts';
import type { DieOutlook, Outlook, Prospect } from './view-types.ts';

/** Dice of a row in their order, each taking what it may of what is left (ART-HARV-01). */
export function shares(
  row: readonly Die[],
  stock: number,
  takes: (value: number) => number,
): number[] {
  let left = stock;
  return row.map(({ value }) => {
    const gets = Math.min(left, takes(value));
    left -= gets;
    return gets;
  });
}

const face = (value: number): number => value;

/** Drones never advance on the Relief track (ART-SOLO-17). */
const consoled = (s: Artemis, owner: number): Prospect =>
  playerOf(s, owner) === null ? 'nothing' : 'relief';

/** For each participant, the strongest first (ART-EXP-03 to ART-EXP-07, ART-SOLO-12). */
function expeditionProspects(s: Artemis, expedition: Expedition, difficulty: number): Prospect[] {
  const ranking = rankingOf(expedition);
  const sum = ranking.reduce((n, { strength }) => n + strength, 0);
  return ranking.map(({ owner }, rank): Prospect => {
    if (sum < difficulty || rank > 1) return consoled(s, owner);
    if (playerOf(s, owner) === null) return 'nothing';
    if (ranking.length === 1) return 'both';
    // Drones take nothing, so against them you choose freely (ART-SOLO-12).
    return rank === 0 || s.drones.length > 0 ? 'first' : 'second';
  });
}

/** For each bid: the highest has the option, others are consoled once each if it is used (ART-BUY-05). */
function bidProspects(s: Artemis, { dice }: GantryTile): Prospect[] {
  const buyer = dice.at(-1)?.owner;
  return dice.map(({ owner }, i) => {
    if (i === dice.length - 1) return 'first';
    const highest = dice.findLastIndex((die) => die.owner === owner) === i;
    return owner !== buyer && highest ? consoled(s, owner) : 'nothing';
  });
}

/** For each die at the Academy, whether one of its type is left for it (ART-TRAIN-02). */
function trainings(s: Artemis): boolean[] {
  const left = [...s.academy];
  return s.academyDice.map(({ value, trainee }) => {
    const type = INDEX[targetOf(value)];
    const there = trainee !== null && (left[type] ?? 0) > 0;
    if (there) left[type] = (left[type] ?? 0) - 1;
    return there;
  });
}

/** What a die would get in a row that it joined now. */
function joining(row: readonly Die[], die: Die, stock: number, takes: (value: number) => number) {
  const longer = [...row];
  insertInRow(longer, die);
  return shares(longer, stock, takes)[longer.indexOf(die)] ?? 0;
}

function placingOutlook(s: Artemis): DieOutlook | null {
  if (s.placing === null) return null;
  const { seat, value, relic } = s.placing;
  const die = { owner: seat, value, relic };
  const { stock, rows } = s;
  return {
    vents: joining(rows.vents, die, stock.vents, face),
    quarry: joining(rows.quarry, die, stock.quarry, face),
    doorstep: joining(rows.doorstep, die, total(s.doorstep), recruitLimit),
    outfitter: data.outfitterTable[value - 1]?.toolkits ?? 0,
    academy: targetOf(value),
  };
}

/** What everybody would get if placing ended now; nobody's later choices are guessed. */
export function outlookOf(s: Artemis, difficulties: readonly number[]): Outlook {
  return {
    expeditions: s.expeditions.map((one, i) => expeditionProspects(s, one, difficulties[i] ?? 0)),
    gantry: s.gantry.map((slot) => bidProspects(s, slot)),
    academy: trainings(s),
    placing: placingOutlook(s),
  };
}
