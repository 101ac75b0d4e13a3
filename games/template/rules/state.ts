import { type CoreState, missing, type Seat } from '@orrery/kernel';

export const CATEGORIES = ['landings', 'sites'] as const;
export type Points = Readonly<Record<(typeof CATEGORIES)[number], number>>;

/** Fields are set anew; what is in them is replaced, never changed in place. */
export interface Player {
  /** Strengths, in the order they came. */
  hand: readonly number[];
  points: Points;
  dropped: number;
}

export type TemplateTask =
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly seat: Seat };

export interface Template extends CoreState<TemplateTask, Player> {
  /** The last one is drawn next. */
  pile: readonly number[];
  /** What has landed at each site, the last one uppermost. */
  sites: readonly (readonly number[])[];
  /** Face up. */
  dropped: readonly number[];
}

export type TemplateEvent =
  | {
      readonly type: 'landed';
      readonly seat: Seat;
      readonly card: number;
      readonly site: number;
      readonly points: number;
    }
  | {
      readonly type: 'filled';
      readonly seat: Seat;
      readonly site: number;
      readonly points: number;
    }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly card: number }
  /** The card is for the seat itself to know. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null };

export const player = (s: Template, seat: Seat): Player => s.players[seat] ?? missing('seat', seat);

export const landedAt = (s: Pick<Template, 'sites'>, site: number): readonly number[] =>
  s.sites[site] ?? missing('site', site);

export const total = ({ points }: Pick<Player, 'points'>): number =>
  CATEGORIES.reduce((sum, category) => sum + points[category], 0);
