import { at, data, RESOURCES } from '../data/index.ts';
import { ANY, categoryOf, effectOf, ROVER_TECH } from '../data/tables.ts';
import { answers } from './answers.ts';
import { gain, score } from './goods.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { bestLevel } from './lab.ts';
import { pay } from './payment.ts';
import { goodMask, recruitUnits, typeMask, whyNotNow } from './possible.ts';
import { type OnMars, player, sideOf } from './state.ts';
import type { TaskOf } from './tasks.ts';

const ACTIONS = categoryOf('actions');
const NO_LIMIT = 99;

/** Whatever a space, card, tile or action does, begun by its id; a bonus that cannot be used is lost. */
export const perform: Runs<'perform'> = {
  run(s, task, ctx) {
    const effect = effectOf(task.by);
    if (effect === null || (!task.must && whyNotNow(s, task.seat, effect) !== null)) return;
    begin(s, task, effect, ctx);
  },
};

type PerformTask = TaskOf<'perform'>;
type Begun = NonNullable<ReturnType<typeof effectOf>>;

function begin(s: OnMars, { seat, by, must }: PerformTask, effect: Begun, ctx: Context): void {
  const steps = { seat, by, must };
  switch (effect.op) {
    case 'gainResource':
      return gain(s, seat, RESOURCES.indexOf(effect.resource), effect.n, by, ctx);
    case 'gainAnyResources': {
      const among = goodMask(effect.exclude);
      return ctx.then({
        type: 'chooseGoods',
        seat,
        by,
        left: effect.n,
        must: false,
        among,
        boost: false,
      });
    }
    case 'gainCrystals':
      return ctx.then({
        type: 'gainCrystals',
        seat,
        by,
        n: effect.n,
        boost: Boolean(effect.boost),
      });
    case 'takeWarehouse': {
      const crystals = effect.allow.includes('crystal');
      const boost = effect.boost !== null;
      return ctx.then({ type: 'takeItems', ...steps, left: effect.n, crystals, boost });
    }
    case 'takeBlueprints':
      return ctx.then({
        type: 'takeBlueprints',
        ...steps,
        left: effect.n,
        boost: effect.boost !== null,
      });
    case 'takeTech': {
      const boosts = effect.boost === null ? 0 : (effect.boostMax ?? NO_LIMIT);
      return ctx.then({ type: 'takeTechs', ...steps, left: effect.n, boosts });
    }
    case 'develop': {
      const { n: left, boost } = effect;
      const free = !effect.payCost; // MARS-RND-09
      return ctx.then({ type: 'developTechs', ...steps, left, free, boost: boost !== null });
    }
    case 'moveBots': {
      const { mp: bots, asRover: collect } = effect;
      return ctx.then({
        type: 'move',
        seat,
        by,
        bots,
        rover: moverFor(by),
        moved: 0,
        collect,
        tech: moverFor(by) >= 0,
      });
    }
    case 'moveRover': {
      const inPlay = effect.mp === 'maxRoverTechInPlay'; // MARS-ADV-12
      const rover = effect.mp === 'maxRoverTechInPlay' ? bestLevel(s, seat, ROVER_TECH) : effect.mp;
      return ctx.then({
        type: 'move',
        seat,
        by,
        bots: -1,
        rover,
        moved: 0,
        collect: false,
        tech: !inPlay,
      });
    }
    case 'construct': {
      const levels = effect.techBoost !== null;
      return ctx.then({ type: 'constructType', seat, by, types: typeMask(effect.types), levels });
    }
    case 'upgrade': {
      const { n: left, useTech: tech } = effect;
      const free = effect.payCost ? 0 : left; // MARS-R-33
      const anywhere = effect.zone === 'anywhere';
      const boost = effect.boost !== null;
      return ctx.then({ type: 'upgradeBuildings', ...steps, left, free, anywhere, tech, boost });
    }
    case 'welcomeShip': {
      const crews = effect.rewards.map(({ colonists }) => colonists);
      const boosters = effect.boost === null ? 0 : player(s, seat).home;
      const pays = effect.payCost;
      return ctx.then({ type: 'welcomeShips', ...steps, left: effect.n, pays, crews, boosters });
    }
    case 'takeCard': {
      const scientists = effect.allow.includes('scientist');
      const contracts = effect.allow.includes('contract');
      return ctx.then({ type: 'takeCard', seat, by, scientists, contracts, free: !effect.payCost });
    }
    case 'retrieveColonists': {
      const slots = effect.from.includes('actionSlots');
      return ctx.then({ type: 'retrieve', ...steps, left: effect.n, slots });
    }
    case 'retrieveSide':
      return ctx.then({ type: 'ecoSide', seat, by });
    case 'recruit': {
      const units = recruitUnits(effect.cost);
      if (units.length > 0) return ctx.then({ type: 'benefit', seat, by, n: effect.n, units });
      return ctx.then({ type: 'recruit', seat, by, n: effect.n });
    }
    case 'scoreOP':
      score(s, seat, ACTIONS, effect.n);
      return ctx.emit({ type: 'pointsScored', seat, points: effect.n, by });
    case 'produce':
      return ctx.then({ type: 'produce', seat, by, boost: effect.boost !== null });
    case 'trade': {
      pay(s, seat, Array<number>(effect.spend).fill(ANY), by, ctx);
      const [left, among, boost] = [effect.gain, goodMask(effect.exclude), effect.boost !== null];
      return ctx.then({ type: 'chooseGoods', seat, by, left, must: true, among, boost });
    }
    case 'travel': {
      const to =
        effect.to === 'other' ? 1 - sideOf(player(s, seat)) : effect.to === 'orbit' ? 0 : 1;
      const discovery = !effect.skip.includes('discovery'); // MARS-POD-01
      return ctx.then({ type: 'travelTo', seat, to, discovery, how: 'effect' });
    }
    case 'radar':
      if (s.radar < 0) return ctx.then({ type: 'radarTile', seat, by });
      return ctx.then({ type: 'perform', seat, by: discoveryId(s.radar), must: true });
    case 'scorePer':
    case 'useAdvancedBuilding':
      return undefined;
  }
}

