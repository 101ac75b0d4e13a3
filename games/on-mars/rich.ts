import { type Options, type Random, shuffle } from '@orrery/kernel';
import { data } from './data/index.ts';
import { HEX_COUNT } from './data/map.ts';
import {
  COLONISTS,
  COMMON_TYPES,
  CONTRACT_NEEDS,
  DISCOVERY_COUNT,
  LSS_TYPES,
  MARKERS,
  PLAN_SIZE,
  PLAN_TYPE,
  planOf,
  SCIENTIST_FOR,
  SHELTER,
  SHELTERS,
} from './data/tables.ts';
import { beds, type Company, type OnMars, storageLimit } from './rules/index.ts';
import { isUpgradeMet } from './rules/contracts.ts';
import { rowOf } from './rules/lss.ts';
import { HIRE, onSlots, RED_COUNT, slotAt } from './rules/placement.ts';
import { setup } from './rules/setup.ts';
import {
  buildingOf,
  familyAt,
  familyOf,
  FIRST_TILE,
  piecesOnMap,
  sitesOf,
  sizeAt,
} from './rules/terrain.ts';

const RADAR = planOf('radar');
const ALL = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

/** A Building on a legal site, on a Complex if chance wants it. */
function grow(s: OnMars, kind: number, owner: number, random: Random): void {
  const family = familyOf(kind, owner);
  const sites = sitesOf(s, family);
  const legal = ALL.filter((hex) => (sites[hex] as number) >= 0);
  const joining = legal.filter((hex) => (sites[hex] as number) > 0);
  const among = joining.length > 0 && random(3) > 0 ? joining : legal;
  const hex = among[random(among.length)];
  if (hex === undefined) return;
  const here = s.ground[hex] as number;
  if (here >= FIRST_TILE) s.tilesOut = [...s.tilesOut, here - FIRST_TILE];
  s.ground = s.ground.with(hex, 0);
  s.buildings = s.buildings.with(hex, buildingOf(family));
  if (kind !== SHELTER) s.stacks = s.stacks.with(kind, (s.stacks[kind] ?? []).slice(0, -1));
}

function growColony(s: OnMars, companies: readonly Company[], random: Random): void {
  for (const kind of COMMON_TYPES) {
    for (let n = 1 + random(5); n > 0 && (s.stacks[kind]?.length ?? 0) > 0; n--)
      grow(s, kind, 0, random);
  }
  companies.forEach((p, id) => {
    for (let n = random(SHELTERS); n > 0; n--) {
      const before = s.buildings;
      grow(s, SHELTER, id, random);
      if (s.buildings !== before) p.shelters++;
    }
  });
  s.level = Math.min(5, Math.max(1, Math.min(...LSS_TYPES.map((kind) => rowOf(s, kind)))));
}

/** Hexes where a piece may stand. */
const freeHexes = (s: OnMars): number[] => {
  const on = piecesOnMap(s);
  return ALL.filter((hex) => on[hex] === 0 && s.ground[hex] === 0);
};

function takeRandom<T>(list: T[], random: Random): T | undefined {
  return list.splice(random(Math.max(1, list.length)), 1)[0];
}

/** Cards with markers, some of them on Buildings that fit. */
function dealPlans(s: OnMars, companies: readonly Company[], random: Random): void {
  const cards = shuffle([...s.planDeck, ...s.planRow.filter((plan) => plan >= 0)], random);
  companies.forEach((p, id) => {
    p.plans = cards.splice(0, Math.min(cards.length, random(Math.min(6, MARKERS))));
    for (const plan of p.plans) {
      const on = piecesOnMap(s);
      const family = familyOf(PLAN_TYPE[plan] as number, id);
      const hexes = ALL.filter(
        (hex) =>
          familyAt(s, hex) === family &&
          on[hex] === 0 &&
          sizeAt(s, hex) >= (PLAN_SIZE[plan] as number),
      );
      const hex = hexes[random(hexes.length + 1)];
      if (hex !== undefined) s.built = s.built.with(plan, hex);
    }
  });
  // Level 1 lies above level 3; what is not out yet is in the deck, or has left at level 3.
  const [ones, threes] = [1, 3].map((level) =>
    cards.filter((plan) => data.blueprints[plan]?.level === level),
  ) as [number[], number[]];
  const upper = s.level < 3 ? ones.splice(0, random(7)) : threes.splice(0, random(7));
  const lower = s.level > 1 ? threes.splice(0, random(7)) : [];
  const row = (plans: readonly number[]): number[] =>
    Array.from({ length: 6 }, (_, place) => plans[place] ?? -1);
  s.planRow = [...row(upper), ...row(lower)];
  s.planDeck = s.level < 3 ? [...threes, ...ones] : [];
  s.plansOut = s.level < 3 ? [] : [...ones, ...threes];
}

