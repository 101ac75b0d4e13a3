import { below, Info, Put } from '@orrery/kit';
import { expeditionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw } from './draw.ts';
import { ExpeditionCard, nameLines } from './expedition.tsx';
import { campCells } from './layout.ts';
import { about } from './places.ts';
import { inRegion, RegionPanel, type RegionProps } from './region.tsx';
import { Amount } from './signs.tsx';

/** Expeditions side by side, the first closest to the deck. */
export function Basecamp({ draw, box }: RegionProps) {
  const { expeditions } = ahead(draw);
  const all = campCells(below(box), expeditions.length);
  const lines = Math.max(
    ...expeditions.map(({ card }, i) =>
      nameLines(expeditionName(draw.lang, card), all[i]?.width ?? 0),
    ),
  );
  return (
    <RegionPanel draw={draw} region="basecamp" box={box} aside={<Deck draw={draw} />}>
      {expeditions.map((expedition, i) => {
        const cell = all[i];
        return cell ? (
          <ExpeditionCard
            key={expedition.card}
            draw={inRegion(draw, 'basecamp')}
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

function Deck({ draw }: { readonly draw: Draw }) {
  const n = draw.view.expeditionDeck;
  return (
    <Put x={-4}>
      <Info id={about.deck} label={say(draw.lang, 'ui.deck', { n })}>
        <Amount sign="flag" n={n} size={19} align="end" />
      </Info>
    </Put>
  );
}
