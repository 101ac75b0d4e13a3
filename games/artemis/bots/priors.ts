import type { Json } from '@orrery/kernel';
import { expeditionCard, REGIONS } from '../data/index.ts';
import { answers, type At, type Place, SHELTERS } from '../rules/answers.ts';
import { hasRoom, INDEX, unit } from '../rules/crew.ts';
import { type Artemis, player, type Player } from '../rules/state.ts';
import type { QuestionTask } from '../rules/tasks.ts';
import { setWorth } from './final.ts';
import { begin, type Forecast, forecastOf } from './forecast.ts';
import { worthOf } from './gains.ts';
import { evaluateBid, evaluateCamp, evaluateRegion } from './placing.ts';
import { tileWorth } from './tiles.ts';
import { WEIGHTS } from './weights.ts';

/** How sharply an answer that looks better by one point is preferred. */
const SHARPNESS = 1.2;

/** How good each answer looks: where the search looks first, nothing more. */
export function priors(s: Artemis, _ask: string, options: readonly unknown[]): readonly number[] {
  const task = s.tasks.at(-1) as QuestionTask | undefined;
  if (task === undefined) return [];
  begin(s, task.seat);
  const guess = guesser(s, task, forecastOf(task.seat), player(s, task.seat));
  return guess === null ? [] : options.map((one) => Math.exp(SHARPNESS * guess(one as Json)));
}

type Guess = (option: Json) => number;

function guesser(s: Artemis, task: QuestionTask, o: Forecast, p: Player): Guess | null {
  const { seat } = task;
  const value = s.placing?.value ?? 1;
  switch (task.type) {
    case 'placeDieValue':
      return valueGuess(s, o, seat);
    case 'placeDieRegion':
      return (option) => evaluateRegion(s, o, seat, answers.placeDieRegion.read(option), value);
    case 'placeDieExpedition':
      return (option) => {
        const expedition = s.expeditions[answers.placeDieExpedition.read(option)];
        return expedition === undefined ? 0 : evaluateCamp(o, seat, expedition, value);
      };
    case 'placeDieTile':
      return (option) => {
        const slot = s.gantry.find(({ tile }) => tile === option);
        return slot === undefined ? 0 : evaluateBid(s, o, slot, value);
      };
    case 'placeDieCrew':
      return (crew) => (crew === 'nobody' ? 0.7 : 0);
    case 'placeDieFee':
      return (what) => (what === 'energy' ? o.energy - o.mineral : o.mineral - o.energy) / 4;
    case 'placeDieTrainee':
      return (option) => -leaving(o, p, answers.placeDieTrainee.read(option));
    case 'chooseReward': {
      const expedition = s.expeditions[task.expedition];
      if (expedition === undefined) return null;
      const { rewards } = expeditionCard(expedition.card);
      return (option) =>
        worthOf(o, rewards[answers.chooseReward.read(option)]?.effects ?? [], expedition);
    }
    case 'train':
      return (option) => {
        const training = answers.train.read(option);
        if (training === null) return 0;
        return setWorth(o, INDEX[training.to], 1) - leaving(o, p, training.who);
      };
    case 'buyBuilding': {
      const slot = s.gantry.find(({ tile }) => tile === task.tile);
      const bid = slot?.dice[task.bid]?.value ?? 1;
      const bare = { tile: task.tile, dice: [] };
      return (choice) => (choice === 'buy' ? evaluateBid(s, o, bare, bid) : 0);
    }
    case 'recruitColonist':
      return (option) => {
        const who = answers.recruitColonist.read(option);
        return who === 'stop' ? 0.6 : setWorth(o, INDEX[who], 1) + 0.3;
      };
    case 'assignColonist':
    case 'upkeepMoveWhere':
      return (place) => placeGuess(o, p, INDEX[task.colonist], place);
    case 'staffNewBuilding':
      return (option) => groupSize(answers.staffNewBuilding.read(option));
    case 'returnCrew':
      return (option) => 0.5 * groupSize(answers.returnCrew.read(option));
    case 'activateBuildingWhich':
      return (tile) => (tile === 'stop' ? -2 : 0);
    case 'assaultTarget':
      return (who) => (who === 'skip' ? -2 : 0);
    case 'directive':
      return (choice) => (choice === 'pass' ? 0 : task.use === 'play' ? 1 : -0.5);
    case 'upkeepMoveWho':
    case 'toolkitMoveWho':
      return (option) => moverGuess(o, p, answers.upkeepMoveWho.read(option));
    default:
      return null;
  }
}

const groupSize = (group: object | string): number => (Array.isArray(group) ? group.length : 0);

/** The best region for each value, less the Toolkits it costs. */
function valueGuess(s: Artemis, o: Forecast, seat: number): Guess {
  const best: number[] = [];
  const bestOf = (value: number): number =>
    (best[value] ??= Math.max(
      ...REGIONS.map((region) => evaluateRegion(s, o, seat, region, value)),
    ));
  return (option) => {
    const { rolled, value } = answers.placeDieValue.read(option);
    return bestOf(value) - Math.abs(rolled - value) * (WEIGHTS.toolkit + 0.5);
  };
}

/** What the colony loses when this one leaves it. */
const leaving = (o: Forecast, p: Player, { index, place }: At): number =>
  -setWorth(o, index, -1) + (place === SHELTERS || p.buildings.length === 0 ? 0 : 0.7);

/** What a Building gains by one more; Shelters gain nothing. */
function placeGuess(o: Forecast, p: Player, index: number, place: Json | Place): number {
  const building = p.buildings.find(({ tile }) => tile === place);
  if (building === undefined) return 0;
  const { tile, crew } = building;
  return tileWorth(o, tile, crew + unit(index), false) - tileWorth(o, tile, crew, false);
}

function moverGuess(o: Forecast, p: Player, who: At | null): number {
  if (who === null) return 0.3;
  if (who.place !== SHELTERS) return -1;
  let best = 0;
  for (const building of p.buildings) {
    if (!hasRoom(building, who.index)) continue;
    best = Math.max(best, placeGuess(o, p, who.index, building.tile));
  }
  return best;
}
