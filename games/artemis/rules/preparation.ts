import { missing, shuffle } from '@orrery/kernel';
import { type Colonist, data, eventCard, expeditionCard, region } from '../data/index.ts';
import { addTo, total } from './colony.ts';
import { INDEX } from './crew.ts';
import { checkpoint } from './dice.ts';
import { drawColonist } from './goods.ts';
import type { Do, Effect } from './handler.ts';
import { roundSetup, stackKind } from './prepared.ts';
import { type Artemis, type Deeds, type ExpeditionId, type TileId } from './state.ts';

const { maxTiles = 0 } = region('gantry');
const { maxColonists = 0 } = region('doorstep');

export const noDeeds = (): Deeds => ({
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
});

export const prepareBoard: Effect<'prepareBoard'> = {
  run(s, _task, ctx) {
    s.round++;
    s.phase = 'preparation';
    s.marker = -1;
    for (const p of s.players) p.deeds = noDeeds(); // a round begins with its preparation (ART-DIR-07)
    if (s.event !== null) s.eventsPast.push(s.event);
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
    const event = s.eventDeck.pop() ?? missing('Event', s.round);
    s.event = event;
    const expeditions = s.expeditions.map(({ card, colonists, building }) => ({
      card,
      colonists: [...colonists],
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
    s.expeditionDiscard.push(card);
    for (const colonist of colonists) addTo(s.discard, INDEX[colonist], 1);
    if (building !== null) s.boxed.push(building);
  }
  s.expeditions = [];
}

function revealExpeditions(s: Artemis, n: number, ctx: Do): void {
  for (let i = 0; i < n; i++) {
    const card = drawExpedition(s, ctx);
    if (card === null) return;
    s.expeditions.push({ card, colonists: [], building: null, dice: [], awards: [] });
  }
}

/** The discards become a new deck only when a card must be drawn and there is none (ART-PREP-02). */
function drawExpedition(s: Artemis, ctx: Do): ExpeditionId | null {
  if (s.expeditionDeck.length === 0 && s.expeditionDiscard.length > 0) {
    s.expeditionDeck = shuffle(s.expeditionDiscard, (n) => ctx.random(n));
    s.expeditionDiscard = [];
    ctx.emit({ type: 'expeditionsReshuffled', cards: s.expeditionDeck.length });
  }
  ctx.reveal();
  return s.expeditionDeck.pop() ?? null;
}

/** Card by card, after all are revealed, before Gantry and Doorstep take theirs (ART-PREP-04). */
function layRewards(s: Artemis, ctx: Do): void {
  for (const expedition of s.expeditions) {
    const { colonistsOnCard, buildingOnCard } = expeditionCard(expedition.card);
    for (let i = 0; i < colonistsOnCard; i++) {
      const colonist = drawColonist(s, ctx);
      if (colonist !== null) expedition.colonists.push(colonist);
    }
    if (buildingOnCard) expedition.building = s.stacks[stackKind(s)].pop() ?? null;
  }
}

/** Added at the far end, until so many are new or the Gantry is full (ART-PREP-08, ART-PREP-09). */
function revealTiles(s: Artemis, n: number, ctx: Do): TileId[] {
  const stack = s.stacks[stackKind(s)];
  const revealed: TileId[] = [];
  ctx.reveal();
  while (revealed.length < n && s.gantry.length < maxTiles) {
    const tile = stack.pop();
    if (tile === undefined) break; // ART-PREP-14
    revealed.push(tile);
    s.gantry.push({ tile, dice: [] });
  }
  return revealed;
}

function fillDoorstep(s: Artemis, n: number, ctx: Do): Colonist[] {
  const drawn: Colonist[] = [];
  while (drawn.length < n && total(s.doorstep) < maxColonists) {
    const colonist = drawColonist(s, ctx);
    if (colonist === null) break;
    drawn.push(colonist);
    addTo(s.doorstep, INDEX[colonist], 1);
  }
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
