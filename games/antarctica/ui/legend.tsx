import { Cube, type LegendItem, Picture } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { ReactNode } from 'react';
import { BUILDINGS, buildings, CARD_KINDS, data, otherCards } from '../data/index.ts';
import { buildingName, capital } from '../text/names.ts';
import { type Key, say } from '../text/say.ts';
import { Building } from './building-art.tsx';
import { KindCard } from './cards.tsx';
import css from './palette.module.css';
import { Scientist, Ship, SunDisc } from './pieces.tsx';
import { Medal, Sign } from './signs.tsx';
import { Lamp } from './zone-head.tsx';

const SIZE = 40;

const drawn = (drawing: ReactNode): ReactNode => (
  <Picture width={SIZE} className={css.world}>
    <g color="var(--board-ink)">{drawing}</g>
  </Picture>
);

const lamps = (
  <>
    <Lamp state="now" x={-12} y={0} r={5.5} />
    <Lamp state="card" x={0} y={0} r={5.5} />
    <Lamp state="no" x={12} y={0} r={5.5} />
  </>
);

/** Pieces and marks: `legend.<key>` and `legend.<key>.text`. */
const THINGS: readonly (readonly [title: Key, text: Key, drawing: ReactNode])[] = [
  ['explain.sun', 'explain.sun.text', <SunDisc key="sun" size={36} />],
  ['legend.ship', 'legend.ship.text', <Ship key="ship" seat={0} size={38} />],
  ['legend.scientist', 'legend.scientist.text', <Scientist key="scientist" seat={1} size={34} />],
  ['legend.cube', 'legend.cube.text', <Cube key="cube" seat={2} size={30} />],
  ['legend.pennant', 'legend.pennant.text', <Sign key="flag" name="flag" size={28} />],
  ['legend.lamps', 'legend.lamps.text', lamps],
  ['legend.lap', 'legend.lap.text', <Sign key="lap" name="lap" size={26} />],
  ['legend.crown', 'legend.crown.text', <Sign key="crown" name="crown" size={28} />],
  ['legend.steps', 'legend.steps.text', <Sign key="steps" name="steps" size={28} />],
  ['legend.asterisk', 'explain.card.asterisk', <Sign key="six" name="six" size={24} />],
  ['ui.stock.discarded', 'explain.sacrifice', <Sign key="crate" name="crate" size={30} />],
];

/** Every icon of the game. */
export function legend(lang: Lang): readonly LegendItem[] {
  const kinds = CARD_KINDS.flatMap((kind) => {
    const card = Object.values(otherCards).find((one) => one.kind === kind);
    return card ? [{ kind, card }] : [];
  });
  return [
    ...THINGS.map(([title, text, drawing]) => ({
      drawing: drawn(drawing),
      title: capital(say(lang, title)),
      text: say(lang, text),
    })),
    ...BUILDINGS.map((id) => ({
      drawing: drawn(<Building building={id} size={34} />),
      title: buildingName(lang, id),
      text: say(lang, `explain.use.${buildings[id]?.use ?? 'none'}`),
    })),
    ...kinds.map(({ kind, card }) => ({
      drawing: drawn(<KindCard kind={kind} width={27} />),
      title: capital(card.name[lang]),
      text: card.text[lang],
    })),
    ...data.trackSymbols.map(({ id, name, text, colour }) => ({
      drawing: drawn(<Medal symbol={id} size={32} />),
      title: say(lang, 'legend.symbol', { symbol: name[lang] }),
      text: `${text[lang]} ${say(lang, colour === 'red' ? 'explain.space.red' : 'explain.space.blue')}`,
    })),
  ];
}
