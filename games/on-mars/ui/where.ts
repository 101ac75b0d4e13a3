import type { Json, Seat } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import { ACTIONS, RED_ACTIONS } from '../data/index.ts';
import { CONTRACT_NEEDS, CRYSTAL, OXYGEN, ROVER_TECH, techFor } from '../data/tables.ts';
import { answers } from '../rules/answers.ts';
import type { MarsView } from '../rules/view-types.ts';
import { at } from './places.ts';

type Ask = keyof typeof answers;
type Finder = (view: MarsView, seat: Seat, choice: Json) => readonly Place[];

const hexAt: Finder = (_view, _seat, choice) => [at.hex(answers.constructHex.read(choice))];

/** The action whose slots these are. */
export const redAction = (red: number): number => {
  const name = RED_ACTIONS[red];
  return name === undefined ? -1 : ACTIONS.indexOf(name);
};

function turnAt(view: MarsView, seat: Seat, choice: Json): readonly Place[] {
  const answer = answers.turn.read(choice);
  switch (answer.do) {
    case 'main':
      return [at.action(answer.action)];
    case 'executive':
      return [at.depot(seat, answer.space)];
    case 'goal':
      return [at.goal(answer.goal)];
    case 'task':
      return [at.task(answer.card)];
    case 'deliver':
      return (view.companies[seat]?.contracts ?? []).flatMap((contract) =>
        CONTRACT_NEEDS[contract] === null ? [] : [at.contract(contract)],
      );
    case 'end':
      return [];
  }
}

/** Whose Technology: its tile, where the owner has it. */
const techAt =
  (kindOf: (view: MarsView) => number): Finder =>
  (view, _seat, choice) => {
    const owner = answers.useTech.read(choice);
    return owner === null ? [] : [at.tech(owner, kindOf(view))];
  };

