import {
  around,
  type Box,
  box as boxOf,
  facet,
  Key,
  Put,
  Spot,
  useLeast,
  Words,
} from '@orrery/kit';
import type { ReactNode } from 'react';
import { data, type Region } from '../data/index.ts';
import { regionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { forecastSaid } from './forecast.ts';
import { at } from './places.ts';
import { inRegion, isResolvedNow } from './region.tsx';
import { Sign, type SignName, type Signs, TokenLine } from './signs.tsx';

/** On a phone a region shows its figures; a tap opens it large. */
export interface SmallPart {
  readonly draw: Draw;
  readonly box: Box;
  readonly open: () => void;
}

const TITLE = 18;
/** The room below the title. */
export const under = ({ x, y, width, height }: Box): Box =>
  boxOf(x + 5, y + TITLE, width - 10, height - TITLE - 3);

interface PanelProps extends SmallPart {
  readonly region: Region;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const WHAT: Partial<Record<Region, SignName>> = {
  vents: 'energy',
  quarry: 'mineral',
  doorstep: 'any',
};

/** What a die placed there would get, as short as can be: the region tells of what. */
function broughtLine({ view, lit, brings }: Draw, region: Region): Signs | null {
  const place = at.region(region);
  const text = lit.has(place) ? brings.get(place)?.text : undefined;
  const what = WHAT[region];
  if (text === undefined || view.placing === null) return null;
  if (region === 'academy') {
    const target = data.academyTable[view.placing.value - 1]?.colonist;
    return target ? [{ sign: 'arrow' }, { sign: target }] : null;
  }
  const n = /^\+?(\d+)/.exec(text)?.[1];
  if (what === undefined) return null;
  return n === undefined ? ['+1', { sign: 'relief' }] : [`+${n}`, { sign: what }];
}

/** A region with its name; at the right what a die would get there, or what there is. */
export function SmallPanel({ draw, region, box, open, aside, children }: PanelProps) {
  const { lang } = draw;
  const isNow = isResolvedNow(draw, region);
  // While a region is chosen, a tap answers or tells why not; otherwise it opens.
  const chosen = inRegion(draw, region) !== draw;
  const brought = broughtLine(draw, region);
  const name = regionName(lang, region);
  // Where the title needs its line, the glass lies below; where all is shown, there is none.
  const glass = chosen && region !== 'outfitter';
  const below = region === 'doorstep';
  const right = glass && !below ? 24 : 8;
  const { thumb } = useLeast();
  const lens = { x: box.x + box.width - 14, y: below ? box.y + box.height - 14 : box.y + 12 };
  const room = aside || brought ? 40 : 0;
  return (
    <Spot
      draw={chosen ? draw : { ...draw, touch: open }}
      place={at.region(region)}
      label={forecastSaid(draw, region)}
      box={box}
      shape={facet(7)}
      tell="nothing"
      inner={
        <>
          {children}
          {glass ? (
            <Key
              label={say(lang, 'ui.lens.open', { name })}
              box={around(lens.x - 4, below ? lens.y - 6 : lens.y + 6, thumb + 1)}
              act={open}
            >
              <Put {...lens}>
                <Sign name="search" size={15} />
              </Put>
            </Key>
          ) : null}
        </>
      }
    >
      <path
        d={facet(7)(box)}
        fill="var(--board-panel)"
        stroke={isNow ? 'var(--at-energy)' : 'var(--board-panel-edge)'}
        strokeWidth={isNow ? 3 : 1.2}
      />
      <Words
        text={name}
        x={box.x + 7}
        y={box.y + 14}
        width={box.width - 7 - right - room}
        size={14}
        weight={560}
        serif
      />
      <Put x={box.x + box.width - right} y={box.y + 10}>
        {brought ? (
          <g color="var(--brass)">
            <TokenLine line={brought} size={17} align="end" />
          </g>
        ) : (
          aside
        )}
      </Put>
    </Spot>
  );
}

interface WithinProps extends SmallPart {
  readonly place: string;
  readonly region: Region;
  readonly label: string;
  readonly children: ReactNode;
}

/** A smaller place in a region: it answers where it is lit, else it opens its region. */
export function Within({ draw, open, place, region, label, box, children }: WithinProps) {
  const chosen = inRegion(draw, region);
  const touch = (touched: string): void => (draw.lit.has(touched) ? draw.touch(touched) : open());
  return (
    <Spot
      draw={chosen === draw ? { ...draw, touch } : chosen}
      place={place}
      within={at.region(region)}
      label={label}
      box={box}
      shape={facet(4)}
      tell="nothing"
    >
      {children}
    </Spot>
  );
}
