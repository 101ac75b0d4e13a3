import type { Lang } from '@orrery/shared';
import { buildingOn, type Colonist } from '../data/index.ts';
import type { TileId } from '../rules/state.ts';
import { buildingName, buildingText } from '../text/names.ts';
import { say } from '../text/say.ts';
import { BuildingArt } from './building-art.tsx';
import { Ghost } from './figures.tsx';
import { Sign } from './signs.tsx';
import { type Box, facet } from './spot.tsx';
import { TokenLine, tokensOf } from './tokens.tsx';
import { Words } from './words.tsx';

interface Look {
  readonly body: string;
  readonly deep: string;
  readonly ink: string;
}
const LOOKS: Readonly<Record<'ocean' | 'surface', Look>> = {
  ocean: {
    body: 'var(--at-ocean-tile)',
    deep: 'var(--at-ocean-tile-deep)',
    ink: 'var(--at-ocean-ink)',
  },
  surface: {
    body: 'var(--at-surface-tile)',
    deep: 'var(--at-surface-tile-deep)',
    ink: 'var(--at-surface-ink)',
  },
};

interface Row {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How high at most. */
  readonly size: number;
}
interface TilePlan {
  readonly art: Omit<Row, 'size'>;
  readonly effect: Row;
  readonly slots: Row;
  /** The foot of the name's first line; null: no room for it. */
  readonly name: { readonly y: number; readonly lines: number } | null;
}

/** Tall: one below the other. Low: art and slots side by side. Flat: all in one line. */
function planOf({ x, y, width, height }: Box, slots: number): TilePlan {
  const middle = x + width / 2;
  if (height >= 100 && width >= 84) {
    const size = Math.min(32, width / 3.6, height * 0.26);
    const effect = y + height - 36 - size - 13;
    const room = effect - 12 - y;
    return {
      art: { x: middle, y: y + 5 + room / 2, width: Math.min(room * 1.3, width * 0.7) },
      effect: { x: middle, y: effect, width: width - 12, size: 18 },
      slots: { x: middle, y: y + height - 34 - size / 2, width, size },
      name: { y: y + height - 20, lines: 2 },
    };
  }
  if (height >= 44) {
    const named = height >= 72 && width >= 84 ? 15 : 0;
    // People before pictures: they are what is clicked.
    const size = Math.min(28, (height - named) * 0.42, (width - 10) / (slots * 1.1));
    const lower = y + height - 7 - named - size / 2;
    const crew = slots * size * 1.1;
    const art = Math.min(width - crew - 16, (height - named - 24) * 1.25, 60);
    return {
      art: { x: x + 7 + art / 2, y: lower - 1, width: art },
      effect: {
        x: middle,
        y: y + (lower - size / 2 - y) / 2 + 2,
        // The bolt of a special moment stands in the corner.
        width: width - (width < 80 ? 12 : 28),
        size: width < 80 ? 14 : 18,
      },
      slots: { x: x + width - 6 - crew / 2, y: lower, width: crew, size },
      name: named > 0 ? { y: y + height - 8, lines: 1 } : null,
    };
  }
  if (width <= 96) {
    const size = Math.min(height * 0.5, (width - 8) / Math.max(slots, 1));
    return {
      art: { x: middle, y, width: 0 },
      effect: { x: middle, y: y + height * 0.26, width: width - 10, size: height * 0.34 },
      slots: { x: middle, y: y + height - 5 - size / 2, width, size },
      name: null,
    };
  }
  const size = Math.min(24, height * 0.66);
  const crew = slots * size;
  const art = Math.min(34, height * 1.1);
  const left = x + 5 + art;
  const effect = width - art - crew - 14;
  return {
    art: { x: x + 4 + art / 2, y: y + height / 2, width: art },
    effect: { x: left + effect / 2 + 2, y: y + height / 2, width: effect, size: 18 },
    slots: { x: x + width - 4 - crew / 2, y: y + height / 2, width: crew, size },
    name: null,
  };
}

/** Where the colonists of a tile stand: the middles of its slots, in their order. */
export function slotSpots(tile: TileId, box: Box): { x: number; y: number; size: number }[] {
  const { length } = buildingOn(tile).slots;
  const { x, y, size } = planOf(box, length).slots;
  return Array.from({ length }, (_, i) => ({
    x: x + (i - (length - 1) / 2) * size * 1.08,
    y,
    size,
  }));
}

const THUMB = 46;

