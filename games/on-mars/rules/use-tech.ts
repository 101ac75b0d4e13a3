import { ROVER_TECH } from '../data/tables.ts';
import { answers } from './answers.ts';
import type { Asks } from './handler.ts';
import { techLevel } from './lab.ts';
import { ownersOf, useTile } from './loans.ts';
import { levelNeeded } from './movement.ts';
import { company } from './state.ts';
import type { MarsTask } from './tasks.ts';

/** What follows when a tile of this level is used; level 0: none is. */
function withTech(next: MarsTask, level: number): MarsTask {
  switch (next.type) {
    case 'move': // MARS-CTRL-08
      return { ...next, rover: next.rover + level, tech: level === 0 };
    case 'upgradeBuildings': // MARS-UPG-05
      return { ...next, left: next.left + level, tech: false };
    case 'welcomeCrew': // MARS-SHIP-05
      return { ...next, n: level };
    default:
      return next;
  }
}

type UseChoice = ReturnType<typeof answers.useTech.make>;

/** One tile of the kind, own or of another player (MARS-USE-01); none, where that is no use (MARS-USE-09). */
export const useTech: Asks<'useTech', UseChoice> = {
  rule: 'MARS-USE-01',
  seat: (_s, { seat }) => seat,
  candidates(s, { kind }) {
    const owners = ownersOf(s, kind).map(answers.useTech.make);
    return kind === ROVER_TECH ? owners : [...owners, 'none'];
  },
  forbid(s, { next }, choice) {
    const owner = answers.useTech.read(choice);
    if (owner === null || next.type !== 'move') return null;
    const level = techLevel(company(s, owner), ROVER_TECH);
    const need = levelNeeded(s, next);
    return level >= need ? null : { rule: 'MARS-CTRL-03', facts: { how: 'tech', level, need } };
  },
  choose(s, { seat, kind, next }, choice, ctx) {
    const owner = answers.useTech.read(choice);
    ctx.then(withTech(next, owner === null ? 0 : useTile(s, seat, owner, kind, ctx)));
  },
};
