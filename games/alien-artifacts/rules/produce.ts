import type { Seat } from '@orrery/kernel';
import {
  type Card,
  cardId,
  cardInfo,
  constants,
  PLANET,
  resourceId,
  resourceOf,
  type Resource,
  sectionsOf,
  SYMBOLS,
  type Section,
  TYPE_OF,
  type Type,
} from '../data/index.ts';
import { answers, meant } from './answers.ts';
import { drawResources } from './decks.ts';
import { forbidIdle, ownOfKind } from './faces.ts';
import { type AlienEffect, type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import { type Alien, builtAt, change, player } from './state.ts';
import { triggered } from './triggers.ts';

/** The sections that may be shown under a Planet of this Type (ALI-PROD-02 to ALI-PROD-05). */
function allowedSections(card: Resource, type: Type): readonly Section[] {
  const both = sectionsOf(card);
  if (both.some((section) => TYPE_OF[section] === type)) return both;
  const fewest = Math.min(...both.map((section) => SYMBOLS[section] ?? 0));
  return both.filter((section) => SYMBOLS[section] === fewest);
}

const planetType = (planet: Card): Type => cardInfo(planet).types[0];

/** One card is laid under the Planet; a section of its Type scores a point. */
function lay(s: Alien, seat: Seat, planet: Card, section: Section, ctx: Context): void {
  const p = player(s, seat);
  change(p, planet, { produced: [...builtAt(p, planet).produced, section] });
  const points = TYPE_OF[section] === planetType(planet) ? constants.productionMatchVp : 0;
  p.production += points;
  ctx.emit({
    type: 'produced',
    seat,
    planet: cardId(planet),
    resource: resourceId(resourceOf(section)),
    section: section & 1,
    points,
  });
  if (points > 0) ctx.then(...triggered(s, seat, 'productionVp'));
}

/** All cards are drawn first; those with one allowed section are laid at once (ALI-PROD-08). */
export const produce: AlienEffect<'produce'> = {
  run(s, { seat, planet, n }, ctx) {
    const drawn = drawResources(s, n, ctx);
    const open: Resource[] = [];
    for (const card of drawn) {
      const [section, ...others] = allowedSections(card, planetType(planet));
      if (others.length > 0) open.push(card);
      else if (section !== undefined) lay(s, seat, planet, section, ctx);
    }
    if (open.length > 0) ctx.then({ type: 'chooseSection', seat, planet, cards: open });
  },
};

export const chooseSection: AlienQuestion<'chooseSection', string> = {
  rule: 'ALI-PROD-02',
  seat: seatOf,
  candidates: (_s, { cards }) =>
    cards.flatMap((card) => sectionsOf(card).map((section) => answers.chooseSection.make(section))),
  // A card with one section allowed is not asked about.
  forbid: () => null,
  choose(s, task, choice, ctx) {
    const { seat, planet } = task;
    const section = meant(answers.chooseSection, choice);
    lay(s, seat, planet, section, ctx);
    const cards = task.cards.filter((card) => card !== resourceOf(section));
    if (cards.length > 0) ctx.then({ ...task, cards });
  },
};

/** One Planet produces: so many cards, or what its text says of mining. */
function produceOn(seat: Seat, planet: Card, n: number | null, ctx: Context): void {
  if (n !== null) return ctx.then({ type: 'produce', seat, planet, n });
  const ops = cardInfo(planet).whenMined;
  ctx.then({ type: 'resolve', seat, ops, self: planet, from: 'effects' });
}

/** Each of these Planets, one after the other in the owner's order (ALI-OPER-07, ALI-OPER-08). */
export function mine(seat: Seat, planets: readonly Card[], n: number | null, ctx: Context): void {
  const [only, ...others] = planets;
  if (only === undefined) return;
  if (others.length === 0) produceOn(seat, only, n, ctx);
  else ctx.then({ type: 'nextPlanet', seat, planets, n });
}

export const nextPlanet: AlienQuestion<'nextPlanet', string> = {
  rule: 'ALI-OPER-08',
  seat: seatOf,
  candidates: (s, { seat }) => ownOfKind(player(s, seat), PLANET),
  forbid(s, { seat, planets }, choice) {
    const planet = meant(answers.nextPlanet, choice);
    if (planets.includes(planet)) return null;
    const idle = forbidIdle(player(s, seat), planet);
    return idle ?? { rule: 'ALI-OPER-08', facts: { card: choice } };
  },
  choose(_s, { seat, planets, n }, choice, ctx) {
    const planet = meant(answers.nextPlanet, choice);
    produceOn(seat, planet, n, ctx);
    mine(
      seat,
      planets.filter((other) => other !== planet),
      n,
      ctx,
    );
  },
};

export const choosePlanet: AlienQuestion<'choosePlanet', string> = {
  rule: 'ALI-PROD-01',
  seat: seatOf,
  candidates: (s, { seat }) => ownOfKind(player(s, seat), PLANET),
  forbid: (s, { seat }, choice) => forbidIdle(player(s, seat), meant(answers.choosePlanet, choice)),
  choose(_s, { seat, n }, choice, ctx) {
    produceOn(seat, meant(answers.choosePlanet, choice), n, ctx);
  },
};