function dealTech(s: OnMars, companies: readonly Company[], random: Random): void {
  const tiles = shuffle([...s.grid, ...s.techPile, ...s.techOut], random).filter(
    (tile) => companies.length > 2 || !s.techOut.includes(tile),
  );
  for (const p of companies) {
    const spaces = shuffle(
      Array.from({ length: 13 }, (_, space) => space),
      random,
    );
    p.tech = p.tech.map((space) => (space < 0 ? -1 : (spaces.pop() ?? 3)));
    for (let n = random(5); n > 0; n--) {
      const tile = takeRandom(tiles, random);
      if (tile === undefined) break;
      const kind = tile % 8;
      if ((p.tech[kind] as number) >= 0) tiles.push(tile);
      else {
        p.tech = p.tech.with(kind, spaces.pop() ?? 0);
        if (tile >= 8) p.techSets |= 1 << kind;
      }
    }
  }
  s.grid = s.grid.map(() => (random(3) === 0 ? -1 : (takeRandom(tiles, random) ?? -1)));
  s.techPile = companies.length > 2 ? tiles : [];
  s.techOut = companies.length > 2 ? [] : [...s.techOut, ...tiles];
}

/** Scientists at work or not, Contracts half loaded. */
function dealCards(s: OnMars, companies: readonly Company[], random: Random): void {
  const scientists = shuffle(
    data.scientists.map((_, i) => i),
    random,
  );
  const contracts = shuffle(
    data.contracts.map((_, i) => i),
    random,
  );
  companies.forEach((p, id) => {
    p.scientists = scientists.splice(0, random(3));
    p.contracts = contracts.splice(0, random(3));
    p.loads = p.contracts.map((contract) =>
      Array.from({ length: 6 }, (_, good) => {
        const need = CONTRACT_NEEDS[contract]?.[good] ?? 0;
        // Never whole, so that none is completed unnoticed.
        return need === 0 ? 0 : random(need);
      }),
    );
    const isMachine = id >= s.players.length;
    for (const one of p.contracts) {
      const isDone = isMachine || (CONTRACT_NEEDS[one] === null && isUpgradeMet(s, id, one));
      if (isDone) p.done |= 1 << one;
    }
    for (const scientist of p.scientists) {
      const places = data.blueprints.flatMap((_, plan) =>
        (s.built[plan] as number) >= 0 && SCIENTIST_FOR[PLAN_TYPE[plan] as number] === scientist
          ? [plan]
          : [],
      );
      s.workplaces = s.workplaces.with(scientist, places[random(places.length + 1)] ?? -1);
    }
  });
  s.display = s.display.map((_, slot) => {
    if (random(5) === 0) return -1;
    const scientist = slot % 2 === 0 ? scientists.pop() : undefined;
    const contract = scientist === undefined ? contracts.pop() : undefined;
    return scientist ?? (contract === undefined ? -1 : contract + data.scientists.length);
  });
  const left = scientists.splice(0);
  s.display = s.display.map((card) => {
    if (card >= 0) return card;
    return left.pop() ?? -1;
  });
  const last = companies[0];
  if (last !== undefined) last.scientists = [...last.scientists, ...left];
  s.contractDeck = contracts.sort((a, b) => a - b);
}

/** Tiles on the map, collected or gone, and some Crystals. */
function dealTiles(s: OnMars, companies: readonly Company[], random: Random): void {
  const tiles = shuffle([...s.discoveryStack, ...s.exploration], random);
  if ((s.built[RADAR] as number) >= 0 && random(2) === 0) s.radar = tiles.pop() ?? -1;
  for (const p of companies) p.discoveries = tiles.splice(0, random(3));
  for (const hex of shuffle(freeHexes(s), random)
    .filter((one) => s.buildings[one] === 0)
    .slice(0, 12)) {
    if (random(3) === 0) s.ground = s.ground.with(hex, 1);
    else {
      const tile = tiles.pop();
      if (tile !== undefined) s.ground = s.ground.with(hex, FIRST_TILE + tile);
    }
  }
  s.exploration = [tiles.pop() ?? -1, tiles.pop() ?? -1];
  s.discoveryStack = tiles;
  for (const p of companies) {
    const hexes = ALL.filter((hex) => (s.ground[hex] as number) >= FIRST_TILE + DISCOVERY_COUNT);
    const hex = hexes[random(hexes.length + 1)];
    if (hex === undefined || random(2) === 0) continue;
    p.research = [(s.ground[hex] as number) - FIRST_TILE];
    s.ground = s.ground.with(hex, 0);
  }
}

