import {
  type Box,
  box as boxOf,
  Die,
  facet,
  Info,
  Numeral,
  Put,
  seatFill,
  SeatShape,
  Spot,
  Words,
} from '@orrery/kit';
import { data } from '../data/index.ts';
import type { DroneView } from '../rules/view-types.ts';
import { ownerName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { DiceLine } from './dice.tsx';
import type { Draw } from './draw.ts';
import { about, at } from './places.ts';
import { Sign } from './signs.tsx';

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
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M-10-9h20l5 8l-5 10h-20l-5-10z"
        fill={seatFill(owner)}
        stroke="var(--piece-dark)"
        strokeWidth="1.6"
      />
      <circle r="5.5" fill="var(--piece-dark)" />
      <circle r="2.5" fill="var(--at-relic-glow)" />
    </g>
  );
}

interface DroneProps {
  readonly draw: Draw;
  readonly drone: DroneView;
  readonly index: number;
  readonly box: Box;
}

function DroneCard({ draw, drone: { owner, dice, aside }, index, box }: DroneProps) {
  const { lang } = draw;
  const low = box.height < 90;
  const name = ownerName(draw, owner);
  const turn = data.solo.drones[index]?.direction === 'clockwise' ? '↻' : '↺';
  const line = low ? box.y + 14 : box.y + 62;
  const size = low ? 17 : 26;
  return (
    <Spot
      draw={draw}
      place={at.player(owner)}
      label={say(lang, 'ui.drone', { name, n: dice.length, aside })}
      box={box}
      shape={facet(9)}
      inner={
        <DiceLine
          draw={draw}
          place={`hand:${owner}`}
          room={boxOf(
            box.x + 9,
            line + (low ? 6 : 18),
            box.width - (aside > 0 ? 44 : 20),
            size + 6,
          )}
          size={size}
        />
      }
    >
      <path d={facet(9, 16)(box)} fill="var(--board-panel)" stroke="var(--board-panel-edge)" />
      {low ? null : (
        <Put x={box.x + box.width / 2} y={box.y + 30}>
          <Machine owner={owner} />
        </Put>
      )}
      <Put x={box.x + 16} y={line}>
        <SeatShape seat={owner} size={15} />
        <Words
          text={name}
          x={12}
          width={box.width - 50}
          size={16}
          weight={560}
          serif
          stand="middle"
        />
      </Put>
      <Numeral n={turn} x={box.x + box.width - 14} y={line} size={18} />
      {aside > 0 ? (
        <Put x={box.x + box.width - 20} y={line + size}>
          <g color="var(--at-bad)">
            <Sign name="cross" size={14} />
          </g>
        </Put>
      ) : null}
    </Spot>
  );
}

/** Solo: two machines that take part without a colony, and the die they plan by. */
export function Drones({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { drones, planning } = draw.view;
  const foot = box.height < 200 ? 24 : 32;
  const height = (box.height - foot - 4) / 2;
  const last = boxOf(box.x, box.y + box.height - foot + 4, box.width, foot - 4);
  const y = last.y + last.height / 2;
  return (
    <g>
      {drones.map((drone, i) => (
        <DroneCard
          key={drone.owner}
          draw={draw}
          drone={drone}
          index={i}
          box={boxOf(box.x, box.y + i * (height + 4), box.width, height)}
        />
      ))}
      <Info
        id={about.planning}
        label={
          planning === null
            ? say(draw.lang, 'ui.planning')
            : say(draw.lang, 'ui.planning.is', { n: planning })
        }
      >
        <path d={facet(6)(last)} fill="var(--board-panel)" stroke="var(--board-panel-edge)" />
        <Words
          text={say(draw.lang, 'ui.planning')}
          x={last.x + 8}
          y={y}
          width={last.width - 40}
          size={14}
          soft
          stand="middle"
        />
        {planning === null ? null : (
          <Put x={last.x + last.width - 16} y={y}>
            <Die value={planning} seat={null} size={Math.min(22, last.height - 4)} />
          </Put>
        )}
      </Info>
    </g>
  );
}
