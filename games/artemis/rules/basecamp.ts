import { missing, type Seat } from '@orrery/kernel';
import { type Colonist, data, type Resource } from '../data/index.ts';
import { addTo, hubCount, takeFromHub } from './colony.ts';
import { INDEX } from './crew.ts';
import { words } from './words.ts';
import type { Do, Question } from './handler.ts';
import { finish, leaveHand, placing } from './placing.ts';
import { type Artemis, expeditionAt, type Player, player } from './state.ts';
import type { Choices } from './tasks.ts';

/** One resource in all, however many are sent from Shelters (ART-BASE-03). */
const FEE = 1;
/** A Marine turns a die down by 1 or 2 (ART-BASE-05). */
const MARINE_POWER = 2;

export const placeDieExpedition: Question<'placeDieExpedition'> = {
  rule: 'ART-BASE-01',
  seat: (_s, { seat }) => seat,
  options: (s) => s.expeditions.map((_, i) => i),
  choose: (s, _task, expedition, ctx) => goTo(s, expedition, ctx),
};

/** A die comes to Basecamp: what is still open about it is asked, one thing after the other. */
export function enterBasecamp(s: Artemis, ctx: Do): void {
  const { seat } = placing(s);
  if (s.expeditions.length > 1) ctx.then({ type: 'placeDieExpedition', seat });
  else goTo(s, 0, ctx);
}

function goTo(s: Artemis, expedition: number, ctx: Do): void {
  const die = placing(s);
  die.expedition = expedition;
  // No colonists with the Relic die (ART-RELIC-05).
  const sends = !die.relic && crews(s, die.seat).length > 1;
  if (sends) ctx.then({ type: 'placeDieCrew', seat: die.seat });
  else join(s, null, ctx);
}

const canPay = ({ energy, mineral }: Player): boolean => energy + mineral >= FEE;
const fromShelters = (p: Player, i: number): number => (canPay(p) ? (p.shelters[i] ?? 0) : 0);

/** Stewards only go with a low die (ART-BASE-07). */
function dieForbids(s: Artemis, { expedition }: (typeof data.colonists)[number]): boolean {
  const { dieValues } = expedition;
  return dieValues !== undefined && !dieValues.includes(placing(s).value);
}

function crews(s: Artemis, seat: Seat): Choices['placeDieCrew'][] {
  const p = player(s, seat);
  const options: Choices['placeDieCrew'][] = ['nobody'];
  for (const record of data.colonists) {
    const i = INDEX[record.id];
    const [sheltered, hub] = [fromShelters(p, i), hubCount(p, i)];
    if (sheltered + hub === 0 || dieForbids(s, record)) continue;
    if (record.expedition.maxPerDie === null) options.push('pioneers');
    else {
      if (sheltered > 0) options.push(`${record.id}@shelters`);
      if (hub > 0) options.push(`${record.id}@hub`);
    }
  }
  return options;
}

export const placeDieCrew: Question<'placeDieCrew'> = {
  rule: 'ART-BASE-02',
  seat: (_s, { seat }) => seat,
  options: (s, { seat }) => crews(s, seat),
  choose(s, { seat }, choice, ctx) {
    if (choice === 'nobody') join(s, null, ctx);
    else if (choice === 'pioneers') {
      const [only, ...others] = pioneerGroups(player(s, seat));
      if (others.length > 0) ctx.then({ type: 'placeDiePioneers', seat });
      else take(s, 'pioneer', only ?? '0:0', ctx);
    } else {
      const [colonist, from] = choice.split('@');
      take(s, colonist as Colonist, from === 'hub' ? '0:1' : '1:0', ctx);
    }
  },
  refuse(s, { seat }, choice) {
    const [who, from] = words(choice).split('@');
    const p = player(s, seat);
    const record = data.colonists.find(({ id }) => id === (who === 'pioneers' ? 'pioneer' : who));
    if (record === undefined) return null;
    if (dieForbids(s, record)) return 'ART-BASE-07';
    if (from === 'hub') return 'ART-BASE-08';
    return (p.shelters[INDEX[record.id]] ?? 0) > 0 ? 'ART-BASE-03' : 'ART-BASE-02';
  },
};

/** How many Pioneers from Shelters and from Hubs, at least one (ART-BASE-02, ART-BASE-08). */
function pioneerGroups(p: Player): Choices['placeDiePioneers'][] {
  const [sheltered, hub] = [fromShelters(p, 0), hubCount(p, 0)];
  const options: Choices['placeDiePioneers'][] = [];
  for (let a = 0; a <= sheltered; a++) {
    for (let b = a === 0 ? 1 : 0; b <= hub; b++) options.push(`${a}:${b}`);
  }
  return options;
}

