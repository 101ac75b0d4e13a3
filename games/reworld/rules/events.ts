import type { Seat } from '@orrery/kernel';
import type {
  Cards,
  Dock,
  Letter,
  ModuleId,
  Officer,
  PortId,
  Row,
  ShipId,
  SignId,
} from './state.ts';

/** What happened, in the past tense; ids and figures only, people read text made from them. */
export type ReworldEvent =
  | { readonly type: 'roundStarted'; readonly round: number; readonly first: Seat }
  | {
      readonly type: 'handDealt';
      readonly seat: Seat;
      readonly size: number;
      readonly cards: Cards | null;
    }
  | {
      readonly type: 'moduleAcquired';
      readonly seat: Seat;
      readonly port: PortId;
      readonly module: ModuleId;
      readonly cards: readonly Officer[];
      readonly top: Officer;
      readonly points: number;
    }
  | {
      readonly type: 'admiralTaken';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: Officer | null;
      readonly points: number;
    }
  | {
      readonly type: 'roundLeft';
      readonly seat: Seat;
      readonly cards: number;
      readonly points: number;
    }
  | { readonly type: 'roundEnded'; readonly round: number; readonly boxed: readonly ModuleId[] }
  | { readonly type: 'chapterTwoStarted'; readonly first: Seat }
  | {
      readonly type: 'terrabotLaunched';
      readonly seat: Seat;
      readonly dock: Dock;
      readonly module: ModuleId;
      readonly city: Letter;
      readonly sign: SignId | null;
    }
  | {
      readonly type: 'defenseRaised';
      readonly seat: Seat;
      readonly dock: Dock;
      readonly module: ModuleId;
      readonly shields: number;
    }
  | {
      readonly type: 'shuttleLaunched';
      readonly seat: Seat;
      readonly dock: Dock;
      readonly module: ModuleId;
      readonly unit: ModuleId | null;
    }
  | {
      readonly type: 'unitLoaded';
      readonly seat: Seat;
      readonly dock: Dock;
      readonly unit: ModuleId;
    }
  | {
      readonly type: 'unitPlaced';
      readonly seat: Seat;
      readonly unit: ModuleId;
      readonly city: Letter;
      readonly points: number;
    }
  | { readonly type: 'unitLost'; readonly seat: Seat; readonly unit: ModuleId }
  | { readonly type: 'shuttleParked'; readonly seat: Seat; readonly module: ModuleId }
  | {
      readonly type: 'missionScored';
      readonly seat: Seat;
      readonly dock: Dock;
      readonly module: ModuleId;
      readonly city: Letter | null;
      readonly points: number;
    }
  | {
      readonly type: 'unitSacrificed';
      readonly seat: Seat;
      readonly dock: Dock;
      readonly unit: ModuleId;
    }
  | {
      readonly type: 'shipClaimed';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly points: number;
    }
  | {
      readonly type: 'rowScored';
      readonly row: Row;
      /** Shields or tiles of each seat; null: absent from this row. */
      readonly values: readonly (number | null)[];
      readonly points: readonly number[];
    }
  | {
      readonly type: 'gameEnded';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
    };
