import {
  type Box,
  cells,
  inset,
  Numeral,
  Put,
  rounded,
  SeatShape,
  Spot,
  textWidth,
  useLeast,
} from '@orrery/kit';
import type { ShipProgress } from '../rules/view-types.ts';
import { shipSide } from '../text/components.ts';
import { say } from '../text/say.ts';
import { type Draw, previewed } from './draw.ts';
import { Forecast } from './forecast.tsx';
import { at } from './places.ts';
import { countedSign, Sign } from './signs.tsx';

type Condition = ReturnType<typeof shipSide>['condition'];

/** The number of a dock stands within its sign. */
function dockOf(condition: Condition): string | null {
  if (condition.op === 'allDocksEmpty') return '1–5';
  return condition.op === 'dockEmpty' ? `${condition.dock}` : null;
}

/** The wish on the hull: a sign and how many; a dock holds its number inside. */
function Wish({ condition, needed, room }: { condition: Condition; needed: number; room: number }) {
  const dock = dockOf(condition);
  const high = Math.max(18, useLeast().figures);
  const size = Math.min(24, room * 0.46);
  return dock === null ? (
    <>
      <Put x={-room * 0.27}>
        <Sign name={countedSign(condition)} size={size} />
      </Put>
      <Numeral n={needed} x={room * 0.24} size={high} weight={700} />
    </>
  ) : (
    <>
      <g transform={dock.length > 1 ? 'scale(1.35 1.05)' : 'scale(1.05)'}>
        <Sign name="dock" size={24} />
      </g>
      <Numeral n={dock} x={1} size={high * 0.95} weight={700} />
    </>
  );
}

interface ShipProps {
  readonly draw: Draw;
  readonly ship: ShipProgress;
  /** With the answer that is pointed at. */
  readonly then: ShipProgress;
  readonly box: Box;
}

function shipLabel({ view, lang, name }: Draw, { ship, owner, points }: ShipProgress): string {
  const { text } = shipSide(ship, view.players.length);
  const label = say(lang, 'ui.ship', { points, text: text[lang] });
  return owner === null ? label : say(lang, 'ui.ship.owned', { label, player: name(owner) });
}

/** A population ship: bow to the right, its wish on the hull, its points at the bow. */
function Ship({ draw, ship, then, box }: ShipProps) {
  const { view } = draw;
  const { condition } = shipSide(ship.ship, view.players.length);
  const free = ship.owner === null;
  const { width: w, height: h } = box;
  const deck = h >= 58 ? Math.min(46, h - 22) : h - 4;
  const bow = deck * 0.62;
  const middle = 2 + deck / 2;
  const r = Math.min(15, deck * 0.36);
  const nose = w - r - 5;
  // Who would take it takes it before one's eyes.
  const owner = then.owner;
  return (
    <Spot
      draw={draw}
      place={at.ship(ship.ship)}
      label={shipLabel(draw, ship)}
      box={box}
      shape={rounded(8)}
    >
      <Put x={box.x} y={box.y}>
        <Put piece={`ship:${ship.ship}`}>
          <path
            d={`M9 2H${w - bow}Q${w} 2 ${w - 1} ${middle}Q${w} ${deck + 2} ${w - bow} ${deck + 2}H9Q2 ${deck + 2} 3 ${deck - 6}L6 ${middle}L3 10Q2 2 9 2z`}
            fill={free ? 'var(--rw-shuttle)' : 'var(--rw-slot)'}
            stroke={owner === ship.owner ? 'var(--rw-hull-edge)' : 'var(--brass)'}
            strokeWidth={owner === ship.owner ? 1.5 : 3.5}
          />
          <path d={`M10 5H${w - bow}`} stroke="#fff" strokeOpacity="0.35" strokeWidth="1.5" />
        </Put>
        <g
          transform={`translate(${(nose - r + 6) / 2} ${middle})`}
          opacity={free ? 1 : 0.75}
          color={free ? 'var(--rw-pale)' : 'var(--board-soft)'}
        >
          <Wish condition={condition} needed={ship.needed} room={nose - r - 4} />
        </g>
        <Put x={nose} y={middle}>
          {free ? <circle r={r} fill="var(--rw-card)" /> : null}
          {owner === null ? (
            <Numeral n={ship.points} size={r * 1.28} weight={750} fill="var(--rw-card-ink)" />
          ) : (
            <SeatShape seat={owner} size={free ? r * 1.3 : 22} />
          )}
        </Put>
      </Put>
      {free && dockOf(condition) === null && view.chapter === 2 ? (
        <Progress
          draw={draw}
          ship={ship}
          then={then}
          box={{ ...box, y: box.y + deck + 3, height: h - deck - 3 }}
        />
      ) : null}
    </Spot>
  );
}

/** How near everybody is, under the ship; where there is no room, oneself and the nearest other. */
function Progress({ draw, ship, then, box }: ShipProps) {
  const size = Math.max(14, useLeast().figures);
  const wide = Math.max(...ship.reached.map((n) => textWidth(`${n}`, size))) + size;
  const all = ship.reached.map((_, seat) => seat);
  const others = all
    .filter((seat) => seat !== draw.me)
    .sort((a, b) => (ship.reached[b] ?? 0) - (ship.reached[a] ?? 0));
  const few = [...(draw.me === null ? [] : [draw.me]), ...others].slice(0, 2);
  const seats = wide * all.length <= box.width ? all : few;
  return cells(box, seats.length, 1, 0).map(({ x, y, width, height }, i) => {
    const seat = seats[i] ?? 0;
    const reached = ship.reached[seat] ?? 0;
    return (
      <Put key={seat} x={x + width / 2} y={y + height / 2}>
        <Put x={4 - wide / 2}>
          <SeatShape seat={seat} size={9} />
        </Put>
        <Forecast
          of={[reached, then.reached[seat] ?? 0]}
          at={[12 - wide / 2, 0]}
          size={size}
          room={width - 10}
          anchor="start"
          weight={reached >= ship.needed ? 750 : 450}
        />
      </Put>
    );
  });
}

export function Ships({
  draw,
  box,
}: {
  readonly draw: Draw;
  readonly box: Box & { readonly columns: number };
}) {
  const { ships } = draw.view;
  const then = previewed(draw).ships;
  const rows = Math.ceil(ships.length / box.columns);
  return cells(box, box.columns, rows, 0).map((cell, i) => {
    const ship = ships[i];
    return ship === undefined ? null : (
      <Ship key={ship.ship} draw={draw} ship={ship} then={then[i] ?? ship} box={inset(cell, 2)} />
    );
  });
}
