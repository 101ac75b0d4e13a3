import { missing } from '@orrery/kernel';
import { type Colonist, data } from '../data/index.ts';
import { exchange } from './colonists.ts';
import { INDEX } from './crew.ts';
import { takeBack } from './dice.ts';
import type { Effect } from './handler.ts';

export const targetOf = (value: number): Colonist =>
  data.academyTable[value - 1]?.colonist ?? missing('die face', value);

/** The left space is wholly done before the right one (ART-TRAIN-01). */
export const resolveAcademy: Effect<'resolveAcademy'> = {
  run(s, task, ctx) {
    const [die, ...others] = s.academyDice;
    if (die === undefined) return;
    s.academyDice = others;
    takeBack(s, die);
    const { owner: seat, trainee } = die;
    const target = targetOf(die.value);
    // A drone's die has only kept the space (ART-SOLO-16).
    if (trainee !== null) {
      if (s.academy[INDEX[target]] > 0) exchange(s, seat, trainee, target, ctx);
      else {
        ctx.emit({ type: 'trainingMissed', seat, colonist: trainee });
        ctx.then({ type: 'assignColonist', seat, colonist: trainee }); // ART-TRAIN-02
      }
    }
    ctx.then(task);
  },
};
