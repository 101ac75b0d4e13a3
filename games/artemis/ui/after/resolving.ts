import { buildingOn, eventCard, expeditionCard } from '../../data/index.ts';
import {
  build,
  type Carries,
  clearCamp,
  colony,
  enter,
  hasRoom,
  leave,
  markerTo,
  recallCrew,
  setOut,
  takeDie,
} from './draft.ts';

type Resolving =
  | 'eventCarriedOut'
  | 'expeditionResolved'
  | 'rewardTaken'
  | 'crewReturned'
  | 'harvested'
  | 'dieExposed'
  | 'purchaseDeclined'
  | 'purchaseMissed'
  | 'buildingBought'
  | 'buildingWon'
  | 'buildingStaffed'
  | 'colonistRecruited'
  | 'colonistsHired'
  | 'colonistDrawn'
  | 'colonistPlaced'
  | 'colonistTrained'
  | 'trainingMissed'
  | 'reliefAdvanced'
  | 'reliefTaken';

const isHub = (tile: string): boolean =>
  buildingOn(tile).effects.some(({ op }) => op === 'freeExpeditionCrew');

/** Region by region, with the Phase marker. */
export const RESOLVING: Pick<Carries, Resolving> = {
  eventCarriedOut(draft, { event }) {
    const { letter, effects } = eventCard(event);
    markerTo(draft, letter);
    if (draft.event) draft.event.done = true;
    for (const effect of effects) {
      if (effect.op === 'addToRegion') draft[effect.region].stock += effect.n;
      if (effect.op === 'roundModifier' && effect.modifier === 'doorstepCost')
        draft.doorstep.price = effect.value;
    }
  },
  expeditionResolved(draft, { expedition }) {
    markerTo(draft, 'basecamp');
    const index = draft.expeditions.findIndex(({ card }) => card === expedition);
    draft.expeditions.slice(0, Math.max(0, index)).forEach(clearCamp);
  },
  rewardTaken(draft, { seat, expedition, reward }) {
    const camp = draft.expeditions.find(({ card }) => card === expedition);
    camp?.awards.push({ seat, reward });
    for (const effect of expeditionCard(expedition).rewards[reward]?.effects ?? [])
      if (effect.op === 'gainCardColonists') camp?.colonists.splice(0, effect.n);
  },
  crewReturned(draft, { seat, toHub, toShelters }) {
    recallCrew(draft, seat);
    colony(draft, seat, (player) => {
      for (const colonist of toShelters) enter(player, 'shelters', colonist);
      for (const colonist of toHub) {
        const hub = player.buildings.find((one) => isHub(one.tile) && hasRoom(one, colonist));
        enter(player, hub?.tile ?? 'shelters', colonist);
      }
    });
  },
  harvested(draft, { owner, region, value, n }) {
    markerTo(draft, region);
    draft[region].stock -= n;
    takeDie(draft[region].dice, owner, value);
    const what = region === 'vents' ? 'energy' : 'mineral';
    colony(draft, owner, (player) => (player[what] += n));
  },
  dieExposed(draft, { owner, region, value }) {
    if (region === 'vents' || region === 'quarry' || region === 'doorstep')
      takeDie(draft[region].dice, owner, value);
  },
  purchaseDeclined: (draft) => markerTo(draft, 'gantry'),
  purchaseMissed: (draft) => markerTo(draft, 'gantry'),
  buildingBought(draft, { owner, tile, price }) {
    markerTo(draft, 'gantry');
    draft.gantry = draft.gantry.filter((slot) => slot.tile !== tile);
    colony(draft, owner, (player) => {
      player.mineral -= price;
      build(player, tile);
    });
  },
  buildingWon(draft, { seat, tile }) {
    for (const camp of draft.expeditions) if (camp.building === tile) camp.building = null;
    colony(draft, seat, (player) => build(player, tile));
  },
  buildingStaffed(draft, { seat, tile, colonists }) {
    colony(draft, seat, (player) => {
      for (const colonist of colonists) {
        leave(player, 'shelters', colonist);
        enter(player, tile, colonist);
      }
    });
  },
  colonistRecruited(draft, { seat, colonist, price }) {
    markerTo(draft, 'doorstep');
    draft.doorstep.colonists[colonist]--;
    colony(draft, seat, (player) => (player.energy -= price));
  },
  colonistsHired(draft, { colonists }) {
    markerTo(draft, 'doorstep');
    for (const colonist of colonists) draft.doorstep.colonists[colonist]--;
    draft.doorstep.dice.shift();
  },
  colonistDrawn: () => undefined,
  colonistPlaced(draft, { seat, colonist, place }) {
    colony(draft, seat, (player) => enter(player, place, colonist));
  },
  colonistTrained(draft, { seat, from, to }, goal) {
    draft.academy.supply[to]--;
    const [die] = draft.academy.dice;
    const lies = die?.owner === seat && die.trainee === from && die.target === to;
    // An Expedition may train somebody while the same is still to come at the Academy.
    if (lies && goal.academy.dice.length < draft.academy.dice.length) {
      markerTo(draft, 'academy');
      draft.academy.dice.shift();
    } else colony(draft, seat, (player) => setOut(player, goal.players[seat], from));
  },
  trainingMissed(draft) {
    markerTo(draft, 'academy');
    draft.academy.dice.shift();
  },
  reliefAdvanced(draft, { seat, space }) {
    colony(draft, seat, (player) => (player.relief = space));
  },
  reliefTaken: () => undefined,
};
