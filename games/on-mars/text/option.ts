import type { Json } from '@orrery/kernel';
import type { Lang, Voice } from '@orrery/shared';
import { ACTIONS, at, data, SIDES } from '../data/index.ts';
import {
  BUILD_COST,
  COLUMN_CRYSTALS,
  COLUMN_UNITS,
  CRYSTAL,
  DEPOT_COST,
  GRID_COST,
  LEVEL,
  MINE,
  PLAN_LEVEL,
  PLAN_TYPE,
  SCIENTIST_FOR,
  techFor,
  techKind,
  USE_BUILDING,
} from '../data/tables.ts';
import { answers, ROVER, type TurnAnswer } from '../rules/answers.ts';
import type { MarsView } from '../rules/view-types.ts';
import {
  aType,
  actionName,
  capital,
  cardCost,
  cardName,
  companyName,
  contractName,
  goalName,
  goodName,
  goods,
  hexName,
  pieceName,
  planName,
  redName,
  spaceName,
  taskCardName,
  techName,
  unitsName,
} from './names.ts';
import { say } from './say.ts';

const RED_OF = ACTIONS.map((action) =>
  data.mainActions.filter((one) => one.redColonist).findIndex((one) => one.action === action),
);

function turnOption(lang: Lang, view: MarsView, answer: TurnAnswer): string {
  switch (answer.do) {
    case 'main': {
      const action = actionName(lang, answer.action);
      const red = RED_OF[answer.action] ?? -1;
      if (red < 0) return say(lang, 'option.main', { action });
      const due = view.companies[view.active]?.extraCosts[red] ?? 0;
      return say(lang, due > 0 ? 'option.main.extra' : 'option.main.red', { action, due });
    }
    case 'executive': {
      const action = at(data.depotSpaces, answer.space).name[lang];
      const cost = DEPOT_COST[answer.space] ?? 0;
      const key = answer.space === USE_BUILDING ? 'option.executive.building' : 'option.executive';
      return say(lang, key, { action, cost });
    }
    case 'goal': {
      const { options } = at(at(data.privateGoals, answer.goal).effects, 0);
      const reward = at(options, answer.reward).text[lang];
      return say(lang, 'option.goal', { goal: goalName(lang, answer.goal), reward });
    }
    case 'task':
      return taskOption(lang, answer.card);
    case 'deliver':
      return say(lang, 'option.deliver');
    case 'end':
      return say(lang, 'option.end');
  }
}

const taskOption = (lang: Lang, card: number): string =>
  say(lang, 'option.task', {
    card: taskCardName(lang, card),
    text: at(data.firstColonistCards, card).text[lang],
  });

const planOption = (lang: Lang, plan: number): string =>
  say(lang, 'option.plan', {
    plan: planName(lang, plan),
    type: at(data.buildingTypes, PLAN_TYPE[plan] ?? 0).name[lang],
    level: PLAN_LEVEL[plan] ?? 1,
    text: at(data.blueprints, plan).text[lang],
  });

function columnCost(lang: Lang, space: number): string {
  const level = LEVEL[space] ?? 1;
  const crystals = COLUMN_CRYSTALS[level] ?? 0;
  const units = unitsName(lang, COLUMN_UNITS[level] ?? []);
  if (crystals === 0) return units;
  return say(lang, 'and', { first: units, last: goods(lang, CRYSTAL, crystals) });
}

/** A step that needs a bought point, or that meets a Crystal, says so. */
function stepOption(lang: Lang, view: MarsView, choice: Json): string {
  const answer = answers.move.read(choice);
  if (answer === 'stop') return say(lang, 'option.stop');
  if (answer === 'useTech') return say(lang, 'option.useTech');
  const { piece, hex, leave } = answer;
  const task = view.focus?.type === 'move' ? view.focus : null;
  const paid = task !== null && (piece === ROVER ? task.rover : task.bots) === 0;
  const collects = view.ground[hex] === 1 && (piece === ROVER || task?.collect === true);
  const params = { piece: pieceName(lang, piece), hex: hexName(hex) };
  if (leave) return say(lang, paid ? 'option.step.paidLeave' : 'option.step.leave', params);
  if (collects) return say(lang, paid ? 'option.step.paidCollect' : 'option.step.collect', params);
  return say(lang, paid ? 'option.step.paid' : 'option.step', params);
}

