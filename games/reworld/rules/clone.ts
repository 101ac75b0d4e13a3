import type { City, Letter, Player, Reworld, SignId } from './state.ts';

function cloneLists<T>(lists: readonly T[][]): T[][] {
  const copy: T[][] = [];
  for (const list of lists) copy.push(list.length === 0 ? [] : list.slice());
  return copy;
}

function cloneCities(cities: readonly City[]): City[] {
  const copy: City[] = [];
  for (const { letter, sign, modules } of cities) {
    copy.push({ letter, sign, modules: modules.slice() });
  }
  return copy;
}

function clonePlayer(p: Player): Player {
  return {
    points: { ...p.points },
    hand: [...p.hand],
    discard: [...p.discard],
    left: p.left,
    docks: cloneLists(p.docks),
    cities: cloneCities(p.cities),
    defense: p.defense.slice(),
    shuttles: p.shuttles.slice(),
    satellites: p.satellites.slice(),
    ships: p.ships.slice(),
  };
}

const cloneSigns = (signs: Reworld['signs']): Record<Letter, SignId[]> => ({
  A: signs.A.slice(),
  B: signs.B.slice(),
  C: signs.C.slice(),
  D: signs.D.slice(),
  E: signs.E.slice(),
});

/** Tasks are never changed once made, so they are shared. */
export function clone(s: Reworld): Reworld {
  const { outcome, payment, transport, admiralSpace } = s;
  return {
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    tasks: s.tasks.slice(),
    outcome: outcome && { winners: outcome.winners.slice() },
    chapter: s.chapter,
    round: s.round,
    admiral: s.admiral,
    bag: s.bag.slice(),
    ports: s.ports.slice(),
    posts: cloneLists(s.posts),
    admiralSpace: admiralSpace && { seat: admiralSpace.seat, card: admiralSpace.card },
    setAside: [...s.setAside],
    payment: payment && { seat: payment.seat, port: payment.port, cards: [...payment.cards] },
    transport: transport && {
      seat: transport.seat,
      shuttle: transport.shuttle,
      left: transport.left,
      carried: transport.carried.slice(),
    },
    players: s.players.map(clonePlayer),
    signs: cloneSigns(s.signs),
    ships: s.ships.slice(),
    box: s.box.slice(),
  };
}
