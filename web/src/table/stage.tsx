import type { DrawProps, Place } from '@orrery/kit';
import { memo, type PointerEvent } from 'react';
import { useWords } from '../i18n/index.ts';
import type { AnyGameUi } from '../games.ts';
import styles from './frame.module.css';
import type { Tab } from './tabs.tsx';
import { ZoomBox } from './zoom-box.tsx';

/** The board as large as it can be, and one's own things along the bottom. */
export const Stage = memo(function Stage({
  ui,
  draw,
  tab,
  onNear,
}: {
  readonly ui: AnyGameUi;
  readonly draw: DrawProps<unknown>;
  readonly tab: Tab;
  /** The place under the pointer. */
  readonly onNear: (place: Place | null) => void;
}) {
  const { table } = useWords();
  const { Board, Own } = ui;
  const over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
    onNear(event.target.closest('[data-place]')?.getAttribute('data-place') ?? null);
  };
  const watch = { onPointerOver: over, onPointerLeave: () => onNear(null) };
  return (
    <>
      <section className={styles['board']} aria-label={table.board} data-part="board" {...watch}>
        <ZoomBox key={tab}>
          <Board {...draw} />
        </ZoomBox>
      </section>
      <section className={styles['own']} aria-label={table.own} data-part="own" {...watch}>
        {draw.me !== null && <Own {...draw} />}
      </section>
    </>
  );
});
