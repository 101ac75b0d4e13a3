import type { GantryTileView } from '../rules/view-types.ts';
import { goods, ownerName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { buildingTitle, BuildingTile } from './building.tsx';
import { below, gantryCells } from './layout.ts';
import { at } from './places.ts';
import { type Near, RegionPanel } from './region.tsx';
import { DiceLine } from './rows.tsx';
import { Sign } from './signs.tsx';
import { type Box, type Draw, Spot } from './spot.tsx';
import { TokenLine } from './tokens.tsx';

const BIDS = 30;
/** Ropes, shorter where tiles hang in two rows. */
const ROPE = { long: 8, short: 4 } as const;

/** The beam that everything hangs from. */
function Beam({ box }: { readonly box: Box }) {
  const n = Math.floor(box.width / 22);
  const zigzag = Array.from(
    { length: n },
    (_, i) => `L${box.x + ((i + 1) * box.width) / n} ${box.y + (i % 2 ? 0 : 9)}`,
  );
  return (
    <g stroke="var(--at-steel-deep)" strokeWidth="1.6" fill="none" aria-hidden="true">
      <path d={`M${box.x} ${box.y}h${box.width}M${box.x} ${box.y + 9}h${box.width}`} />
      <path d={`M${box.x} ${box.y}${zigzag.join('')}`} strokeOpacity="0.7" />
    </g>
  );
}

interface HangingProps {
  readonly draw: Draw;
  readonly slot: GantryTileView;
  readonly box: Box;
  readonly letters: number;
  readonly least: number;
}

function Hanging({ draw, slot, box, letters, least }: HangingProps) {
  const { lang } = draw;
  const rope = box.height < 130 ? ROPE.short : ROPE.long;
  const body = { ...box, y: box.y + rope, height: box.height - rope - BIDS };
  const top = slot.dice.at(-1);
  const offered = draw.view.focus?.tile === slot.tile && draw.view.focus.ask === 'buyBuilding';
  const label = [
    buildingTitle(lang, slot.tile),
    top
      ? say(lang, 'ui.gantry.top', {
          player: ownerName(draw, top.owner),
          value: top.value,
          price: goods(lang, 'mineral', slot.price ?? top.value),
        })
      : say(lang, 'ui.gantry.none'),
  ].join(' ');
  const size = BIDS - 3;
  const priceRoom = top ? 42 : 0;
  return (
    <Spot
      draw={draw}
      place={at.tile(slot.tile)}
      within={at.region('gantry')}
      label={label}
      box={{ ...body, height: body.height + BIDS - 1 }}
      hit={box}
      cut={7}
    >
      <path
        d={`M${box.x + box.width * 0.25} ${box.y - 4}v${rope + 6}M${box.x + box.width * 0.75} ${box.y - 4}v${rope + 6}`}
        stroke="var(--at-steel-deep)"
        strokeWidth="2"
      />
      <BuildingTile tile={slot.tile} lang={lang} box={body} letters={letters} least={least} />
      <DiceLine
        draw={draw}
        place={slot.tile}
        dice={slot.dice}
        room={{
          x: box.x + 2,
          y: body.y + body.height + 4,
          width: box.width - 4 - priceRoom,
          height: BIDS - 4,
        }}
        size={size}
      />
      {top ? (
        <g
          transform={`translate(${box.x + box.width - priceRoom + 2} ${body.y + body.height + BIDS / 2 + 2})`}
        >
          <title>{say(lang, 'ui.gantry.price', { price: slot.price ?? top.value })}</title>
          <TokenLine
            line={[`${slot.price ?? top.value}`, { sign: 'mineral' }]}
            size={21}
            room={priceRoom - 2}
          />
        </g>
      ) : null}
      {offered ? (
        <g transform={`translate(${box.x + box.width / 2} ${body.y})`}>
          <Sign name="hand" size={20} title={say(lang, 'ui.gantry.offered')} />
        </g>
      ) : null}
    </Spot>
  );
}

interface GantryProps {
  readonly draw: Draw;
  readonly near: Near;
  readonly box: Box;
  /** How high the names of Buildings are written, and how high at least. */
  readonly letters: number;
  readonly least: number;
}

/** The auction: Buildings hang from a crane, the closest to the stack first. */
export function Gantry({ draw, near, box, letters, least }: GantryProps) {
  const { gantry, stacks } = draw.view;
  const room = below(box);
  const hangs = { ...room, y: room.y + 11, height: room.height - 11 };
  const all = gantryCells(hangs, gantry.length);
  return (
    <RegionPanel
      draw={draw}
      near={near}
      region="gantry"
      box={box}
      aside={
        <g transform="translate(-128 0)">
          <Stack
            n={stacks.ocean}
            kind="ocean"
            title={say(draw.lang, 'ui.stack.ocean', { n: stacks.ocean })}
          />
          <g transform="translate(66 0)">
            <Stack
              n={stacks.surface}
              kind="surface"
              title={say(draw.lang, 'ui.stack.surface', { n: stacks.surface })}
            />
          </g>
        </g>
      }
    >
      <Beam box={{ ...room, height: 9 }} />
      {gantry.map((slot, i) => {
        const cell = all[i];
        return cell ? (
          <Hanging
            key={slot.tile}
            draw={draw}
            slot={slot}
            box={cell}
            letters={letters}
            least={least}
          />
        ) : null;
      })}
    </RegionPanel>
  );
}

/** How many tiles of a kind are still to come. */
function Stack({ n, kind, title }: { n: number; kind: 'ocean' | 'surface'; title: string }) {
  return (
    <g>
      <title>{title}</title>
      {[4, 2, 0].map((d) => (
        <rect
          key={d}
          x={10 + d}
          y={-9 + d}
          width="18"
          height="14"
          rx="2"
          fill={`var(--at-${kind}-tile)`}
          stroke="var(--at-ink-soft)"
        />
      ))}
      <text x="38" y="6" fontSize="17" fontWeight="600">
        {n}
      </text>
    </g>
  );
}
