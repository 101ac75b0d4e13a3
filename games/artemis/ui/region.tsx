import type { PointerEvent, ReactNode } from 'react';
import { data, type Region } from '../data/index.ts';
import { regionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { forecastSaid, promise } from './forecast.ts';
import css from './palette.module.css';
import { at } from './places.ts';
import { RegionArt } from './region-art.tsx';
import { type Box, type Draw, facet, Spot } from './spot.tsx';
import { TokenLine } from './tokens.tsx';
import { textWidth } from './words.tsx';

const NUMBERS = new Map(data.regions.map(({ id, number }) => [id, number]));

/** Above the ice, within it, or below. */
const BANDS: Readonly<Record<Region, 'sky' | 'ice' | 'sea'>> = {
  basecamp: 'ice',
  vents: 'sea',
  quarry: 'sea',
  gantry: 'ice',
  doorstep: 'sky',
  academy: 'sky',
  outfitter: 'sky',
};

/** The region that the pointer, a finger or the focus is at. */
export interface Near {
  readonly region: Region | null;
  readonly enter: (region: Region, touched: boolean) => void;
  readonly leave: (touched: boolean) => void;
  /** A tap that answers is no look. */
  readonly answered: () => void;
}

const byTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

/** The little boat that goes from region to region in Resolution. */
function PhaseBoat({ title }: { readonly title: string }) {
  return (
    <g>
      <title>{title}</title>
      <path
        d="M-15 2q0-8 12-8h8q10 0 12 8q-2 7-12 7h-8q-12 0-12-7zM-4-6v-5h7v5M17-2l5-4v14l-5-4"
        fill="var(--at-energy)"
        stroke="var(--at-dark)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="-6" cy="2" r="2.6" fill="var(--at-dark)" />
      <circle cx="3" cy="2" r="2.6" fill="var(--at-dark)" />
    </g>
  );
}

interface RegionPanelProps {
  readonly draw: Draw;
  readonly near: Near;
  readonly region: Region;
  readonly box: Box;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A cavern in the ice that dice are placed in; what lies there is drawn upon it. */
export function RegionPanel({ draw, near, region, box, aside, children }: RegionPanelProps) {
  const { lang, view } = draw;
  const number = NUMBERS.get(region) ?? null;
  const name = regionName(lang, region);
  const isNow = view.marker >= 0 && data.phaseTrack.order[view.marker] === region;
  const promised = box.width < 130 ? null : promise(draw, region);
  return (
    <g
      data-near={region}
      onPointerEnter={(event) => near.enter(region, byTouch(event))}
      onPointerLeave={(event) => near.leave(byTouch(event))}
      onFocus={() => near.enter(region, false)}
      onBlur={() => near.leave(false)}
      onClickCapture={() => draw.lit.has(at.region(region)) && near.answered()}
    >
      <Spot
        draw={draw}
        place={at.region(region)}
        label={forecastSaid(draw, region)}
        box={box}
        cut={11}
        looked
        inner={
          <>
            {isNow ? (
              <g transform={`translate(${box.x + box.width - 26} ${box.y + 2})`}>
                <PhaseBoat title={say(lang, 'ui.phase.here')} />
              </g>
            ) : null}
            {aside ? (
              <g transform={`translate(${box.x + box.width - (isNow ? 58 : 14)} ${box.y + 15})`}>
                {aside}
              </g>
            ) : null}
            {children}
          </>
        }
      >
        <path
          d={facet(box, 11, 20)}
          fill={`var(--at-panel-${BANDS[region]})`}
          stroke={isNow ? 'var(--at-energy)' : 'var(--at-panel-edge)'}
          strokeWidth={isNow ? 2.5 : 1.2}
        />
        <RegionArt region={region} box={box} />
        <g transform={`translate(${box.x + 20} ${box.y + 15})`}>
          {number === null ? null : (
            <>
              <circle r="10.5" fill="var(--at-well)" stroke="var(--at-panel-edge)" />
              <text y="6" textAnchor="middle" fontSize="17" fontWeight="700">
                {number}
              </text>
            </>
          )}
          <text
            x={number === null ? -6 : 17}
            y="5.5"
            fontSize="17"
            fontWeight="560"
            className={css.serif}
          >
            {name}
          </text>
          {promised ? (
            <g
              transform={`translate(${textWidth(name, 17, 'serif') + (number === null ? 4 : 28)} 0)`}
              color="var(--brass)"
            >
              <title>{promised.text}</title>
              <TokenLine line={promised.line} size={21} room={70} />
            </g>
          ) : null}
        </g>
      </Spot>
    </g>
  );
}
