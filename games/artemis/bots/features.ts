import type { Features, Writer } from '@orrery/shared';
import { COLONISTS } from '../data/index.ts';
import { isFull, sizeOf } from '../rules/crew.ts';
import { type Artemis, type Phase, vpOf } from '../rules/state.ts';
import { forecastOf } from './forecast.ts';
import { kindOf } from './tiles.ts';

const ROUNDS = 6;
const FACES = 6;
const PHASES: readonly Phase[] = ['preparation', 'placement', 'resolution', 'upkeep', 'scoring'];
const ON_FACE = new Float32Array(FACES);

function seat(s: Artemis, own: number, out: Writer): void {
  const p = s.players[own];
  if (p === undefined) return;
  const task = s.tasks.at(-1);
  out.put(vpOf(p) / 10);
  out.put(p.energy / 8);
  out.put(p.mineral / 8);
  out.contest(p.toolkit / 3);
  out.put(p.badge / 4);
  out.put(p.relief / 6);
  out.all(p.shelters, 3);
  let [full, ocean, crew, perRound] = [0, 0, 0, 0];
  for (const building of p.buildings) {
    const kind = kindOf(building.tile);
    const isManned = isFull(building);
    if (isManned) full++;
    if (kind.active) {
      ocean++;
      if (isManned) perRound += kind.perRound;
    }
    crew += sizeOf(building.crew);
  }
  out.put(p.buildings.length / 5);
  out.put(full / 4);
  out.put(ocean / 4);
  out.put(crew / 8);
  out.put(perRound / 4);
  out.put(p.dice.length / 5);
  ON_FACE.fill(0);
  for (const face of p.dice) ON_FACE[face - 1] = (ON_FACE[face - 1] as number) + 1;
  out.all(ON_FACE, 2);
  out.put(p.resting / 5);
  out.put(p.hand.length / 2);
  out.put(s.first === own ? 1 : 0);
  out.put(task !== undefined && 'seat' in task && task.seat === own ? 1 : 0);
  out.all(p.deeds.placed, 2);
  out.put(s.relic?.holder === own ? 1 : 0);
}

function common(s: Artemis, out: Writer): void {
  out.oneOf(s.round - 1, ROUNDS);
  out.oneOf(PHASES.indexOf(s.phase), PHASES.length);
  out.put(s.eventDone ? 1 : 0);
  out.put(s.stock.vents / 8);
  out.put(s.stock.quarry / 8);
  out.put(s.gantry.length / 4);
  out.put(s.expeditions.length / 3);
  out.all(s.doorstep, 3);
  out.all(s.academy, 3);
  for (const { dice, aside, resting } of s.drones) {
    out.put(dice.length / 5);
    out.put(aside / 5);
    out.put(resting / 5);
  }
}

/** What the dice on the board will have brought. */
function found(_s: Artemis, own: number, out: Writer): void {
  const o = forecastOf(own);
  out.put(o.points / 10);
  out.put(o.energy / 8);
  out.put(o.mineral / 8);
  out.contest(o.toolkit / 3);
  out.put(o.badge / 4);
  out.put(o.buildings / 5);
  out.all(o.colony, 4);
  out.all(o.shelters, 3);
  out.put(Math.min(...o.colony) / 2);
  out.put(o.relief / 6);
  out.put(o.rest / ROUNDS);
  out.put(o.arriving / 2);
  for (let i = 0; i < COLONISTS.length; i++) out.put((o.colony[i] as number) > 0.5 ? 1 : 0);
}

const VARIANTS = ['hard', 'directives', 'relic'] as const;

/** What nets of The Artemis Project are told. */
export const features: Features<Artemis> = {
  version: 1,
  scale: 10,
  stages: ROUNDS,
  stage: ({ round }) => Math.max(0, round - 1),
  variant({ hardMode, directives, relic }) {
    const has = [hardMode, directives !== null, relic !== null];
    return VARIANTS.filter((_, i) => has[i]).join(' ');
  },
  seat,
  common,
  found,
};
