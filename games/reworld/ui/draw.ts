import type { DrawProps } from '@orrery/kit';
import type { PlayerView, ReworldView } from '../rules/view-types.ts';

/** What every drawing of this game is handed. */
export type Draw = DrawProps<ReworldView>;

/** The table with the answer that is pointed at, where there is one. */
export const previewed = ({ view, preview }: Draw): ReworldView => preview ?? view;

export const playerAt = (view: ReworldView, seat: number): PlayerView | undefined =>
  view.players[seat];
