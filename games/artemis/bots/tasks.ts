import { expeditionCard } from '../data/index.ts';
import { INDEX } from '../rules/crew.ts';
import { type Artemis, type Expedition, expeditionAt, type GantryTile } from '../rules/state.ts';
import type { ArtemisTask } from '../rules/tasks.ts';
import { addGains, addRelief, worthOf } from './gains.ts';
import { addColonist, forecastOf } from './forecast.ts';
import { WEIGHTS } from './weights.ts';

/** Where Resolution stands, as far as the board does not show it. */
interface Open {
  /** Expeditions from this one on are still to be resolved. */
  expedition: number;
  /** The tile on offer, and the bid that has the option; lower ones follow. */
  tile: GantryTile | null;
  bid: number;
  /** How many colonists the first die of the Doorstep may still take. */
  limit: number | null;
}

const OPEN: Open = { expedition: 0, tile: null, bid: 0, limit: null };
const BASECAMP = 1;

/** Adds what tasks on the stack are about to give, and says how far Resolution has come. */
export function readTasks(s: Artemis): Open {
  OPEN.expedition = s.phase === 'resolution' && s.marker >= BASECAMP ? s.expeditions.length : 0;
  OPEN.tile = null;
  OPEN.limit = null;
  if (s.phase === 'placement') return OPEN;
  for (const task of s.tasks) read(s, task);
  return OPEN;
}

function read(s: Artemis, task: ArtemisTask): void {
  switch (task.type) {
    case 'relief':
    case 'chooseRelief':
      addRelief(forecastOf(task.seat), 1);
      break;
    case 'assignColonist':
      addColonist(forecastOf(task.seat), INDEX[task.colonist], 1);
      break;
    case 'perform':
      addGains(forecastOf(task.seat), task.effects, 1);
      break;
    case 'train':
      forecastOf(task.seat).points += WEIGHTS.training;
      break;
    case 'chooseResources':
      forecastOf(task.seat).energy += Math.max(...task.splits.map(([a, b]) => a + b));
      break;
    case 'resolveExpedition':
      OPEN.expedition = task.expedition;
      break;
    case 'chooseReward':
      chooses(expeditionAt(s, task.expedition), task.seat, task.other);
      break;
    case 'award':
      award(expeditionAt(s, task.expedition), task.seat, task.reward, task.badge);
      break;
    case 'offerTile':
    case 'buyBuilding':
      OPEN.tile = s.gantry.find(({ tile }) => tile === task.tile) ?? null;
      OPEN.bid = task.bid;
      break;
    case 'recruit':
    case 'recruitColonist':
      OPEN.limit = task.left;
      break;
    case 'upkeepMove':
    case 'upkeepMoveWho':
    case 'upkeepMoveWhere':
      forecastOf(task.seat).moves = true;
      break;
    case 'activateBuilding':
    case 'activateBuildingWhich':
      forecastOf(task.seat).activates = true;
      forecastOf(task.seat).activations++;
      break;
    case 'heatShelters':
      forecastOf(task.seat).heats = true;
      break;
    default:
      break;
  }
}

function chooses(expedition: Expedition, seat: number, other: number | null): void {
  const o = forecastOf(seat);
  const [one, two] = expeditionCard(expedition.card).rewards;
  const first = worthOf(o, one?.effects ?? [], expedition);
  const best = first >= worthOf(o, two?.effects ?? [], expedition) ? 0 : 1;
  award(expedition, seat, best, false);
  if (other !== null) award(expedition, other, 1 - best, other !== seat);
}

function award(expedition: Expedition, seat: number, reward: number, badge: boolean): void {
  const o = forecastOf(seat);
  if (badge) o.badge++;
  addGains(o, expeditionCard(expedition.card).rewards[reward]?.effects ?? [], 1, expedition);
}
