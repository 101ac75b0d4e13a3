import { useSize } from '@orrery/kit';
import { say } from '../text/say.ts';
import { Backdrop } from './backdrop.tsx';
import { Colony } from './colony.tsx';
import { colonyPlan, isTall, stationPlan } from './layout.ts';
import { Mothership } from './mothership.tsx';
import css from './palette.module.css';
import { PaymentTray } from './payment.tsx';
import { Ships } from './ships.tsx';
import type { Box, Draw } from './spot.tsx';
import { Station } from './station.tsx';
import { RoundTrack } from './track.tsx';

/** Chapter one: the station, and within its ring what the colonies will be judged by. */
function ChapterOne({ draw, tall }: { readonly draw: Draw; readonly tall: boolean }) {
  const plan = stationPlan(tall);
  const ask = draw.asked?.seat === draw.me ? draw.asked?.ask : undefined;
  const paying = ask === 'acquireModuleCards' || ask === 'acquireModuleTop';
  return (
    <>
      <Backdrop width={plan.width} height={plan.height} />
      <Station draw={draw} plan={plan} covered={paying && tall} />
      {paying ? (
        <PaymentTray draw={draw} box={plan.tray} thumb={plan.thumb} />
      ) : (
        <>
          <Ships draw={draw} box={plan.ships} />
          <RoundTrack draw={draw} box={plan.track} />
          <Mothership draw={draw} box={plan.mothership} />
        </>
      )}
    </>
  );
}

/** The station has done its work: a ring in the distance. */
function FarStation({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const y = box.y + box.height / 2;
  return (
    <g>
      <ellipse
        cx={box.x + 62}
        cy={y}
        rx="52"
        ry="19"
        fill="none"
        stroke="var(--rw-hull-edge)"
        strokeWidth="12"
      />
      <ellipse
        cx={box.x + 62}
        cy={y}
        rx="52"
        ry="19"
        fill="none"
        stroke="var(--rw-hull)"
        strokeWidth="9"
      />
      <ellipse
        cx={box.x + 62}
        cy={y}
        rx="52"
        ry="19"
        fill="none"
        stroke="var(--rw-window)"
        strokeWidth="2"
        strokeDasharray="2 8"
      />
      <text x={box.x + 136} y={y + 7} fontSize="22" fontWeight="600" className={css.serif}>
        {say(draw.lang, 'ui.chapterTwo')}
      </text>
    </g>
  );
}

/** Chapter two: the colonies come to the fore, one's own nearest. */
function ChapterTwo({ draw, tall }: { readonly draw: Draw; readonly tall: boolean }) {
  const seats = draw.view.players.length;
  const plan = colonyPlan(tall, seats);
  const first = draw.me ?? 0;
  return (
    <>
      <Backdrop width={plan.width} height={plan.height} />
      {plan.station ? <FarStation draw={draw} box={plan.station} /> : null}
      {plan.mothership ? <Mothership draw={draw} box={plan.mothership} /> : null}
      <Ships draw={draw} box={plan.ships} />
      {plan.colonies.map((box, i) => (
        <Colony
          key={(first + i) % seats}
          draw={draw}
          seat={(first + i) % seats}
          box={box}
          thumb={i === 0 ? plan.thumb : 0}
        />
      ))}
    </>
  );
}

export function Board(draw: Draw) {
  const [ref, size] = useSize({ width: 1150, height: 640 });
  const tall = isTall(size.width, size.height);
  const one = draw.view.chapter === 1;
  const seats = draw.view.players.length;
  const { width, height } = one ? stationPlan(tall) : colonyPlan(tall, seats);
  return (
    <div ref={ref} className={css.world} style={{ width: '100%', height: '100%', minHeight: 0 }}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={say(draw.lang, 'ui.board')}
      >
        {one ? <ChapterOne draw={draw} tall={tall} /> : <ChapterTwo draw={draw} tall={tall} />}
      </svg>
    </div>
  );
}
