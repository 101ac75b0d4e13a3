import type { Voice } from '@orrery/shared';
import type { AntarcticaView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';
import { kinds } from './cards.ts';
import type { Row } from './zones.ts';

export const playerRows = (view: AntarcticaView, { lang, name }: Voice): Row[] =>
  view.players.map((p, seat): Row => {
    const isOver = view.counted > 0;
    const hand = kinds(lang, p.hand);
    return [
      name(seat),
      [
        say(lang, isOver ? 'terminal.score.final' : 'terminal.score', { n: p.score }),
        say(lang, 'terminal.staff', { staff: p.staff.length, reserve: p.reserve.length }),
        say(lang, 'terminal.available', { ships: p.ships.length, cubes: p.cubes.length }),
        ...(p.discarded.length > 0
          ? [say(lang, 'terminal.discarded', { n: p.discarded.length })]
          : []),
        ...(p.built.length > 0
          ? [say(lang, 'terminal.built', { n: p.built.length, asterisks: p.asterisks })]
          : []),
        ...(hand.length > 0 ? [say(lang, 'terminal.hand', { cards: hand.join(', ') })] : []),
      ],
    ];
  });
