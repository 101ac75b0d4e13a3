import { PIECE, SeatShape } from '@orrery/kit';
import { say } from '../text/say.ts';
import { listed } from '../text/names.ts';
import { CardBack, OfficerCard } from './cards.tsx';
import { at } from './places.ts';
import { type Box, type Draw, Spot } from './spot.tsx';

interface EndProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** The admiral's cap: braid, star and peak. */
export function AdmiralCap() {
  return (
    <>
      <path
        d="M-22-4c0-14 44-14 44 0l-5 6h-34z"
        fill="var(--rw-pale)"
        stroke="var(--rw-dark)"
        strokeWidth="1.6"
      />
      <path
        d="M-17 2h34v7h-34z"
        fill="var(--rw-terrabot-deep)"
        stroke="var(--rw-dark)"
        strokeWidth="1.4"
      />
      <path d="M-17 9c8 8 26 8 34 0z" fill="var(--rw-dark)" />
      <path
        d="M0-12l2.2 4.600l5 .6l-3.7 3.400l1 5l-4.5-2.500l-4.5 2.500l1-5l-3.7-3.400l5-.6z"
        fill="var(--rw-gold)"
        stroke="var(--rw-gold-deep)"
        strokeWidth="0.8"
      />
      <path d="M-17 5.500h34" stroke="var(--rw-gold)" strokeWidth="1.8" />
    </>
  );
}

function Plate({ box }: { readonly box: Box }) {
  return (
    <>
      <rect {...box} rx="18" fill="var(--rw-hull)" stroke="var(--rw-hull-edge)" strokeWidth="2" />
      <rect
        x={box.x + 6}
        y={box.y + 6}
        width={box.width - 12}
        height={box.height - 12}
        rx="13"
        fill="var(--rw-panel)"
      />
    </>
  );
}

/** Between T1 and B1; not a post. */
export function AdmiralSpace({ draw, box, card }: EndProps & { readonly card: number }) {
  const { view, lang, name } = draw;
  const { admiralSpace } = view;
  const x = box.x + box.width / 2;
  const low = box.height < 120;
  const label = admiralSpace
    ? say(lang, 'ui.admiral.taken', { player: name(admiralSpace.seat) })
    : say(lang, 'ui.admiral', { player: name(view.admiral) });
  return (
    <Spot draw={draw} place={at.admiral} label={label} box={box} radius={18}>
      <Plate box={box} />
      <title>{label}</title>
      <g transform={`translate(${x} ${box.y + (low ? 27 : 36)}) scale(${low ? 0.85 : 1.1})`}>
        <g {...{ [PIECE]: 'admiral' }}>
          <AdmiralCap />
        </g>
        <g transform="translate(27 10)">
          <SeatShape seat={view.admiral} size={18} />
        </g>
      </g>
      <g
        transform={`translate(${x} ${box.y + box.height - (low ? 36 : 46)}) scale(${low ? 0.86 : 1.1})`}
      >
        {admiralSpace === null ? (
          <>
            <rect
              x="-19"
              y="-27"
              width="38"
              height="54"
              rx="5"
              fill="none"
              stroke="var(--rw-hull-edge)"
              strokeDasharray="4 4"
              strokeWidth="1.5"
            />
            <text y="6" textAnchor="middle" fontSize="18" fontWeight="700">
              +1
            </text>
          </>
        ) : (
          <>
            {admiralSpace.card === null ? (
              <CardBack width={card * 0.74} />
            ) : (
              <OfficerCard type={admiralSpace.card} width={card * 0.74} lang={lang} />
            )}
            <g transform="translate(22 24)">
              <SeatShape seat={admiralSpace.seat} size={18} />
            </g>
          </>
        )}
      </g>
    </Spot>
  );
}

/** Between T10 and B10: who leaves the round goes through here. */
export function Airlock({ draw, box }: EndProps) {
  const { view, lang, name } = draw;
  const gone = view.players.flatMap((player, seat) => (player.left ? [seat] : []));
  const x = box.x + box.width / 2;
  // On a phone the lock is smaller, so that who has gone stands below the word and not on it.
  const low = box.height < 120;
  const label =
    gone.length === 0
      ? say(lang, 'ui.leave')
      : say(lang, 'ui.leave.gone', { players: listed(lang, gone.map(name)) });
  return (
    <Spot draw={draw} place={at.leave} label={label} box={box} radius={18}>
      <Plate box={box} />
      <title>{label}</title>
      <g transform={`translate(${x} ${box.y + (low ? 31 : 42)}) scale(${low ? 0.72 : 1})`}>
        <circle r="27" fill="var(--rw-slot)" stroke="var(--rw-hull-edge)" strokeWidth="4" />
        <circle
          r="27"
          fill="none"
          stroke="var(--rw-window)"
          strokeWidth="2"
          strokeDasharray="3 14"
        />
        <path
          d="M-8-13h13v26H-8z"
          fill="none"
          stroke="var(--rw-ink)"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path
          d="M-1 0h17M11-6l6 6l-6 6"
          fill="none"
          stroke="var(--rw-ink)"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <text x={x} y={box.y + (low ? 69 : 88)} textAnchor="middle" fontSize={low ? 17 : 15}>
        {say(lang, 'ui.leave.short')}
      </text>
      {gone.map((seat, i) => (
        <g
          key={seat}
          transform={`translate(${x + (i - (gone.length - 1) / 2) * 21} ${box.y + box.height - (low ? 26 : 24)})`}
        >
          <SeatShape seat={seat} size={17} />
        </g>
      ))}
    </Spot>
  );
}
