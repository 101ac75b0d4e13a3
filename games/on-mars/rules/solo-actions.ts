import { at, data, type Effect, TYPES } from '../data/index.ts';
import {
  CRYSTAL,
  deedOf,
  LAB_BENEFITS,
  SHELTER,
  techFor,
  techKind,
  UPGRADE_TECH,
} from '../data/tables.ts';
import { ROVER } from './answers.ts';
import { gainBlueprint } from './blueprints.ts';
import { putPiece, refuges } from './build.ts';
import { gainFromDisplay, layContract } from './cards.ts';
import { gain } from './goods.ts';
import type { Context, Runs } from './handler.ts';
import { gainTech, moveTech, techLevel } from './lab.ts';
import { freeNext, useTile } from './loans.ts';
import { contribute } from './missions.ts';
import {
  drawOne,
  ICONS,
  LACERDA,
  upgradable,
  upgradeHexes,
  wantedCards,
  wantedDevelopment,
  wantedItem,
  wantedOwner,
  wantedPlan,
  wantedSpace,
  wantedTech,
  wantedType,
  widestSites,
} from './solo-choice.ts';
import { company, edit, type OnMars } from './state.ts';
import { placeMarker } from './upgrade.ts';
import { takeFrom } from './warehouse.ts';

const BOT_PLACED = deedOf('botPlaced');

export const soloBlueprint: Runs<'soloBlueprint'> = {
  run(s, { by }, ctx) {
    const plan = wantedPlan(s);
    if (plan < 0) return ctx.emit({ type: 'soloIdle', by });
    ctx.emit({ type: 'soloChose', what: at(data.blueprints, plan).id, rule: 'MARS-SOLO-10' });
    gainBlueprint(s, LACERDA, plan, ctx);
  },
};

/** What a Lab space gives him (MARS-SOLO-26). */
function takeBenefit(s: OnMars, space: number, ctx: Context): void {
  const effect: Effect | null = LAB_BENEFITS[space] ?? null;
  const by = at(data.lab.spaces, space).id;
  switch (effect?.op) {
    case 'takeWarehouse':
      return ctx.then({ type: 'soloWarehouse', by });
    case 'gainCrystals':
      return gain(s, LACERDA, CRYSTAL, effect.n, by, ctx);
    case 'moveBots':
      return ctx.then({ type: 'soloBot', steps: 1 });
    case 'upgrade':
      return ctx.then({ type: 'soloUpgrade', by, left: effect.n, tech: true });
    case 'takeBlueprints':
      return ctx.then({ type: 'soloBlueprint', by });
    default:
  }
}

export const soloLearn: Runs<'soloLearn'> = {
  run(s, { by }, ctx) {
    const wanted = wantedTech(s);
    if (wanted === null) return ctx.emit({ type: 'soloIdle', by });
    const { grid, space } = wanted;
    const kind = techKind(s.grid[grid] as number);
    ctx.emit({ type: 'soloChose', what: at(data.techTypes, kind).id, rule: 'MARS-SOLO-11' });
    gainTech(s, LACERDA, grid, space, ctx);
    takeBenefit(s, space, ctx);
  },
};

/** A tile of his moves without cost (MARS-R-42). */
function advance(s: OnMars, kind: number, ctx: Context): void {
  const space = wantedSpace(s, kind);
  moveTech(s, LACERDA, kind, space, true, ctx);
  takeBenefit(s, space, ctx);
}

export const soloDevelop: Runs<'soloDevelop'> = {
  run(s, { by, most }, ctx) {
    const kind = wantedDevelopment(s, most);
    if (kind < 0) return ctx.emit({ type: 'soloIdle', by });
    ctx.emit({ type: 'soloChose', what: at(data.techTypes, kind).id, rule: 'MARS-SOLO-12' });
    advance(s, kind, ctx);
  },
};

/** For the player's use of his tile he develops it, if it can move (MARS-SOLO-09). */
export const soloReward: Runs<'soloReward'> = {
  run(s, { kind }, ctx) {
    if (freeNext(s, LACERDA, kind).length > 0) advance(s, kind, ctx);
    else ctx.emit({ type: 'soloIdle', by: at(data.techTypes, kind).id });
  },
};

export const soloWarehouse: Runs<'soloWarehouse'> = {
  run(s, { by }, ctx) {
    const good = wantedItem(s);
    if (good < 0) return ctx.emit({ type: 'soloIdle', by });
    takeFrom(s, good);
    ctx.emit({ type: 'itemTaken', seat: LACERDA, good });
    gain(s, LACERDA, good, 1, by, ctx); // Resources go to the supply: MARS-SOLO-20
  },
};

