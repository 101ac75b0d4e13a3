import { below, type Box, box as boxOf, facet, Info, Put, Spot } from '@orrery/kit';
import { KINDS } from '../data/index.ts';
import type { GantryTileView } from '../rules/view-types.ts';
import { goods, ownerName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { BuildingTile, buildingTitle } from './building.tsx';
import { DiceLine } from './dice.tsx';
import { ahead, type Draw } from './draw.ts';
import { gantryCells } from './layout.ts';
import { about, at } from './places.ts';
import { inRegion, RegionPanel, type RegionProps } from './region.tsx';
import { Amount, Sign } from './signs.tsx';

const BIDS = 30;
/** Ropes, shorter where tiles hang in several rows. */
const ROPE = { long: 8, short: 4 } as const;

/** The beam that everything hangs from. */
function Beam({ x, y, width }: Box) {
  const n = Math.floor(width / 22);
  const zigzag = Array.from(
    { length: n },
    (_, i) => `L${x + ((i + 1) * width) / n} ${y + (i % 2 ? 0 : 9)}`,
  );
  return (
    <g stroke="var(--at-steel-deep)" strokeWidth="1.6" fill="none" aria-hidden="true">
      <path d={`M${x} ${y}h${width}M${x} ${y + 9}h${width}`} />
      <path d={`M${x} ${y}${zigzag.join('')}`} strokeOpacity="0.7" />
    </g>
  );
}

/** What a tile is, and who would have it for how much. */
export function tileLabel(draw: Draw, { tile, dice, price }: GantryTileView): string {
  const { lang } = draw;
  const top = dice.at(-1);
  const bid = top
    ? say(lang, 'ui.gantry.top', {
        player: ownerName(draw, top.owner),
        value: top.value,
        price: goods(lang, 'mineral', price ?? top.value),
      })
    : say(lang, 'ui.gantry.none');
  return `${buildingTitle(lang, tile)} ${bid}`;
}

const isOffered = ({ view: { focus } }: Draw, tile: string): boolean =>
  focus?.tile === tile && focus.ask === 'buyBuilding';

interface HangingProps {
  readonly draw: Draw;
  readonly slot: GantryTileView;
  readonly box: Box;
}

function Hanging({ draw, slot, box }: HangingProps) {
  const { tile, price } = slot;
  const rope = box.height < 130 ? ROPE.short : ROPE.long;
  const body = { ...box, y: box.y + rope, height: box.height - rope - BIDS };
  const priceRoom = price === null ? 0 : 42;
  const foot = body.y + body.height;
  return (
    <Spot
      draw={draw}
      place={at.tile(tile)}
      within={at.region('gantry')}
      label={tileLabel(draw, slot)}
      box={{ ...body, height: body.height + BIDS - 1 }}
      target={box}
      shape={facet(7)}
      inner={
        <DiceLine
          draw={draw}
          place={tile}
          room={boxOf(box.x + 2, foot + 4, box.width - 4 - priceRoom, BIDS - 4)}
          size={BIDS - 3}
        />
      }
    >
      <path
        d={`M${box.x + box.width * 0.25} ${box.y - 4}v${rope + 6}M${box.x + box.width * 0.75} ${box.y - 4}v${rope + 6}`}
        stroke="var(--at-steel-deep)"
        strokeWidth="2"
      />
      <BuildingTile tile={tile} lang={draw.lang} box={body} letters={13} />
      {price === null ? null : (
        <Put x={box.x + box.width - 1} y={foot + BIDS / 2 + 2}>
          <Amount sign="mineral" n={price} size={21} room={priceRoom} align="end" />
        </Put>
      )}
      {isOffered(draw, tile) ? (
        <Put x={box.x + box.width / 2} y={body.y}>
          <Sign name="hand" size={20} />
        </Put>
      ) : null}
    </Spot>
  );
}

/** The auction: Buildings hang from a crane, the closest to the stack first. */
export function Gantry({ draw, box }: RegionProps) {
  const { gantry } = ahead(draw);
  const room = below(box);
  const all = gantryCells({ ...room, y: room.y + 11, height: room.height - 11 }, gantry.length);
  return (
    <RegionPanel draw={draw} region="gantry" box={box} aside={<Stacks draw={draw} />}>
      <Beam {...room} height={9} />
      {gantry.map((slot, i) => {
        const cell = all[i];
        return cell ? (
          <Hanging key={slot.tile} draw={inRegion(draw, 'gantry')} slot={slot} box={cell} />
        ) : null;
      })}
    </RegionPanel>
  );
}

/** How many tiles of each kind are still to come. */
function Stacks({ draw }: { readonly draw: Draw }) {
  return KINDS.map((kind, i) => {
    const n = draw.view.stacks[kind];
    return (
      <Put key={kind} x={-128 + i * 66}>
        <Info id={about.stack(kind)} label={say(draw.lang, `ui.stack.${kind}`, { n })}>
          {[4, 2, 0].map((d) => (
            <rect
              key={d}
              x={10 + d}
              y={-9 + d}
              width="18"
              height="14"
              rx="2"
              fill={`var(--at-${kind}-tile)`}
              stroke="var(--board-soft)"
            />
          ))}
          <text x="38" y="6" fontSize="17" fontWeight="600">
            {n}
          </text>
        </Info>
      </Put>
    );
  });
}
