import { never } from '@orrery/kernel';
import {
  type Attacker,
  type Card,
  cardId,
  cardInfo,
  fateBy,
  OPERATIONAL,
  SHIP,
} from '../data/index.ts';
import { bonusesOf } from './bonuses.ts';
import { putBottom } from './decks.ts';
import type { Context } from './handler-types.ts';
import { ALIEN, type Alien, type Attack, type Player, player } from './state.ts';
import { triggered } from './triggers.ts';

/** How a Ship attacks: its own ability, and what the Technologies of its owner add (ALI-ATK-04). */
export function attackerOf(p: Player, ship: Card, target: number, boost: number): Attacker {
  const bonuses = bonusesOf(p);
  let bonus = boost + (target === ALIEN ? bonuses.attackAlien : bonuses.attackPlayer);
  let draws = 1;
  let armour = false;
  for (const op of cardInfo(ship).ship) {
    switch (op.op) {
      case 'attackBonus':
        bonus += op.n;
        break;
      case 'drawChoice':
        draws = op.n;
        break;
      case 'armour':
        armour = true;
        break;
      case 'afterAttack':
        break; // once its row is done
      default:
        never(op);
    }
  }
  return { bonus, draws, armour, armourFleet: bonuses.armourFleet };
}

/** The Ship is damaged or destroyed, unless armour prevents it (ALI-ATK-18, ALI-ATK-26). */
export function loseShip(s: Alien, attack: Attack, destroyed: boolean, ctx: Context): void {
  const { seat, ship } = attack;
  const p = player(s, seat);
  const here = p.empire.find(({ card, side }) => card === ship && side === OPERATIONAL);
  if (ship === null || here === undefined) return;
  const attacker = attackerOf(p, ship, attack.target, attack.boost);
  const fate = fateBy([{ op: destroyed ? 'shipDestroyed' : 'shipDamaged' }], attacker);
  if (fate === 'safe') {
    ctx.emit({ type: 'shipSaved', seat, ship: cardId(ship) });
    return;
  }
  // ALI-ATK-15: its tokens go back to the supply.
  p.empire = p.empire.filter(({ card }) => card !== ship);
  // It may come back in the same turn, and is then locked like any other.
  if (p.unlocked.includes(ship)) p.unlocked = p.unlocked.filter((card) => card !== ship);
  if (fate === 'destroyed') putBottom(s, SHIP, [ship]); // ALI-ATK-13
  else {
    p.waiting = [...p.waiting, { card: ship, prepared: [] }]; // ALI-ATK-14
    s.attack = { ...attack, damaged: [...attack.damaged, ship] };
  }
  ctx.emit({ type: 'shipLost', seat, ship: cardId(ship), destroyed: fate === 'destroyed' });
  ctx.then(...triggered(s, seat, 'ownShipLost'));
}
