import type { Seat } from '@orrery/kernel';
import type { DrawProps, Place } from '@orrery/kit';
import { type FocusEvent, memo, type PointerEvent } from 'react';
import type { AnyGameUi } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import styles from './frame.module.css';
import { Cover, type NextSeat } from './hand-over.tsx';
import type { Tab } from './tabs.tsx';
import { useNarrow } from './use-narrow.ts';
import { ZoomBox } from './zoom-box.tsx';

const placeAt = (target: EventTarget): Place | null =>
  target instanceof Element
    ? (target.closest('[data-place]')?.getAttribute('data-place') ?? null)
    : null;

/** The board as large as it can be, and one's own things along the bottom. */
export const Stage = memo(function Stage({
  ui,
  draw,
  tab,
  followed,
  next,
  onPoint,
}: {
  readonly ui: AnyGameUi;
  readonly draw: DrawProps<unknown>;
  readonly tab: Tab;
  /** From whose seat somebody watches who has none. */
  readonly followed: Seat | null;
  /** Who is to have the screen before anything of one's own is shown. */
  readonly next: NextSeat | null;
  /** The place under the pointer or with the focus. */
  readonly onPoint: (place: Place | null) => void;
}) {
  const { table } = useWords();
  const isNarrow = useNarrow();
  const { Board, Own, Rival, Strip } = ui;
  const watch = {
    onPointerOver: ({ pointerType, target }: PointerEvent): void =>
      pointerType === 'mouse' ? onPoint(placeAt(target)) : undefined,
    onPointerLeave: () => onPoint(null),
    onFocus: ({ target }: FocusEvent): void => onPoint(placeAt(target)),
    onBlur: () => onPoint(null),
  };
  return (
    <>
      <section className={styles['board']} aria-label={table.board} data-part="board" {...watch}>
        <ZoomBox key={tab}>
          <Board {...draw} />
        </ZoomBox>
      </section>
      <section className={styles['own']} aria-label={table.own} data-part="own" {...watch}>
        {next ? <Cover next={next} /> : draw.me !== null && <Own {...draw} />}
      </section>
      {isNarrow && Strip && draw.me !== null && tab !== 'own' && (
        <section className={styles['strip']} aria-label={table.own} data-strip {...watch}>
          <Strip {...draw} />
        </section>
      )}
      {isNarrow && followed !== null && tab === 'board' && (
        <section className={styles['strip']} aria-label={draw.name(followed)} {...watch}>
          <Rival {...draw} seat={followed} />
        </section>
      )}
    </>
  );
});
