import { type Json, missing, type Seat } from '@orrery/kernel';
import { techFor } from '../data/tables.ts';
import { answers } from '../rules/answers.ts';
import { type OnMars, player } from '../rules/index.ts';
import type { MarsTask, TaskOf, TaskType } from '../rules/index.ts';
import { buildGuess, levelsGuess, techTileGuess, typeGuess } from './guess-build.ts';
import { cardGuess, planGuess, refillGuess, upgradeGuess, upgradeHexGuess } from './guess-cards.ts';
import { goodGuess, loadGuess, placementGuess } from './guess-goods.ts';
import { benefitGuess, developGuess, rewardGuess, takeTechGuess } from './guess-lab.ts';
import { botGuess, moveGuess, nearGuess } from './guess-move.ts';
import { spaceGuess, travelGuess, travelHexGuess } from './guess-travel.ts';
import { buildingGuess, turnGuess } from './guess-turn.ts';

/** How sharply a better guess is preferred. */
const SHARPNESS = 0.8;

type Guess<K extends TaskType> = (s: OnMars, task: TaskOf<K>, choice: Json) => number;

const equal = (): number => 0;

/** Points that an answer may bring, about: one way to guess for each question. */
const GUESSES: { readonly [K in TaskType]?: Guess<K> } = {
  setupTurnOrderSpace: (s, { seat }, choice) =>
    spaceGuess(s, seat, answers.setupTurnOrderSpace.read(choice)),
  travelSpace: (s, { seat }, choice) => spaceGuess(s, seat, answers.travelSpace.read(choice)),
  setupShuttleSide: equal,
  turn: (s, { seat }, choice) => turnGuess(s, seat, answers.turn.read(choice)),
  executiveBuilding: (s, { seat }, choice) =>
    buildingGuess(s, seat, answers.executiveBuilding.read(choice)),
  payPlacement: (s, { seat }, choice) => placementGuess(s, seat, answers.payPlacement.read(choice)),
  payResource: (s, { seat }, choice) => -goodGuess(s, seat, answers.payResource.read(choice), true),
  payCrystal: (s, { seat }, choice) => {
    const goal = answers.payCrystal.read(choice);
    return goal === null ? 0 : player(s, seat).goalDone >= 0 ? 1 : -1;
  },
  boost: (s, { seat, next }, choice) =>
    answers.boost.read(choice) === 0 ? 0 : boostGuess(s, seat, next),
  takeBlueprint: (s, { seat }, choice) => {
    const plan = answers.takeBlueprint.read(choice);
    return plan === null ? 0 : planGuess(s, seat, plan);
  },
  takeTech: (s, { seat }, choice) => takeTechGuess(s, seat, answers.takeTech.read(choice)),
  develop: (s, task, choice) => developGuess(s, task.seat, task.free, answers.develop.read(choice)),
  takeWarehouse: (s, { seat }, choice) => {
    const good = answers.takeWarehouse.read(choice);
    return good === null ? 0 : goodGuess(s, seat, good, false);
  },
  chooseResource: (s, { seat }, choice) => {
    const good = answers.chooseResource.read(choice);
    return good === null ? 0 : goodGuess(s, seat, good, false);
  },
  move: (s, task, choice) => moveGuess(s, task, answers.move.read(choice)),
  takeTile: (_s, _task, choice) => 3 * answers.takeTile.read(choice),
  useTech: (s, { seat, kind }, choice) =>
    techTileGuess(s, seat, answers.useTech.read(choice), kind),
  constructType: (s, task, choice) => typeGuess(s, task, answers.constructType.read(choice)),
  constructHex: (s, task, choice) => buildGuess(s, task, answers.constructHex.read(choice)),
  constructTech: (s, { seat, kind }, choice) =>
    techTileGuess(s, seat, answers.constructTech.read(choice), techFor(kind)),
  constructLevels: (_s, _task, choice) => levelsGuess(answers.constructLevels.read(choice)),
  displace: (s, { seat, piece, hex }, choice) =>
    nearGuess(s, seat, piece, hex, answers.displace.read(choice)),
  lssBenefit: (s, { seat }, choice) => benefitGuess(s, seat, answers.lssBenefit.read(choice)),
  upgradeBlueprint: (s, { seat }, choice) => {
    const plan = answers.upgradeBlueprint.read(choice);
    return plan === null ? 0 : upgradeGuess(s, seat, plan);
  },
  upgradeHex: (s, { seat }, choice) => upgradeHexGuess(s, seat, answers.upgradeHex.read(choice)),
  ship: (s, { seat }, choice) => shipGuess(s, seat, choice),
  placeBot: (s, { seat }, choice) => botGuess(s, seat, answers.placeBot.read(choice)),
  takeCard: (s, { seat, free }, choice) =>
    cardGuess(s, seat, s.display[answers.takeCard.read(choice)] ?? 0, free),
  refillContract: (s, { seat }, choice) =>
    refillGuess(s, seat, answers.refillContract.read(choice)),
  retrieve: (_s, _task, choice) => (answers.retrieve.read(choice) === null ? 0 : 1.5),
  contractRoute: (s, { seat, good }, choice) =>
    answers.contractRoute.read(choice) === null ? goodGuess(s, seat, good, false) : loadGuess(),
  deliverItem: (_s, _task, choice) => (choice === 'stop' ? 0 : 2),
  benefit: (s, { seat }, choice) =>
    answers.benefit.read(choice) === 0 ? 0 : player(s, seat).home < 4 ? 1.2 : 0.3,
  techReward: (s, { seat, kind }, choice) =>
    rewardGuess(s, seat, kind, answers.techReward.read(choice)),
  travel: (s, { seat }, choice) => travelGuess(s, seat, answers.travel.read(choice)),
  travelTile: equal,
  travelHex: (s, { seat }, choice) => travelHexGuess(s, seat, answers.travelHex.read(choice)),
  radarTile: equal,
  ecoSide: equal,
  firstColonistTask: (_s, _task, choice) => (choice === 'keep' ? 0 : 1.5),
};

