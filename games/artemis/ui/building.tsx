import { type Box, box as boxOf, facet, PIECE, Put, useLeast, Words } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { buildingOn, type Colonist } from '../data/index.ts';
import type { TileId } from '../rules/state.ts';
import { buildingName, buildingText } from '../text/names.ts';
import { say } from '../text/say.ts';
import { BuildingArt } from './building-art.tsx';
import { Ghost } from './figures.tsx';
import { Amount, lineOf, Sign, TokenLine } from './signs.tsx';
import { tilePlan } from './tile-plan.ts';

interface Look {
  readonly body: string;
  readonly deep: string;
  readonly ink: string;
}
const lookOf = (kind: 'ocean' | 'surface'): Look => ({
  body: `var(--at-${kind}-tile)`,
  deep: `var(--at-${kind}-tile-deep)`,
  ink: `var(--at-${kind}-ink)`,
});

/** How high a name is written where a unit is a pixel. */
const LETTERS = 12;
/** Where names could not be read, they are written higher and have more room. */
export const useLetters = (): number => Math.max(LETTERS, useLeast().words);
export const TILE = facet(7);

/** Where the colonists of a tile stand: the middles of its slots, in their order. */
export function slotSpots(
  tile: TileId,
  box: Box,
  letters = LETTERS,
): readonly { readonly x: number; readonly y: number; readonly size: number }[] {
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
export function slotTargets(
  spots: readonly { readonly x: number; readonly y: number }[],
  box: Box,
): readonly Box[] {
  const [first] = spots;
  if (!first) return [];
  const gap = (spots[1]?.x ?? first.x + THUMB) - first.x;
  const width = Math.max(gap, Math.min(THUMB, box.width / spots.length));
  const height = Math.min(THUMB, box.height);
  const y = Math.max(box.y, Math.min(first.y - height / 2, box.y + box.height - height));
  // Wider than they stand apart: side by side about their middle.
  const middle = (first.x + (spots.at(-1)?.x ?? first.x)) / 2;
  const wanted = middle - (width * spots.length) / 2;
  const left = Math.max(box.x, Math.min(wanted, box.x + box.width - width * spots.length));
  return spots.map((_, i) => boxOf(left + i * width, y, width, height));
}

export const buildingTitle = (lang: Lang, tile: TileId): string =>
  say(lang, `ui.building.${buildingOn(tile).kind}`, {
    name: buildingName(lang, tile),
    text: buildingText(lang, tile),
  });

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
  /** It is the piece itself, not a picture of it. */
  readonly isPiece?: boolean;
}

/** A tile with a bevel of light: its picture, what it does, the slots to fill. */
export function BuildingTile(props: TileProps) {
  const { tile, lang, box, crew = [], full, activated = false, points = 0 } = props;
  const { letters = LETTERS, isPiece = true } = props;
  const type = buildingOn(tile);
  const look = lookOf(type.kind);
  const { art, effect, name } = tilePlan(box, type.slots.length, letters);
  const bolt = type.specialTiming && box.height > 54;
  // In a line across, the bolt stands before what the Building does.
  const beside = bolt && box.height < 70 ? 12 : 0;
  const line = lineOf([...type.effects, ...(type.beforeFinalScoring?.effects ?? [])]);
  return (
    <g {...(isPiece ? { [PIECE]: `tile:${tile}` } : {})}>
      <path d={TILE({ ...box, y: box.y + 2.5 })} fill="#000" opacity="0.3" />
      <path d={TILE(box)} fill={look.deep} stroke={look.ink} strokeOpacity="0.45" />
      <path d={TILE({ ...box, height: box.height - 4 })} fill={look.body} />
      <path
        d={`M${box.x + 8} ${box.y + 1.5}h${box.width - 16}`}
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth="1.5"
      />
      <g color={look.ink}>
        {art.width > 12 ? (
          <Put x={art.x} y={art.y}>
            <BuildingArt type={type.id} width={art.width} opacity={box.height < 100 ? 0.75 : 1} />
          </Put>
        ) : null}
        <Put x={effect.x + beside / 2} y={effect.y}>
          <TokenLine line={line} size={effect.size} room={effect.width - beside} align="middle" />
        </Put>
        {slotSpots(tile, box, letters).map(({ x, y, size }, i) =>
          crew[i] ? null : (
            <Put key={x} x={x} y={y}>
              <Ghost slot={type.slots[i] ?? 'any'} size={size} />
            </Put>
          ),
        )}
        {name === null ? null : (
          <Words
            text={buildingName(lang, tile)}
            x={box.x + box.width / 2}
            y={name.y}
            width={box.width - 4}
            size={letters}
            most={name.lines}
            anchor="middle"
            stand="middle"
            fill={look.ink}
            weight={560}
          />
        )}
        {bolt ? (
          <Put x={box.x + 10} y={box.y + 11}>
            <Sign name="bolt" size={13} />
          </Put>
        ) : null}
        {full ? <FullMark activated={activated} look={look} box={box} /> : null}
        {points === 0 ? null : (
          <Put x={box.x + box.width - 17} y={box.y + 11}>
            <Amount sign="vp" n={points} size={14} align="end" />
          </Put>
        )}
      </g>
    </g>
  );
}

interface FullMarkProps {
  readonly activated: boolean;
  readonly look: Look;
  readonly box: Box;
}

/** A lamp that burns when all slots are taken, and is out after the Building has worked. */
function FullMark({ activated, look, box }: FullMarkProps) {
  return (
    <Put x={box.x + box.width - 7} y={box.y + 6} scale={box.width < 90 ? 0.75 : 1}>
      <circle r="8" fill={activated ? look.body : 'var(--at-energy)'} stroke={look.ink} />
      <g color={activated ? look.ink : 'var(--piece-dark)'}>
        <Sign name="check" size={11} />
      </g>
    </Put>
  );
}
