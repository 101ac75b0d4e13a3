import type { RuleId, Seat } from '@orrery/kernel';
import { type BuildingType, type CardEffect, data } from '../data/index.ts';
import { isFull, tileOf } from './crew.ts';
import { conversions } from './convert.ts';
import type { Do, Effect, Question } from './handler.ts';
import { type Artemis, type Building, type Player, player, playerOf } from './state.ts';
import type { TileId } from './state.ts';
import type { ArtemisTask, Choices } from './tasks.ts';

/** Full Assault Pods, one after the other, in their owner's row (ART-UPK-05). */
export const assault: Effect<'assault'> = {
  run(s, { seat, from }, ctx) {
    const { buildings } = player(s, seat);
    for (let i = from; i < buildings.length; i++) {
      const building = buildings[i] as Building;
      if (tileOf(building.tile).type.timing !== 'upkeepActivateFirst' || !isFull(building))
        continue;
      const { tile } = building;
      ctx.then({ type: 'assaultTarget', seat, tile }, { type: 'assault', seat, from: i + 1 });
      return;
    }
  },
};

export const assaultTarget: Question<'assaultTarget'> = {
  rule: 'ART-BLD-01',
  seat: (_s, { seat }) => seat,
  options(s, { seat }) {
    const options: Choices['assaultTarget'][] = [];
    // In solo the drones are opponents like others (ART-SOLO-19).
    const owners = s.players.length + s.drones.length;
    for (let owner = 0; owner < owners; owner++) if (owner !== seat) options.push(owner);
    options.push('skip');
    return options;
  },
  choose(s, { seat, tile }, target, ctx) {
    if (target === 'skip') return;
    s.assaulted.push(target);
    ctx.emit({ type: 'assaulted', seat, target });
    for (const effect of tileOf(tile).type.effects) {
      if (effect.op !== 'target') continue;
      // A drone has nothing to lose.
      if (playerOf(s, target) !== null) ctx.then(performing(target, tile, effect.do));
      activate(s, seat, tile, effect.then, ctx);
    }
  },
  refuse: () => 'ART-BLD-01',
};

function activate(
  s: Artemis,
  seat: Seat,
  tile: TileId,
  effects: readonly CardEffect[],
  ctx: Do,
): void {
  s.activated.push(tile);
  player(s, seat).deeds.activated++;
  ctx.emit({ type: 'buildingActivated', seat, tile });
  ctx.then(performing(seat, tile, effects));
}

const performing = (seat: Seat, tile: TileId, effects: readonly CardEffect[]): ArtemisTask => ({
  type: 'perform',
  seat,
  effects,
  by: 'building',
  expedition: null,
  tile,
});

/** The chapter of Buildings goes through the types in the order of the data. */
const ruleOf = (type: BuildingType): RuleId =>
  `ART-BLD-${String(data.buildingTypes.indexOf(type) + 1).padStart(2, '0')}`;

/** The rule that keeps a Building from being activated now; null: it may. */
function idle(s: Artemis, p: Player, building: Building): RuleId | null {
  const { type } = tileOf(building.tile);
  if (type.kind === 'surface') return 'ART-UPK-07';
  if (type.timing === 'upkeepActivateFirst') return 'ART-UPK-05';
  if (type.timing !== 'upkeepActivate') return ruleOf(type);
  // Fullness is looked at now: a colonist gained in this step may have filled it (ART-UPK-06).
  if (!isFull(building) || s.activated.includes(building.tile)) return 'ART-UPK-04';
  for (const effect of type.effects) {
    if (effect.op === 'spend' && effect.cost.some(({ what, n }) => p[what] < n))
      return ruleOf(type);
    if (effect.op === 'convert' && conversions(p, effect).length === 0) return ruleOf(type);
  }
  return null;
}

/** Each player activates all their Buildings before the next one does (ART-UPK-05). */
export const activateBuilding: Effect<'activateBuilding'> = {
  run(s, { seat }, ctx) {
    const p = player(s, seat);
    if (p.buildings.some((building) => idle(s, p, building) === null)) {
      ctx.then({ type: 'activateBuildingWhich', seat });
    }
  },
};

export const activateBuildingWhich: Question<'activateBuildingWhich'> = {
  rule: 'ART-UPK-04',
  seat: (_s, { seat }) => seat,
  options(s, { seat }) {
    const p = player(s, seat);
    const options: Choices['activateBuildingWhich'][] = [];
    for (const building of p.buildings) {
      if (idle(s, p, building) === null) options.push(building.tile);
    }
    options.push('stop');
    return options;
  },
  choose(s, { seat }, tile, ctx) {
    if (tile === 'stop') return;
    activate(s, seat, tile, tileOf(tile).type.effects, ctx);
    ctx.then({ type: 'activateBuilding', seat });
  },
  refuse(s, { seat }, choice) {
    const p = player(s, seat);
    const building = p.buildings.find(({ tile }) => tile === choice);
    return building === undefined ? 'ART-UPK-04' : idle(s, p, building);
  },
};
