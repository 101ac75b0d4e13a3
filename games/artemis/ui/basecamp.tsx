import { expeditionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ExpeditionCard, nameLines } from './expedition.tsx';
import { below, campCells } from './layout.ts';
import { type Near, RegionPanel } from './region.tsx';
import { Sign } from './signs.tsx';
import type { Box, Draw } from './spot.tsx';

interface Props {
  readonly draw: Draw;
  readonly near: Near;
  readonly box: Box;
  /** The Expedition that is drawn elsewhere. */
  readonly without: number | null;
}

/** Expeditions side by side, the first closest to the deck. */
export function Basecamp({ draw, near, box, without }: Props) {
  const { expeditions, expeditionDeck } = draw.view;
  const all = campCells(below(box), expeditions.length);
  const lines = Math.max(
    ...expeditions.map(({ card }, i) =>
      nameLines(expeditionName(draw.lang, card), all[i]?.width ?? 0),
    ),
  );
  return (
    <RegionPanel
      draw={draw}
      near={near}
      region="basecamp"
      box={box}
      aside={
        <g transform="translate(-40 0)">
          <title>{say(draw.lang, 'ui.deck', { n: expeditionDeck })}</title>
          <Sign name="flag" size={18} />
          <text x="14" y="6" fontSize="17" fontWeight="600">
            {expeditionDeck}
          </text>
        </g>
      }
    >
      {expeditions.map((expedition, i) => {
        const cell = all[i];
        return cell && i !== without ? (
          <ExpeditionCard
            key={expedition.card}
            draw={draw}
            index={i}
            expedition={expedition}
            box={cell}
            lines={lines}
          />
        ) : null;
      })}
    </RegionPanel>
  );
}
