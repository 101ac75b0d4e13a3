import { COLONISTS } from '../data/index.ts';
import { colonistName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Figure } from './figures.tsx';
import { figureTitle } from './forecast.ts';
import { below } from './layout.ts';
import { colonistPiece } from './pieces.ts';
import { at } from './places.ts';
import { type Near, RegionPanel } from './region.tsx';
import { ExposureRow } from './rows.tsx';
import { type Box, type Draw, Spot } from './spot.tsx';
import { TokenLine } from './tokens.tsx';

/** A lander on its legs, the ramp down. */
function Lander({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden="true">
      <g stroke="var(--at-dark)" strokeWidth="1.5" strokeLinejoin="round">
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
        <path d="M-6 12V0h12v12" fill="var(--at-dark)" />
        <path d="M-6 12h12l5 16h-22z" fill="var(--at-energy-deep)" />
      </g>
      <path d="M-5 16h10M-7 21h14M-9 26h18" stroke="var(--at-dark)" strokeWidth="1.2" />
    </g>
  );
}

/** One colonist alone is still a target. */
const LEAST = 33;

/** Ships bring colonists to the ice; dice queue for them. */
export function Doorstep({ draw, near, box }: { draw: Draw; near: Near; box: Box }) {
  const { view, lang } = draw;
  const { colonists, price, dice } = view.doorstep;
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
      near={near}
      region="doorstep"
      box={box}
      aside={
        <g transform="translate(-52 0)">
          <title>{say(lang, 'ui.doorstep.price', { price })}</title>
          <TokenLine line={[{ who: 'any' }, `${price}`, { sign: 'energy' }]} size={21} room={56} />
        </g>
      }
    >
      <Lander x={room.x + 27} y={room.y + room.height - 32} />
      {waiting.map((type) => {
        const n = colonists[type];
        const width = Math.max(LEAST, n * step + 6);
        const left = x;
        x += width + 8;
        return (
          <Spot
            key={type}
            draw={draw}
            place={at.doorstep(type)}
            within={at.region('doorstep')}
            label={say(lang, 'ui.labelled', { label: colonistName(lang, type), text: n })}
            box={{ x: left, y: foot - 22, width, height: 42 }}
            cut={5}
            reach={4}
          >
            {Array.from({ length: n }, (_, i) => (
              <g
                key={i}
                transform={`translate(${left + width / 2 + step * (i - (n - 1) / 2)} ${foot})`}
              >
                <Figure
                  colonist={type}
                  size={35}
                  title={figureTitle(draw, type)}
                  piece={colonistPiece(view, 'doorstep', type, i)}
                />
              </g>
            ))}
          </Spot>
        );
      })}
      <ExposureRow
        draw={draw}
        region="doorstep"
        dice={dice}
        room={{
          x: queue.x + 2,
          y: foot + 21,
          width: queue.width - 8,
          height: box.y + box.height - foot - 25,
        }}
        size={28}
        sign={null}
      />
    </RegionPanel>
  );
}