export const soloBot: Runs<'soloBot'> = {
  run(s, { steps }, ctx) {
    if (s.solo === null) return;
    const kind = (s.solo.icon + steps) % ICONS;
    s.solo = { ...s.solo, icon: kind };
    ctx.emit({ type: 'soloIcon', kind });
  },
};

/** The largest group of a type, or of the type that his Bot stands for (MARS-SOLO-13). */
export const soloBuild: Runs<'soloBuild'> = {
  run(s, { by, kind: given, bot }, ctx) {
    const kind = given < 0 ? wantedType(s) : given;
    const sites = kind < 0 ? null : widestSites(s, kind);
    if (sites === null) return ctx.emit({ type: 'soloIdle', by });
    ctx.emit({ type: 'soloChose', what: at(TYPES, kind), rule: 'MARS-SOLO-13' });
    const { joined, hexes } = sites;
    const hex = drawOne(hexes, ctx);
    const tech = techFor(kind);
    if (joined > 0) useTile(s, LACERDA, wantedOwner(s, tech, joined), tech, ctx);
    ctx.then({ type: 'raise', seat: LACERDA, kind, hex });
    if (bot) ctx.then({ type: 'soloBot', steps: 1 + kind - (s.solo?.icon ?? 0) + ICONS });
  },
};

/** One card after the other, with Tech as many as possible (MARS-SOLO-14). */
export const soloUpgrade: Runs<'soloUpgrade'> = {
  run(s, task, ctx) {
    const { by, left, tech } = task;
    const plans = upgradable(s);
    if (plans.length === 0) return;
    if (left > 0) {
      const plan = drawOne(plans, ctx);
      const hex = drawOne(upgradeHexes(s, plan), ctx);
      ctx.emit({ type: 'soloChose', what: at(data.blueprints, plan).id, rule: 'MARS-SOLO-14' });
      placeMarker(s, LACERDA, plan, hex, ctx);
      ctx.then({ ...task, left: left - 1 });
      return;
    }
    const more = company(s, LACERDA).plans.filter((plan) => (s.built[plan] as number) < 0).length;
    const owner = wantedOwner(s, UPGRADE_TECH, more);
    if (!tech || techLevel(company(s, owner), UPGRADE_TECH) === 0) return;
    const level = useTile(s, LACERDA, owner, UPGRADE_TECH, ctx);
    ctx.then({ type: 'soloUpgrade', by, left: level, tech: false });
  },
};

/** He pays nothing; a shuffled Contract fills the slot at once (MARS-SOLO-15). */
export const soloHire: Runs<'soloHire'> = {
  run(s, { by }, ctx) {
    const slots = wantedCards(s);
    if (slots.length === 0) return ctx.emit({ type: 'soloIdle', by });
    const slot = drawOne(slots, ctx);
    gainFromDisplay(s, LACERDA, slot, ctx);
    if (s.contractDeck.length === 0) return;
    const contract = s.contractDeck[ctx.random(s.contractDeck.length)] as number;
    layContract(s, LACERDA, slot, contract, ctx);
  },
};

/** His Rover gives way by the ambiguity rule (MARS-SOLO-29). */
export const soloDisplace: Runs<'soloDisplace'> = {
  run(s, { hex: from }, ctx) {
    const to = drawOne(refuges(s, from), ctx);
    putPiece(s, LACERDA, ROVER, to);
    ctx.emit({ type: 'displaced', seat: LACERDA, piece: ROVER, from, to });
  },
};

/** With each Colony level a Shelter, then a Ship and a Bot (MARS-SOLO-17). */
export const soloGrow: Runs<'soloGrow'> = {
  run(_s, _task, ctx) {
    ctx.then({ type: 'soloBuild', by: 'shelter', kind: SHELTER, bot: false }, { type: 'soloShip' });
  },
};

export const soloShip: Runs<'soloShip'> = {
  run(s, _task, ctx) {
    const p = edit(s, LACERDA);
    if (p.ships !== 0) {
      const topmost = p.ships & -p.ships;
      p.ships -= topmost;
      p.hangar++;
      ctx.emit({ type: 'shipWelcomed', seat: LACERDA, depot: Math.log2(topmost) });
    }
    if (p.botsLeft === 0) return;
    p.botsLeft--;
    ctx.emit({ type: 'botPlaced', seat: LACERDA, hex: -1 });
    contribute(s, LACERDA, BOT_PLACED, ctx);
  },
};
