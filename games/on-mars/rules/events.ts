import type { RuleId } from '@orrery/kernel';
import type { CompanyId } from './state.ts';
import type { By, Journey } from './tasks.ts';

type Told<Type extends string, Fields = object> = { readonly type: Type } & Readonly<Fields>;
/** Something that a company did, or that happened to it. */
type Of<Type extends string, Fields = object> = Told<Type, { seat: CompanyId } & Fields>;

type RoundEvent =
  | Of<'markerPlaced', { space: number }>
  | Of<'shuttlePlaced', { space: number }>
  | Told<'roundStarted', { round: number; last: boolean }>
  /** Pending Crystals moved into the Depot, and those that found no room. */
  | Of<'turnStarted', { crystals: number; lost: number }>
  | Of<'turnEnded'>
  | Of<'actionTaken', { action: number }>
  | Of<'executiveTaken', { space: number }>
  | Of<'buildingUsed', { plan: number; free: boolean }>
  | Of<'scientistSent', { scientist: number; plan: number }>
  | Of<'goalCompleted', { goal: number; reward: number }>
  /** Colonists removed from full slots, by company. */
  | Told<'slotsCleared', { action: number; removed: readonly number[] }>
  | Of<'colonistPlaced', { action: number }>
  | Of<'colonistSent', { by: By }>;

type GoodsEvent =
  | Of<'paid', { good: number; unit: number; by: By }>
  | Of<'crystalsPaid', { n: number; by: By }>
  /** Which one is for its owner to know (MARS-INFO-04). */
  | Of<'goalSpent', { goal: number | null; by: By }>
  | Of<'gained', { good: number; n: number; lost: number; by: By }>
  | Of<'delivered', { contract: number; good: number }>
  | Of<'itemTaken', { good: number }>
  | Of<'retrieved', { from: number; room: boolean }>
  | Of<'recruited', { n: number }>
  | Of<'oxygenKept', { kind: number }>;

type CardEvent =
  | Of<'blueprintTaken', { plan: number; place: number }>
  | Of<'techTaken', { kind: number; grid: number; space: number }>
  | Of<'techDeveloped', { kind: number; from: number; space: number; free: boolean }>
  | Of<'techUsed', { owner: CompanyId; kind: number; level: number }>
  | Of<'cardTaken', { card: number; slot: number }>
  | Of<'contractLaid', { contract: number; slot: number }>
  | Of<'contractCompleted', { contract: number }>
  | Of<'radarSet', { tile: number }>
  /** Which ones is for their owner to know. */
  | Of<'tasksDrawn', { cards: readonly number[] | null; card: number }>
  | Of<'taskShown', { card: number }>;

type MapEvent =
  /** Piece 0 to 3 is a Bot, 4 the Rover. */
  | Of<'moved', { piece: number; from: number; to: number; paid: boolean }>
  | Of<'crystalCollected', { hex: number }>
  | Of<'crystalLost', { hex: number }>
  | Of<'tileLost', { hex: number; tile: number }>
  | Of<'tileTaken', { hex: number; tile: number }>
  | Of<'built', { kind: number; hex: number; tile: number; size: number }>
  | Of<'displaced', { piece: number; from: number; to: number }>
  | Of<'crystalsAppeared', { hexes: readonly number[] }>
  | Of<'cubePlaced', { kind: number }>
  | Of<'minerPlaced', { hex: number }>
  | Of<'minerReturned', { hex: number; room: boolean }>
  | Of<'upgraded', { plan: number; hex: number }>
  | Of<'shipWelcomed', { depot: number }>
  | Of<'crewArrived', { n: number; lost: number }>
  | Of<'botPlaced', { hex: number }>;

type ColonyEvent =
  | Of<'lssRaised', { kind: number; row: number; points: number }>
  | Of<'rewardScored', { reward: number; points: number }>
  | Of<'pointsScored', { points: number; by: By }>
  | Of<'missionMoved', { mission: number; left: number; crystals: number }>
  | Told<'missionCompleted', { mission: number }>
  | Told<'endNeared', { steps: number }>
  | Told<'levelRaised', { level: number }>
  | Told<'blueprintsDealt', { removed: readonly number[]; dealt: readonly number[] }>
  | Told<'gridRefilled', { spaces: readonly number[] }>
  | Told<'warehouseRefilled', { perType: number }>
  | Told<'progressScored', { points: readonly number[] }>
  | Told<'shuttleStopped'>
  | Told<'stacksTurned', { kinds: readonly number[] }>;

type TravelEvent =
  | Told<'shuttleMoved', { to: number; crossed: boolean }>
  | Told<'shuttleGone'>
  | Of<'travelled', { to: number; how: Journey }>
  | Of<'stayed'>
  | Of<'discoveryPlaced', { tile: number; hex: number }>
  | Told<'explorationRefilled', { place: number; tile: number }>
  | Of<'cameHome', { n: number; lost: number }>
  | Told<'lastRoundAnnounced'>
  | Of<'crystalsStored', { crystals: number; lost: number }>
  | Told<'gameEnded', { winners: readonly number[]; totals: readonly number[]; goal: number }>;

type SoloEvent =
  | Told<'soloShuffled', { decks: number }>
  | Told<'soloCard', { card: number }>
  /** Why he moves his Rover instead. */
  | Told<'soloCannot', { action: number; rule: RuleId }>
  /** What he turns to and by which rule. */
  | Told<'soloChose', { what: string; rule: RuleId }>
  | Told<'soloIcon', { kind: number }>
  | Told<'soloIdle', { by: By }>;

/** What happened, in the past tense; numbers and ids only, people read text made from them. */
export type MarsEvent =
  | RoundEvent
  | GoodsEvent
  | CardEvent
  | MapEvent
  | ColonyEvent
  | TravelEvent
  | SoloEvent;
