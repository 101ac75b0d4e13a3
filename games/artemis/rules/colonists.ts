import type { Json } from '@orrery/kernel';
import { COLONISTS, type Colonist } from '../data/index.ts';
import {
  addTo,
  buildingOf,
  colonistsOf,
  hasColonistAt,
  nameAt,
  parseAt,
  placesFor,
  putIn,
  takeFrom,
} from './colony.ts';
import { colonistName, countIn, crewOf, fits, groupsOf, hasRoom, INDEX, listOf } from './crew.ts';
import { words } from './words.ts';
import type { Do, Question, TaskOf } from './handler.ts';
import { type Artemis, player, SHELTERS } from './state.ts';
import type { Choices } from './tasks.ts';

export const assignColonist: Question<'assignColonist'> = {
  rule: 'ART-GEN-08',
  seat: (_s, { seat }) => seat,
  options(s, { seat, colonist }) {
    return [SHELTERS, ...placesFor(player(s, seat), INDEX[colonist])];
  },
  choose(s, { seat, colonist }, place, ctx) {
    putIn(player(s, seat), place, INDEX[colonist]);
    ctx.emit({ type: 'colonistPlaced', seat, colonist, place });
  },
  refuse(s, { seat, colonist }, choice) {
    const own = player(s, seat).buildings.find(({ tile }) => tile === choice);
    return own !== undefined && !hasRoom(own, INDEX[colonist]) ? 'ART-GEN-06' : 'ART-GEN-08';
  },
};

const isGroup = (choice: Json): choice is readonly Colonist[] =>
  Array.isArray(choice) && choice.every((one: Json) => COLONISTS.includes(one as Colonist));

export const staffNewBuilding: Question<'staffNewBuilding'> = {
  rule: 'ART-GEN-09',
  seat: (_s, { seat }) => seat,
  options(s, { seat, tile }) {
    return groupsOf(player(s, seat).shelters, (crew) => fits(tile, crew)).map(listOf);
  },
  choose(s, { seat, tile }, colonists, ctx) {
    if (colonists.length === 0) return;
    const p = player(s, seat);
    buildingOf(p, tile).crew += crewOf(colonists);
    for (const colonist of colonists) addTo(p.shelters, INDEX[colonist], -1);
    ctx.emit({ type: 'buildingStaffed', seat, tile, colonists });
  },
  refuse(s, { seat }, choice) {
    if (!isGroup(choice)) return null;
    const { shelters } = player(s, seat);
    const crew = crewOf(choice);
    const there = COLONISTS.every((_, i) => countIn(crew, i) <= (shelters[i] ?? 0));
    return there ? 'ART-GEN-06' : 'ART-GEN-09';
  },
};

/** `pioneer@shelters>marine`: who goes, and which type comes. */
const TRAINING = /^(.+)>(\w+)$/;

export const train: Question<'train'> = {
  rule: 'ART-RWD-08',
  seat: (_s, { seat }) => seat,
  options(s, task) {
    const p = player(s, task.seat);
    const options: Choices['train'][] = ['decline'];
    const sent = task.from === 'colony' ? colonistsOf(p) : [nameAt(SHELTERS, INDEX.pioneer)];
    for (const who of sent) {
      for (const to of COLONISTS) if (offers(s, task, to)) options.push(`${who}>${to}`);
    }
    return options;
  },
  choose(s, { seat }, choice, ctx) {
    if (choice === 'decline') return;
    const [, who, to] = TRAINING.exec(choice) ?? [];
    const from = parseAt(who);
    if (from === null) return;
    // The discard comes first, so the new colonist may take the place just left (ART-RWD-08).
    takeFrom(player(s, seat), from.place, from.index);
    exchange(s, seat, colonistName(from.index), to as Colonist, ctx);
  },
  refuse(s, task, choice) {
    const [, who, to] = TRAINING.exec(words(choice)) ?? [];
    const from = parseAt(who);
    if (from === null || to === undefined) return null;
    if (task.from !== 'colony' || task.to !== 'any') return 'ART-EVT-01';
    return to === 'pioneer' && hasColonistAt(player(s, task.seat), from)
      ? 'ART-SETUP-01'
      : 'ART-RWD-08';
  },
};

function offers(s: Artemis, { to }: TaskOf<'train'>, colonist: Colonist): boolean {
  return (to === 'any' || to === colonist) && (s.academy[INDEX[colonist]] ?? 0) > 0;
}

/** A colonist already taken from its place is discarded; one of the Academy's comes instead. */
export function exchange(s: Artemis, seat: number, from: Colonist, to: Colonist, ctx: Do): void {
  addTo(s.discard, INDEX[from], 1); // never back to the Academy (ART-GEN-12)
  addTo(s.academy, INDEX[to], -1);
  player(s, seat).deeds.trained |= 1 << INDEX[to];
  ctx.emit({ type: 'colonistTrained', seat, from, to });
  ctx.then({ type: 'gainColonist', seat, colonist: to });
}
