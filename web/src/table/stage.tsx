import type { DrawProps } from '@orrery/kit';
import { useWords } from '../i18n/index.ts';
import type { AnyGameUi } from '../games.ts';
import styles from './frame.module.css';
import type { Tab } from './tabs.tsx';
import { ZoomBox } from './zoom-box.tsx';

/** The board as large as it can be, and one's own things along the bottom. */
export function Stage({
  ui,
  draw,
  tab,
}: {
  readonly ui: AnyGameUi;
  readonly draw: DrawProps<unknown>;
  readonly tab: Tab;
}) {
  const { table } = useWords();
  const { Board, Own } = ui;
  return (
    <>
      <section className={styles['board']} aria-label={table.board} data-part="board">
        <ZoomBox key={tab}>
          <Board {...draw} />
        </ZoomBox>
      </section>
      <section className={styles['own']} aria-label={table.own} data-part="own">
        <Own {...draw} />
      </section>
    </>
  );
}