/** One more step is worth what it brings, less the Colonist that comes back later. */
function boostGuess(s: OnMars, seat: Seat, next: MarsTask): number {
  const price = s.lastRound ? 0 : 0.7;
  switch (next.type) {
    case 'takeBlueprints': {
      const best = Math.max(
        -5,
        ...s.planRow.map((plan) => (plan < 0 ? -5 : planGuess(s, seat, plan))),
      );
      return best - price;
    }
    case 'takeItems':
    case 'gainCrystals':
    case 'chooseGoods':
      return 0.85 - price;
    case 'upgradeBuildings':
      return 5 - price;
    case 'welcomeShips':
      return 3 - price;
    case 'developTechs':
      return 0.4 - price;
    default:
      return 0.3 - price;
  }
}

/** Depot spaces in the order in which they are wanted: Mineral, Upgrade, Blueprint, development, Rover. */
const OPENS = [0.2, 0.1, 0.4, 0.3, 0.5];

function shipGuess(s: OnMars, seat: Seat, choice: Json): number {
  const { depot, reward } = answers.ship.read(choice);
  const wantsBot = player(s, seat).bots.length < 3;
  return (OPENS[depot] ?? 0) + ((reward === 0) === wantsBot ? 1 : 0);
}

/** Relative weights of the answers, for search. */
export function priors(s: OnMars, ask: string, options: readonly unknown[]): number[] {
  const task = s.tasks.at(-1) ?? missing('task', ask);
  const guess = GUESSES[task.type] as Guess<TaskType> | undefined;
  if (guess === undefined) return options.map(() => 1);
  return options.map((choice) => Math.exp(SHARPNESS * guess(s, task, choice as Json)));
}