const FINDERS: Readonly<Record<Ask, Finder>> = {
  setupTurnOrderSpace: (_view, _seat, choice) => [
    at.order(answers.setupTurnOrderSpace.read(choice)),
  ],
  setupShuttleSide: (_view, _seat, choice) => [at.side(answers.setupShuttleSide.read(choice))],
  turn: turnAt,
  executiveBuilding(view, _seat, choice) {
    const { plan } = answers.executiveBuilding.read(choice);
    const hex = view.built[plan] ?? -1;
    // What Lacerda built has no card on the table: its roof sign is meant.
    const card = view.companies.some(({ isLacerda, plans }) => !isLacerda && plans.includes(plan));
    return [...(card ? [at.plan(plan)] : []), ...(hex < 0 ? [] : [at.hex(hex)])];
  },
  payPlacement(_view, seat, choice) {
    const answer = answers.payPlacement.read(choice);
    if (answer.with === 'goal') return [at.goal(answer.goal)];
    return [answer.with === 'crystal' ? at.store(seat, CRYSTAL) : at.home(seat)];
  },
  payResource: (_view, seat, choice) => [at.store(seat, answers.payResource.read(choice))],
  payCrystal(_view, seat, choice) {
    const goal = answers.payCrystal.read(choice);
    return [goal === null ? at.store(seat, CRYSTAL) : at.goal(goal)];
  },
  boost: (_view, seat, choice) => (answers.boost.read(choice) === 1 ? [at.home(seat)] : []),
  takeBlueprint: planAt,
  takeTech(_view, _seat, choice) {
    const answer = answers.takeTech.read(choice);
    return answer === null ? [] : [at.grid(answer.grid)];
  },
  develop(_view, seat, choice) {
    const answer = answers.develop.read(choice);
    return answer === null ? [] : [at.lab(seat, answer.space), at.tech(seat, answer.kind)];
  },
  takeWarehouse(_view, _seat, choice) {
    const good = answers.takeWarehouse.read(choice);
    return good === null ? [] : [at.item(good)];
  },
  move(view, _seat, choice) {
    const answer = answers.move.read(choice);
    if (answer === 'stop') return [];
    if (answer !== 'useTech') return [at.hex(answer.hex)];
    return view.companies.flatMap(({ tech }, owner) =>
      (tech[ROVER_TECH] ?? -1) < 0 ? [] : [at.tech(owner, ROVER_TECH)],
    );
  },
  useTech: techAt(({ focus }) => (focus?.type === 'useTech' ? focus.kind : 0)),
  takeTile: ({ focus }, _seat, choice) =>
    focus?.type === 'takeTile' && answers.takeTile.read(choice) === 1 ? [at.hex(focus.hex)] : [],
  constructType: (_view, _seat, choice) => [at.type(answers.constructType.read(choice))],
  constructHex: hexAt,
  constructTech: techAt(({ focus }) => (focus?.type === 'constructTech' ? techFor(focus.kind) : 0)),
  constructLevels: (_view, seat, choice) =>
    answers.constructLevels.read(choice) > 0 ? [at.home(seat)] : [],
  displace: hexAt,
  lssBenefit: (_view, _seat, choice) => [at.benefit(answers.lssBenefit.read(choice))],
  upgradeBlueprint: planAt,
  upgradeHex: hexAt,
  ship: (_view, seat, choice) => [at.depot(seat, answers.ship.read(choice).depot)],
  placeBot: hexAt,
  takeCard: (_view, _seat, choice) => [at.card(answers.takeCard.read(choice))],
  refillContract: (_view, _seat, choice) => [at.contract(answers.refillContract.read(choice))],
  retrieve(_view, seat, choice) {
    const from = answers.retrieve.read(choice);
    if (from === null) return [];
    const action = redAction(from);
    return [action < 0 ? at.work(seat) : at.action(action)];
  },
  chooseResource(_view, seat, choice) {
    const good = answers.chooseResource.read(choice);
    return good === null ? [] : [at.store(seat, good)];
  },
  contractRoute({ focus }, seat, choice) {
    const contract = answers.contractRoute.read(choice);
    if (contract !== null) return [at.contract(contract)];
    return [at.store(seat, focus?.type === 'contractRoute' ? focus.good : CRYSTAL)];
  },
  deliverItem(_view, seat, choice) {
    const answer = answers.deliverItem.read(choice);
    return answer === null ? [] : [at.contract(answer.contract), at.store(seat, answer.good)];
  },
  benefit: (_view, seat, choice) => (answers.benefit.read(choice) === 1 ? [at.home(seat)] : []),
  techReward(_view, seat, choice) {
    const space = answers.techReward.read(choice);
    return [space === null ? at.store(seat, OXYGEN) : at.lab(seat, space)];
  },
  travel(view, seat, choice) {
    const space = view.companies[seat]?.space ?? -1;
    const stay = space < 0 ? [] : [at.order(space)];
    return [stay, [at.shuttle], [at.hangar(seat)]][answers.travel.read(choice)] ?? [];
  },
  travelTile: exploreAt,
  travelHex: hexAt,
  travelSpace: (_view, _seat, choice) => [at.order(answers.travelSpace.read(choice))],
  radarTile: exploreAt,
  ecoSide: (_view, _seat, choice) => [at.side(answers.ecoSide.read(choice))],
  firstColonistTask(_view, _seat, choice) {
    const card = answers.firstColonistTask.read(choice);
    return card === null ? [] : [at.task(card)];
  },
};

function planAt(_view: MarsView, _seat: Seat, choice: Json): readonly Place[] {
  const plan = answers.takeBlueprint.read(choice);
  return plan === null ? [] : [at.plan(plan)];
}

function exploreAt(_view: MarsView, _seat: Seat, choice: Json): readonly Place[] {
  return [at.explore(answers.travelTile.read(choice))];
}

const isAsk = (ask: string): ask is Ask => Object.hasOwn(FINDERS, ask);

/** Where an answer is on the board; what only declines or stops is a button. */
export function where(view: MarsView, ask: string, choice: Json): readonly Place[] {
  const { focus } = view;
  const seat = focus !== null && 'seat' in focus ? focus.seat : Math.max(0, view.active);
  return isAsk(ask) ? FINDERS[ask](view, seat, choice) : [];
}
