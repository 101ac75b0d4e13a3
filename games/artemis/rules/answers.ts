import { type Json, missing, type Seat } from '@orrery/kernel';
import { COLONISTS, type Colonist, data, type Region, type Resource } from '../data/index.ts';

type TileId = string;
/** Where a colonist of a colony is: in Shelters, or in the Building on that tile. */
export type Place = TileId;
export const SHELTERS = 'shelters';
/** One's Expedition Hubs, which lend their crews together (ART-BASE-08). */
export const HUB = 'hub';

/** A colonist of a colony, by type and place, such as `pioneer@shelters`. */
export type ColonistAt = `${Colonist}@${Place}`;
export interface At {
  readonly colonist: Colonist;
  /** The index of its type in COLONISTS. */
  readonly index: number;
  readonly place: Place;
}

/** Energy and Minerals. */
export type Split = readonly [energy: number, mineral: number];
/** What lies in the stores and is no resource (ART-GEN-04): it can be tried, never given. */
export type NoResource = 'toolkit' | 'badge';

/** The answers to each question, with those that one may only try. */
export interface Choices {
  /** The rolled value and the one it is placed with; the Relic die keeps its own. */
  placeDieValue: `${number}:${number}` | `relic:${number}`;
  placeDieRegion: Region;
  /** Index in the row of Expeditions. */
  placeDieExpedition: number;
  /** `hub` stands for all Hubs; from other Buildings nobody is sent. */
  placeDieCrew: 'nobody' | 'pioneers' | ColonistAt;
  /** How many from Shelters, how many from Hubs; somebody else is never among them. */
  placeDiePioneers: `${number}:${number}` | ColonistAt;
  placeDieFee: Resource | NoResource;
  /** Expedition, index of the die beside it, and by how much it is turned down. */
  placeDieMarineTarget: `${number}:${number}:${number}`;
  placeDieTile: TileId;
  placeDieTrainee: ColonistAt;
  /** In the order of COLONISTS, out of Shelters; nobody comes out of another Building. */
  staffNewBuilding: readonly Colonist[] | ColonistAt;
  assignColonist: Place;
  /** A space of the Relief track. */
  chooseRelief: number;
  /** Index of a reward on the card. */
  chooseReward: number;
  chooseResources: Split | NoResource;
  /** Who goes, and which type comes. */
  train: `${ColonistAt}>${Colonist}` | 'decline';
  /** Those that enter a Hub, in the order of COLONISTS; or another Building, which takes nobody. */
  returnCrew: readonly Colonist[] | TileId;
  /** `buy` or `decline`; another tile is not on sale now. */
  buyBuilding: TileId;
  recruitColonist: Colonist | 'stop';
  upkeepMoveWho: ColonistAt | 'stop';
  /** A place to move to, or a colonist (as ColonistAt) to swap with. */
  upkeepMoveWhere: Place;
  /** An owner of dice: in solo the drones, which are all the same as targets, by the first. */
  assaultTarget: number | 'skip';
  /** A Building, or `stop`. */
  activateBuildingWhich: TileId;
  /** What is returned, and how many of it. */
  activateBuildingUse: `${Resource}:${number}` | NoResource;
  /** The type of one colonist that is not warmed; or a Building, where nobody freezes. */
  chooseWarmed: TileId;
  chooseFirstPlayer: Seat;
  toolkitMoveWho: ColonistAt | 'stop';
  toolkitMoveWhere: Place;
  droneOutbid: TileId;
  directive: `play:${string}` | `discard:${string}` | 'pass';
  keepRelic: 'pay' | 'giveUp';
}
export type Ask = keyof Choices;

/** An answer that is written as it is meant. */
const plain = <C extends Json>() => ({
  make: (answer: C): C => answer,
  read: (choice: Json): C => choice as C,
});

const parts = (choice: Json, mark = ':'): string[] =>
  typeof choice === 'string' ? choice.split(mark) : [];
const numbers = (choice: Json): number[] => parts(choice).map(Number);

const named = new Map<Place, readonly ColonistAt[]>();
const meant = new Map<Json, At>();

/** The four of a place are written once, and found again by their text. */
function name(place: Place): readonly ColonistAt[] {
  const made = COLONISTS.map((colonist): ColonistAt => `${colonist}@${place}`);
  named.set(place, made);
  COLONISTS.forEach((colonist, index) => meant.set(made[index] ?? '', { colonist, index, place }));
  return made;
}
for (const place of [SHELTERS, HUB, ...data.buildingTiles.map(({ id }) => id)]) name(place);

const colonistAt = {
  make: (index: number, place: Place): ColonistAt =>
    (named.get(place) ?? name(place))[index] ?? missing('colonist', index),
  read: (choice: Json): At => meant.get(choice) ?? missing('colonist', JSON.stringify(choice)),
};

