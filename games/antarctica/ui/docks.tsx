import {
  type Box,
  box as boxOf,
  Info,
  middle,
  Night,
  Numeral,
  Put,
  rounded,
  seatFill,
  Spot,
} from '@orrery/kit';
import type { ShipView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';
import { type Draw, unlit, labelled } from './draw.ts';
import type { ZonePlan } from './layout.ts';
import css from './palette.module.css';
import { Ship } from './pieces.tsx';
import { at } from './places.ts';
import { Sign } from './signs.tsx';

interface DockProps {
  readonly draw: Draw;
  readonly zone: number;
  readonly plan: ZonePlan;
}

/** A floe over the later places of a queue: no sun has melted it. */
function Floe({ box, seed }: { readonly box: Box; readonly seed: number }) {
  const { x, y, width, height } = box;
  const j = (n: number): number => ((seed * 7 + n * 5) % 6) - 3;
  return (
    <>
      <path
        d={`M${x + 3} ${y + 8 + j(1)}L${x + 13 + j(2)} ${y + 3}L${x + width - 10} ${y + 4 + j(3) * 0.5}L${x + width - 3} ${y + 12 + j(4)}L${x + width - 5} ${y + height - 8}L${x + width * 0.6 + j(5)} ${y + height - 3}L${x + 9} ${y + height - 5}L${x + 4} ${y + height * 0.6}z`}
        fill="var(--an-floe)"
        fillOpacity="0.34"
        stroke="var(--an-floe)"
        strokeOpacity="0.55"
      />
      <path
        d={`M${x + width * 0.3} ${y + 5}l${5 + j(2)} ${height * 0.3}l${-6 + j(1)} ${height * 0.28}`}
        fill="none"
        stroke="var(--an-sea)"
        strokeOpacity="0.5"
      />
    </>
  );
}

/** A little flag: noted first or second when the sun came. */
const Pennant = ({ n }: { readonly n: number }) => (
  <g>
    <path d="M0 7V-7" stroke="var(--piece-dark)" strokeWidth="1.4" />
    <path
      d="M0-7H11L8-2.5L11 2H0z"
      fill="var(--an-sun-heart)"
      stroke="var(--piece-dark)"
      strokeWidth="1"
    />
    <text
      x="4.3"
      y="0.8"
      textAnchor="middle"
      fontSize="9"
      fontWeight="750"
      style={{ fill: '#0d1a26' }}
    >
      {n}
    </text>
  </g>
);

/** Whether ships themselves are meant: else a click on one means its zone. */
export function shipsMeant({ asked, picked, me }: Draw): boolean {
  if (asked?.ask === 'eventMoveShip' || asked?.ask === 'icebreakerTurn') return true;
  return me !== null && picked.has(at.stock(me, 'discarded'));
}

function Dock(props: DockProps & { readonly place: number; readonly ship: ShipView | undefined }) {
  const { draw, zone, plan, place, ship } = props;
  const { lang, view, name } = draw;
  const dock = plan.docks[place - 1] ?? plan.sea;
  const { x, y } = middle(dock);
  const right = !plan.fromLeft;
  const offer = view.offers?.[zone] ?? null;
  const comes = ship === undefined && offer?.place === place && view.turn?.target !== zone;
  const seat = draw.asked?.seat ?? 0;
  const flag = ship?.id === view.noted.first ? 1 : ship?.id === view.noted.second ? 2 : 0;
  const label = say(lang, 'explain.dock', { place, zone });
  const picked = draw.picked.has(at.dock(zone, place));
  return (
    <Spot
      draw={shipsMeant(draw) || picked ? draw : unlit(draw)}
      place={at.dock(zone, place)}
      within={draw.lit.has(at.zone(zone)) ? at.zone(zone) : undefined}
      label={ship ? labelled(lang, label, name(ship.seat)) : label}
      box={dock}
      shape={rounded(7)}
      tell="nothing"
    >
      {place === 1 && ship === undefined ? (
        <path
          d={`M${x - 12} ${y + 4}q4-2.6 8 0t8 0t8 0M${x - 8} ${y - 5}q4-2.6 8 0t8 0`}
          fill="none"
          stroke="#8cc4da"
          strokeOpacity="0.5"
          strokeWidth="1.3"
        />
      ) : place > 1 ? (
        <Floe box={dock} seed={zone * 3 + place} />
      ) : null}
      {place === 1 && view.sun === zone ? (
        <g key={view.sun} className={css.melts} opacity="0">
          <Floe box={dock} seed={zone} />
        </g>
      ) : null}
      {ship ? (
        <Put x={x} y={y + 1}>
          {view.turn?.ship === ship.id ? (
            <ellipse rx="23" ry="16" fill={seatFill(ship.seat)} opacity="0.28" />
          ) : null}
          <Ship seat={ship.seat} size={40} piece={ship.id} right={right} />
        </Put>
      ) : null}
      {flag > 0 && view.sun === zone ? (
        <Put x={right ? x + 17 : x - 17} y={y - 10}>
          <Pennant n={flag} />
        </Put>
      ) : null}
      {comes && draw.lit.has(at.zone(zone)) ? (
        <>
          <Put x={x} y={y + 2}>
            <Ship seat={seat} size={38} right={right} ghost />
          </Put>
          <Put x={x - 7} y={y - 8}>
            <Sign name="lap" size={11} />
          </Put>
          <Numeral n={offer.before} x={x + 6} y={y - 8} size={12} />
        </>
      ) : null}
    </Spot>
  );
}

const TAB = 11;

/** Icebreakers lie at the second place: each is its owner's, and works for a ship of that owner. */
function Ice({ draw, zone, plan }: DockProps) {
  const { view, lang, name } = draw;
  const laid = view.zones[zone]?.ice ?? [];
  const dock = plan.docks[1] ?? plan.sea;
  const edge = plan.north ? dock.y + dock.height - 4 : dock.y + 4 - TAB;
  const tab = boxOf(dock.x, edge, dock.width, TAB);
  const place = at.ice(zone);
  // While a zone is meant, only the card can make the tab mean something.
  const meant =
    draw.picked.has(place) || (draw.me !== null && draw.picked.has(at.card(draw.me, 'icebreaker')));
  return (
    <Spot
      draw={meant ? draw : unlit(draw)}
      place={place}
      within={draw.lit.has(at.zone(zone)) ? at.zone(zone) : undefined}
      label={say(lang, 'ui.ice', { zone })}
      box={tab}
      shape={rounded(5)}
      reach={meant ? 4 : 0}
      tell="nothing"
      quiet
      inner={laid.map(({ seat, card, works }, i) => (
        <Put
          key={card}
          x={tab.x + 6 + i * 11}
          y={tab.y + TAB / 2}
          piece={`card-${card}`}
          opacity={works ? 1 : 0.65}
        >
          <Info
            id={at.laid(zone, seat)}
            label={say(lang, 'explain.ice', { player: name(seat), zone })}
          >
            <path
              d="M0-6L5-1L3.4 5.5h-6.8L-5-1z"
              fill={seatFill(seat)}
              stroke="var(--piece-dark)"
              strokeWidth="1.1"
            />
            {works ? <path d="M0-4V4" stroke="#fff" strokeWidth="1.3" /> : null}
          </Info>
        </Put>
      ))}
    />
  );
}

/** The sea of a zone: three places of a queue, drawn closed up. */
export function Docks(props: DockProps) {
  const ships = props.draw.view.zones[props.zone]?.ships ?? [];
  return (
    <Night>
      {props.plan.docks.map((_, i) => (
        <Dock key={i} {...props} place={i + 1} ship={ships[i]} />
      ))}
      <Ice {...props} />
    </Night>
  );
}
