import { at } from '../data/index.ts';
import { AROUND } from '../data/map.ts';
import { CRYSTAL, deedOf, isResearch, MAP_TILES, ROVER_TECH } from '../data/tables.ts';
import { answers, type MoveChoice, ROVER } from './answers.ts';
import { clearGround, putPiece } from './build.ts';
import { gain } from './goods.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { isInPlay } from './loans.ts';
import { contribute } from './missions.ts';
import { isCalm, positionOf, whyNoPoint, whyNotStep, whyNotStop } from './movement.ts';
import { payCrystals } from './payment.ts';
import { whyNotTile } from './possible.ts';
import { type OnMars, player } from './state.ts';
import type { Movement } from './tasks.ts';
import { hasCrystal, piecesOnMap, tileAt } from './terrain.ts';

const RESEARCH_TAKEN = deedOf('researchTakenFromMap');
const DISCOVERY_TAKEN = deedOf('discoveryTakenFromMap');

const collects = ({ collect }: Movement, piece: number): boolean => piece === ROVER || collect;

/** Pieces that may move; of Bots on one hex only the first, since they are alike. */
function movers(s: OnMars, task: Movement): number[] {
  const { bots } = player(s, task.seat);
  const found: number[] = [];
  if (task.bots >= 0) {
    bots.forEach((hex, piece) => {
      if (bots.indexOf(hex) === piece) found.push(piece);
    });
  }
  if (task.rover >= 0) found.push(ROVER);
  return found;
}

function ways(s: OnMars, task: Movement, isAllowed: (piece: number, hex: number) => boolean) {
  const found: MoveChoice[] = [];
  for (const piece of movers(s, task)) {
    for (const hex of AROUND[positionOf(s, task, piece)] as readonly number[]) {
      if (!isAllowed(piece, hex)) continue;
      found.push(answers.move.step(piece, hex, false));
      // MARS-CTRL-07
      if (collects(task, piece) && hasCrystal(s, hex))
        found.push(answers.move.step(piece, hex, true));
    }
  }
  return found;
}

const canUseTech = (s: OnMars, { rover, tech }: Movement): boolean =>
  rover >= 0 && tech && isInPlay(s, ROVER_TECH);

/** A step of a Bot or of the Rover; a point is bought when none is left (MARS-CTRL-01, MARS-CTRL-02). */
export const move: Asks<'move', MoveChoice> = {
  rule: 'MARS-CTRL-01',
  seat: (_s, { seat }) => seat,
  candidates: (s, task) => [
    ...ways(s, task, () => true),
    ...(canUseTech(s, task) ? ['useTech' as const] : []),
    'stop',
  ],
  forbid(s, task, choice) {
    const answer = answers.move.read(choice);
    if (answer === 'stop') return whyNotStop(s, task);
    if (answer === 'useTech') return null;
    const { piece, hex } = answer;
    return whyNoPoint(s, task, piece) ?? whyNotStep(s, task, piece, hex);
  },
  options(s, task) {
    const calm = isCalm(s, task);
    const on = piecesOnMap(s);
    const botPoint = whyNoPoint(s, task, 0) === null;
    const roverPoint = whyNoPoint(s, task, ROVER) === null;
    const isAllowed = (piece: number, hex: number): boolean =>
      (piece === ROVER ? roverPoint : botPoint) &&
      whyNotStep(s, task, piece, hex, calm, on) === null;
    const found = botPoint || roverPoint ? ways(s, task, isAllowed) : [];
    if (canUseTech(s, task)) found.push('useTech');
    if (calm || whyNotStop(s, task) === null) found.push('stop');
    return found;
  },
  choose(s, task, choice, ctx) {
    const answer = answers.move.read(choice);
    const { seat, by } = task;
    if (answer === 'stop') return ctx.then({ ...task, type: 'endMove' });
    if (answer === 'useTech') {
      return ctx.then({ type: 'useTech', seat, by, kind: ROVER_TECH, next: task });
    }
    const { piece, hex, leave } = answer;
    const isRover = piece === ROVER;
    const paid = (isRover ? task.rover : task.bots) === 0;
    step(s, task, piece, hex, leave, paid, ctx);
    if (paid) payCrystals(seat, 1, by, ctx);
    ctx.then({
      ...task,
      bots: isRover || paid ? task.bots : task.bots - 1,
      rover: isRover && !paid ? task.rover - 1 : task.rover,
      moved: task.moved | (1 << piece),
    });
  },
};

function step(
  s: OnMars,
  task: Movement,
  piece: number,
  to: number,
  leave: boolean,
  paid: boolean,
  ctx: Context,
): void {
  const { seat, by } = task;
  const from = positionOf(s, task, piece);
  putPiece(s, seat, piece, to);
  ctx.emit({ type: 'moved', seat, piece, from, to, paid });
  if (leave || !collects(task, piece) || !hasCrystal(s, to)) return;
  s.ground = s.ground.with(to, 0);
  ctx.emit({ type: 'crystalCollected', seat, hex: to });
  gain(s, seat, CRYSTAL, 1, by, ctx);
}

/** Once all points are spent: Bots destroy what they stand on (MARS-CTRL-04, MARS-CTRL-16), then tiles. */
export const endMove: Runs<'endMove'> = {
  run(s, task, ctx) {
    const { seat, by, moved, collect } = task;
    const { bots, rover } = player(s, seat);
    bots.forEach((hex, piece) => {
      if (!(moved & (1 << piece))) return;
      if (collect) ctx.then({ type: 'offerTile', seat, by, hex });
      else clearGround(s, seat, hex, ctx);
    });
    // Also where it stood before: MARS-CTRL-17.
    if (task.rover >= 0 && rover >= 0) ctx.then({ type: 'offerTile', seat, by, hex: rover });
  },
};

export const offerTile: Runs<'offerTile'> = {
  run(s, task, ctx) {
    const tile = tileAt(s, task.hex);
    if (tile < 0 || whyNotTile(s, task.seat, tile, player(s, task.seat).bots) !== null) return;
    ctx.then({ ...task, type: 'takeTile' });
  },
};

type TileChoice = ReturnType<typeof answers.takeTile.make>;
const TAKE_OR_LEAVE: readonly TileChoice[] = ['take', 'leave'];

/** MARS-CTRL-09, MARS-R-03 */
export const takeTile: Asks<'takeTile', TileChoice> = {
  rule: 'MARS-CTRL-09',
  seat: (_s, { seat }) => seat,
  candidates: () => TAKE_OR_LEAVE,
  forbid: () => null,
  choose(s, { seat, hex }, choice, ctx) {
    if (answers.takeTile.read(choice) === 0) return;
    const tile = tileAt(s, hex);
    s.ground = s.ground.with(hex, 0);
    const p = player(s, seat);
    if (isResearch(tile)) p.research = [...p.research, tile];
    else p.discoveries = [...p.discoveries, tile];
    ctx.emit({ type: 'tileTaken', seat, hex, tile });
    contribute(s, seat, isResearch(tile) ? RESEARCH_TAKEN : DISCOVERY_TAKEN, ctx);
    ctx.then({ type: 'perform', seat, by: at(MAP_TILES, tile).id, must: true });
  },
};