export const placeDiePioneers: Question<'placeDiePioneers'> = {
  rule: 'ART-BASE-02',
  seat: (_s, { seat }) => seat,
  options: (s, { seat }) => pioneerGroups(player(s, seat)),
  choose: (s, _task, choice, ctx) => take(s, 'pioneer', choice, ctx),
  refuse(s, { seat }, choice) {
    const sheltered = Number(words(choice).split(':')[0]);
    return sheltered > 0 && !canPay(player(s, seat)) ? 'ART-BASE-03' : 'ART-BASE-02';
  },
};

function take(s: Artemis, crew: Colonist, from: Choices['placeDiePioneers'], ctx: Do): void {
  const die = placing(s);
  const [sheltered, hub] = from.split(':').map(Number);
  die.crew = crew;
  die.fromShelters = sheltered ?? 0;
  die.fromHub = hub ?? 0;
  const { seat } = die;
  const p = player(s, seat);
  if (die.fromShelters === 0) aim(s, ctx);
  else if (p.energy > 0 && p.mineral > 0) ctx.then({ type: 'placeDieFee', seat });
  else pay(s, p.energy > 0 ? 'energy' : 'mineral', ctx);
}

export const placeDieFee: Question<'placeDieFee'> = {
  rule: 'ART-BASE-03',
  seat: (_s, { seat }) => seat,
  options: () => ['energy', 'mineral'],
  choose: (s, _task, fee, ctx) => pay(s, fee, ctx),
};

function pay(s: Artemis, fee: Resource, ctx: Do): void {
  placing(s).fee = fee;
  aim(s, ctx);
}

/** A Marine must have a target where an opponent's die above 1 lies there (ART-BASE-06). */
function aim(s: Artemis, ctx: Do): void {
  const { seat, crew } = placing(s);
  const [only, ...others] = crew === 'marine' ? targets(s, seat) : [];
  if (others.length > 0) ctx.then({ type: 'placeDieMarineTarget', seat });
  else join(s, only ?? null, ctx);
}

function targets(s: Artemis, seat: Seat): Choices['placeDieMarineTarget'][] {
  const { dice } = expeditionAt(s, placing(s).expedition ?? -1);
  const options: Choices['placeDieMarineTarget'][] = [];
  dice.forEach(({ owner, value }, i) => {
    const most = owner === seat ? 0 : Math.min(MARINE_POWER, value - 1); // never below 1
    for (let n = 1; n <= most; n++) options.push(`${i}:${n}`);
  });
  return options;
}

export const placeDieMarineTarget: Question<'placeDieMarineTarget'> = {
  rule: 'ART-BASE-06',
  seat: (_s, { seat }) => seat,
  options: (s, { seat }) => targets(s, seat),
  choose: (s, _task, target, ctx) => join(s, target, ctx),
  refuse(s, { seat }, choice) {
    const [index, n] = words(choice).split(':').map(Number);
    const die = expeditionAt(s, placing(s).expedition ?? -1).dice[index ?? -1];
    if (die === undefined || die.owner === seat) return 'ART-BASE-06';
    return die.value - (n ?? 0) < 1 ? 'ART-BASE-06' : 'ART-BASE-05';
  },
};

/** Above all dice already there (ART-BASE-01), with its crew beside it. */
function join(s: Artemis, target: Choices['placeDieMarineTarget'] | null, ctx: Do): void {
  const { seat, expedition: at, crew, fromShelters, fromHub, fee } = placing(s);
  const p = player(s, seat);
  const expedition = expeditionAt(s, at ?? missing('Expedition', ''));
  const size = fromShelters + fromHub;
  if (crew !== null) {
    addTo(p.shelters, INDEX[crew], -fromShelters);
    for (let i = 0; i < fromHub; i++) takeFromHub(p, INDEX[crew]);
  }
  const die = leaveHand(s, ctx, { expedition: expedition.card, colonist: crew, size });
  if (fee !== null) p[fee] -= FEE;
  if (target !== null) turnDown(s, seat, at ?? -1, target, ctx);
  expedition.dice.push({ ...die, crew, size });
  finish(s, ctx);
}

function turnDown(
  s: Artemis,
  seat: Seat,
  at: number,
  target: Choices['placeDieMarineTarget'],
  ctx: Do,
): void {
  const [index, n] = target.split(':').map(Number);
  const { card, dice } = expeditionAt(s, at);
  const die = dice[index ?? -1] ?? missing('die', target);
  const from = die.value;
  die.value -= n ?? 0;
  const { owner, value: to } = die;
  ctx.emit({ type: 'dieTurnedDown', seat, owner, expedition: card, from, to });
}
