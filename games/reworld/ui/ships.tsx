import { PIECE } from '@orrery/kit';
import type { ShipProgress } from '../rules/view-types.ts';
import { shipSide } from '../text/components.ts';
import { say } from '../text/say.ts';
import {
  CITY_SIGN,
  COMPANIES_SIGN,
  CompanySign,
  SATELLITE_SIGN,
  SHIELD,
  SHUTTLE_SIGN,
  Sign,
} from './emblems.tsx';
import { at } from './places.ts';
import { SeatShape } from './seat.tsx';
import { type Box, type Draw, Spot } from './spot.tsx';

const DOCK_SIGN = 'M-10-7h20M-10 7h20M-10-7v14M-3-3h10v6h-10z';
const ROWS_SIGN = 'M-9-8h18M-9-3h11M-9 2h15M-9 7h7';
const SCORE_SIGN =
  'M0-10l3 6.500l7 .8l-5.2 4.700l1.4 7l-6.2-3.500l-6.2 3.500l1.4-7l-5.2-4.700l7-.8z';

function ConditionSign({ ship, seats }: { readonly ship: ShipProgress; readonly seats: number }) {
  const { condition } = shipSide(ship.ship, seats);
  switch (condition.op) {
    case 'dockEmpty':
      return <Sign d="M9-8H-9v16H9" size={24} />;
    case 'allDocksEmpty':
      return <Sign d={DOCK_SIGN.replace('M-3-3h10v6h-10z', 'M10 0H-6M-2-4l-4 4l4 4')} size={24} />;
    case 'cityTilesAtLeast':
      return <Sign d={CITY_SIGN} size={24} />;
    case 'shieldsAtLeast':
      return <Sign d={SHIELD} size={24} />;
    case 'shuttleRowAtLeast':
      return <Sign d={SHUTTLE_SIGN} size={24} />;
    case 'satelliteRowAtLeast':
      return <Sign d={SATELLITE_SIGN} size={26} />;
    case 'unitsOfCompanyAtLeast':
      return <CompanySign company={condition.company} />;
    case 'distinctCompaniesAtLeast':
      return <Sign d={COMPANIES_SIGN} size={24} />;
    case 'rowsStartedAtLeast':
      return <Sign d={ROWS_SIGN} size={24} />;
    case 'scoreAtLeast':
      return <Sign d={SCORE_SIGN} size={24} />;
  }
}

function figure(ship: ShipProgress, seats: number): string {
  const { condition } = shipSide(ship.ship, seats);
  if (condition.op === 'dockEmpty') return `${condition.dock}`;
  return condition.op === 'allDocksEmpty' ? '1–5' : `${ship.needed}`;
}

interface ShipProps {
  readonly draw: Draw;
  readonly ship: ShipProgress;
  readonly box: Box;
}

/** A population ship: bow to the right, its wish on the hull, its points at the bow. */
function Ship({ draw, ship, box }: ShipProps) {
  const { view, lang, name } = draw;
  const seats = view.players.length;
  const { condition, text } = shipSide(ship.ship, seats);
  const isDock = condition.op === 'dockEmpty' || condition.op === 'allDocksEmpty';
  const told = say(lang, 'ui.ship', { points: ship.points, text: text[lang] });
  const progress = view.chapter === 2 && ship.owner === null && !isDock;
  const label =
    ship.owner !== null
      ? say(lang, 'ui.ship.owned', { label: told, player: name(ship.owner) })
      : [
          told,
          ...(progress
            ? ship.reached.map((reached, seat) =>
                say(lang, 'ui.ship.progress', { player: name(seat), reached, needed: ship.needed }),
              )
            : []),
        ].join(' ');
  const { width: w, height: h } = box;
  const deck = h >= 58 ? 40 : h - 6;
  const bow = Math.min(30, deck * 0.7);
  const scale = Math.min(1, deck / 36);
  return (
    <Spot draw={draw} place={at.ship(ship.ship)} label={label} box={box} radius={8}>
      <title>{label}</title>
      <g transform={`translate(${box.x} ${box.y})`} opacity={ship.owner === null ? 1 : 0.6}>
        <g {...{ [PIECE]: `ship:${ship.ship}` }}>
          <path
            d={`M7 2H${w - bow}Q${w - 4} 4 ${w - 2} ${2 + deck / 2}Q${w - 4} ${deck} ${w - bow} ${deck + 2}H7Q2 ${deck + 2} 3 ${deck - 4}V8Q2 2 7 2z`}
            fill={ship.owner === null ? 'var(--rw-shuttle)' : 'var(--rw-slot)'}
            stroke="var(--rw-hull-edge)"
            strokeWidth="1.5"
          />
          <path d={`M8 5H${w - bow}`} stroke="#fff" strokeOpacity="0.35" strokeWidth="1.5" />
        </g>
        <g
          transform={`translate(${w * 0.19} ${2 + deck / 2}) scale(${scale * 0.92})`}
          color="var(--rw-pale)"
        >
          <ConditionSign ship={ship} seats={seats} />
        </g>
        <text
          x={w * 0.44}
          y={deck / 2 + 8.5}
          textAnchor="middle"
          fontSize="18"
          fontWeight="650"
          style={{ fill: 'var(--rw-pale)' }}
        >
          {figure(ship, seats)}
        </text>
        {ship.owner === null ? (
          <>
            <circle
              cx={w - bow * 0.82}
              cy={2 + deck / 2}
              r={Math.min(13.5, deck * 0.36)}
              fill="var(--rw-card)"
            />
            <text
              x={w - bow * 0.82}
              y={deck / 2 + 8}
              textAnchor="middle"
              fontSize="17"
              fontWeight="750"
              style={{ fill: 'var(--rw-card-ink)' }}
            >
              {ship.points}
            </text>
          </>
        ) : (
          <g transform={`translate(${w - bow * 0.82} ${2 + deck / 2})`}>
            <SeatShape seat={ship.owner} size={22} />
          </g>
        )}
      </g>
      {progress && h >= 58 ? (
        <Progress ship={ship} box={{ ...box, y: box.y + deck + 5, height: h - deck - 6 }} />
      ) : null}
    </Spot>
  );
}

/** How near each seat is, under the ship. */
function Progress({ ship, box }: { readonly ship: ShipProgress; readonly box: Box }) {
  const step = box.width / ship.reached.length;
  return ship.reached.map((reached, seat) => (
    <g key={seat} transform={`translate(${box.x + step * (seat + 0.5)} ${box.y + box.height / 2})`}>
      <g transform="translate(-8 0)">
        <SeatShape seat={seat} size={10} />
      </g>
      <text
        x="6"
        y="5"
        fontSize="13"
        textAnchor="middle"
        fontWeight={reached >= ship.needed ? 750 : 450}
      >
        {reached}
      </text>
    </g>
  ));
}

export function Ships({
  draw,
  box,
}: {
  readonly draw: Draw;
  readonly box: Box & { readonly columns: number };
}) {
  const { ships } = draw.view;
  const rows = Math.ceil(ships.length / box.columns);
  const width = box.width / box.columns;
  const height = box.height / rows;
  return ships.map((ship, i) => (
    <Ship
      key={ship.ship}
      draw={draw}
      ship={ship}
      box={{
        x: box.x + (i % box.columns) * width + 2,
        y: box.y + Math.floor(i / box.columns) * height + 2,
        width: width - 4,
        height: height - 4,
      }}
    />
  ));
}
