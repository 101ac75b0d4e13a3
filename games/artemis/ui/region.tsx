import { type Box, facet, Info, Put, Spot, textWidth, Title, useScale } from '@orrery/kit';
import type { ReactNode } from 'react';
import { data, type Region, region as regionData } from '../data/index.ts';
import { regionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { forecastSaid } from './forecast.ts';
import { about, at } from './places.ts';
import { RegionArt } from './region-art.tsx';

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

/** Ice breaks at its corners. */
export const ICE = facet(11, 20);

/** The little boat that goes from region to region in Resolution. */
function PhaseBoat({ label }: { readonly label: string }) {
  return (
    <Info id={about.phase} label={label}>
      <path
        d="M-15 2q0-8 12-8h8q10 0 12 8q-2 7-12 7h-8q-12 0-12-7zM-4-6v-5h7v5M17-2l5-4v14l-5-4"
        fill="var(--at-energy)"
        stroke="var(--piece-dark)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="-6" cy="2" r="2.6" fill="var(--piece-dark)" />
      <circle cx="3" cy="2" r="2.6" fill="var(--piece-dark)" />
    </Info>
  );
}

export const isResolvedNow = ({ view }: Draw, region: Region): boolean =>
  view.marker >= 0 && data.phaseTrack.order[view.marker] === region;

/** While a region is chosen, whatever lies in it means the region. */
export function inRegion(draw: Draw, region: Region): Draw {
  const { asked, me } = draw;
  if (asked?.ask !== 'placeDieRegion' || asked.seat !== me) return draw;
  return { ...draw, touch: () => draw.touch(at.region(region)) };
}

export interface RegionProps {
  readonly draw: Draw;
  readonly box: Box;
}

interface RegionPanelProps extends RegionProps {
  readonly region: Region;
  /** At the right of the title: from its right edge to the left. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A cavern in the ice that dice are placed in; what lies there is drawn upon it. */
export function RegionPanel({ draw, region, box, aside, children }: RegionPanelProps) {
  const { lang } = draw;
  const number = regionData(region).number ?? undefined;
  const name = regionName(lang, region);
  const isNow = isResolvedNow(draw, region);
  const size = Math.max(17, 14 / useScale().px);
  return (
    <Spot
      draw={draw}
      place={at.region(region)}
      label={forecastSaid(draw, region)}
      box={box}
      shape={ICE}
      looked
      side={region === 'doorstep' || region === 'outfitter' ? 'corner' : 'above'}
      inner={
        <>
          {isNow ? (
            <Put x={box.x + box.width - 26} y={box.y + 2}>
              <PhaseBoat label={say(lang, 'ui.phase.here')} />
            </Put>
          ) : null}
          {aside ? (
            <Put x={box.x + box.width - (isNow ? 58 : 14)} y={box.y + 15}>
              {aside}
            </Put>
          ) : null}
          {children}
        </>
      }
    >
      <path
        d={ICE(box)}
        fill={`var(--at-panel-${BANDS[region]})`}
        stroke={isNow ? 'var(--at-energy)' : 'var(--board-panel-edge)'}
        strokeWidth={isNow ? 2.5 : 1.2}
      />
      <RegionArt region={region} box={box} />
      <Title
        text={name}
        n={number}
        x={box.x + 10}
        y={box.y + 15}
        width={textWidth(name, size, 'serif') + 60}
        size={size}
      />
    </Spot>
  );
}
