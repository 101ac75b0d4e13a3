import { data, eventCard, expeditionCard, REGIONS } from '../../data/index.ts';
import { type Carries, clearBoard, colony, joinRow, rank, setOut } from './draft.ts';

type Placing =
  | 'boardPrepared'
  | 'expeditionsReshuffled'
  | 'firstPlayerChosen'
  | 'diceRolled'
  | 'diePlaced'
  | 'dieTurnedDown'
  | 'dieSetAside';

const { energyPerColonist = 0 } = data.regions.find(({ id }) => id === 'doorstep') ?? {};

/** From the prepared board to the last die. */
export const PLACING: Pick<Carries, Placing> = {
  boardPrepared(draft, { round, event, expeditions, vents, quarry, tiles, colonists }, goal) {
    clearBoard(draft);
    if (draft.event) draft.eventsPast.push(draft.event.id);
    draft.phase = 'preparation';
    draft.round = round;
    draft.event = { id: event, letter: eventCard(event).letter, done: false };
    draft.expeditions = expeditions.map(({ card, colonists, building }) => {
      const { difficulty } = expeditionCard(card);
      const bare = { dice: [], awards: [], total: 0, success: false, ranking: [] };
      return { card, colonists: [...colonists], building, difficulty, ...bare };
    });
    draft.vents.stock = vents;
    draft.quarry.stock = quarry;
    draft.gantry.push(...tiles.map((tile) => ({ tile, dice: [], price: null })));
    for (const colonist of colonists) draft.doorstep.colonists[colonist]++;
    draft.doorstep.price = energyPerColonist;
    for (const player of draft.players) player.placed = REGIONS.map(() => 0);
    // How full decks and bag are is told by the newest view.
    const { stacks, bag, discard, expeditionDeck, expeditionDiscard, boxed, eventsLeft } = goal;
    const counts = { stacks, bag, discard, expeditionDeck, expeditionDiscard, boxed, eventsLeft };
    Object.assign(draft, structuredClone(counts));
  },
  expeditionsReshuffled: () => undefined,
  firstPlayerChosen(draft, { first }) {
    draft.first = first;
  },
  diceRolled(draft, { owner, dice, relic, planning }) {
    draft.phase = 'placement';
    for (const drone of draft.drones) if (drone.owner === owner) drone.dice = [...dice];
    if (planning !== null) draft.planning = planning;
    colony(draft, owner, (player) => {
      player.dice = [...dice];
      player.relicDie = relic;
    });
    if (relic !== null && draft.relic) draft.relic.rolled = relic;
  },
  diePlaced(draft, event, goal) {
    const { owner, relic, rolled, value, region, colonist, size, fee } = event;
    const die = { owner, value, relic };
    const drone = draft.drones.find((one) => one.owner === owner);
    drone?.dice.splice(drone.dice.indexOf(rolled), 1);
    colony(draft, owner, (player) => {
      if (relic) player.relicDie = null;
      else player.dice.splice(player.dice.indexOf(rolled), 1);
      player.toolkit -= Math.abs(value - rolled);
      if (fee !== null) player[fee]--;
      const index = REGIONS.indexOf(region);
      player.placed[index] = (player.placed[index] ?? 0) + 1;
      for (let i = 0; i < size; i++)
        if (colonist !== null) setOut(player, goal.players[owner], colonist);
    });
    if (relic && draft.relic) draft.relic.rolled = null;
    switch (region) {
      case 'basecamp': {
        const camp = draft.expeditions.find(({ card }) => card === event.expedition);
        camp?.dice.push({ ...die, crew: colonist, size });
        if (camp) rank(camp);
        break;
      }
      case 'gantry': {
        const slot = draft.gantry.find(({ tile }) => tile === event.tile);
        slot?.dice.push(die);
        if (slot) slot.price = value;
        break;
      }
      case 'academy': {
        const target = data.academyTable[value - 1]?.colonist ?? 'pioneer';
        draft.academy.dice.push({ ...die, trainee: colonist, target });
        break;
      }
      case 'outfitter':
        draft.outfitter.push(die);
        break;
      case 'vents':
      case 'quarry':
      case 'doorstep':
        joinRow(draft, region, die);
    }
  },
  dieTurnedDown(draft, { owner, expedition, from, to }) {
    const camp = draft.expeditions.find(({ card }) => card === expedition);
    const die = camp?.dice.find((one) => one.owner === owner && one.value === from);
    if (die) die.value = to;
    if (camp) rank(camp);
  },
  dieSetAside(draft, { owner, value }) {
    const drone = draft.drones.find((one) => one.owner === owner);
    if (!drone) return;
    drone.dice.splice(drone.dice.indexOf(value), 1);
    drone.aside++;
  },
};