/** Their targets: as large as a thumb where the tile has the room. */
export function slotTargets(spots: readonly { x: number; y: number }[], box: Box): Box[] {
  const [first] = spots;
  if (!first) return [];
  const gap = (spots[1]?.x ?? first.x + THUMB) - first.x;
  const room = box.width / spots.length;
  const width = Math.max(gap, Math.min(THUMB, room));
  const height = Math.min(THUMB, box.height);
  const y = Math.max(box.y, Math.min(first.y - height / 2, box.y + box.height - height));
  // Wider than they stand apart: side by side about their middle.
  const middle = (first.x + (spots.at(-1)?.x ?? first.x)) / 2;
  const wanted = middle - (width * spots.length) / 2;
  const left = Math.max(box.x, Math.min(wanted, box.x + box.width - width * spots.length));
  return spots.map((_, i) => ({ x: left + i * width, y, width, height }));
}

export function buildingTitle(lang: Lang, tile: TileId): string {
  const key = buildingOn(tile).kind === 'ocean' ? 'ui.building.ocean' : 'ui.building.surface';
  return say(lang, key, { name: buildingName(lang, tile), text: buildingText(lang, tile) });
}

interface TileProps {
  readonly tile: TileId;
  readonly lang: Lang;
  readonly box: Box;
  /** Who is there, in the order of the slots; nobody at the Gantry. */
  readonly crew?: readonly (Colonist | null)[];
  readonly full?: boolean;
  readonly activated?: boolean;
  readonly points?: number;
}

/** A tile with a bevel of light: its picture, what it does, the slots to fill. */
export function BuildingTile(props: TileProps) {
  const { tile, lang, box, crew = [], full = false, activated = false, points = 0 } = props;
  const type = buildingOn(tile);
  const look = LOOKS[type.kind];
  const { art, effect, name } = planOf(box, type.slots.length);
  const line = tokensOf([...type.effects, ...(type.beforeFinalScoring?.effects ?? [])]);
  return (
    <g data-piece={`tile:${tile}`}>
      <title>{buildingTitle(lang, tile)}</title>
      <path d={facet({ ...box, y: box.y + 2.5 }, 7)} fill="#000" opacity="0.3" />
      <path d={facet(box, 7)} fill={look.deep} stroke={look.ink} strokeOpacity="0.45" />
      <path d={facet({ ...box, height: box.height - 4 }, 7)} fill={look.body} />
      <path
        d={`M${box.x + 8} ${box.y + 1.5}h${box.width - 16}`}
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth="1.5"
      />
      <g color={look.ink}>
        {art.width > 12 ? (
          <g transform={`translate(${art.x} ${art.y})`}>
            <BuildingArt type={type.id} width={art.width} opacity={box.height < 100 ? 0.75 : 1} />
          </g>
        ) : null}
        <g transform={`translate(${effect.x} ${effect.y})`}>
          <TokenLine line={line} size={effect.size} room={effect.width} align="middle" />
        </g>
        {slotSpots(tile, box).map(({ x, y, size }, i) =>
          crew[i] ? null : (
            <g key={`${x}`} transform={`translate(${x} ${y})`}>
              <Ghost slot={type.slots[i] ?? 'any'} size={size} />
            </g>
          ),
        )}
        {name === null ? null : (
          <Words
            text={buildingName(lang, tile)}
            x={box.x + box.width / 2}
            y={name.y}
            width={box.width - 8}
            size={12}
            most={name.lines}
            anchor="middle"
            fill={look.ink}
            weight={560}
          />
        )}
        {type.specialTiming && box.height > 50 ? (
          <g transform={`translate(${box.x + 10} ${box.y + 11})`}>
            <Sign name="bolt" size={13} title={say(lang, 'ui.building.special')} />
          </g>
        ) : null}
        {full ? <FullMark lang={lang} activated={activated} look={look} box={box} /> : null}
        {points === 0 ? null : (
          <g transform={`translate(${box.x + box.width - 30} ${box.y + 11})`}>
            <title>{say(lang, 'ui.building.points', { n: points })}</title>
            <TokenLine line={[`${points}`, { sign: 'vp' }]} size={14} room={26} align="middle" />
          </g>
        )}
      </g>
    </g>
  );
}

interface FullMarkProps {
  readonly lang: Lang;
  readonly activated: boolean;
  readonly look: Look;
  readonly box: Box;
}

/** A lamp that burns when all slots are taken, and is out after the Building has worked. */
function FullMark({ lang, activated, look, box }: FullMarkProps) {
  return (
    <g
      transform={`translate(${box.x + box.width - 7} ${box.y + 6}) scale(${box.width < 90 ? 0.75 : 1})`}
    >
      <circle r="8" fill={activated ? look.body : 'var(--at-energy)'} stroke={look.ink} />
      <g color={activated ? look.ink : 'var(--at-dark)'}>
        <Sign
          name="check"
          size={11}
          title={say(lang, activated ? 'ui.building.activated' : 'ui.building.full')}
        />
      </g>
    </g>
  );
}
