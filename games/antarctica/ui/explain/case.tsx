import type { Seat } from '@orrery/kernel';
import { type Explanation, Picture } from '@orrery/kit';
import type { Params, Voice } from '@orrery/shared';
import type { ReactNode } from 'react';
import type { AntarcticaView, CountView, PlayerView } from '../../rules/view-types.ts';
import { type Key, say } from '../../text/say.ts';
import css from '../palette.module.css';

/** What is asked about, by whom, and what the place names. */
export interface Case {
  readonly voice: Voice;
  readonly view: AntarcticaView;
  readonly names: readonly string[];
}

export type Explained = (c: Case) => Explanation | null;

export const tell = ({ voice }: Case, key: Key, params: Params = {}): string =>
  say(voice.lang, key, params);
export const nameAt = ({ names }: Case, i: number): string => names[i] ?? '';
export const numberAt = ({ names }: Case, i: number): number => Number(names[i] ?? -1);

export const playerAt = ({ view }: Case, seat: Seat): PlayerView | undefined => view.players[seat];
export const isHouse = (of: { readonly source?: string } | undefined): boolean =>
  of?.source === 'house';

/** Who has how much there, and what that brings now. */
export const standing = (c: Case, count: CountView | undefined): string =>
  (count?.points ?? [])
    .flatMap((points, seat) =>
      count?.ranks[seat] === 0
        ? []
        : [
            tell(c, 'explain.count.state', {
              player: c.voice.name(seat),
              amount: count?.amounts[seat] ?? 0,
              rank: count?.ranks[seat] ?? 0,
              points,
            }),
          ],
    )
    .join(tell(c, 'ui.semicolon'));

/** What one more of the viewer’s would bring to everybody; nothing where nobody asks. */
export function oneMore(c: Case, count: CountView | undefined): string {
  const more = c.view.viewer === null ? undefined : count?.oneMore[c.view.viewer];
  if (!more || c.view.counted > 0) return '';
  const parts = more.map((points, seat) => `${c.voice.name(seat)} ${points}`).join(', ');
  return ` ${tell(c, 'explain.count.more', { parts })}`;
}

/** A drawing of the board in an explanation. */
export const pictured = (drawing: ReactNode, width = 64, height = width): ReactNode => (
  <Picture width={width} height={height} className={css.world}>
    <g color="var(--board-ink)">{drawing}</g>
  </Picture>
);
