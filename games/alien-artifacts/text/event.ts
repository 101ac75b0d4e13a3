import type { Voice } from '@orrery/shared';
import { data, NUMBER_OF, resourceNo } from '../data/index.ts';
import type { AlienEvent } from '../rules/events.ts';
import {
  capital,
  deckName,
  listed,
  nameOfArtifact,
  nameOfCard,
  nameOfFaction,
  nameOfResource,
  nameOfTable,
  nameOfType,
  rowText,
  sectionName,
  sectionOf,
  sectionSymbols,
  sideName,
} from './names.ts';
import { say } from './say.ts';

type Of<K extends AlienEvent['type']> = Extract<AlienEvent, { readonly type: K }>;

function kept({ lang, name }: Voice, event: Of<'cardKept'>): string {
  const { side, back } = event;
  const params = {
    player: name(event.seat),
    card: nameOfCard(lang, event.card),
    side: side === null ? '' : sideName(lang, side),
    back: listed(
      lang,
      back.map((card) => nameOfCard(lang, card)),
    ),
  };
  if (back.length === 0) {
    return say(lang, side === null ? 'event.cardKept' : 'event.cardKept.empire', params);
  }
  return say(lang, side === null ? 'event.cardKept.back' : 'event.cardKept.empireBack', params);
}

function spent({ lang, name }: Voice, event: Of<'spent'>): string {
  const card = event.card === null ? '' : nameOfCard(lang, event.card);
  const what = say(lang, `for.${event.action}`, { card });
  const cards = event.cards.map((id, i) =>
    sectionSymbols(lang, sectionOf(id, event.sections[i] ?? 0)),
  );
  const { free } = event;
  const params = { player: name(event.seat), what, cards: listed(lang, cards), free };
  if (cards.length === 0) {
    return say(lang, free > 0 ? 'event.spent.freeOnly' : 'event.spent.nothing', params);
  }
  if (event.action === 'sell' && free === 0) return say(lang, 'event.spent.sell', params);
  return say(lang, free > 0 ? 'event.spent.free' : 'event.spent', params);
}

function target({ lang, name }: Voice, { target: seat, system }: Of<'attackDeclared'>): string {
  if (seat !== null) return name(seat);
  return say(lang, 'target.alien', { system: nameOfTable(lang, system ?? '') });
}

/** What only its own player may read is told in a second form. */
function gained(
  { lang, name }: Voice,
  event: Of<'resourcesDrawn'> | Of<'artifactsGained'> | Of<'plansGained'>,
): string {
  const { n } = event;
  const player = name(event.seat);
  switch (event.type) {
    case 'resourcesDrawn':
      if (event.cards === null) return say(lang, 'event.resourcesDrawn', { player, n });
      return say(lang, 'event.resourcesDrawn.own', {
        player,
        cards: event.cards.map((id) => nameOfResource(lang, id)).join(say(lang, 'between')),
      });
    case 'artifactsGained':
      if (event.artifacts === null) return say(lang, 'event.artifactsGained', { player, n });
      return say(lang, 'event.artifactsGained.own', {
        player,
        artifacts: listed(
          lang,
          event.artifacts.map((id) => nameOfArtifact(lang, id)),
        ),
      });
    case 'plansGained':
      if (event.plans === null) return say(lang, 'event.plansGained', { player, n });
      return say(lang, 'event.plansGained.own', {
        player,
        plans: listed(
          lang,
          event.plans.map((id) => nameOfTable(lang, id)),
        ),
      });
  }
}

function ended({ lang, name }: Voice, { winners, scores }: Of<'gameEnded'>): string {
  return say(lang, winners.length > 1 ? 'event.gameEnded.shared' : 'event.gameEnded', {
    winners: listed(lang, winners.map(name)),
    score: scores[winners[0] ?? 0] ?? 0,
  });
}