const CONTROL_CENTER = at(
  data.mainActions,
  data.mainActions.findIndex((a) => a.interleaved === true),
);
/** In the Control Center the Rover moves along with the Bots, in any order (MARS-CTRL-01). */
const ROVER_POINTS = CONTROL_CENTER.effects.reduce(
  (points, effect) => (effect.op === 'moveRover' ? Number(effect.mp) : points),
  -1,
);
const moverFor = (by: string): number => (by === CONTROL_CENTER.action ? ROVER_POINTS : -1);

const discoveryId = (tile: number): string => at(data.discoveryTiles, tile).id;

type ExplorationChoice = ReturnType<typeof answers.radarTile.make>;
const PLACES: readonly ExplorationChoice[] = ['left', 'right'];

/** The first use of the Radar puts a tile on its card, fit or not, and then resolves it (MARS-ADV-09). */
export const radarTile: Asks<'radarTile', ExplorationChoice> = {
  rule: 'MARS-ADV-09',
  seat: (_s, { seat }) => seat,
  candidates: () => PLACES,
  forbid(s, _task, choice) {
    const tile = s.exploration[answers.radarTile.read(choice)] as number;
    return tile >= 0 ? null : { rule: 'MARS-SETUP-01' };
  },
  choose(s, { seat }, choice, ctx) {
    const place = answers.radarTile.read(choice);
    const tile = s.exploration[place] as number;
    s.radar = tile;
    s.exploration = s.exploration.with(place, -1);
    ctx.emit({ type: 'radarSet', seat, tile });
    ctx.then(
      { type: 'refillExploration' },
      { type: 'perform', seat, by: discoveryId(tile), must: false },
    );
  },
};