function techOption(voice: Voice, view: MarsView, owner: number, kind: number): string {
  const space = view.companies[owner]?.tech[kind] ?? -1;
  const params = { player: companyName(voice, owner), level: LEVEL[space] ?? 0 };
  const isOwn = owner === view.viewer;
  return say(voice.lang, isOwn ? 'option.techOwn' : 'option.techOf', params);
}

function hexOption(lang: Lang, view: MarsView, hex: number): string {
  const joined = view.sites?.[hex] ?? -1;
  if (view.sites === null || joined < 0) return say(lang, 'option.hex', { hex: hexName(hex) });
  const key = joined > 0 ? 'option.hex.joins' : 'option.hex.apart';
  return say(lang, key, { hex: hexName(hex), n: joined });
}

function tileOption(lang: Lang, view: MarsView, place: number): string {
  const tile = view.exploration[place] ?? -1;
  if (tile < 0) return say(lang, 'option.noTile');
  const { name, text } = at(data.discoveryTiles, tile);
  return say(lang, 'option.tile', { tile: name[lang], text: text[lang] });
}

function typeOption(lang: Lang, type: number): string {
  const cost =
    type === MINE ? say(lang, 'colonists', { n: 1 }) : unitsName(lang, BUILD_COST[type] ?? []);
  return say(lang, 'option.type', { type: capital(aType(lang, type)), cost });
}

function shipOption(lang: Lang, view: MarsView, choice: Json): string {
  const { depot, reward } = answers.ship.read(choice);
  const crew = view.focus?.type === 'ship' ? (view.focus.crews[reward] ?? 1) : 1;
  const action = at(data.depotSpaces, depot).name[lang];
  const key = reward === 0 ? 'option.ship.bot' : 'option.ship.crew';
  return say(lang, key, { n: depot + 1, crew, action });
}

function routeOption(lang: Lang, view: MarsView, choice: Json): string {
  const contract = answers.contractRoute.read(choice);
  if (contract !== null)
    return say(lang, 'option.load', { contract: contractName(lang, contract) });
  const task = view.focus?.type === 'contractRoute' ? view.focus : null;
  const own = view.companies[task?.seat ?? 0];
  const isFull =
    task !== null &&
    own !== undefined &&
    task.good !== CRYSTAL &&
    (own.goods[task.good] ?? 0) >= own.storageLimit;
  return say(lang, isFull ? 'option.toBoard.lost' : 'option.toBoard');
}

/** Answers that name nothing but a word of their own. */
const WORDS = {
  stop: 'option.stop',
  more: 'option.more',
  enough: 'option.enough',
  none: 'option.none',
  keep: 'option.keep',
} as const;

