import { at as item, data } from '../data/index.ts';
import { hexLabel } from '../data/map.ts';
import { SHELTER } from '../data/tables.ts';
import { planName, tileName, typeName } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { advancedAt, buildingAt, groundAt, type PieceOn, piecesOn } from './hex-data.ts';

type Told = Pick<Draw, 'view' | 'lang' | 'name'>;

export const ownerName = ({ lang, name }: Pick<Told, 'lang' | 'name'>, company: number): string =>
  name(company) || say(lang, 'lacerda');

function pieceSaid(draw: Told, { kind, company, n }: PieceOn): string {
  const { lang } = draw;
  const player = ownerName(draw, company);
  if (kind === 'bot') return say(lang, 'ui.piece.bot', { n: n + 1, player });
  return say(lang, kind === 'rover' ? 'ui.piece.rover' : 'ui.piece.miner', { player });
}

/** All that stands on a hex, one thing after the other. */
export function standsOn(draw: Told, hex: number): readonly string[] {
  const { view, lang } = draw;
  const { type, owner } = buildingAt(view, hex);
  const found: string[] = [];
  const size = view.sizes[hex] ?? 0;
  if (type >= 0) {
    const name = typeName(lang, type);
    found.push(
      type === SHELTER ? say(lang, 'ui.of', { what: name, player: ownerName(draw, owner) }) : name,
    );
    if (size > 1) found.push(say(lang, 'ui.complex', { n: size }));
  }
  const advanced = advancedAt(view, hex);
  if (advanced) {
    const what = planName(lang, advanced.plan);
    found.push(say(lang, 'ui.of', { what, player: ownerName(draw, advanced.owner) }));
    if (advanced.scientist >= 0) found.push(item(data.scientists, advanced.scientist).name[lang]);
  }
  const ground = groundAt(view, hex);
  if (ground === 'crystal') found.push(say(lang, 'good.crystal', { n: 1 }));
  else if (ground !== null) found.push(tileName(lang, ground));
  for (const piece of piecesOn(view).get(hex) ?? []) found.push(pieceSaid(draw, piece));
  return found;
}

/** A hex as it is said to those who do not see it. */
export function hexSaid(draw: Told, hex: number): string {
  const there = standsOn(draw, hex);
  const what = there.length > 0 ? there.join(', ') : say(draw.lang, 'ui.hex.empty');
  return say(draw.lang, 'ui.labelled', { label: hexLabel(hex), text: what });
}
