import { useSize } from '@orrery/kit';
import { useState } from 'react';
import type { Region } from '../data/index.ts';
import { say } from '../text/say.ts';
import { Academy, Outfitter } from './academy.tsx';
import { Backdrop } from './backdrop.tsx';
import { Basecamp } from './basecamp.tsx';
import { Doorstep } from './doorstep.tsx';
import { Drones } from './drones.tsx';
import { Course, EventCard } from './event-card.tsx';
import { ForecastPanel } from './forecast-panel.tsx';
import { Gantry } from './gantry.tsx';
import { Harvest } from './harvest.tsx';
import { isTall, planOf } from './layout.ts';
import css from './palette.module.css';
import type { Draw } from './spot.tsx';
import { ReliefTrack, ScoreTrack } from './tracks.tsx';

/** Europa cut open, with its seven regions in their order round the board. */
export function Board(draw: Draw) {
  const [ref, size] = useSize({ width: 1040, height: 640 });
  const [region, set] = useState<Region | null>(null);
  const plan = planOf(isTall(size.width, size.height), draw.view.solo);
  const { regions } = plan;
  const common = { draw, near: { region, set } };
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
        <EventCard draw={draw} box={plan.event} />
        <Basecamp {...common} box={regions.basecamp} />
        <Harvest {...common} region="vents" box={regions.vents} />
        <Harvest {...common} region="quarry" box={regions.quarry} />
        <Gantry {...common} box={regions.gantry} />
        <Doorstep {...common} box={regions.doorstep} />
        <Academy {...common} box={regions.academy} />
        <Outfitter {...common} box={regions.outfitter} />
        {plan.drones ? <Drones draw={draw} box={plan.drones} /> : null}
        <Course draw={draw} plan={plan} />
        <ReliefTrack draw={draw} box={plan.relief} />
        <ScoreTrack draw={draw} box={plan.score} />
        {region ? <ForecastPanel draw={draw} plan={plan} region={region} /> : null}
      </svg>
    </div>
  );
}
