import { sameJson, type Seat, type Viewer } from '@orrery/kernel';
import { type Colonist, eventCard, expeditionCard } from '../data/index.ts';
import { targetOf } from './academy.ts';
import { colonyOf, total } from './colony.ts';
import { isFull, listOf, tileOf } from './crew.ts';
import { playable } from './directives.ts';
import { recruitLimit, recruitPrice } from './doorstep.ts';
import type { ArtemisEvent } from './events.ts';
import { rankingOf } from './expedition.ts';
import { focusOf } from './focus.ts';
import { outlookOf, shares } from './forecast.ts';
import { priceOf } from './gantry.ts';
import { academySpaces } from './prepared.ts';
import { forecast, rankOf, surfacePoints } from './scoring.ts';
import {
  type Artemis,
  type Building,
  type Counts,
  type Die,
  type Expedition,
  isSolo,
  type Player,
  player,
  vpOf,
} from './state.ts';
import type {
  ArtemisView,
  BuildingView,
  ColonistCounts,
  DieView,
  ExpeditionView,
  PlayerView,
  RowDieView,
  SlotView,
} from './view-types.ts';

const byType = ([pioneer, engineer, marine, steward]: Counts): ColonistCounts => ({
  pioneer,
  engineer,
  marine,
  steward,
});

const dieView = ({ owner, value, relic }: Die): DieView => ({ owner, value, relic });

/** Dice in their order, with what each would get. */
function rowView(
  row: readonly Die[],
  stock: number,
  takes: (value: number) => number,
): RowDieView[] {
  const gets = shares(row, stock, takes);
  return row.map((die, i) => ({ ...dieView(die), gets: gets[i] ?? 0 }));
}

function expeditionView(expedition: Expedition): ExpeditionView {
  const { card, colonists, building, dice, awards } = expedition;
  const { difficulty } = expeditionCard(card);
  const ranking = rankingOf(expedition);
  const sum = ranking.reduce((n, { strength }) => n + strength, 0);
  return {
    card,
    colonists: [...colonists],
    building,
    dice: dice.map((die) => ({ ...dieView(die), crew: die.crew, size: die.size })),
    awards: awards.map(({ seat, reward }) => ({ seat, reward })),
    total: sum,
    difficulty,
    success: sum >= difficulty,
    ranking,
  };
}

/** Typed slots are filled first, untyped ones by whoever is left. */
function slotsView({ tile, crew }: Building): SlotView[] {
  const { slots } = tileOf(tile).type;
  const left = [...listOf(crew)];
  const take = (wanted: Colonist | 'any'): SlotView['colonist'] => {
    const at = wanted === 'any' ? 0 : left.indexOf(wanted);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const typed = slots.map((slot) => (slot === 'any' ? null : take(slot)));
  return slots.map((slot, i) => ({
    slot,
    colonist: slot === 'any' ? take('any') : (typed[i] ?? null),
  }));
}

const buildingView = (s: Artemis, p: Player, building: Building): BuildingView => ({
  tile: building.tile,
  slots: slotsView(building),
  full: isFull(building),
  activated: s.activated.includes(building.tile),
  points: surfacePoints(p, building),
});

function playerView(s: Artemis, seat: number): PlayerView {
  const p = player(s, seat);
  return {
    vp: vpOf(p),
    points: { ...p.points },
    forecast: forecast(s, p),
    energy: p.energy,
    mineral: p.mineral,
    toolkit: p.toolkit,
    badge: p.badge,
    relief: p.relief,
    shelters: byType(p.shelters),
    colony: byType(colonyOf(p)),
    buildings: p.buildings.map((building) => buildingView(s, p, building)),
    dice: [...p.dice],
    relicDie: s.relic?.holder === seat ? s.relic.rolled : null,
    placed: p.deeds.placed.slice(),
    handSize: p.hand.length,
    hand: null, // ART-GEN-15
    playable: null,
  };
}

const secretsOf = (p: Player) => ({ hand: [...p.hand], playable: playable(p) });

export const sameSecrets = (before: Artemis, now: Artemis, seat: Seat): boolean =>
  sameJson(secretsOf(player(before, seat)), secretsOf(player(now, seat)));

/** Nothing but one's Directives is hidden from others (ART-GEN-15). */
export function view(s: Artemis, viewer: Viewer, near?: ArtemisView): ArtemisView {
  if (viewer === null) return openView(s);
  const open = near ?? openView(s);
  const own = secretsOf(player(s, viewer));
  return {
    ...open,
    players: open.players.map((other, seat) => (seat === viewer ? { ...other, ...own } : other)),
  };
}

/** What everybody sees. */
function openView(s: Artemis): ArtemisView {
  const { round, phase, marker, first, hardMode, planning } = s;
  const event =
    s.event === null ? null : { id: s.event, letter: eventCard(s.event).letter, done: s.eventDone };
  const expeditions = s.expeditions.map(expeditionView);
  return {
    round,
    phase,
    marker,
    first,
    hardMode,
    solo: isSolo(s),
    focus: focusOf(s),
    placing: s.placing === null ? null : { ...s.placing },
    event,
    eventsLeft: s.eventDeck.length,
    eventsPast: [...s.eventsPast],
    expeditions,
    expeditionDeck: s.expeditionDeck.length,
    expeditionDiscard: [...s.expeditionDiscard],
    vents: { stock: s.stock.vents, dice: rowView(s.rows.vents, s.stock.vents, (value) => value) },
    quarry: {
      stock: s.stock.quarry,
      dice: rowView(s.rows.quarry, s.stock.quarry, (value) => value),
    },
    gantry: s.gantry.map(({ tile, dice }) => {
      const top = dice.at(-1);
      return { tile, dice: dice.map(dieView), price: top === undefined ? null : priceOf(s, top) };
    }),
    stacks: { ocean: s.stacks.ocean.length, surface: s.stacks.surface.length },
    doorstep: {
      colonists: byType(s.doorstep),
      price: recruitPrice(s),
      dice: rowView(s.rows.doorstep, total(s.doorstep), recruitLimit),
    },
    academy: {
      supply: byType(s.academy),
      spaces: academySpaces(s),
      dice: s.academyDice.map((die) => ({
        ...dieView(die),
        trainee: die.trainee,
        target: targetOf(die.value),
      })),
    },
    outfitter: s.outfitter.map(dieView),
    outlook: outlookOf(
      s,
      expeditions.map(({ difficulty }) => difficulty),
    ),
    bag: byType(s.bag),
    discard: byType(s.discard),
    gone: byType(s.gone),
    boxed: [...s.boxed],
    players: s.players.map((_, seat) => playerView(s, seat)),
    drones: s.drones.map(({ dice, aside }, i) => ({
      owner: s.players.length + i,
      dice: [...dice],
      aside,
    })),
    assaulted: [...s.assaulted],
    planning,
    relic: s.relic === null ? null : { holder: s.relic.holder, rolled: s.relic.rolled },
    directives:
      s.directives === null
        ? null
        : { deck: s.directives.deck.length, discard: [...s.directives.discard] },
    rank: isSolo(s) ? rankOf(vpOf(player(s, 0))) : null,
    winners: s.outcome === null ? null : [...s.outcome.winners],
  };
}

/** Only a drawn Directive is a secret of its owner. */
export function viewEvent(event: ArtemisEvent, viewer: Viewer): ArtemisEvent {
  return event.type === 'directiveDrawn' && event.seat !== viewer
    ? { type: 'directiveDrawn', seat: event.seat, card: null }
    : event;
}
