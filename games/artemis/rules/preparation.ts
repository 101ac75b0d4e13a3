import { missing, shuffle } from '@orrery/kernel';
import { type Colonist, data, eventCard, expeditionCard, region } from '../data/index.ts';
import { plus, total } from './colony.ts';
import { INDEX } from './crew.ts';
import { checkpoint } from './dice.ts';
import { drawColonist } from './goods.ts';
import type { Do, Effect } from './handler.ts';
import { roundSetup, stackKind } from './prepared.ts';
import {
  type Artemis,
  type Deeds,
  type ExpeditionId,
  type GantryTile,
  type TileId,
} from './state.ts';

const { maxTiles = 0 } = region('gantry');
const { maxColonists = 0 } = region('doorstep');

/** A round begins without any. */
export const NO_DEEDS: Deeds = {
  placed: [0, 0, 0, 0, 0, 0, 0],
  exposed: 0,
  bought: 0,
  trained: 0,
  noReward: false,
  outbid: false,
  alone: false,
  heated: 0,
  activated: 0,
  directivePlayed: false,
};

export const prepareBoard: Effect<'prepareBoard'> = {
  run(s, _task, ctx) {
    s.round++;
    s.phase = 'preparation';
    s.marker = -1;
    for (const p of s.players) p.deeds = NO_DEEDS; // a round begins with its preparation (ART-DIR-07)
    if (s.event !== null) s.eventsPast = [...s.eventsPast, s.event];
    s.eventDone = false;
    clearExpeditions(s);
    const setup = roundSetup(s);
    revealExpeditions(s, setup.expeditions, ctx);
    layRewards(s, ctx);
    let [energy, mineral] = [setup.energyBonus, setup.mineralBonus];
    for (const { card } of s.expeditions) {
      energy += expeditionCard(card).energy;
      mineral += expeditionCard(card).mineral;
    }
    s.stock = { vents: energy, quarry: mineral }; // leftovers are returned (ART-PREP-06)
    const tiles = revealTiles(s, setup.gantryTiles, ctx);
    const colonists = fillDoorstep(s, setup.doorstepColonists, ctx);
    ctx.reveal();
    const event = s.eventDeck.at(-1) ?? missing('Event', s.round);
    s.eventDeck = s.eventDeck.slice(0, -1);
    s.event = event;
    const expeditions = s.expeditions.map(({ card, colonists, building }) => ({
      card,
      colonists,
      building,
    }));
    const { round, stock } = s;
    ctx.emit({ type: 'boardPrepared', round, expeditions, ...stock, tiles, colonists, event });
    if (eventCard(event).letter === data.phaseTrack.immediateLetter) {
      ctx.then({ type: 'carryOutEvent' }, ...checkpoint(s)); // ART-PREP-13
    }
  },
};

/** What nobody claimed goes before anything is drawn (ART-PREP-05). */
function clearExpeditions(s: Artemis): void {
  for (const { card, colonists, building } of s.expeditions) {
    s.expeditionDiscard = [...s.expeditionDiscard, card];
    for (const colonist of colonists) s.discard = plus(s.discard, INDEX[colonist], 1);
    if (building !== null) s.boxed = [...s.boxed, building];
  }
  s.expeditions = [];
}

function revealExpeditions(s: Artemis, n: number, ctx: Do): void {
  for (let i = 0; i < n; i++) {
    const card = drawExpedition(s, ctx);
    if (card === null) return;
    const bare = { card, colonists: [], building: null, dice: [], awards: [] };
    s.expeditions = [...s.expeditions, bare];
  }
}

/** The discards become a new deck only when a card must be drawn and there is none (ART-PREP-02). */
function drawExpedition(s: Artemis, ctx: Do): ExpeditionId | null {
  if (s.expeditionDeck.length === 0 && s.expeditionDiscard.length > 0) {
    s.expeditionDeck = shuffle([...s.expeditionDiscard], (n) => ctx.random(n));
    s.expeditionDiscard = [];
    ctx.emit({ type: 'expeditionsReshuffled', cards: s.expeditionDeck.length });
  }
  ctx.reveal();
  const card = s.expeditionDeck.at(-1) ?? null;
  s.expeditionDeck = s.expeditionDeck.slice(0, -1);
  return card;
}

/** Card by card, after all are revealed, before Gantry and Doorstep take theirs (ART-PREP-04). */
function layRewards(s: Artemis, ctx: Do): void {
  s.expeditions = s.expeditions.map((expedition) => {
    const { colonistsOnCard, buildingOnCard } = expeditionCard(expedition.card);
    const colonists = drawColonists(s, colonistsOnCard, ctx);
    return { ...expedition, colonists, building: buildingOnCard ? drawTile(s) : null };
  });
}

function drawColonists(s: Artemis, n: number, ctx: Do): Colonist[] {
  const drawn: Colonist[] = [];
  while (drawn.length < n) {
    const colonist = drawColonist(s, ctx);
    if (colonist === null) break;
    drawn.push(colonist);
  }
  return drawn;
}

function drawTile(s: Artemis): TileId | null {
  const kind = stackKind(s);
  const tile = s.stacks[kind].at(-1) ?? null; // ART-PREP-14
  s.stacks = { ...s.stacks, [kind]: s.stacks[kind].slice(0, -1) };
  return tile;
}

/** Added at the far end, until so many are new or the Gantry is full (ART-PREP-08, ART-PREP-09). */
function revealTiles(s: Artemis, n: number, ctx: Do): TileId[] {
  const revealed: GantryTile[] = [];
  ctx.reveal();
  while (revealed.length < Math.min(n, maxTiles - s.gantry.length)) {
    const tile = drawTile(s);
    if (tile === null) break;
    revealed.push({ tile, dice: [] });
  }
  s.gantry = [...s.gantry, ...revealed];
  return revealed.map(({ tile }) => tile);
}

function fillDoorstep(s: Artemis, n: number, ctx: Do): Colonist[] {
  const drawn = drawColonists(s, Math.min(n, maxColonists - total(s.doorstep)), ctx);
  for (const colonist of drawn) s.doorstep = plus(s.doorstep, INDEX[colonist], 1);
  return drawn;
}

export const carryOutEvent: Effect<'carryOutEvent'> = {
  run(s, _task, ctx) {
    const event = s.event ?? missing('Event', s.round);
    s.eventDone = true;
    ctx.emit({ type: 'eventCarriedOut', event });
    const { effects } = eventCard(event);
    // Events name the players they strike themselves: the seat here is nobody's in particular.
    ctx.then({
      type: 'perform',
      seat: s.first,
      effects,
      by: 'event',
      expedition: null,
      tile: null,
    });
  },
};
