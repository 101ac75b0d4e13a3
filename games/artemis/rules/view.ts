import type { Viewer } from '@orrery/kernel';
import { type Colonist, eventCard, expeditionCard } from '../data/index.ts';
import { targetOf } from './academy.ts';
import { colonyOf } from './colony.ts';
import { isFull, listOf, tileOf } from './crew.ts';
import { recruitPrice } from './doorstep.ts';
import type { ArtemisEvent } from './events.ts';
import { rankingOf } from './expedition.ts';
import { focusOf } from './focus.ts';
import { doorstepForecast, forecastOf, harvestForecast } from './forecast.ts';
import { priceOf } from './gantry.ts';
import { academySpaces } from './prepared.ts';
import { forecast, rankOf, surfacePoints } from './scoring.ts';
import {
  type Artemis,
  type Building,
  type Counts,
  type Expedition,
  isSolo,
  type Player,
  player,
  vpOf,
} from './state.ts';
import type {
  ArtemisOpenView,
  BuildingView,
  ColonistCounts,
  ExpeditionView,
  PlayerView,
  SlotView,
} from './view-types.ts';

const byType = ([pioneer, engineer, marine, steward]: Counts): ColonistCounts => ({
  pioneer,
  engineer,
  marine,
  steward,
});

function expeditionView(expedition: Expedition): ExpeditionView {
  const { card, colonists, building, dice, awards } = expedition;
  const { difficulty } = expeditionCard(card);
  const ranking = rankingOf(expedition);
  const sum = ranking.reduce((n, { strength }) => n + strength, 0);
  const standing = { total: sum, difficulty, success: sum >= difficulty, ranking };
  return { card, colonists, building, dice, awards, ...standing };
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
    points: p.points,
    forecast: forecast(s, p),
    energy: p.energy,
    mineral: p.mineral,
    toolkit: p.toolkit,
    badge: p.badge,
    relief: p.relief,
    shelters: byType(p.shelters),
    colony: byType(colonyOf(p)),
    buildings: p.buildings.map((building) => buildingView(s, p, building)),
    dice: p.dice,
    relicDie: s.relic?.holder === seat ? s.relic.rolled : null,
    placed: p.deeds.placed,
    handSize: p.hand.length,
  };
}

/** What everybody sees; Directives in hand are for their owners alone (ART-GEN-15). */
export function view(s: Artemis): ArtemisOpenView {
  const { round, phase, marker, first, hardMode, planning } = s;
  const event =
    s.event === null ? null : { id: s.event, letter: eventCard(s.event).letter, done: s.eventDone };
  const expeditions = s.expeditions.map(expeditionView);
  const quarry = harvestForecast(s, 'quarry');
  return {
    round,
    phase,
    marker,
    first,
    hardMode,
    solo: isSolo(s),
    focus: focusOf(s),
    placing: s.placing,
    event,
    eventsLeft: s.eventDeck.length,
    eventsPast: s.eventsPast,
    expeditions,
    expeditionDeck: s.expeditionDeck.length,
    expeditionDiscard: s.expeditionDiscard,
    vents: { stock: s.stock.vents, dice: harvestForecast(s, 'vents') },
    quarry: { stock: s.stock.quarry, dice: quarry },
    gantry: s.gantry.map(({ tile, dice }) => {
      const top = dice.at(-1);
      return { tile, dice, price: top === undefined ? null : priceOf(s, top) };
    }),
    stacks: { ocean: s.stacks.ocean.length, surface: s.stacks.surface.length },
    doorstep: {
      colonists: byType(s.doorstep),
      price: recruitPrice(s),
      dice: doorstepForecast(s),
    },
    academy: {
      supply: byType(s.academy),
      spaces: academySpaces(s),
      dice: s.academyDice.map((die) => ({ ...die, target: targetOf(die.value) })),
    },
    outfitter: s.outfitter,
    forecast: forecastOf(s, expeditions, quarry),
    bag: byType(s.bag),
    discard: byType(s.discard),
    gone: byType(s.gone),
    boxed: s.boxed,
    players: s.players.map((_, seat) => playerView(s, seat)),
    drones: s.drones.map(({ dice, aside }, i) => ({ owner: s.players.length + i, dice, aside })),
    assaulted: s.assaulted,
    planning,
    relic: s.relic,
    directives:
      s.directives === null
        ? null
        : { deck: s.directives.deck.length, discard: s.directives.discard },
    rank: isSolo(s) ? rankOf(vpOf(player(s, 0))) : null,
    winners: s.outcome?.winners ?? null,
  };
}

/** Only a drawn Directive is a secret of its owner. */
export function viewEvent(event: ArtemisEvent, viewer: Viewer): ArtemisEvent {
  return event.type === 'directiveDrawn' && event.seat !== viewer
    ? { type: 'directiveDrawn', seat: event.seat, card: null }
    : event;
}