/** Bots, Rovers, Miners; Colonists on slots, at work, at home. */
function people(s: OnMars, companies: readonly Company[], random: Random): void {
  companies.forEach((p, id) => {
    const isMachine = id >= s.players.length;
    if (!isMachine) {
      p.bots = [];
      p.botsLeft = random(4);
      for (let n = 4 - p.botsLeft; n > 0; n--)
        p.bots = [...p.bots, takeRandom(freeHexes(s), random) ?? 0];
    } else p.botsLeft = random(4);
    p.rover = random(4) === 0 ? -1 : (takeRandom(freeHexes(s), random) ?? -1);
    for (let n = random(3); n > 0; n--) {
      const on = piecesOnMap(s);
      const mine = ALL.find((hex) => familyAt(s, hex) === 0 && on[hex] === 0);
      if (mine !== undefined) p.miners = [...p.miners, mine];
    }
    let left = COLONISTS - p.miners.length;
    for (let red = 0; red < RED_COUNT; red++) {
      // Three of one colour, and three of three, fill what is cleared.
      const others = companies.reduce((sum, _, other) => sum + onSlots(s, red, other), 0);
      const most = red === HIRE ? 1 : 3 - others;
      const n = Math.min(left, most, random(red === HIRE ? 2 : 4));
      s.slots = s.slots.with(slotAt(red, id), n);
      left -= n;
    }
    p.home = Math.min(left, random(beds(p) + 1));
    p.work = Math.min(left - p.home, random(4));
    p.supply = left - p.home - p.work;
  });
}

function stocks(s: OnMars, companies: readonly Company[], random: Random): void {
  for (const p of companies) {
    const welcomed = random(Math.min(5, s.level) + 1);
    p.ships = 31 & ~((1 << welcomed) - 1);
    p.hangar = Math.max(0, welcomed - random(2));
    p.goods = p.goods.map(() => random(storageLimit(p) + 1));
    p.crystals = random(4 + welcomed);
    p.pending = random(4);
    p.cubes = random(32);
    p.points = p.points.map((n) => n + random(9));
  }
  s.warehouse = s.warehouse.map(() => random(3));
  s.trackers = s.trackers.map((n) => random(n + 1));
  s.steps = random(4);
  s.lastCrossing = s.level === 5 && random(2) === 0;
  s.shuttle = s.level === 5 && !s.lastCrossing ? -1 : random(6);
}

/** Private Goals: some were given up as Crystals, some completed. */
function goals(s: OnMars, random: Random): void {
  for (const p of s.players) {
    const [, ...kept] = p.goals;
    const [gone] = p.goals;
    if (gone === undefined) continue;
    const fate = random(4);
    if (fate === 0) p.goalDone = gone;
    else if (fate === 1) p.goalsSpent = [gone];
    if (fate < 2) p.goals = kept;
  }
}

/** Cards of First Colonists: some still wait for a Building, others for their tasks. */
function tasks(s: OnMars, random: Random): void {
  if (!s.variants.firstColonists) return;
  for (const p of s.players) {
    if (random(2) === 0) continue;
    s.tasksShown = [...s.tasksShown, p.taskA];
    p.taskA = -1;
    p.tasksB = s.taskDeck.slice(-2);
    s.taskDeck = s.taskDeck.slice(0, -2);
    p.deeds = random(1 << 14);
  }
}

/** A late position full of everything: somebody's turn, or the Shuttle phase. */
export function rich(options: Options, seats: number, random: Random): OnMars {
  const s: OnMars = {
    ...setup(options, seats, random),
    key: [random(2 ** 31), random(2 ** 31)],
    drawn: 0,
    outcome: null,
  };
  const companies = [...s.players, ...(s.lacerda === null ? [] : [s.lacerda])];
  s.phase = 'colonization';
  s.round = 12;
  for (const p of companies) p.bots = [];
  growColony(s, companies, random);
  dealPlans(s, companies, random);
  dealTech(s, companies, random);
  dealTiles(s, companies, random);
  dealCards(s, companies, random);
  people(s, companies, random);
  stocks(s, companies, random);
  goals(s, random);
  tasks(s, random);
  shuffle([0, 1, 2, 3, 4, 5, 6, 7], random)
    .slice(0, companies.length)
    .forEach((space, id) => {
      const p = companies[id];
      if (p) p.space = space;
    });
  if (s.solo !== null) {
    const cut = random(s.solo.deck.length);
    const { deck } = s.solo;
    s.solo = {
      deck: deck.slice(cut),
      discard: deck.slice(0, cut),
      decks: 1 + random(2),
      icon: random(5),
    };
  }
  const seat = random(seats);
  if (random(4) === 0) {
    s.phase = 'shuttle';
    s.shuttleLeft = random(3) - 1;
    s.tasks = [
      { type: 'endShuttle', last: false },
      { type: 'travel', seat },
    ];
  } else {
    s.active = seat;
    s.mainDone = random(3) === 0;
    s.tasks = [{ type: 'turn', seat }];
  }
  return s;
}