const mover = {
  ...colonistAt,
  /** Null: stop. */
  read: (choice: Json): At | null => (choice === 'stop' ? null : colonistAt.read(choice)),
};

/** A colonist to swap with, or a place. */
const destination = {
  make: colonistAt.make,
  read: (choice: Json): At | Place => meant.get(choice) ?? (choice as Place),
};

const FACES = [0, 1, 2, 3, 4, 5, 6];
const DICE = FACES.map((rolled) =>
  FACES.map((value): Choices['placeDieValue'] => `${rolled}:${value}`),
);
const FACED = new Map(
  DICE.flatMap((row, rolled) =>
    row.map((text, value) => [text as Json, { relic: false, rolled, value }] as const),
  ),
);

/** How the answers to each question are written and read: nobody else takes them apart. */
export const answers = {
  placeDieValue: {
    make: (rolled: number | 'relic', value: number): Choices['placeDieValue'] =>
      rolled === 'relic'
        ? `relic:${value}`
        : (DICE[rolled]?.[value] ?? missing('die value', value)),
    read(choice: Json) {
      const known = FACED.get(choice);
      if (known !== undefined) return known;
      const value = numbers(choice)[1] ?? 0;
      return { relic: true, rolled: value, value };
    },
  },
  placeDieRegion: plain<Choices['placeDieRegion']>(),
  placeDieExpedition: plain<Choices['placeDieExpedition']>(),
  placeDieCrew: {
    make: colonistAt.make,
    read: (choice: Json): At | 'nobody' | 'pioneers' =>
      meant.get(choice) ?? (choice as 'nobody' | 'pioneers'),
  },
  placeDiePioneers: {
    make: (shelters: number, hub: number): `${number}:${number}` => `${shelters}:${hub}`,
    read(choice: Json) {
      const other = meant.get(choice);
      if (other !== undefined) return other;
      const [shelters = 0, hub = 0] = numbers(choice);
      return { shelters, hub };
    },
  },
  placeDieFee: plain<Choices['placeDieFee']>(),
  placeDieMarineTarget: {
    make: (expedition: number, die: number, by: number): Choices['placeDieMarineTarget'] =>
      `${expedition}:${die}:${by}`,
    read(choice: Json) {
      const [expedition = 0, die = 0, by = 0] = numbers(choice);
      return { expedition, die, by };
    },
  },
  placeDieTile: plain<Choices['placeDieTile']>(),
  placeDieTrainee: colonistAt,
  staffNewBuilding: {
    make: colonistAt.make,
    read: (choice: Json): At | readonly Colonist[] =>
      meant.get(choice) ?? (choice as readonly Colonist[]),
  },
  assignColonist: plain<Choices['assignColonist']>(),
  chooseRelief: plain<Choices['chooseRelief']>(),
  chooseReward: plain<Choices['chooseReward']>(),
  chooseResources: plain<Choices['chooseResources']>(),
  train: {
    make: (index: number, place: Place, to: Colonist): Choices['train'] =>
      `${colonistAt.make(index, place)}>${to}`,
    /** Null: declined. */
    read(choice: Json) {
      if (choice === 'decline') return null;
      const [who = '', to = ''] = parts(choice, '>');
      return { who: colonistAt.read(who), to: to as Colonist };
    },
  },
  returnCrew: plain<Choices['returnCrew']>(),
  buyBuilding: plain<Choices['buyBuilding']>(),
  recruitColonist: plain<Choices['recruitColonist']>(),
  upkeepMoveWho: mover,
  upkeepMoveWhere: destination,
  assaultTarget: plain<Choices['assaultTarget']>(),
  activateBuildingWhich: plain<Choices['activateBuildingWhich']>(),
  activateBuildingUse: {
    make: (what: Resource, n: number): Choices['activateBuildingUse'] => `${what}:${n}`,
    read(choice: Json) {
      const [what = '', n = '0'] = parts(choice);
      return { what: what as Resource | NoResource, n: Number(n) };
    },
  },
  chooseWarmed: plain<Choices['chooseWarmed']>(),
  chooseFirstPlayer: plain<Choices['chooseFirstPlayer']>(),
  toolkitMoveWho: mover,
  toolkitMoveWhere: destination,
  droneOutbid: plain<Choices['droneOutbid']>(),
  directive: {
    make: (use: 'play' | 'discard', card: string): Choices['directive'] => `${use}:${card}`,
    /** Null: pass. */
    read(choice: Json) {
      if (choice === 'pass') return null;
      const [use, card = ''] = parts(choice);
      return { use: use as 'play' | 'discard', card };
    },
  },
  keepRelic: plain<Choices['keepRelic']>(),
} satisfies { readonly [K in Ask]: { make: unknown; read(choice: Json): unknown } };

export const isColonist = (name: string): name is Colonist => COLONISTS.includes(name as Colonist);
export const isAsk = (type: string): type is Ask => Object.hasOwn(answers, type);
