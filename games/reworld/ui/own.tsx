import { useSize } from '@orrery/kit';
import { cardList } from '../text/names.ts';
import { say } from '../text/say.ts';
import { CARD_RATIO, OfficerCard } from './cards.tsx';
import { Docks } from './docks.tsx';
import css from './palette.module.css';
import { at } from './places.ts';
import { type Draw, Spot } from './spot.tsx';

const DOCKS_HEIGHT = 176;

/** The officer cards in hand, sorted; equal types lie close together. */
function Hand({
  draw,
  seat,
  width,
  height,
}: {
  readonly draw: Draw;
  readonly seat: number;
  readonly width: number;
  readonly height: number;
}) {
  const hand = draw.view.players[seat]?.hand ?? [];
  const crowded = (width - 8) / (1 + 0.34 * Math.max(0, hand.length - 1));
  const card = Math.min(84, (height - 16) / CARD_RATIO, width / 3.4, crowded);
  const step = Math.min(card * 0.72, (width - card - 8) / Math.max(1, hand.length - 1));
  const start = (width - step * Math.max(0, hand.length - 1)) / 2;
  const label =
    hand.length === 0
      ? say(draw.lang, 'ui.hand.empty')
      : say(draw.lang, 'ui.hand', { cards: cardList(hand) });
  const box = { x: 3, y: 3, width: width - 6, height: height - 6 };
  return (
    <Spot draw={draw} place={at.hand(seat)} label={label} box={box}>
      {hand.length === 0 ? (
        <text
          x={width / 2}
          y={height / 2 + 5}
          fontSize="15"
          textAnchor="middle"
          style={{ fill: 'var(--rw-ink-soft)' }}
        >
          {label}
        </text>
      ) : null}
      {hand.map((type, i) => {
        const turn = i - (hand.length - 1) / 2;
        return (
          <g
            // Equal cards are interchangeable.
            key={`${i}-${type}`}
            transform={`translate(${start + i * step} ${height / 2 + Math.abs(turn) * Math.abs(turn) * 0.25}) rotate(${turn * 1.1})`}
          >
            <OfficerCard type={type} width={card} lang={draw.lang} />
          </g>
        );
      })}
    </Spot>
  );
}

/** One's own carrier and hand, along the bottom of the table. */
export function Own(draw: Draw) {
  const [ref, { width }] = useSize({ width: 780, height: DOCKS_HEIGHT });
  const { me, view, lang } = draw;
  const player = me === null ? undefined : view.players[me];
  if (me === null || !player) return null;
  const narrow = width < 640;
  const withHand = view.chapter === 1;
  const docksWidth = narrow || !withHand ? width : Math.round(width * 0.55) - 6;
  const handWidth = narrow ? width : width - docksWidth - 12;
  const handHeight = narrow ? 118 : DOCKS_HEIGHT;
  const docksHeight = narrow ? 240 : DOCKS_HEIGHT;
  return (
    <div ref={ref} className={`${css.world} ${css.own}`}>
      <div className={css.ownRow}>
        <svg
          width={docksWidth}
          height={docksHeight}
          role="group"
          aria-label={say(lang, 'ui.carrier', { player: draw.name(me) })}
        >
          <Docks draw={draw} seat={me} width={docksWidth} height={docksHeight} />
        </svg>
        {withHand ? (
          <svg width={handWidth} height={handHeight} role="group" aria-label={say(lang, 'ui.own')}>
            <Hand draw={draw} seat={me} width={handWidth} height={handHeight} />
          </svg>
        ) : null}
      </div>
    </div>
  );
}
