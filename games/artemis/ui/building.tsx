import type { Lang } from '@orrery/shared';
import { buildingOn, type Colonist } from '../data/index.ts';
import type { TileId } from '../rules/state.ts';
import { buildingName, buildingText } from '../text/names.ts';
import { say } from '../text/say.ts';
import { BuildingArt } from './building-art.tsx';
import { Ghost } from './figures.tsx';
import { Sign } from './signs.tsx';
import { type Box, facet } from './spot.tsx';
import { tilePlan } from './tile-plan.ts';
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

/** How high a name is written where a unit is a pixel. */
const LETTERS = 12;

/** Where the colonists of a tile stand: the middles of its slots, in their order. */
export function slotSpots(
  tile: TileId,
  box: Box,
  letters = LETTERS,
): { x: number; y: number; size: number }[] {
  const { length } = buildingOn(tile).slots;
  const { x, y, size } = tilePlan(box, length, letters).slots;
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
  /** How high its name is written. */
  readonly letters?: number;
  /** And how high at least. */
  readonly least?: number;
}

/** A tile with a bevel of light: its picture, what it does, the slots to fill. */
export function BuildingTile(props: TileProps) {
  const { tile, lang, box, crew = [], full = false, activated = false, points = 0 } = props;
  const { letters = LETTERS, least = 0 } = props;
  const type = buildingOn(tile);
  const look = LOOKS[type.kind];
  const { art, effect, name } = tilePlan(box, type.slots.length, letters);
  const bolt = type.specialTiming && box.height > 54;
  // In a line across, the bolt stands before what the Building does.
  const beside = bolt && box.height < 70 ? 12 : 0;
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
        <g transform={`translate(${effect.x + beside / 2} ${effect.y})`}>
          <TokenLine line={line} size={effect.size} room={effect.width - beside} align="middle" />
        </g>
        {slotSpots(tile, box, letters).map(({ x, y, size }, i) =>
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
            width={box.width - 4}
            size={letters}
            least={least}
            most={name.lines}
            anchor="middle"
            stand="middle"
            fill={look.ink}
            weight={560}
          />
        )}
        {bolt ? (
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
