import type { Seat } from '@orrery/kernel';
import type { DrawProps } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { AlienView, AskedTask, PlayerView } from '../rules/view-types.ts';

/** What every drawing of this game is handed. */
export type Draw = DrawProps<AlienView>;

/** The table with the answer that is pointed at, where there is one. */
export const previewed = ({ view, preview }: Draw): AlienView => preview ?? view;

export const playerAt = (view: AlienView, seat: Seat | null): PlayerView | undefined =>
  seat === null ? undefined : view.players[seat];

type Of<K extends AskedTask['type']> = Extract<AskedTask, { readonly type: K }>;

/** The question on top, if it is the one that is meant. */
export const taskOf = <K extends AskedTask['type']>(view: AlienView, type: K): Of<K> | null =>
  view.task?.type === type ? (view.task as Of<K>) : null;

/** Whose Empire is looked at before anybody turns the board: mine, and the target of my tokens. */
export function seatInFocus(view: AlienView): Seat {
  const { viewer, task, attack, turn } = view;
  if (task?.type === 'placeToken' && attack !== null && attack.target >= 0) return attack.target;
  return viewer ?? turn;
}

/** A chance in hundredths, never 0 or 100 unless it is so. */
export function percent(lang: Lang, chance: number): string {
  const n = Math.round(chance * 100);
  const shown = chance > 0 && n === 0 ? 1 : chance < 1 && n === 100 ? 99 : n;
  return lang === 'fr' ? `${shown}\u202f%` : `${shown}%`;
}
