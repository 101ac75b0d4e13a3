import { type Box, box as boxOf, Panel, Put, rounded, Spot, useScale, Words } from '@orrery/kit';
import { factionInfo } from '../data/index.ts';
import { factionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { EMBLEMS } from './art-relic.tsx';
import { type Draw, playerAt, previewed } from './draw.ts';
import { factionLine, scoreLine } from './lines.ts';
import { at } from './places.ts';
import { TokenLine } from './signs.tsx';

/** A faction's emblem on its disc of old gold. */
export function Emblem({ faction, size }: { readonly faction: number; readonly size: number }) {
  return (
    <g transform={`scale(${size / 32})`}>
      <circle r="15.500" fill="var(--aa-back)" stroke="#c9a24b" strokeWidth="1.400" />
      <circle r="13" fill="none" stroke="#c9a24b" strokeWidth="0.600" opacity="0.6" />
      <path d={EMBLEMS[faction] ?? ''} fill="#f0d48a" fillRule="evenodd" transform="scale(0.86)" />
    </g>
  );
}

/** One's faction: its Action as a key, and what its two scorings are worth now. */
export function FactionPanel({
  draw,
  box,
  seat,
}: {
  readonly draw: Draw;
  readonly box: Box;
  readonly seat: number;
}) {
  const { lang } = draw;
  const { phone } = useScale();
  const player = playerAt(previewed(draw), seat);
  if (!player || player.faction < 0) return null;
  const { faction, points } = player;
  const { action, scoring } = factionInfo(faction);
  const own = [points.factionFace, points.factionType];
  const rows = scoring.terms.map(({ vp, metric }, i) => ({ vp, metric, now: own[i] ?? 0 }));
  const key = boxOf(box.x + 4, box.y + 52, box.width - 8, 34);
  return (
    <>
      <Panel box={box} />
      <Put x={box.x + 24} y={box.y + 27}>
        <Emblem faction={faction} size={40} />
      </Put>
      <Words
        text={factionName(lang, faction)}
        x={box.x + 48}
        y={box.y + 27}
        width={box.width - 50}
        size={phone ? 15 : 14}
        least={11}
        most={2}
        serif
        weight={600}
        stand="middle"
      />
      <Spot
        draw={draw}
        place={at.faction(seat)}
        label={say(lang, 'ui.faction', {
          faction: factionName(lang, faction),
          text: action.text[lang],
        })}
        box={key}
        shape={rounded(8)}
        quiet
      >
        <Panel box={key} shape={rounded(8)} fill="var(--board-well)" />
        <Put x={key.x + key.width / 2} y={key.y + key.height / 2}>
          <TokenLine
            line={factionLine(action.effects)}
            size={17}
            room={key.width - 10}
            align="middle"
          />
        </Put>
      </Spot>
      {rows.map(({ vp, metric, now }, i) => (
        <g key={i} transform={`translate(${box.x + 8} ${box.y + 102 + i * 26})`}>
          <TokenLine line={scoreLine({ vp, metric })} size={16} room={box.width - 44} />
          <g transform={`translate(${box.width - 14} 0)`}>
            <TokenLine line={[`=${now}`]} size={16} align="end" />
          </g>
        </g>
      ))}
    </>
  );
}
