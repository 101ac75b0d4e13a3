import { BoardFrame, Lens, lensIn, type LensPlan, useOpened } from '@orrery/kit';
import { type Region, REGIONS } from '../data/index.ts';
import { say } from '../text/say.ts';
import { Academy } from './academy.tsx';
import { Backdrop } from './backdrop.tsx';
import { Basecamp } from './basecamp.tsx';
import { Doorstep } from './doorstep.tsx';
import { ahead, type Draw } from './draw.ts';
import { Drones } from './drones.tsx';
import { Course, EventCard } from './event-card.tsx';
import { ExpeditionCard } from './expedition.tsx';
import { Gantry } from './gantry.tsx';
import { Harvest } from './harvest.tsx';
import { type Plan, planOf } from './layout.ts';
import { Outfitter } from './outfitter.tsx';
import css from './palette.module.css';
import { read } from './places.ts';
import { ICE, type RegionProps } from './region.tsx';
import { SmallRegion } from './small.tsx';
import { ReliefTrack, ScoreTrack } from './tracks.tsx';

/** What is drawn large on a phone: a region, an Expedition, the Relief track. */
type Opened = Region | 'relief' | `expedition:${number}` | 'nothing';

/** Where something small is asked about, it opens by itself. */
function openedBy({ lit }: Draw): Opened | null {
  for (const place of lit) {
    const { kind, of } = read(place);
    if (kind === 'doorstep' || kind === 'academy' || kind === 'relief') return kind;
    if (kind === 'tile') return 'gantry';
    if (kind === 'expedition') return 'basecamp';
    if (kind === 'reward' || kind === 'campDie' || kind === 'crew')
      return `expedition:${Number(of[0])}`;
  }
  return null;
}

const NOWHERE: Draw['lit'] = new Set();

const indexOf = (what: Opened): number => Number(read(what).of[0] ?? -1);

/** A row of hanging tiles with all their words, lower where there are many, and the beam above. */
const HANGING = { few: 128, many: 83 } as const;
const HEAD = 43;
/** So many dice lie side by side on an enlarged Expedition. */
const DICE_IN_LINE = 6;

function lensOf(plan: Plan, { view }: Draw, what: Opened): LensPlan {
  const room = { x: 0, y: 0, width: plan.width, height: plan.height };
  const large = (width: number, height: number): LensPlan => lensIn(room, width, height);
  switch (what) {
    case 'doorstep':
      return large(320, 132);
    case 'academy':
      return large(268, 126);
    case 'outfitter':
      return large(220, 130);
    case 'vents':
    case 'quarry':
      return large(330, 116);
    case 'gantry': {
      const rows = Math.max(1, Math.ceil(view.gantry.length / 2));
      return large(380, HEAD + HANGING[rows > 2 ? 'many' : 'few'] * rows);
    }
    case 'basecamp':
      return large(380, view.expeditions.length > 2 ? 412 : 240);
    case 'relief':
      return lensIn(room, 380, 190, { stand: 'foot' });
    default: {
      const dice = view.expeditions[indexOf(what)]?.dice.length ?? 0;
      return large(280, 162 + 41 * Math.max(1, Math.ceil(dice / DICE_IN_LINE)));
    }
  }
}

function Large({ region, ...props }: RegionProps & { readonly region: Region }) {
  switch (region) {
    case 'basecamp':
      return <Basecamp {...props} />;
    case 'vents':
    case 'quarry':
      return <Harvest {...props} region={region} />;
    case 'gantry':
      return <Gantry {...props} />;
    case 'doorstep':
      return <Doorstep {...props} />;
    case 'academy':
      return <Academy {...props} />;
    case 'outfitter':
      return <Outfitter {...props} />;
  }
}

function UnderLens({ what, ...props }: RegionProps & { readonly what: Opened }) {
  const index = indexOf(what);
  const expedition = ahead(props.draw).expeditions[index];
  if (what === 'relief') return <ReliefTrack {...props} />;
  if (expedition) return <ExpeditionCard {...props} index={index} expedition={expedition} />;
  const region = REGIONS.find((one) => one === what);
  return region ? <Large {...props} region={region} /> : null;
}

/** Europa cut open, with its seven regions in their order round the board. */
export function Board(draw: Draw) {
  const { lang, view } = draw;
  const { opened, open, close } = useOpened<Opened>(
    `${view.round} ${draw.asked?.seat} ${draw.asked?.ask} ${view.focus?.tile} ${view.focus?.left}`,
  );
  const own = openedBy(draw);
  return (
    <BoardFrame
      label={say(lang, 'ui.board')}
      className={css.world}
      plan={(tall) => planOf(tall, view.solo)}
      turn={1.15}
    >
      {(plan) => {
        const what = plan.small ? (opened ?? own) : null;
        const lens = what === null || what === 'nothing' ? null : lensOf(plan, draw, what);
        // What lies below the lens answers nothing.
        const under = lens ? { ...draw, lit: NOWHERE } : draw;
        return (
          <>
            <Backdrop plan={plan} />
            <EventCard draw={under} box={plan.event} />
            {REGIONS.map((region) =>
              plan.small ? (
                <SmallRegion
                  key={region}
                  region={region}
                  draw={under}
                  box={plan.regions[region]}
                  open={() => open(region)}
                />
              ) : (
                <Large key={region} region={region} draw={under} box={plan.regions[region]} />
              ),
            )}
            {plan.drones ? <Drones draw={under} box={plan.drones} /> : null}
            <Course draw={under} plan={plan} />
            <ReliefTrack draw={under} box={plan.relief} />
            {plan.score ? <ScoreTrack draw={under} box={plan.score} /> : null}
            {lens && what ? (
              <Lens
                plan={lens}
                board={plan}
                close={{
                  label: say(lang, 'ui.lens.close'),
                  act: () => (own === null ? close() : open('nothing')),
                }}
              >
                <path d={ICE(lens.box)} fill="var(--place-ground)" />
                <UnderLens what={what} draw={draw} box={lens.box} />
              </Lens>
            ) : null}
          </>
        );
      }}
    </BoardFrame>
  );
}
