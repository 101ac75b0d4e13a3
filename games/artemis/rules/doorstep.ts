import { COLONISTS, type Colonist, data, region } from '../data/index.ts';
import { modifier } from './amounts.ts';
import { addTo, total } from './colony.ts';
import { INDEX } from './crew.ts';
import { exposeDie, takeBack } from './dice.ts';
import type { Do, Effect, Question } from './handler.ts';
import { type Artemis, player, playerOf } from './state.ts';
import type { Choices } from './tasks.ts';

const { energyPerColonist = 0 } = region('doorstep');

export const recruitLimit = (value: number): number =>
  data.doorstepTable[value - 1]?.maxColonists ?? 0;

/** Energy for one colonist; Docking Fees put another price in its place (ART-EVT-05). */
export const recruitPrice = (s: Artemis): number =>
  modifier(s, 'doorstepCost')?.value ?? energyPerColonist;

/** Dice from left to right (ART-HIRE-01); the die served is the first of the row until it is done. */
export const resolveDoorstep: Effect<'resolveDoorstep'> = {
  run(s, task, ctx) {
    const row = s.rows.doorstep;
    for (let die = row[0]; die !== undefined; die = row[0]) {
      if (total(s.doorstep) === 0) {
        row.shift();
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

function dismiss(s: Artemis): void {
  const die = s.rows.doorstep.shift();
  if (die !== undefined) takeBack(s, die);
}

/** A drone takes the most it may, the rarest first; they leave the game (ART-SOLO-15). */
function hire(s: Artemis, owner: number, limit: number, ctx: Do): void {
  const colonists: Colonist[] = [];
  for (const colonist of data.solo.hirePriority) {
    const n = Math.min(s.doorstep[INDEX[colonist]] ?? 0, limit - colonists.length);
    addTo(s.doorstep, INDEX[colonist], -n);
    addTo(s.gone, INDEX[colonist], n);
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
  seat: (_s, { seat }) => seat,
  options(s) {
    const options: Choices['recruitColonist'][] = [];
    COLONISTS.forEach((colonist, i) => {
      if ((s.doorstep[i] ?? 0) > 0) options.push(colonist);
    });
    options.push('stop');
    return options;
  },
  choose(s, { seat, left }, choice, ctx) {
    if (choice === 'stop') return dismiss(s); // ART-HIRE-03
    const price = recruitPrice(s);
    addTo(s.doorstep, INDEX[choice], -1);
    player(s, seat).energy -= price;
    ctx.emit({ type: 'colonistRecruited', seat, colonist: choice, price });
    ctx.then(
      { type: 'gainColonist', seat, colonist: choice },
      { type: 'recruit', seat, left: left - 1 },
    );
  },
  refuse: () => 'ART-HIRE-01',
};
