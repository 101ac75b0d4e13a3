import { PIECE, SeatShape } from '@orrery/kit';
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
import { type Box, type Draw, Spot } from './spot.tsx';

const DOCK_SIGN = 'M11-10H-9a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2H11';
const ROWS_SIGN = 'M-9-8h18M-9-3h11M-9 2h15M-9 7h7';
const SCORE_SIGN = 'M0-10l3 6.5l7 .8l-5.2 4.7l1.4 7l-6.2-3.5l-6.2 3.5l1.4-7l-5.2-4.7l7-.8z';

type Condition = ReturnType<typeof shipSide>['condition'];

function ConditionSign({ condition }: { readonly condition: Condition }) {
  switch (condition.op) {
    case 'dockEmpty':
    case 'allDocksEmpty':
      return <Sign d={DOCK_SIGN} />;
    case 'cityTilesAtLeast':
      return <Sign d={CITY_SIGN} />;
    case 'shieldsAtLeast':
      return <Sign d={SHIELD} />;
    case 'shuttleRowAtLeast':
      return <Sign d={SHUTTLE_SIGN} />;
    case 'satelliteRowAtLeast':
      return <Sign d={SATELLITE_SIGN} />;
    case 'unitsOfCompanyAtLeast':
      return <CompanySign company={condition.company} />;
    case 'distinctCompaniesAtLeast':
      return <Sign d={COMPANIES_SIGN} />;
    case 'rowsStartedAtLeast':
      return <Sign d={ROWS_SIGN} />;
    case 'scoreAtLeast':
      return <Sign d={SCORE_SIGN} />;
  }
}

/** The wish on the hull: a sign and how many; a dock holds its number inside. */
function Wish({
  condition,
  needed,
  x,
  scale,
  free,
}: {
  readonly condition: Condition;
  readonly needed: number;
  readonly x: number;
  readonly scale: number;
  readonly free: boolean;
}) {
  const dock =
    condition.op === 'dockEmpty'
      ? `${condition.dock}`
      : condition.op === 'allDocksEmpty'
        ? '1–5'
        : null;
  return (
    <g
      transform={`translate(${x} 0) scale(${scale})`}
      color={free ? 'var(--rw-pale)' : 'var(--rw-ink-soft)'}
    >
      <g transform={dock === null ? 'translate(-14 0)' : dock.length > 1 ? 'scale(1.3 1)' : ''}>
        <ConditionSign condition={condition} />
      </g>
      <text
        x={dock === null ? 11 : 1}
        y="6.5"
        textAnchor="middle"
        fontSize={dock === null ? 19 : 17}
        fontWeight="700"
        style={{ fill: 'currentColor' }}
      >
        {dock ?? needed}
      </text>
    </g>
  );
}

function shipLabel({ view, lang, name }: Draw, ship: ShipProgress): string {
  const { text } = shipSide(ship.ship, view.players.length);
  const label = say(lang, 'ui.ship', { points: ship.points, text: text[lang] });
  if (ship.owner !== null) return say(lang, 'ui.ship.owned', { label, player: name(ship.owner) });
  if (view.chapter === 1) return label;
  const progress = ship.reached.map((reached, seat) =>
    say(lang, 'ui.ship.progress', { player: name(seat), reached, needed: ship.needed }),
  );
  return [label, ...progress].join(' ');
}

interface ShipProps {
  readonly draw: Draw;
  readonly ship: ShipProgress;
  readonly box: Box;
}

/** A population ship: bow to the right, its wish on the hull, its points at the bow. */
function Ship({ draw, ship, box }: ShipProps) {
  const { view } = draw;
  const { condition } = shipSide(ship.ship, view.players.length);
  const isDock = condition.op === 'dockEmpty' || condition.op === 'allDocksEmpty';
  const free = ship.owner === null;
  const label = shipLabel(draw, ship);
  const { width: w, height: h } = box;
  const deck = h >= 58 ? Math.min(46, h - 20) : h - 4;
  const bow = deck * 0.62;
  const middle = 2 + deck / 2;
  const r = Math.min(14, deck * 0.34);
  const nose = w - r - 5;
  return (
    <Spot draw={draw} place={at.ship(ship.ship)} label={label} box={box} radius={8}>
      <title>{label}</title>
      <g transform={`translate(${box.x} ${box.y})`}>
        <g {...{ [PIECE]: `ship:${ship.ship}` }}>
          <path
            d={`M9 2H${w - bow}Q${w} 2 ${w - 1} ${middle}Q${w} ${deck + 2} ${w - bow} ${deck + 2}H9Q2 ${deck + 2} 3 ${deck - 6}L6 ${middle}L3 10Q2 2 9 2z`}
            fill={free ? 'var(--rw-shuttle)' : 'var(--rw-slot)'}
            stroke="var(--rw-hull-edge)"
            strokeWidth="1.5"
          />
          <path d={`M10 5H${w - bow}`} stroke="#fff" strokeOpacity="0.35" strokeWidth="1.5" />
        </g>
        <g transform={`translate(0 ${middle})`} opacity={free ? 1 : 0.75}>
          <Wish
            condition={condition}
            needed={ship.needed}
            x={(nose - r + 8) / 2}
            scale={Math.min(1, (nose - r - 8) / 48)}
            free={free}
          />
        </g>
        {free ? (
          <>
            <circle cx={nose} cy={middle} r={r} fill="var(--rw-card)" />
            <text
              x={nose}
              y={middle + 6}
              textAnchor="middle"
              fontSize={r * 1.28}
              fontWeight="750"
              style={{ fill: 'var(--rw-card-ink)' }}
            >
              {ship.points}
            </text>
          </>
        ) : (
          <g transform={`translate(${nose} ${middle})`}>
            <SeatShape seat={ship.owner ?? 0} size={22} />
          </g>
        )}
      </g>
      {free && !isDock && view.chapter === 2 && h >= 58 ? (
        <Progress ship={ship} box={{ ...box, y: box.y + deck + 3, height: h - deck - 3 }} />
      ) : null}
    </Spot>
  );
}

/** How near each seat is, under the ship. */
function Progress({ ship, box }: { readonly ship: ShipProgress; readonly box: Box }) {
  const step = box.width / ship.reached.length;
  const tight = step < 24;
  return ship.reached.map((reached, seat) => (
    <g key={seat} transform={`translate(${box.x + step * (seat + 0.5)} ${box.y + box.height / 2})`}>
      <g transform={tight ? 'translate(0 -9)' : 'translate(-8 0)'}>
        <SeatShape seat={seat} size={tight ? 8 : 10} />
      </g>
      <text
        x={tight ? 0 : 6}
        y={tight ? 8 : 5}
        fontSize={reached > 9 ? 14.4 : 15.5}
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
