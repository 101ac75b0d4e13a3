import { missing } from '@orrery/kernel';
import { type CardEffect, RESOURCES } from '../data/index.ts';
import { answers } from './answers.ts';
import { tileOf } from './crew.ts';
import { gain, lose } from './goods.ts';
import { no, type Question, seat } from './handler.ts';
import { type Player, player, type TileId } from './state.ts';

type Convert = Extract<CardEffect, { op: 'convert' }>;
const { make, read } = answers.activateBuildingUse;

export const canConvert = (p: Player, { between, min }: Convert): boolean =>
  between.some((what) => p[what] >= min);

const convertOf = (tile: TileId): Convert =>
  tileOf(tile).type.effects.find((effect) => effect.op === 'convert') ??
  missing('conversion on', tile);

/** What may be returned for as many of the other (ART-BLD-12). */
export const activateBuildingUse: Question<'activateBuildingUse'> = {
  rule: 'ART-BLD-12',
  seat,
  candidates(_s, { tile }) {
    const { between, min, max } = convertOf(tile);
    const amounts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const uses = between.flatMap((what) => amounts.map((n) => make(what, n)));
    return [...uses, 'toolkit', 'badge'];
  },
  forbid(s, { seat }, choice) {
    const { what, n } = read(choice);
    if (what === 'toolkit' || what === 'badge') return no('ART-GEN-04');
    const have = player(s, seat)[what];
    return have >= n ? null : no('ART-BLD-12', { what, n, have });
  },
  choose(s, { seat }, choice, ctx) {
    const { what, n } = read(choice);
    const other = RESOURCES.find((resource) => resource !== what);
    lose(s, seat, what, n, 'building', ctx);
    gain(s, seat, other ?? what, n, 'building', ctx);
  },
};
