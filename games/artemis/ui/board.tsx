import { useSize } from '@orrery/kit';
import { say } from '../text/say.ts';
import { Academy, Outfitter } from './academy.tsx';
import { Backdrop } from './backdrop.tsx';
import { Basecamp } from './basecamp.tsx';
import { Doorstep } from './doorstep.tsx';
import { Drones } from './drones.tsx';
import { Course, EventCard } from './event-card.tsx';
import { ExpeditionCard } from './expedition.tsx';
import { ForecastPanel } from './forecast-panel.tsx';
import { Gantry } from './gantry.tsx';
import { Harvest } from './harvest.tsx';
import { isTall, type Plan, planOf } from './layout.ts';
import { type Lens, lensOf, Magnified } from './lens.tsx';
import css from './palette.module.css';
import type { Near } from './region.tsx';
import type { Draw } from './spot.tsx';
import { ReliefTrack, ScoreTrack } from './tracks.tsx';
import { useNear } from './use-near.ts';

interface UnderLensProps {
  readonly draw: Draw;
  readonly near: Near;
  readonly lens: Lens;
}

function UnderLens({ draw, near, lens: { what, expedition, box } }: UnderLensProps) {
  const card = expedition === null ? undefined : draw.view.expeditions[expedition];
  if (what === 'doorstep') return <Doorstep draw={draw} near={near} box={box} />;
  if (what === 'academy') return <Academy draw={draw} near={near} box={box} />;
  if (what === 'gantry') return <Gantry draw={draw} near={near} box={box} letters={13} least={0} />;
  if (what === 'relief') return <ReliefTrack draw={draw} box={box} />;
  if (!card || expedition === null) return null;
  return <ExpeditionCard draw={draw} index={expedition} expedition={card} box={box} />;
}

function Regions({
  draw,
  near,
  plan,
  lens,
}: {
  draw: Draw;
  near: Near;
  plan: Plan;
  lens: Lens | null;
}) {
  const { regions } = plan;
  const common = { draw, near };
  return (
    <>
      <Basecamp {...common} box={regions.basecamp} without={lens?.expedition ?? null} />
      <Harvest {...common} region="vents" box={regions.vents} />
      <Harvest {...common} region="quarry" box={regions.quarry} />
      {lens?.what === 'gantry' ? null : (
        <Gantry {...common} box={regions.gantry} letters={plan.type} least={plan.least} />
      )}
      {lens?.what === 'doorstep' ? null : <Doorstep {...common} box={regions.doorstep} />}
      {lens?.what === 'academy' ? null : <Academy {...common} box={regions.academy} />}
      <Outfitter {...common} box={regions.outfitter} />
    </>
  );
}

/** Europa cut open, with its seven regions in their order round the board. */
export function Board(draw: Draw) {
  const [ref, size] = useSize({ width: 1150, height: 640 });
  const near = useNear();
  const tall = isTall(size.width, size.height);
  const plan = planOf(tall, draw.view.solo);
  const lens = tall ? lensOf(plan, draw) : null;
  return (
    <div ref={ref} className={css.world} style={{ width: '100%', height: '100%', minHeight: 0 }}>
      <svg
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={say(draw.lang, 'ui.board')}
      >
        <Backdrop plan={plan} />
        <EventCard draw={draw} box={plan.event} least={plan.least} />
        <Regions draw={draw} near={near} plan={plan} lens={lens} />
        {plan.drones ? <Drones draw={draw} box={plan.drones} /> : null}
        <Course draw={draw} plan={plan} />
        {lens?.what === 'relief' ? null : <ReliefTrack draw={draw} box={plan.relief} />}
        <ScoreTrack draw={draw} box={plan.score} />
        {lens ? (
          <Magnified plan={plan} lens={lens}>
            <UnderLens draw={draw} near={near} lens={lens} />
          </Magnified>
        ) : null}
        {near.region ? <ForecastPanel draw={draw} plan={plan} region={near.region} /> : null}
      </svg>
    </div>
  );
}
