import { missing, type Seat } from '@orrery/kernel';
import { type CardEffect, RESOURCES, type Resource } from '../data/index.ts';
import { tileOf } from './crew.ts';
import { gain, lose } from './goods.ts';
import type { Do, Question } from './handler.ts';
import { type Artemis, type Player, player, type TileId } from './state.ts';
import type { Choices } from './tasks.ts';
import { words } from './words.ts';

type Convert = Extract<CardEffect, { op: 'convert' }>;
type Use = Choices['activateBuildingUse'];

/** What may be returned for as many of the other (ART-BLD-12). */
export function conversions(p: Player, { between, min, max }: Convert): Use[] {
  const options: Use[] = [];
  for (const what of between) {
    for (let n = min; n <= Math.min(max, p[what]); n++) options.push(`${what}:${n}`);
  }
  return options;
}

const convertOf = (tile: TileId): Convert =>
  tileOf(tile).type.effects.find((effect) => effect.op === 'convert') ??
  missing('conversion on', tile);

export function askConversion(s: Artemis, seat: Seat, tile: TileId, ctx: Do): void {
  const [only, ...others] = conversions(player(s, seat), convertOf(tile));
  if (others.length > 0) ctx.then({ type: 'activateBuildingUse', seat, tile });
  else if (only !== undefined) convert(s, seat, tile, only, ctx);
}

function convert(s: Artemis, seat: Seat, tile: TileId, use: Use, ctx: Do): void {
  const [what, n] = use.split(':') as [Resource, string];
  const other = convertOf(tile).between.find((resource) => resource !== what);
  lose(s, seat, what, Number(n), 'building', ctx);
  gain(s, seat, other ?? what, Number(n), 'building', ctx);
}

export const activateBuildingUse: Question<'activateBuildingUse'> = {
  rule: 'ART-BLD-12',
  seat: (_s, { seat }) => seat,
  options: (s, { seat, tile }) => conversions(player(s, seat), convertOf(tile)),
  choose: (s, { seat, tile }, use, ctx) => convert(s, seat, tile, use, ctx),
  refuse: (_s, _task, choice) =>
    RESOURCES.some((what) => words(choice).startsWith(what)) ? 'ART-BLD-12' : null,
};
