import { constants, data } from '../data/index.ts';
import { terrabotPoints } from '../text/components.ts';
import { say } from '../text/say.ts';
import { CardBack } from './cards.tsx';
import { BOT_SIGN, Sign } from './emblems.tsx';
import { at } from './places.ts';
import { type Box, type Draw, Spot } from './spot.tsx';

interface PanelProps {
  readonly box: Box;
  readonly radius?: number;
  /** Lets nothing shine through. */
  readonly solid?: boolean;
}

export function Panel({ box, radius = 12, solid = false }: PanelProps) {
  return (
    <rect
      {...box}
      rx={radius}
      fill="var(--rw-panel)"
      fillOpacity={solid ? 1 : 0.9}
      stroke="var(--rw-panel-edge)"
      strokeWidth="1.5"
    />
  );
}

/** A sack tied at the neck. */
function Bag() {
  return (
    <>
      <path
        d="M-6-15c-14 8-20 17-18 27c2 6 46 6 48 0c2-10-4-19-18-27z"
        fill="var(--rw-terrabot)"
        stroke="var(--rw-dark)"
        strokeWidth="1.6"
      />
      <path
        d="M-9-21l3 6h12l3-6c-5 3-13 3-18 0z"
        fill="var(--rw-dusk)"
        stroke="var(--rw-dark)"
        strokeWidth="1.4"
      />
      <path d="M-7-15h14" stroke="var(--rw-gold)" strokeWidth="2.5" />
    </>
  );
}

/** Rounds with what a terrabot scores in each, the bag, the cards set aside. */
export function RoundTrack({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { view, lang } = draw;
  const rounds = constants.rounds;
  const step = (box.width - 24) / rounds;
  const narrow = box.width < 220;
  const label = say(lang, 'ui.round', {
    round: view.round,
    rounds,
    points: terrabotPoints(view.round),
  });
  const bagLabel = say(lang, 'ui.bag', { n: view.bag });
  const low = box.y + box.height - 27;
  return (
    <>
      <Spot draw={draw} place={at.round} label={label} box={{ ...box, height: 64 }} radius={12}>
        <Panel box={box} />
        <title>{label}</title>
        <path
          d={`M${box.x + 12 + step / 2} ${box.y + 22}h${step * (rounds - 1)}`}
          stroke="var(--rw-hull-edge)"
          strokeWidth="3"
        />
        {data.roundTrack.table.map(({ round, terrabotPoints: points }, i) => {
          const now = round === view.round;
          return (
            <g
              key={round}
              transform={`translate(${box.x + 12 + step * (i + 0.5)} ${box.y + 22})`}
              opacity={round < view.round ? 0.5 : 1}
            >
              <circle
                r={now ? 15 : 11}
                fill={now ? 'var(--rw-violet)' : 'var(--rw-slot)'}
                stroke="var(--rw-hull-edge)"
                strokeWidth="2"
              />
              <text
                y="5.5"
                textAnchor="middle"
                fontSize="16"
                fontWeight={now ? 750 : 500}
                style={now ? { fill: 'var(--rw-space)' } : {}}
              >
                {round}
              </text>
              <g transform={`translate(${narrow ? -7 : -9} 31)`} color="var(--rw-ink-soft)">
                <Sign d={BOT_SIGN} size={narrow ? 13 : 16} />
              </g>
              <text
                x={narrow ? 8 : 11}
                y="37"
                textAnchor="middle"
                fontSize="16"
                fontWeight={now ? 700 : 500}
              >
                {points}
              </text>
            </g>
          );
        })}
      </Spot>
      <Spot
        draw={draw}
        place={at.bag}
        label={bagLabel}
        box={{ x: box.x + 8, y: low - 22, width: box.width * 0.45, height: 44 }}
        radius={8}
      >
        <title>{bagLabel}</title>
        <g transform={`translate(${box.x + 34} ${low + 3})`}>
          <g transform="scale(0.86)">
            <Bag />
          </g>
          <text x="27" y="6" fontSize="19" fontWeight="650">
            {view.bag}
          </text>
        </g>
      </Spot>
      <g transform={`translate(${box.x + box.width * 0.66} ${low})`}>
        <title>{say(lang, 'ui.setAside', { n: view.setAside })}</title>
        <g transform="rotate(-8)">
          <CardBack width={25} />
        </g>
        <g transform="translate(6 1) rotate(6)">
          <CardBack width={25} />
        </g>
        <text x="25" y="7" fontSize="19" fontWeight="650">
          {view.setAside}
        </text>
      </g>
    </>
  );
}
