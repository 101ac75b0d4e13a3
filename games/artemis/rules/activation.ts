import type { Forbidden, RuleId, Seat } from '@orrery/kernel';
import { type BuildingType, type CardEffect, data } from '../data/index.ts';
import type { Choices } from './answers.ts';
import { buildingOf } from './colony.ts';
import { freeSlots, isFull, tileOf } from './crew.ts';
import { canConvert } from './convert.ts';
import { type Do, type Effect, no, type Question, seat } from './handler.ts';
import { type Artemis, type Building, isSolo, type Player, player, playerOf } from './state.ts';
import type { TileId } from './state.ts';
import type { ArtemisTask } from './tasks.ts';

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
  seat,
  candidates(s) {
    const owners: Choices['assaultTarget'][] = s.players.map((_, seat) => seat);
    // In solo the drones are opponents like others, and as targets all the same (ART-SOLO-19).
    return isSolo(s) ? [...owners, s.players.length, 'skip'] : [...owners, 'skip'];
  },
  forbid: (_s, { seat }, target) => (target === seat ? no('ART-BLD-01') : null),
  choose(s, { seat, tile }, target, ctx) {
    if (typeof target === 'string') return;
    s.assaulted = [...s.assaulted, target];
    ctx.emit({ type: 'assaulted', seat, target });
    for (const effect of tileOf(tile).type.effects) {
      if (effect.op !== 'target') continue;
      // A drone has nothing to lose.
      if (playerOf(s, target) !== null) ctx.then(performing(target, tile, effect.do));
      activate(s, seat, tile, effect.then, ctx);
    }
  },
};

function activate(
  s: Artemis,
  seat: Seat,
  tile: TileId,
  effects: readonly CardEffect[],
  ctx: Do,
): void {
  s.activated = [...s.activated, tile];
  const p = player(s, seat);
  p.deeds = { ...p.deeds, activated: p.deeds.activated + 1 };
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

/** What keeps a Building from being activated now; null: it may. */
function idle(s: Artemis, p: Player, building: Building): Forbidden | null {
  const { tile } = building;
  const { type } = tileOf(tile);
  if (type.kind === 'surface') return no('ART-UPK-07', { building: tile });
  if (type.timing === 'upkeepActivateFirst') return no('ART-UPK-05');
  if (type.timing !== 'upkeepActivate') return no(ruleOf(type), { building: tile });
  if (s.activated.includes(tile)) return no('ART-UPK-04', { how: 'done', building: tile });
  // Fullness is looked at now: a colonist gained in this step may have filled it (ART-UPK-06).
  if (!isFull(building)) {
    const slots = type.slots.length;
    const filled = slots - freeSlots(building);
    return no('ART-UPK-04', { how: 'open', building: tile, filled, slots });
  }
  for (const effect of type.effects) {
    if (effect.op === 'convert' && !canConvert(p, effect)) return no(ruleOf(type), { how: 'none' });
    if (effect.op !== 'spend') continue;
    const short = effect.cost.find(({ what, n }) => p[what] < n);
    if (short === undefined) continue;
    const { what, n: cost } = short;
    return no(ruleOf(type), { building: tile, what, cost, have: p[what] });
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
  seat,
  candidates: (s, { seat }) => [...player(s, seat).buildings.map(({ tile }) => tile), 'stop'],
  forbid(s, { seat }, tile) {
    const p = player(s, seat);
    return tile === 'stop' ? null : idle(s, p, buildingOf(p, tile));
  },
  choose(s, { seat }, tile, ctx) {
    if (tile === 'stop') return;
    activate(s, seat, tile, tileOf(tile).type.effects, ctx);
    ctx.then({ type: 'activateBuilding', seat });
  },
};
