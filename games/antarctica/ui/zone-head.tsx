import { type Box, Info, Numeral, Put } from '@orrery/kit';
import type { Offer } from '../rules/view-types.ts';
import { buildingName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw, zoneCount } from './draw.ts';
import { Change } from './figures.tsx';
import { at, isAsked } from './places.ts';
import { Sign } from './signs.tsx';

/** What a screen reader is told of a zone. */
export function zoneSaid({ view, lang, name, lit }: Draw, zone: number): string {
  const here = view.zones[zone];
  if (!here?.open)
    return `${say(lang, 'count.zone', { zone })}, ${say(lang, 'terminal.zone.closed')}`;
  const offer = lit.has(at.zone(zone)) ? (view.offers?.[zone] ?? null) : null;
  return [
    say(lang, 'count.zone', { zone }),
    ...(view.sun === zone ? [say(lang, 'explain.sun')] : []),
    ...here.ships.map(({ seat }) => say(lang, 'explain.dock.ship', { player: name(seat) })),
    ...here.buildings.map((building) => buildingName(lang, building)),
    ...(offer ? [say(lang, 'ui.offer', { place: offer.place, n: offer.before })] : []),
  ].join(', ');
}

/** Lamps of the three decks: it can be built there now, only with a resource card, or not. */
export function Lamp({
  state,
  x,
  y,
  r,
}: {
  readonly state: Offer['decks'][number];
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  const on = state !== 'no';
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 5})`}>
      <circle
        r="5"
        fill={on ? 'var(--an-good)' : 'none'}
        fillOpacity={state === 'card' ? 0.25 : 1}
        stroke={on ? 'var(--an-good)' : 'var(--board-soft)'}
        strokeWidth="1.3"
        strokeOpacity={on ? 1 : 0.5}
      />
      {state === 'now' ? (
        <path d="M-2.5 0l2 2l3.2-3.8" fill="none" stroke="var(--an-ice)" strokeWidth="1.6" />
      ) : null}
      {state === 'card' ? <path d="M-1.8-2.6h3.6v5.2h-3.6z" fill="var(--an-good)" /> : null}
    </g>
  );
}

/** Buildings that the move brings into reach, and those that it loses. */
function Reached({
  offer,
  x,
  y,
  room,
}: {
  readonly offer: Offer;
  readonly x: number;
  readonly y: number;
  readonly room: number;
}) {
  const marks = [
    ...offer.won
      .filter((building) => isAsked(building))
      .map((building) => ({ building, sign: '+' })),
    ...offer.lost
      .filter((building) => isAsked(building))
      .map((building) => ({ building, sign: '−' })),
  ];
  const step = Math.min(19, room / Math.max(1, marks.length));
  return marks.map(({ building, sign }, i) => {
    const fill = sign === '+' ? 'var(--an-good)' : 'var(--warn)';
    return (
      <g key={`${sign}${building}`} transform={`translate(${x + step * i} ${y})`} color={fill}>
        <Numeral n={sign} x={2} size={11} fill={fill} />
        <Put x={11}>
          <Sign name={building} size={12} />
        </Put>
      </g>
    );
  });
}

export function Head({
  draw,
  zone,
  box,
}: {
  readonly draw: Draw;
  readonly zone: number;
  readonly box: Box;
}) {
  const { view, lit, lang } = draw;
  const count = zoneCount(view, zone);
  const then = zoneCount(ahead(draw), zone) ?? count;
  const y = box.y + box.height / 2;
  const offer = view.offers?.[zone] ?? null;
  const shown = offer && (lit.has(at.zone(zone)) || view.turn?.target === zone) ? offer : null;
  const total = Math.max(count?.total ?? 0, 0);
  return (
    <>
      <text
        x={box.x + 3}
        y={y + 6}
        fontSize="17"
        fontWeight="600"
        style={{ fontFamily: 'var(--serif)' }}
      >
        {zone}
      </text>
      {shown ? (
        <>
          {shown.decks.map((state, deck) => (
            <Lamp key={deck} state={state} x={box.x + 26 + deck * 12.5} y={y} r={5} />
          ))}
          <Reached offer={shown} x={box.x + 60} y={y} room={64} />
        </>
      ) : null}
      <Info id={at.zone(zone)} label={say(lang, 'ui.first', { n: total })}>
        <Put x={box.x + box.width - 34} y={y - 0.5}>
          <Sign name="crown" size={14} />
        </Put>
        <Change
          of={[total, then?.total ?? total]}
          x={box.x + box.width - 12}
          y={y}
          size={14}
          room={34}
        />
      </Info>
    </>
  );
}
