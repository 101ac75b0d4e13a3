import { targetOf } from './academy.ts';
import { total } from './colony.ts';
import { INDEX } from './crew.ts';
import { recruitLimit } from './doorstep.ts';
import { isHighest, priceOf } from './gantry.ts';
import { type Artemis, type Die, type GantryTile, type Owner, playerOf } from './state.ts';
import type { ExpeditionView, Forecast, Prospect, RowDieView } from './view-types.ts';

/** Dice of a row in their order, each with what it would take of what is left (ART-HARV-01). */
function served(
  row: readonly Die[],
  stock: number,
  takes: (value: number) => number,
): RowDieView[] {
  let left = stock;
  return row.map((die) => {
    const gets = Math.min(left, takes(die.value));
    left -= gets;
    return { ...die, gets };
  });
}

export const harvestForecast = (s: Artemis, at: 'vents' | 'quarry'): RowDieView[] =>
  served(s.rows[at], s.stock[at], (value) => value);
export const doorstepForecast = (s: Artemis): RowDieView[] =>
  served(s.rows.doorstep, total(s.doorstep), recruitLimit);

/** Drones never advance on the Relief track (ART-SOLO-17). */
const consoled = (s: Artemis, owner: Owner): Prospect =>
  playerOf(s, owner) === null ? 'nothing' : 'relief';

/** For each participant, the strongest first (ART-EXP-03 to ART-EXP-07, ART-SOLO-12). */
const expeditionProspects = (s: Artemis, { ranking, success }: ExpeditionView): Prospect[] =>
  ranking.map(({ owner }, rank): Prospect => {
    if (!success || rank > 1) return consoled(s, owner);
    if (playerOf(s, owner) === null) return 'nothing';
    if (ranking.length === 1) return 'both';
    // Drones take nothing, so against them you choose freely (ART-SOLO-12).
    return rank === 0 || s.drones.length > 0 ? 'first' : 'second';
  });

/** Minerals of everybody with what their dice in the Quarry would bring: it comes before the Gantry. */
function mineralsOf(s: Artemis, quarry: readonly RowDieView[]): number[] {
  const minerals = s.players.map(({ mineral }) => mineral);
  for (const { owner, gets } of quarry) {
    if (owner < minerals.length) minerals[owner] = (minerals[owner] ?? 0) + gets;
  }
  return minerals;
}

/** For each bid: the highest that can be paid may buy, lower ones are consoled once each if it does (ART-BUY-05). */
function bidProspects(s: Artemis, slot: GantryTile, minerals: readonly number[]): Prospect[] {
  const { dice } = slot;
  const buyer = dice.findLastIndex(
    (die, bid) => isHighest(slot, bid) && (minerals[die.owner] ?? Infinity) >= priceOf(s, die),
  );
  return dice.map(({ owner }, bid) => {
    if (bid === buyer) return 'first';
    return bid < buyer && isHighest(slot, bid) ? consoled(s, owner) : 'nothing';
  });
}

/** For each die at the Academy, whether one of its type is left for it (ART-TRAIN-02). */
function trainings(s: Artemis): boolean[] {
  const left: number[] = [...s.academy];
  return s.academyDice.map(({ value, trainee }) => {
    const type = INDEX[targetOf(value)];
    const there = trainee !== null && (left[type] ?? 0) > 0;
    if (there) left[type] = (left[type] ?? 0) - 1;
    return there;
  });
}

/** What everybody would get if placing ended now; nobody's later choices are guessed. */
export function forecastOf(
  s: Artemis,
  expeditions: readonly ExpeditionView[],
  quarry: readonly RowDieView[],
): Forecast {
  const minerals = mineralsOf(s, quarry);
  return {
    expeditions: expeditions.map((one) => expeditionProspects(s, one)),
    gantry: s.gantry.map((slot) => bidProspects(s, slot, minerals)),
    academy: trainings(s),
  };
}
