import type { Seat } from '@orrery/kernel';
import { type Explanation, Picture } from '@orrery/kit';
import type { Params, Voice } from '@orrery/shared';
import type { ReactNode } from 'react';
import type { AlienView, PlayerView } from '../../rules/view-types.ts';
import { capital } from '../../text/names.ts';
import { isKey, type Key, say } from '../../text/say.ts';
import css from '../palette.module.css';

/** What is asked about: the view of whoever asks, and the names in the place. */
export interface Case {
  readonly voice: Voice;
  readonly view: AlienView;
  readonly names: readonly string[];
}
export type Explained = (c: Case) => Explanation | null;

export const tell = ({ voice }: Case, key: Key, params: Params = {}): string =>
  capital(say(voice.lang, key, params));
export const nameAt = ({ names }: Case, i: number): string => names[i] ?? '';
export const numberAt = (c: Case, i: number): number => Number(nameAt(c, i));
export const seatAt = (c: Case): Seat => numberAt(c, 0);
export const playerOf = (c: Case): PlayerView | undefined => c.view.players[seatAt(c)];
export const who = (c: Case): string => c.voice.name(seatAt(c));
export const isHouse = (record: { readonly source: string } | undefined): boolean =>
  record?.source === 'house';

/** Sentences in a row, without those that are not there. */
export const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');

export const picture = (width: number, height: number, drawing: ReactNode): ReactNode => (
  <Picture width={width} height={height} className={css.world}>
    <g color="var(--board-ink)">{drawing}</g>
  </Picture>
);

/** A thing that is always the same: its title and its text, and the rule that speaks of it. */
export const fixed =
  (key: string, rule: string, more: (c: Case) => Partial<Explanation> = () => ({})): Explained =>
  (c) => {
    const [title, text] = [`explain.${key}`, `explain.${key}.text`];
    if (!isKey(title) || !isKey(text)) return null;
    return { title: tell(c, title), text: tell(c, text), rule, ...more(c) };
  };
