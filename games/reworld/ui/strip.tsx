import {
  around,
  type Box,
  box,
  cells,
  CountBadge,
  PartFrame,
  Put,
  rounded,
  Spot,
} from '@orrery/kit';
import { OFFICERS } from '../data/index.ts';
import { say } from '../text/say.ts';
import { DockCell } from './dock-cell.tsx';
import type { Draw } from './draw.ts';
import { cardName, heldCards } from './hand.tsx';
import { CARD_RATIO, OfficerCard } from './officers.tsx';
import css from './palette.module.css';
import { at } from './places.ts';

const HEIGHT = 62;
const CARD = 36;

interface CardsProps {
  readonly draw: Draw;
  readonly type: (typeof OFFICERS)[number];
  readonly box: Box;
}

/** The cards of one type: a tap takes the next of them that is not picked yet. */
function Cards({ draw, type, box: room }: CardsProps) {
  const held = heldCards(draw).filter((card) => card.type === type);
  const left = held.filter(({ place }) => !draw.picked.has(place));
  const next = left[0] ?? held.at(-1);
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  if (next === undefined)
    return (
      <path
        d={rounded(4)(around(x, y, CARD, CARD * CARD_RATIO))}
        fill="none"
        stroke="var(--rw-hull-edge)"
        strokeDasharray="4 4"
        opacity="0.5"
      />
    );
  return (
    <Spot
      draw={draw}
      place={next.place}
      within={at.dock(draw.me ?? -1, type)}
      label={cardName(draw.lang, type)}
      box={around(x, y, CARD, CARD * CARD_RATIO)}
      target={room}
      shape={rounded(4)}
      quiet
    >
      <Put x={x} y={y} opacity={left.length === 0 ? 0.4 : undefined}>
        <OfficerCard type={type} width={CARD} />
      </Put>
      <Put x={x + CARD / 2 - 1} y={y + 18}>
        <CountBadge n={left.length} size={12} />
      </Put>
    </Spot>
  );
}

/** On a phone, under the board: for each number one's cards and the dock they lead to. */
export function Strip(draw: Draw) {
  const { me, view, lang } = draw;
  if (me === null || !view.players[me]) return null;
  const withHand = view.chapter === 1;
  return (
    <PartFrame
      label={say(lang, 'ui.own')}
      className={css.world}
      plan={() => ({ height: HEIGHT })}
      first={{ width: 374, height: HEIGHT }}
    >
      {({ height }, width) =>
        cells(box(0, 0, width, height), OFFICERS.length, 1, 4).map((cell, i) => {
          const type = OFFICERS[i] ?? 1;
          const cards = { ...cell, width: 44 };
          const rest = box(cell.x + 42, cell.y, cell.width - 42, cell.height);
          return (
            <DockCell
              key={type}
              draw={draw}
              seat={me}
              dock={type}
              box={cell}
              alone
              {...(withHand
                ? { room: rest, inner: <Cards draw={draw} type={type} box={cards} /> }
                : {})}
            />
          );
        })
      }
    </PartFrame>
  );
}
