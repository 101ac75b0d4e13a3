import { seatFill, SeatShape } from '@orrery/kit';
import { data } from '../data/index.ts';
import type { DroneView } from '../rules/view-types.ts';
import { ownerName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Die } from './dice.tsx';
import css from './palette.module.css';
import { diePiece } from './pieces.ts';
import { at } from './places.ts';
import { Sign } from './signs.tsx';
import { type Box, type Draw, facet, Spot } from './spot.tsx';

/** A machine with four rotors and one eye. */
function Machine({ owner }: { readonly owner: number }) {
  return (
    <g>
      <path
        d="M-12-2l-14-8M12-2l14-8M-12 4l-12 6M12 4l12 6"
        stroke="var(--at-steel-deep)"
        strokeWidth="3"
      />
      <path
        d="M-38-11h24M14-11h24M-35 11h22M13 11h22"
        stroke="var(--at-ink)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M-10-9h20l5 8l-5 10h-20l-5-10z"
        fill={seatFill(owner)}
        stroke="var(--at-dark)"
        strokeWidth="1.6"
      />
      <circle r="5.5" fill="var(--at-dark)" />
      <circle r="2.5" fill="var(--at-relic-glow)" />
    </g>
  );
}

function DroneCard({
  draw,
  drone,
  index,
  box,
}: {
  draw: Draw;
  drone: DroneView;
  index: number;
  box: Box;
}) {
  const { lang, view } = draw;
  const { owner, dice, aside } = drone;
  const clockwise = data.solo.drones[index]?.direction === 'clockwise';
  const hand = dice.map((value) => ({ owner, value, relic: false }));
  const step = Math.min(32, (box.width - 40) / Math.max(1, dice.length - 1));
  return (
    <Spot
      draw={draw}
      place={at.player(owner)}
      label={say(lang, 'ui.drone', { name: ownerName(draw, owner), n: dice.length, aside })}
      box={box}
      cut={9}
    >
      <path d={facet(box, 9, 16)} fill="var(--at-panel)" stroke="var(--at-panel-edge)" />
      <g transform={`translate(${box.x + box.width / 2} ${box.y + 30})`}>
        <Machine owner={owner} />
      </g>
      <g transform={`translate(${box.x + 16} ${box.y + 62})`}>
        <SeatShape seat={owner} size={15} />
        <text x="13" y="6" fontSize="17" className={css.serif} fontWeight="560">
          {ownerName(draw, owner)}
        </text>
      </g>
      <text x={box.x + box.width - 12} y={box.y + 68} fontSize="18" textAnchor="end">
        <title>{say(lang, clockwise ? 'ui.drone.clockwise' : 'ui.drone.counter')}</title>
        {clockwise ? '↻' : '↺'}
      </text>
      {hand.map((die, i) => (
        <g
          key={`${i}-${die.value}`}
          transform={`translate(${box.x + 22 + i * step} ${box.y + 96})`}
        >
          <Die
            value={die.value}
            owner={owner}
            drone
            size={26}
            title={`${die.value}`}
            piece={diePiece(view, `hand:${owner}`, hand, i)}
          />
        </g>
      ))}
      {aside > 0 ? (
        <g transform={`translate(${box.x + box.width - 22} ${box.y + 96})`} color="var(--at-bad)">
          <Sign name="cross" size={14} title={say(lang, 'ui.drone.aside', { n: aside })} />
        </g>
      ) : null}
    </Spot>
  );
}

/** Solo: two machines that take part without a colony, and the die they plan by. */
export function Drones({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { drones, planning } = draw.view;
  const height = (box.height - 34) / 2;
  return (
    <g>
      {drones.map((drone, i) => (
        <DroneCard
          key={drone.owner}
          draw={draw}
          drone={drone}
          index={i}
          box={{ x: box.x, y: box.y + i * (height + 4), width: box.width, height }}
        />
      ))}
      <g transform={`translate(${box.x + 18} ${box.y + box.height - 13})`}>
        <path
          d={facet({ x: -18, y: -13, width: box.width, height: 28 }, 7)}
          fill="var(--at-panel)"
          stroke="var(--at-panel-edge)"
        />
        <text x="-8" y="6" fontSize={box.width > 170 ? 17 : 14} className={css.soft}>
          {say(draw.lang, 'ui.planning')}
        </text>
        {planning === null ? null : (
          <g transform={`translate(${box.width - 36} 1)`}>
            <Die
              value={planning}
              owner={null}
              size={22}
              title={say(draw.lang, 'ui.planning.is', { n: planning })}
            />
          </g>
        )}
      </g>
    </g>
  );
}
