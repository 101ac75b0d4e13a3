import { clone, type Json, type Options, pending, play, type Random } from '@orrery/kernel';
import { data, KINDS } from './data/index.ts';
import { type Artemis, artemis, type Counts } from './rules/index.ts';
import { plus, total } from './rules/colony.ts';
import { hasRoom, tileOf, unit } from './rules/crew.ts';
import { setup } from './rules/setup.ts';

const { count: ROUNDS } = data.rounds;
const { buildingTiles, reliefTrack } = data;

/** A late round with crowded colonies and full Hubs, any way through its placing, resolving or Upkeep. */
export function rich(options: Options, seats: number, random: Random): Artemis {
  const s: Artemis = {
    ...setup(options, seats, random),
    key: [random(2 ** 31), random(2 ** 31)],
    drawn: 0,
    outcome: null,
  };
  skipRounds(s, 1 + random(ROUNDS - 1));
  for (let seat = 0; seat < seats; seat++) furnish(s, seat, random);
  settle(s, random);
  if (s.relic !== null) s.relic = { holder: random(4) === 0 ? null : random(seats), rolled: null };
  if (s.directives !== null) {
    const { deck } = s.directives;
    const past = random(deck.length + 1);
    s.directives = { deck: deck.slice(past), discard: deck.slice(0, past) };
  }
  // Naming the first player is the question after which a round is prepared and its dice are rolled.
  s.tasks = [
    { type: 'startPlacement' },
    { type: 'prepareBoard' },
    { type: 'chooseFirstPlayer', seat: 0 },
  ];
  play(artemis, s, random(seats));
  return playOn(s, random(30 * seats), random);
}

/** So many rounds are over: their cards lie aside, and some of their colonists. */
function skipRounds(s: Artemis, rounds: number): void {
  s.round = rounds;
  const past = s.eventDeck.slice(ROUNDS - rounds);
  s.eventDeck = s.eventDeck.slice(0, ROUNDS - rounds);
  s.event = past[0] ?? null;
  s.eventsPast = past.slice(1);
  s.eventDone = true;
  const used = Math.min(s.expeditionDeck.length, rounds * Math.max(1, s.players.length - 1));
  s.expeditionDiscard = s.expeditionDeck.slice(0, used);
  s.expeditionDeck = s.expeditionDeck.slice(used);
}

const STOCKS = { energy: 14, mineral: 14, toolkit: 7, badge: 9 } as const;

/** A Hub, or a Garage that moves colonists before the end: random games seldom fill them. */
const isPower = (tile: string): boolean =>
  tileOf(tile).isHub || tileOf(tile).type.beforeFinalScoring !== undefined;

/** Stores, points, Relief and Buildings. */
function furnish(s: Artemis, seat: number, random: Random): void {
  const p = s.players[seat];
  if (p === undefined) return;
  for (const what of ['energy', 'mineral', 'toolkit', 'badge'] as const) {
    // Who has nothing meets other questions than who has much.
    p[what] = random(4) === 0 ? 0 : random(STOCKS[what]);
  }
  p.relief = random(reliefTrack.last + 1);
  p.points = { ...p.points, expeditions: random(9), events: random(3), relief: random(4) };
  const powers = [...s.stacks.ocean, ...s.stacks.surface].filter(isPower);
  for (const tile of powers) if (random(3) === 0) take(s, seat, tile);
  for (let n = random(8); n > 0; n--) {
    const stack = s.stacks[KINDS[s.round < 3 ? 0 : random(2)] ?? 'ocean'];
    const tile = stack[random(Math.max(1, stack.length))];
    if (tile !== undefined) take(s, seat, tile);
  }
}

function take(s: Artemis, seat: number, tile: string): void {
  const p = s.players[seat];
  const kind = buildingTiles.find(({ id }) => id === tile)?.kind ?? 'ocean';
  s.stacks = { ...s.stacks, [kind]: s.stacks[kind].filter((id) => id !== tile) };
  if (p !== undefined) p.buildings = [...p.buildings, { tile, crew: 0 }];
}

/** Colonists out of the bag, until it is as good as empty: into Buildings and Shelters, one after the other. */
function settle(s: Artemis, random: Random): void {
  const left = random(40);
  while (total(s.bag) > left) {
    const i = typeIn(s.bag, random);
    s.bag = plus(s.bag, i, -1);
    const p = s.players[random(s.players.length)];
    const roomy = p?.buildings.findIndex((building) => hasRoom(building, i)) ?? -1;
    const where = random(10);
    if (p === undefined || where === 0) s.discard = plus(s.discard, i, 1);
    else if (roomy >= 0 && where < 9) {
      p.buildings = p.buildings.map(({ tile, crew }, at) => ({
        tile,
        crew: at === roomy ? crew + unit(i) : crew,
      }));
    } else if (total(p.shelters) < 9) p.shelters = plus(p.shelters, i, 1);
    else s.gone = plus(s.gone, i, 1);
  }
}

/** The type of one colonist out of a bag that is not empty. */
function typeIn(bag: Counts, random: Random): number {
  let drawn = random(total(bag));
  return bag.findIndex((n) => (drawn -= n) < 0);
}

const WASTES: readonly Json[] = [
  'outfitter',
  'nobody',
  'decline',
  'stop',
  'skip',
  'pass',
  'giveUp',
];

/** Answers at random, but seldom those that do nothing: dice, crews and Buildings are to be had. */
function playOn(from: Artemis, decisions: number, random: Random): Artemis {
  let s = from;
  for (let n = 0; n < decisions; n++) {
    const question = pending(artemis, s);
    if (question === null) return s;
    const { ask, options } = question;
    const useful = random(6) === 0 ? [] : options.filter((choice) => !WASTES.includes(choice));
    const wanted = useful.length > 0 ? useful : options;
    // The last answer sends the most Pioneers.
    const at = ask === 'placeDiePioneers' ? wanted.length - 1 : random(wanted.length);
    const next = clone(s);
    play(artemis, next, wanted[at] as Json);
    if (next.outcome !== null) return s;
    s = next;
  }
  return s;
}
