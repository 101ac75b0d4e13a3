import { box as boxOf, type Box, Numeral, Panel, Put, rounded, Spot, useLeast } from '@orrery/kit';
import { constants, data } from '../data/index.ts';
import { terrabotPoints } from '../text/components.ts';
import { say } from '../text/say.ts';
import { Art, DARK, DUSK, GOLD, type Outline } from './art.tsx';
import type { Draw } from './draw.ts';
import { Back } from './officers.tsx';
import { at } from './places.ts';
import { Sign } from './signs.tsx';

const BAG: readonly Outline[] = [
  ['M-6-15c-14 8-20 17-18 27c2 6 46 6 48 0c2-10-4-19-18-27z', 'var(--rw-terrabot)', DARK, 1.6],
  ['M-9-21l3 6h12l3-6c-5 3-13 3-18 0z', DUSK, DARK, 1.4],
  ['M-7-15h14', 'none', GOLD, 2.5],
];

interface TrackProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** The five rounds with what a terrabot scores in each. */
function Rounds({ draw, box }: TrackProps) {
  const { view, lang } = draw;
  const { rounds } = constants;
  const points = terrabotPoints(view.round);
  const step = (box.width - 16) / rounds;
  const readable = useLeast().figures;
  const size = Math.max(16, readable);
  return (
    <Spot
      draw={draw}
      place={at.round}
      label={say(lang, 'ui.round', { round: view.round, rounds, points })}
      box={{ ...box, height: 62 }}
      shape={rounded(12)}
    >
      <path
        d={`M${box.x + 8 + step / 2} ${box.y + 21}h${step * (rounds - 1)}`}
        stroke="var(--rw-hull-edge)"
        strokeWidth="3"
      />
      {data.roundTrack.table.map(({ round, terrabotPoints: scored }, i) => {
        const now = round === view.round;
        return (
          <Put
            key={round}
            x={box.x + 8 + step * (i + 0.5)}
            y={box.y + 21}
            opacity={round < view.round ? 0.5 : 1}
          >
            <circle
              r={now ? 15 : Math.max(11, size * 0.62)}
              fill={now ? 'var(--rw-violet)' : 'var(--rw-slot)'}
              stroke="var(--rw-hull-edge)"
              strokeWidth="2"
            />
            <Numeral
              n={round}
              size={16}
              weight={now ? 750 : 500}
              fill={now ? 'var(--rw-space)' : 'var(--board-ink)'}
            />
            <g transform="translate(-8 30)" color="var(--board-soft)">
              <Sign name="bot" size={step < 50 ? 14 : 16} />
            </g>
            <Numeral n={scored} x={9} y={31} size={16} weight={now ? 700 : 500} />
          </Put>
        );
      })}
    </Spot>
  );
}

/** Rounds, the bag, the cards set aside. */
export function RoundTrack({ draw, box }: TrackProps) {
  const { view, lang } = draw;
  const half = box.width / 2;
  const low = box.y + box.height - 27;
  const cell = (x: number): Box => boxOf(x + 6, low - 21, half - 12, 44);
  return (
    <>
      <Panel box={box} />
      <Rounds draw={draw} box={box} />
      <Spot
        draw={draw}
        place={at.bag}
        label={say(lang, 'ui.bag', { n: view.bag })}
        box={cell(box.x)}
        shape={rounded(8)}
      >
        <Put x={box.x + 34} y={low + 3} scale={0.86}>
          <Art of={BAG} />
        </Put>
        <Numeral n={view.bag} x={box.x + 74} y={low} size={19} />
      </Spot>
      <Spot
        draw={draw}
        place={at.setAside}
        label={say(lang, 'ui.setAside', { n: view.setAside })}
        box={cell(box.x + half)}
        shape={rounded(8)}
      >
        <Back width={25} x={box.x + half + 26} y={low} turn={-8} />
        <Back width={25} x={box.x + half + 32} y={low + 1} turn={6} />
        <Numeral n={view.setAside} x={box.x + half + 62} y={low} size={19} />
      </Spot>
    </>
  );
}
