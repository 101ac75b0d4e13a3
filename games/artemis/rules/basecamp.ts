import { type Forbidden, missing, type Seat } from '@orrery/kernel';
import { type Colonist, COLONISTS, data, RESOURCES, type Resource } from '../data/index.ts';
import { answers, type At, type Choices, HUB, type NoResource, SHELTERS } from './answers.ts';
import {
  colonistsOf,
  hasHub,
  housedIn,
  hubCount,
  otherBuildings,
  plus,
  takeFromHub,
} from './colony.ts';
import { INDEX } from './crew.ts';
import { allowed, type Do, no, type Question, seat } from './handler.ts';
import { decide, finish, leaveHand, placing } from './placing.ts';
import {
  type Artemis,
  type CampDie,
  changeExpedition,
  expeditionAt,
  type Player,
  player,
} from './state.ts';

/** One resource in all, however many are sent from Shelters (ART-BASE-03). */
const FEE = 1;
/** A Marine turns a die down by 1 or 2 (ART-BASE-05). */
const MARINE_POWER = 2;

const INDEXES = data.roundSetup.map((_, i) => i);

export const placeDieExpedition: Question<'placeDieExpedition'> = {
  rule: 'ART-BASE-01',
  seat,
  candidates: (s) => INDEXES.slice(0, s.expeditions.length),
  forbid: allowed,
  options: (s) => INDEXES.slice(0, s.expeditions.length),
  choose(s, { seat }, expedition, ctx) {
    decide(s, { expedition });
    ctx.then({ type: 'placeDieCrew', seat });
  },
};

const canPay = ({ energy, mineral }: Player): boolean => energy + mineral >= FEE;

type Crew = Choices['placeDieCrew'];
const { read: readCrew } = answers.placeDieCrew;
const { make: nameAt } = answers.placeDieTrainee;

/** Only Pioneers go in any number. */
const alone = data.colonists.map(({ expedition }) => expedition.maxPerDie !== null);
const dieValues = data.colonists.map(({ expedition }) => expedition.dieValues ?? null);

/** Crews by type, out of Shelters and out of Hubs, as far as there are such colonists. */
function crews(p: Player): Crew[] {
  const found: Crew[] = ['nobody'];
  const lends = hasHub(p);
  for (let i = 0; i < COLONISTS.length; i++) {
    const sheltered = (p.shelters[i] ?? 0) > 0;
    const hub = lends && hubCount(p, i) > 0;
    if (alone[i] === false) {
      if (sheltered || hub) found.push('pioneers');
      continue;
    }
    if (sheltered) found.push(nameAt(i, SHELTERS));
    if (hub) found.push(nameAt(i, HUB));
  }
  return found;
}

function forbidCrew(s: Artemis, seat: Seat, choice: Crew): Forbidden | null {
  const crew = readCrew(choice);
  if (crew === 'nobody') return null;
  const { relic, value } = placing(s);
  if (relic) return no('ART-RELIC-05', { how: 'crew' });
  const p = player(s, seat);
  if (crew === 'pioneers') return canPay(p) || hubCount(p, 0) > 0 ? null : no('ART-BASE-03');
  const { colonist, index, place } = crew;
  if (place !== SHELTERS && place !== HUB) return no('ART-BASE-08', { colonist, place });
  const values = dieValues[index];
  // Stewards only go with a low die (ART-BASE-07).
  if (values != null && !values.includes(value)) return no('ART-BASE-07', { colonist, value });
  return place === HUB || canPay(p) ? null : no('ART-BASE-03');
}

export const placeDieCrew: Question<'placeDieCrew'> = {
  rule: 'ART-BASE-02',
  seat,
  candidates(s, { seat }) {
    const p = player(s, seat);
    return [...crews(p), ...housedIn(otherBuildings(p))];
  },
  forbid: (s, { seat }, choice) => forbidCrew(s, seat, choice),
  options: (s, { seat }) =>
    crews(player(s, seat)).filter((crew) => forbidCrew(s, seat, crew) === null),
  choose(s, { seat }, choice, ctx) {
    const crew = readCrew(choice);
    if (crew === 'nobody') join(s, null, ctx);
    else if (crew === 'pioneers') ctx.then({ type: 'placeDiePioneers', seat });
    else lend(s, crew.colonist, crew.place === HUB ? 0 : 1, crew.place === HUB ? 1 : 0, ctx);
  },
};

/** How many Pioneers from Shelters and from Hubs, at least one (ART-BASE-02, ART-BASE-08). */
export const placeDiePioneers: Question<'placeDiePioneers'> = {
  rule: 'ART-BASE-02',
  seat,
  candidates(s, { seat }) {
    const p = player(s, seat);
    const hub = hubCount(p, 0);
    const found: Choices['placeDiePioneers'][] = [];
    for (let a = 0; a <= p.shelters[0]; a++) {
      for (let b = a === 0 ? 1 : 0; b <= hub; b++) found.push(answers.placeDiePioneers.make(a, b));
    }
    return [...found, ...colonistsOf(p).filter((who) => !isLent(p, readAt(who)))];
  },
  forbid(s, { seat }, choice) {
    const lent = answers.placeDiePioneers.read(choice);
    if (!('place' in lent)) {
      return lent.shelters === 0 || canPay(player(s, seat)) ? null : no('ART-BASE-03');
    }
    const { colonist, place } = lent;
    return colonist === 'pioneer' ? no('ART-BASE-08', { colonist, place }) : no('ART-BASE-02');
  },
  choose(s, _task, choice, ctx) {
    const lent = answers.placeDiePioneers.read(choice);
    if (!('place' in lent)) lend(s, 'pioneer', lent.shelters, lent.hub, ctx);
  },
};

