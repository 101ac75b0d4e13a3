import { COLONISTS, type Colonist, data, region } from '../data/index.ts';
import { modifier } from './amounts.ts';
import { plus, total } from './colony.ts';
import { INDEX } from './crew.ts';
import { exposeDie, setRow, takeBack } from './dice.ts';
import { type Do, type Effect, no, type Question, seat } from './handler.ts';
import { type Artemis, player, playerOf } from './state.ts';

const { energyPerColonist = 0 } = region('doorstep');

export const recruitLimit = (value: number): number =>
  data.doorstepTable[value - 1]?.maxColonists ?? 0;

/** Energy for one colonist; Docking Fees put another price in its place (ART-EVT-05). */
export const recruitPrice = (s: Artemis): number =>
  modifier(s, 'doorstepCost')?.value ?? energyPerColonist;

/** Dice from left to right (ART-HIRE-01); the die served is the first of the row until it is done. */
export const resolveDoorstep: Effect<'resolveDoorstep'> = {
  run(s, task, ctx) {
    for (const die of s.rows.doorstep) {
      if (total(s.doorstep) === 0) {
        leave(s);
        exposeDie(s, die, 'doorstep', ctx); // ART-HIRE-04
        ctx.then(task);
        return;
      }
      const left = recruitLimit(die.value);
      if (playerOf(s, die.owner) !== null) {
        ctx.then({ type: 'recruit', seat: die.owner, left }, task);
        return;
      }
      hire(s, die.owner, left, ctx);
      dismiss(s);
    }
  },
};

/** The die that was served leaves the row. */
const leave = (s: Artemis): void => setRow(s, 'doorstep', s.rows.doorstep.slice(1));

function dismiss(s: Artemis): void {
  const [die] = s.rows.doorstep;
  leave(s);
  if (die !== undefined) takeBack(s, die);
}

/** A drone takes the most it may, the rarest first; they leave the game (ART-SOLO-15). */
function hire(s: Artemis, owner: number, limit: number, ctx: Do): void {
  const colonists: Colonist[] = [];
  for (const colonist of data.solo.hirePriority) {
    const n = Math.min(s.doorstep[INDEX[colonist]], limit - colonists.length);
    s.doorstep = plus(s.doorstep, INDEX[colonist], -n);
    s.gone = plus(s.gone, INDEX[colonist], n);
    for (let i = 0; i < n; i++) colonists.push(colonist);
  }
  ctx.emit({ type: 'colonistsHired', owner, colonists });
}

export const recruit: Effect<'recruit'> = {
  run(s, { seat, left }, ctx) {
    const able = left > 0 && total(s.doorstep) > 0 && player(s, seat).energy >= recruitPrice(s);
    if (able) ctx.then({ type: 'recruitColonist', seat, left });
    else dismiss(s);
  },
};

export const recruitColonist: Question<'recruitColonist'> = {
  rule: 'ART-HIRE-01',
  seat,
  candidates: () => [...COLONISTS, 'stop'],
  forbid(s, _task, colonist) {
    if (colonist === 'stop' || s.doorstep[INDEX[colonist]] > 0) return null;
    return no('ART-HIRE-01', { colonist });
  },
  choose(s, { seat, left }, choice, ctx) {
    if (choice === 'stop') return dismiss(s); // ART-HIRE-03
    const price = recruitPrice(s);
    s.doorstep = plus(s.doorstep, INDEX[choice], -1);
    player(s, seat).energy -= price;
    ctx.emit({ type: 'colonistRecruited', seat, colonist: choice, price });
    ctx.then(
      { type: 'assignColonist', seat, colonist: choice },
      { type: 'recruit', seat, left: left - 1 },
    );
  },
};