/** A button's label for one answer. */
export function option(voice: Voice, view: MarsView, ask: string, choice: Json): string {
  const { lang } = voice;
  const task = view.focus;
  if (typeof choice === 'string' && choice in WORDS) {
    return say(lang, WORDS[choice as keyof typeof WORDS]);
  }
  switch (ask) {
    case 'turn':
      return turnOption(lang, view, answers.turn.read(choice));
    case 'executiveBuilding': {
      const { way, plan } = answers.executiveBuilding.read(choice);
      const scientist = at(data.scientists, SCIENTIST_FOR[PLAN_TYPE[plan] ?? 0] ?? 0).name[lang];
      const cost = DEPOT_COST[USE_BUILDING] ?? 0;
      return say(lang, `option.building.${way}`, { plan: planName(lang, plan), cost, scientist });
    }
    case 'payPlacement': {
      const answer = answers.payPlacement.read(choice);
      if (answer.with !== 'goal') return say(lang, `option.${answer.with}`);
      return say(lang, 'option.spendGoal', { goal: goalName(lang, answer.goal) });
    }
    case 'payCrystal': {
      const goal = answers.payCrystal.read(choice);
      if (goal !== null) return say(lang, 'option.spendGoal', { goal: goalName(lang, goal) });
      return say(lang, 'option.crystals', { due: task?.type === 'payCrystal' ? task.due : 1 });
    }
    case 'payResource':
      return goods(lang, answers.payResource.read(choice), 1);
    case 'takeBlueprint':
    case 'upgradeBlueprint':
      return planOption(lang, answers.takeBlueprint.read(choice) ?? 0);
    case 'takeTech': {
      const { grid, space } = answers.takeTech.read(choice) ?? { grid: 0, space: 0 };
      const tech = techName(lang, techKind(Math.max(0, view.grid[grid] ?? 0)));
      const cost = unitsName(lang, GRID_COST[grid] ?? []);
      return say(lang, 'option.takeTech', { tech, cost, space: spaceName(lang, space) });
    }
    case 'develop': {
      const { kind, space } = answers.develop.read(choice) ?? { kind: 0, space: 0 };
      const free = task?.type === 'develop' && task.free;
      const cost = free ? say(lang, 'free') : columnCost(lang, space);
      const tech = techName(lang, kind);
      return say(lang, 'option.develop', { tech, space: spaceName(lang, space), cost });
    }
    case 'takeWarehouse': {
      const good = answers.takeWarehouse.read(choice) ?? CRYSTAL;
      const left = view.warehouse[good === CRYSTAL ? 0 : good] ?? 0;
      return say(lang, 'option.item', { good: goodName(lang, good), left });
    }
    case 'move':
      return stepOption(lang, view, choice);
    case 'useTech':
    case 'constructTech': {
      const owner = answers.useTech.read(choice) ?? 0;
      const kind =
        task?.type === 'constructTech'
          ? techFor(task.kind)
          : task?.type === 'useTech'
            ? task.kind
            : 0;
      return techOption(voice, view, owner, kind);
    }
    case 'takeTile':
      return say(lang, answers.takeTile.read(choice) === 1 ? 'option.take' : 'option.leave');
    case 'constructType':
      return typeOption(lang, answers.constructType.read(choice));
    case 'constructLevels':
      return say(lang, 'option.levels', { n: answers.constructLevels.read(choice) });
    case 'constructHex':
    case 'displace':
    case 'upgradeHex':
    case 'placeBot':
    case 'travelHex':
      return hexOption(lang, view, answers.constructHex.read(choice));
    case 'lssBenefit': {
      const { name, text } = at(data.lss.benefits, answers.lssBenefit.read(choice));
      return say(lang, 'option.effect', { name: name[lang], text: text[lang] });
    }
    case 'ship':
      return shipOption(lang, view, choice);
    case 'takeCard': {
      const slot = answers.takeCard.read(choice);
      const card = view.display[slot] ?? -1;
      if (card < 0) return say(lang, 'option.emptySlot', { n: slot + 1 });
      const free = task?.type === 'takeCard' && task.free;
      const cost = free ? say(lang, 'free') : cardCost(lang, card);
      return say(lang, 'option.card', { card: cardName(lang, card), cost });
    }
    case 'refillContract': {
      const { name, text } = at(data.contracts, answers.refillContract.read(choice));
      return say(lang, 'option.contract', { contract: name[lang], text: text[lang] });
    }
    case 'retrieve':
      return say(lang, 'option.retrieve', {
        place: redName(lang, answers.retrieve.read(choice) ?? 0),
      });
    case 'chooseResource':
      return say(lang, 'option.good', {
        good: goods(lang, answers.chooseResource.read(choice) ?? 0, 1),
      });
    case 'contractRoute':
      return routeOption(lang, view, choice);
    case 'deliverItem': {
      const { contract, good } = answers.deliverItem.read(choice) ?? { contract: 0, good: 0 };
      const params = { good: goods(lang, good, 1), contract: contractName(lang, contract) };
      return say(lang, 'option.deliverItem', params);
    }
    case 'benefit':
      return say(
        lang,
        answers.benefit.read(choice) === 1 ? 'option.benefit.take' : 'option.benefit.decline',
      );
    case 'techReward': {
      const space = answers.techReward.read(choice);
      if (space === null) return say(lang, 'option.reward.oxygen');
      return say(lang, 'option.reward.develop', { space: spaceName(lang, space) });
    }
    case 'travel':
      return say(
        lang,
        `option.travel.${(['stay', 'shuttle', 'ship'] as const)[answers.travel.read(choice)] ?? 'stay'}`,
      );
    case 'travelTile':
    case 'radarTile':
      return tileOption(lang, view, answers.travelTile.read(choice));
    case 'ecoSide':
    case 'setupShuttleSide':
      return say(lang, `option.side.${at(SIDES, answers.ecoSide.read(choice))}`);
    case 'setupTurnOrderSpace':
    case 'travelSpace': {
      const { name } = at(data.turnOrderSpaces, answers.travelSpace.read(choice));
      return say(lang, 'option.space', { space: name[lang] });
    }
    case 'firstColonistTask':
      return taskOption(lang, answers.firstColonistTask.read(choice) ?? 0);
    default:
      return JSON.stringify(choice);
  }
}