const readAt = (who: string): At => answers.placeDieTrainee.read(who);
/** A Pioneer who may be among those sent: the answers count them. */
const isLent = (p: Player, { colonist, place }: At): boolean =>
  colonist === 'pioneer' && !otherBuildings(p).some(({ tile }) => tile === place);

function lend(s: Artemis, crew: Colonist, fromShelters: number, fromHub: number, ctx: Do): void {
  decide(s, { crew, fromShelters, fromHub });
  if (fromShelters === 0) aim(s, ctx);
  else ctx.then({ type: 'placeDieFee', seat: placing(s).seat });
}

const isResource = (what: Resource | NoResource): what is Resource =>
  RESOURCES.some((resource) => resource === what);

export const placeDieFee: Question<'placeDieFee'> = {
  rule: 'ART-BASE-03',
  seat,
  candidates: () => [...RESOURCES, 'toolkit', 'badge'],
  forbid(s, { seat }, what) {
    if (!isResource(what)) return no('ART-GEN-04');
    const have = player(s, seat)[what];
    return have >= FEE ? null : no('ART-BASE-03', { how: 'none', what, have });
  },
  choose(s, _task, fee, ctx) {
    if (isResource(fee)) decide(s, { fee });
    aim(s, ctx);
  },
};

const canTurn = (seat: Seat, { owner, value }: CampDie): boolean => owner !== seat && value > 1;

/** A Marine must have a target where an opponent's die above 1 lies there (ART-BASE-06). */
function aim(s: Artemis, ctx: Do): void {
  const { seat, crew, expedition } = placing(s);
  const { dice } = expeditionAt(s, expedition ?? -1);
  const asks = crew === 'marine' && dice.some((die) => canTurn(seat, die));
  if (asks) ctx.then({ type: 'placeDieMarineTarget', seat });
  else join(s, null, ctx);
}

const alike = (a: CampDie, b: CampDie): boolean =>
  a.owner === b.owner &&
  a.value === b.value &&
  a.relic === b.relic &&
  a.crew === b.crew &&
  a.size === b.size;

const { make: makeTarget, read: readTarget } = answers.placeDieMarineTarget;

/** Of dice that differ in nothing but their place, the first stands for all. */
export const placeDieMarineTarget: Question<'placeDieMarineTarget'> = {
  rule: 'ART-BASE-06',
  seat,
  candidates: (s) =>
    s.expeditions.flatMap(({ dice }, at) =>
      dice.flatMap((die, i) =>
        dice.findIndex((other) => alike(die, other)) < i
          ? []
          : Array.from({ length: MARINE_POWER }, (_, n) => makeTarget(at, i, n + 1)),
      ),
    ),
  forbid(s, { seat }, choice) {
    const { expedition: at, die: index, by } = readTarget(choice);
    const expedition = expeditionAt(s, placing(s).expedition ?? -1);
    const other = expeditionAt(s, at);
    if (other !== expedition) {
      const elsewhere = { expedition: expedition.card, other: other.card };
      return no('ART-BASE-05', elsewhere);
    }
    const die = other.dice[index] ?? missing('die', choice);
    if (die.owner === seat) return no('ART-BASE-06', { how: 'own' });
    return die.value > by ? null : no('ART-BASE-06', { how: 'low', value: die.value, by });
  },
  choose: (s, _task, target, ctx) => join(s, target, ctx),
};

/** Above all dice already there (ART-BASE-01), with its crew beside it. */
function join(s: Artemis, target: Choices['placeDieMarineTarget'] | null, ctx: Do): void {
  const { seat, expedition, crew, fromShelters, fromHub, fee } = placing(s);
  const p = player(s, seat);
  const at = expedition ?? missing('Expedition', '');
  const size = fromShelters + fromHub;
  if (crew !== null) {
    p.shelters = plus(p.shelters, INDEX[crew], -fromShelters);
    for (let i = 0; i < fromHub; i++) takeFromHub(p, INDEX[crew]);
  }
  const { card } = expeditionAt(s, at);
  const where = { region: 'basecamp', expedition: card, colonist: crew, size } as const;
  const die = leaveHand(s, ctx, where);
  if (fee !== null) p[fee] -= FEE;
  if (target !== null) turnDown(s, seat, target, ctx);
  changeExpedition(s, at, { dice: [...expeditionAt(s, at).dice, { ...die, crew, size }] });
  finish(s, ctx);
}

function turnDown(s: Artemis, seat: Seat, target: Choices['placeDieMarineTarget'], ctx: Do): void {
  const { expedition: at, die: index, by } = readTarget(target);
  const { card, dice } = expeditionAt(s, at);
  const die = dice[index] ?? missing('die', target);
  const to = die.value - by;
  changeExpedition(s, at, { dice: dice.with(index, { ...die, value: to }) });
  const { owner, value: from } = die;
  ctx.emit({ type: 'dieTurnedDown', seat, owner, expedition: card, from, to });
}
