import { below, box as boxOf, facet, Info, Put, Spot } from '@orrery/kit';
import { COLONISTS } from '../data/index.ts';
import { colonistName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ExposureRow } from './dice.tsx';
import { Figure } from './figures.tsx';
import { colonistPiece } from './pieces.ts';
import { about, at } from './places.ts';
import { inRegion, RegionPanel, type RegionProps } from './region.tsx';
import { TokenLine } from './signs.tsx';

/** A lander on its legs, the ramp down. */
function Lander() {
  return (
    <g aria-hidden="true">
      <g stroke="var(--piece-dark)" strokeWidth="1.5" strokeLinejoin="round">
        <path
          d="M-14 12l-9 16h-6M14 12l9 16h6"
          fill="none"
          stroke="var(--at-steel-deep)"
          strokeWidth="3"
        />
        <path d="M0-34c9 6 15 16 17 34l4 12h-42l4-12c2-18 8-28 17-34z" fill="var(--at-steel)" />
        <path d="M-17 0h34l4 12h-42z" fill="var(--at-steel-deep)" />
        <path d="M0-34c9 6 15 16 17 34H3z" fill="#fff" fillOpacity="0.35" stroke="none" />
        <circle cy="-13" r="6" fill="var(--at-water)" />
        <path d="M-6 12V0h12v12" fill="var(--piece-dark)" />
        <path d="M-6 12h12l5 16h-22z" fill="var(--at-energy-deep)" />
      </g>
      <path d="M-5 16h10M-7 21h14M-9 26h18" stroke="var(--piece-dark)" strokeWidth="1.2" />
    </g>
  );
}

/** One colonist alone is still a target. */
const LEAST = 33;

/** Ships bring colonists to the ice; dice queue for them. */
export function Doorstep({ draw, box }: RegionProps) {
  const { view, lang } = draw;
  const { colonists, price } = view.doorstep;
  const room = below(box);
  const waiting = COLONISTS.filter((type) => colonists[type] > 0);
  const total = waiting.reduce((n, type) => n + colonists[type], 0);
  const queue = { x: room.x + 62, width: room.width - 66 };
  const step = Math.min(23, (queue.width - waiting.length * 20) / Math.max(1, total));
  const foot = room.y + 20;
  let x = queue.x;
  return (
    <RegionPanel
      draw={draw}
      region="doorstep"
      box={box}
      aside={
        <Info id={about.icon('price')} label={say(lang, 'ui.doorstep.price', { price })}>
          <TokenLine
            line={[{ sign: 'any' }, `${price}`, { sign: 'energy' }]}
            size={21}
            align="end"
          />
        </Info>
      }
    >
      <Put x={room.x + 27} y={room.y + room.height - 32}>
        <Lander />
      </Put>
      {waiting.map((type) => {
        const n = colonists[type];
        const width = Math.max(LEAST, n * step + 6);
        const left = x;
        x += width + 8;
        return (
          <Spot
            key={type}
            draw={inRegion(draw, 'doorstep')}
            place={at.doorstep(type)}
            within={at.region('doorstep')}
            label={say(lang, 'ui.labelled', { label: colonistName(lang, type), text: n })}
            box={boxOf(left, foot - 22, width, 42)}
            shape={facet(5)}
            tell="nothing"
            reach={4}
          >
            {Array.from({ length: n }, (_, i) => (
              <Put key={i} x={left + width / 2 + step * (i - (n - 1) / 2)} y={foot}>
                <Figure
                  colonist={type}
                  size={35}
                  piece={colonistPiece(view, 'doorstep', type, i)}
                />
              </Put>
            ))}
          </Spot>
        );
      })}
      <ExposureRow
        draw={draw}
        region="doorstep"
        room={boxOf(queue.x + 2, foot + 21, queue.width - 8, box.y + box.height - foot - 25)}
        size={28}
        sign="any"
      />
    </RegionPanel>
  );
}
