import { missing } from '@orrery/kernel';
import {
  cardId,
  cardInfo,
  NUMBER_OF,
  planEffects,
  planTable,
  type Resource,
  resourceId,
  rowKey,
  systemEffects,
  systemTable,
} from '../data/index.ts';
import { answers, meant } from './answers.ts';
import { sail } from './attack.ts';
import { discard, drawResources } from './decks.ts';
import { type AlienEffect, type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import { attackerOf } from './ships.ts';
import { ALIEN, type Alien, attackOf, player } from './state.ts';

const numberOn = (card: Resource): number => NUMBER_OF[card] ?? missing('number on', card);

/** One Ship attacks with a card of its own (ALI-ATK-03, ALI-ATK-19). */
export const strike: AlienEffect<'strike'> = {
  run(s, { seat, ship }, ctx) {
    const attack = attackOf(s);
    s.attacked = [...s.attacked, ship];
    const { draws } = attackerOf(player(s, seat), ship, attack.target, attack.boost);
    const revealed = drawResources(s, draws, ctx);
    s.attack = { ...attack, ship, revealed, value: 0 };
    const [card] = revealed;
    // ALI-ATK-20: without a card nothing happens, not even its ability.
    if (card === undefined) return ctx.then({ type: 'shipDone', seat });
    ctx.emit({
      type: 'cardsRevealed',
      seat,
      ship: cardId(ship),
      resources: revealed.map(resourceId),
    });
    const isChoice = revealed.some((other) => numberOn(other) !== numberOn(card));
    if (isChoice) ctx.then({ type: 'chooseAttackCard', seat });
    else hit(s, card, ctx);
  },
};

export const chooseAttackCard: AlienQuestion<'chooseAttackCard', string> = {
  rule: 'ALI-ATK-19',
  seat: seatOf,
  candidates: (s) => attackOf(s).revealed.map(resourceId),
  forbid: () => null,
  choose(s, _task, choice, ctx) {
    const attack = attackOf(s);
    const card = meant(answers.chooseAttackCard, choice);
    // The one that counts is discarded last.
    const others = attack.revealed.filter((other) => other !== card);
    s.attack = { ...attack, revealed: [...others, card] };
    hit(s, card, ctx);
  },
};

/** The Attack Value is looked up in the target's table (ALI-ATK-04, ALI-ATK-05). */
function hit(s: Alien, card: Resource, ctx: Context): void {
  const attack = attackOf(s);
  const { seat, target, plan, boost } = attack;
  const ship = attack.ship ?? missing('Ship of', 'an attack');
  const number = numberOn(card);
  const value = number + attackerOf(player(s, seat), ship, target, boost).bonus;
  s.attack = { ...attack, value };
  const isAlien = target === ALIEN;
  const system = s.systems[0] ?? missing('Alien System', 0);
  const table = isAlien ? systemTable(system) : planTable(plan);
  const ops = isAlien ? systemEffects(system, value) : planEffects(plan, value);
  const row = rowKey(table, value);
  const told = { ship: cardId(ship), number, value, row, table: table.id };
  ctx.emit({ type: 'shipStruck', seat, ...told });
  ctx.then(
    { type: 'resolve', seat, ops, self: null, from: 'attacks' },
    { type: 'afterStrike', seat },
    { type: 'shipDone', seat },
  );
}

/** The Ship's own ability, whatever became of it (ALI-ATK-25). */
export const afterStrike: AlienEffect<'afterStrike'> = {
  run(s, { seat }, ctx) {
    const { ship } = attackOf(s);
    if (ship === null) return;
    for (const op of cardInfo(ship).ship) {
      if (op.op !== 'afterAttack') continue;
      ctx.then({ type: 'resolve', seat, ops: op.do, self: ship, from: 'effects' });
    }
  },
};

/** The revealed cards are discarded, and the next Ship may join. */
export const shipDone: AlienEffect<'shipDone'> = {
  run(s, { seat }, ctx) {
    const attack = attackOf(s);
    discard(s, attack.revealed);
    s.attack = { ...attack, revealed: [] };
    if (attack.all) sail(s, seat, false, ctx);
  },
};
