/** What things are taken to be worth in points, and how often they come: found by self-play. */
export const WEIGHTS = {
  /** One Energy or Mineral while there is a round left to spend it in, and more with each further round. */
  energy: 0.3,
  energyRound: 0.05,
  mineral: 0.3,
  mineralRound: 0.015,
  /** Those past a certain number are worth this part of it. */
  plenty: 0.6,
  plentyFrom: 7,
  hoard: 0.2,
  hoardFrom: 16,
  /** One Toolkit while dice are left to be turned, the first of them and the later. */
  toolkit: 0.2,
  toolkitPlenty: 0.08,
  toolkitPlentyFrom: 4,
  /** A Badge, a colonist and a Building where they are only compared with other rewards. */
  badge: 0.8,
  colonist: 0.8,
  building: 2.2,
  training: 0.5,
  /** The Relic die in each round to come. */
  relicRound: 0.5,
  /** Chance that a Directive in hand will be played. */
  directive: 0.5,
  /** A die waiting to be placed, by its face. */
  die: [0, -0.1, 0, 0.05, 0.05, 0.05, 0.05],
  /** What a coming round brings that no other figure here counts. */
  round: 1.5,
  /** What a step on the Relief track adds to the rewards of later steps. */
  reliefStep: 0.25,
  /** To begin a round. */
  first: -0.5,
  /** A colonist in Shelters who may staff a new Building at once, less the Energy for warming. */
  ready: 0.35,
  /** Badges, Buildings and colonists (by type) that a seat gains in a round. */
  badgesPerRound: 0.75,
  buildingsPerRound: 1.05,
  colonistsPerRound: [0.45, 0.4, 0.3, 0.3],
  /** How soon an empty slot (by type, the last untyped) finds its colonist. */
  slotPerRound: [0.7, 0.6, 0.45, 0.45, 1],
  /** Chance that a colonist in Shelters moves into a slot that waits for it. */
  move: 0.85,
  /** An Expedition Hub, a Recon Post, a Shuttle Bay, a Synth Complex and a struck opponent, each round. */
  hubRound: 0.25,
  reconRound: 0.45,
  movesRound: 0.2,
  convertRound: 0.2,
  strikeRound: 0.4,
  /** A Snowcat Garage at the end, besides its points. */
  toolkitMoves: 0.3,
  /** Chance that a waiting die of another seat comes to a region. */
  toVents: 0.2,
  toQuarry: 0.2,
  toDoorstep: 0.15,
  toBasecamp: 0.2,
  toTile: 0.12,
  /** How far waiting dice may change an Expedition, per root of their number. */
  campStray: 1.4,
} as const;
