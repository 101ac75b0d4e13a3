import { box, PartFrame } from '@orrery/kit';
import { say } from '../text/say.ts';
import { Docks } from './docks.tsx';
import type { Draw } from './draw.ts';
import { Hand, rowsFor } from './hand.tsx';
import css from './palette.module.css';

const DOCKS = 176;
const PHONE = { docks: 240, row: 80 };

/** One's own carrier and hand, along the bottom of the table; on a phone one below the other. */
export function Own(draw: Draw) {
  const { me, view, lang } = draw;
  if (me === null || !view.players[me]) return null;
  const withHand = view.chapter === 1;
  const plan = (width: number) => {
    const narrow = width < 640;
    const low = withHand && narrow ? rowsFor(view.own?.hand.length ?? 0) * PHONE.row : 0;
    return { narrow, low, height: narrow ? PHONE.docks + low : DOCKS };
  };
  return (
    <PartFrame
      label={say(lang, 'ui.own')}
      className={css.world}
      plan={plan}
      first={{ width: 780, height: DOCKS }}
    >
      {({ narrow, low, height }, width) => {
        const docks = narrow || !withHand ? width : Math.round(width * 0.55) - 6;
        return (
          <>
            {withHand ? (
              <Hand
                draw={draw}
                box={narrow ? box(0, 0, width, low) : box(docks + 12, 0, width - docks - 12, DOCKS)}
                apart={narrow}
              />
            ) : null}
            <g transform={`translate(0 ${low})`}>
              <Docks draw={draw} seat={me} width={docks} height={height - low} />
            </g>
          </>
        );
      }}
    </PartFrame>
  );
}
