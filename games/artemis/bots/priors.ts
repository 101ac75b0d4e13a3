import { COLONISTS, expeditionCard, REGIONS, type Region } from '../data/index.ts';
import { hasRoom, INDEX, unit } from '../rules/crew.ts';
import { type Artemis, player, type Player, SHELTERS } from '../rules/state.ts';
import { parseAt } from '../rules/colony.ts';
import type { QuestionTask } from '../rules/tasks.ts';
import { setWorth } from './final.ts';
import { worthOf } from './gains.ts';
import { bidGlance, campGlance, regionGlance } from './glance.ts';
import { begin, type Outlook, outlook } from './outlook.ts';
import { tileWorth } from './tiles.ts';
import { WEIGHTS } from './weights.ts';

/** How sharply an answer that looks better by one point is preferred. */
const SHARPNESS = 1.2;

const weights = (guesses: readonly number[]): number[] =>
  guesses.map((guess) => Math.exp(SHARPNESS * guess));

/** How good each answer looks at a glance: where the search looks first, nothing more. */
export function priors(s: Artemis, _ask: string, options: readonly unknown[]): readonly number[] {
  const task = s.tasks.at(-1) as QuestionTask | undefined;
  if (task === undefined || !('seat' in task)) return [];
  begin(s, task.seat);
  const guess = guesser(s, task, outlook(task.seat), player(s, task.seat));
  return guess === null ? [] : weights(options.map(guess));
}

type Guess = (option: unknown) => number;

function guesser(s: Artemis, task: QuestionTask, o: Outlook, p: Player): Guess | null {
  switch (task.type) {
    case 'placeDieValue':
      return valueGuess(s, o, task.seat);
    case 'placeDieRegion':
      return (region) => regionGlance(s, o, task.seat, region as Region, s.placing?.value ?? 1);
    case 'placeDieExpedition':
      return (at) => {
        const expedition = s.expeditions[Number(at)];
        return expedition === undefined
          ? 0
          : campGlance(o, task.seat, expedition, s.placing?.value ?? 1);
      };
    case 'placeDieTile':
      return (tile) => {
        const slot = s.gantry.find((one) => one.tile === tile);
        return slot === undefined ? 0 : bidGlance(s, o, slot, s.placing?.value ?? 1);
      };
    case 'placeDieCrew':
      return (crew) => (crew === 'nobody' ? 0.7 : 0);
    case 'placeDieFee':
      return (what) => (what === 'energy' ? o.energy - o.mineral : o.mineral - o.energy) / 4;
    case 'placeDieTrainee':
      return (who) => -leaving(o, p, who);
    case 'chooseReward': {
      const expedition = s.expeditions[task.expedition];
      return (reward) =>
        expedition === undefined
          ? 0
          : worthOf(
              o,
              expeditionCard(expedition.card).rewards[Number(reward)]?.effects ?? [],
              expedition,
            );
    }
    case 'train':
      return (choice) => trainGuess(o, p, String(choice));
    case 'buyBuilding': {
      const slot = s.gantry.find(({ tile }) => tile === task.tile);
      const value = slot?.dice[task.bid]?.value ?? 1;
      return (choice) =>
        choice === 'buy' && slot !== undefined
          ? bidGlance(s, o, { tile: slot.tile, dice: [] }, value)
          : 0;
    }
    case 'recruitColonist':
      return (who) =>
        who === 'stop' ? 0.6 : setWorth(o, COLONISTS.indexOf(who as 'pioneer'), 1) + 0.3;
    case 'assignColonist':
      return (place) => placeGuess(o, p, INDEX[task.colonist], String(place));
    case 'staffNewBuilding':
      return (who) => (who as readonly unknown[]).length;
    case 'returnCrew':
      return (who) => 0.5 * (who as readonly unknown[]).length;
    case 'activateBuildingWhich':
      return (tile) => (tile === 'stop' ? -2 : 0);
    case 'assaultTarget':
      return (who) => (who === 'skip' ? -2 : 0);
    case 'directive':
      return (choice) => (choice === 'pass' ? 0 : task.use === 'play' ? 1 : -0.5);
    case 'upkeepMoveWho':
    case 'toolkitMoveWho':
      return (who) => moverGuess(o, p, who);
    case 'upkeepMoveWhere':
      return (place) => placeGuess(o, p, INDEX[task.colonist], String(place));
    default:
      return null;
  }
}

/** The best region for each value, less the Toolkits it costs. */
function valueGuess(s: Artemis, o: Outlook, seat: number): Guess {
  const best: number[] = [];
  const bestOf = (value: number): number =>
    (best[value] ??= Math.max(...REGIONS.map((region) => regionGlance(s, o, seat, region, value))));
  return (option) => {
    const [rolled, value] = String(option).split(':').map(Number);
    const turned = Number.isNaN(rolled) ? 0 : Math.abs((rolled ?? 0) - (value ?? 0));
    return bestOf(value ?? 1) - turned * (WEIGHTS.toolkit + 0.5);
  };
}

/** What the colony loses when this one leaves it. */
function leaving(o: Outlook, p: Player, who: unknown): number {
  const at = parseAt(who);
  if (at === null) return 0;
  const lost = -setWorth(o, at.index, -1);
  return lost + (at.place === SHELTERS || p.buildings.length === 0 ? 0 : 0.7);
}

function trainGuess(o: Outlook, p: Player, choice: string): number {
  const [who, to] = choice.split('>');
  if (to === undefined) return 0;
  return setWorth(o, COLONISTS.indexOf(to as 'marine'), 1) - leaving(o, p, who);
}

/** What a Building gains by one more; Shelters gain nothing. */
function placeGuess(o: Outlook, p: Player, index: number, place: string): number {
  const building = p.buildings.find(({ tile }) => tile === place);
  if (building === undefined) return 0;
  const { tile, crew } = building;
  return tileWorth(o, tile, crew + unit(index), false) - tileWorth(o, tile, crew, false);
}

function moverGuess(o: Outlook, p: Player, who: unknown): number {
  const at = parseAt(who);
  if (at === null) return 0.3;
  if (at.place !== SHELTERS) return -1;
  let best = 0;
  for (const building of p.buildings) {
    if (hasRoom(building, at.index)) {
      best = Math.max(best, placeGuess(o, p, at.index, building.tile));
    }
  }
  return best;
}