/** One line of the log. */
export function eventLine(voice: Voice, event: AlienEvent): string {
  const { lang, name } = voice;
  const player = 'seat' in event ? name(event.seat) : '';
  const card = 'card' in event && event.card !== null ? nameOfCard(lang, event.card) : '';
  switch (event.type) {
    case 'gameBegan':
      return say(lang, 'event.gameBegan', { player: name(event.first) });
    case 'factionTaken':
      return say(lang, 'event.factionTaken', {
        player,
        faction: nameOfFaction(lang, event.faction),
      });
    case 'cardsDrawn': {
      const cards = listed(
        lang,
        event.cards.map((id) => nameOfCard(lang, id)),
      );
      return say(lang, 'event.cardsDrawn', { player, cards });
    }
    case 'cardKept':
      return kept(voice, event);
    case 'deckSearched':
      return say(lang, 'event.deckSearched', {
        player,
        deck: deckName(lang, event.kind),
        type: nameOfType(lang, event.typeId),
        card,
      });
    case 'turnBegan':
      return say(lang, event.extra ? 'event.turnBegan.extra' : 'event.turnBegan', { player });
    case 'actionSkipped':
      return say(lang, 'event.actionSkipped', { player });
    case 'bought':
      return say(lang, 'event.bought', {
        player,
        n: event.paid,
        cards: event.cards,
        deck: deckName(lang, event.kind),
      });
    case 'spent':
      return spent(voice, event);
    case 'creditsPaid':
      return say(lang, 'event.creditsPaid', { player, n: event.n, card });
    case 'prepared': {
      const symbols = sectionSymbols(lang, sectionOf(event.resource, event.section));
      return say(lang, 'event.prepared', { player, symbols, card });
    }
    case 'sold':
      return say(lang, event.lost > 0 ? 'event.sold.lost' : 'event.sold', {
        player,
        n: event.credits,
        lost: event.lost,
      });
    case 'unlocked':
      return say(lang, 'event.unlocked', { player, card, n: event.credits });
    case 'technologyUsed':
      return say(lang, 'event.technologyUsed', { player, card });
    case 'artifactUsed':
      return say(lang, 'event.artifactUsed', {
        player,
        artifact: nameOfArtifact(lang, event.artifact),
      });
    case 'cardAdded':
      return say(lang, event.automatic ? 'event.cardAdded.automatic' : 'event.cardAdded', {
        player,
        card,
        side: sideName(lang, event.side),
      });
    case 'cardFlipped':
      return say(lang, 'event.cardFlipped', { player, card, side: sideName(lang, event.side) });
    case 'vpGained':
      return say(lang, card === '' ? 'event.vpGained' : 'event.vpGained.card', {
        player,
        n: event.n,
        card,
      });
    case 'creditsGained':
      return say(lang, card === '' ? 'event.creditsGained' : 'event.creditsGained.card', {
        player,
        n: event.n,
        card,
      });
    case 'creditsStolen':
      return say(lang, 'event.creditsStolen', { player, from: name(event.from), n: event.n });
    case 'resourcesDrawn':
    case 'artifactsGained':
    case 'plansGained':
      return gained(voice, event);
    case 'deckPeeked':
      return say(lang, 'event.deckPeeked', { player, deck: deckName(lang, event.kind) });
    case 'peekPlaced':
      return say(lang, event.place === 'top' ? 'event.peekPlaced' : 'event.peekPlaced.bottom', {
        player,
        card,
      });
    case 'boosted':
      return say(lang, `event.boosted.${event.what}`, { player, n: event.n });
    case 'limitLifted':
      return say(lang, 'event.limitLifted', { player });
    case 'discarded':
      return say(lang, 'event.discarded', {
        player,
        resource: nameOfResource(lang, event.resource),
      });
    case 'deckEmptied':
      return say(lang, event.ending ? 'event.deckEmptied.ending' : 'event.deckEmptied', {
        marker: event.marker,
      });
    case 'artifactsShuffled':
      return say(lang, 'event.artifactsShuffled', { n: event.n });
    case 'gameEnded':
      return ended(voice, event);
    default:
      return cardEvent(voice, event, player);
  }
}

type CardEvent = Of<
  | 'produced'
  | 'sectionTurned'
  | 'typeRevealed'
  | 'revenueScored'
  | 'attackDeclared'
  | 'attackSkipped'
  | 'planChosen'
  | 'cardsRevealed'
  | 'shipStruck'
  | 'shipLost'
  | 'shipSaved'
  | 'tokenPlaced'
  | 'tokenRemoved'
  | 'systemChanged'
>;

/** A Type that matches scores nothing where no goal is met. */
function revealedKey({ match, points }: Of<'typeRevealed'>): Parameters<typeof say>[1] {
  if (!match) return 'event.typeRevealed';
  return points > 0 ? 'event.typeRevealed.match' : 'event.typeRevealed.noGoal';
}

/** What Planets, Technologies and Ships do, and what is done to them. */
function cardEvent(voice: Voice, event: CardEvent, player: string): string {
  const { lang, name } = voice;
  switch (event.type) {
    case 'produced':
      return say(lang, event.points > 0 ? 'event.produced.point' : 'event.produced', {
        player,
        card: nameOfCard(lang, event.planet),
        section: sectionName(lang, sectionOf(event.resource, event.section)),
        n: event.points,
      });
    case 'sectionTurned':
      return say(lang, 'event.sectionTurned', {
        player,
        card: nameOfCard(lang, event.planet),
        section: sectionName(lang, sectionOf(event.resource, event.section)),
      });
    case 'typeRevealed':
      return say(lang, revealedKey(event), {
        player,
        card: nameOfCard(lang, event.technology),
        resource: nameOfResource(lang, event.resource),
        n: event.points,
      });
    case 'revenueScored': {
      const card = nameOfCard(lang, event.technology);
      return say(lang, 'event.revenueScored', { player, card, n: event.points });
    }
    case 'attackDeclared':
      return say(lang, 'event.attackDeclared', { player, target: target(voice, event) });
    case 'attackSkipped':
      return say(lang, 'event.attackSkipped', { player, card: nameOfCard(lang, event.ship) });
    case 'planChosen':
      return event.plan === data.basicDefencePlan.id
        ? say(lang, 'event.planChosen.basic', { player })
        : say(lang, 'event.planChosen', { player, plan: nameOfTable(lang, event.plan) });
    case 'cardsRevealed': {
      const numbers = event.resources.map((id) => `${NUMBER_OF[resourceNo(id)] ?? 0}`);
      const card = nameOfCard(lang, event.ship);
      return say(lang, 'event.cardsRevealed', { card, numbers: listed(lang, numbers) });
    }
    case 'shipStruck':
      return say(lang, 'event.shipStruck', {
        card: nameOfCard(lang, event.ship),
        number: event.number,
        value: event.value,
        row: rowText(lang, event.table, event.row),
      });
    case 'shipLost':
      return say(lang, event.destroyed ? 'event.shipLost.destroyed' : 'event.shipLost', {
        card: nameOfCard(lang, event.ship),
      });
    case 'shipSaved':
      return say(lang, 'event.shipSaved', { card: nameOfCard(lang, event.ship) });
    case 'tokenPlaced':
      return say(lang, 'event.tokenPlaced', {
        player,
        card: nameOfCard(lang, event.card),
        on: name(event.on),
      });
    case 'tokenRemoved':
      return say(lang, 'event.tokenRemoved', { player, card: nameOfCard(lang, event.card) });
    case 'systemChanged':
      return capital(say(lang, 'event.systemChanged', { system: nameOfTable(lang, event.system) }));
  }
}
