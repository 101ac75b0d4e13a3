import { missing } from '@orrery/kernel';
import { useState } from 'react';
import type { Officer } from '../data/index.ts';
import { cardList } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Fan, OfficerCard } from './cards.tsx';
import { holds, Narrow } from './narrow.tsx';
import { at, litPayments } from './places.ts';
import { around, type Box, type Draw, Spot } from './spot.tsx';
import { Panel } from './track.tsx';

interface TrayProps {
  readonly draw: Draw;
  readonly box: Box;
  /** What is tapped is at least so large. */
  readonly thumb: number;
}

const HEAD = 36;

/** As large as lets all payments be seen at once; where they are too many, the smallest. */
function cellFor(box: Box, payments: number) {
  const cells = [1.8, 1.4, 1.15, 1].map((scale) => {
    const width = 94 * scale;
    const height = 73 * scale;
    const columns = Math.floor((box.width - 12) / width);
    const rows = Math.floor((box.height - HEAD) / height);
    return { width, height, card: 39 * scale, columns, rows };
  });
  const smallest = cells.at(-1) ?? missing('cell', payments);
  return cells.find(({ columns, rows }) => columns * rows >= payments) ?? smallest;
}

/** Every legal payment as a fan of cards; where they are many, a picked card narrows them. */
function Payments({ draw, box, thumb }: TrayProps) {
  const [wanted, setWanted] = useState<readonly Officer[]>([]);
  const { lang } = draw;
  const all = litPayments(draw.lit);
  const fitting = all.filter((cards) => holds(cards, wanted));
  const cell = cellFor(box, all.length);
  const many = cell.columns * cell.rows < all.length;
  const { columns } = cell;
  // A picked card is taken back in the head, and cards are picked from in the foot.
  const foot = many ? Math.max(68, thumb) : 0;
  const head = many && thumb > 44 ? thumb : HEAD;
  const rows = many ? Math.floor((box.height - head - foot) / cell.height) : cell.rows;
  const shown = fitting.slice(0, columns * rows);
  const used = Math.min(columns, shown.length);
  const left = box.x + (box.width - used * cell.width) / 2;
  const filled = Math.ceil(shown.length / columns) * cell.height;
  const spare = box.height - head - foot - filled;
  const top = box.y + head + (many ? 0 : Math.max(0, spare) / 2);
  const hidden = fitting.length - shown.length;
  return (
    <>
      <text x={box.x + 18} y={box.y + 27} fontSize="18" fontWeight="600">
        {say(lang, 'ui.pay.choose')}
      </text>
      {hidden > 0 ? (
        <text
          x={head > HEAD ? box.x + 18 : box.x + box.width - (wanted.length > 0 ? 62 : 18)}
          y={head > HEAD ? box.y + 54 : box.y + 27}
          fontSize="15"
          textAnchor={head > HEAD ? 'start' : 'end'}
          style={{ fill: 'var(--rw-ink-soft)' }}
        >
          {say(lang, 'ui.pay.more', { n: hidden })}
        </text>
      ) : null}
      {shown.map((cards, i) => {
        const x = left + ((i % columns) + 0.5) * cell.width;
        const y = top + (Math.floor(i / columns) + 0.5) * cell.height;
        return (
          <Spot
            key={cards.join('-')}
            draw={draw}
            place={at.pay(cards)}
            label={say(lang, 'ui.pay', { cards: cardList(cards) })}
            box={around(x, y, cell.width - 12, cell.height - 12)}
            target={around(x, y, cell.width, cell.height)}
          >
            <g transform={`translate(${x} ${y})`}>
              <Fan cards={cards} width={cell.card} room={cell.width - 18} lang={lang} />
            </g>
          </Spot>
        );
      })}
      {many ? (
        <Narrow lang={lang} all={all} wanted={wanted} pick={setWanted} box={box} thumb={thumb} />
      ) : null}
    </>
  );
}

/** The cards are down: which one stays on top, and so which dock? */
function TopCard({ draw, box }: Omit<TrayProps, 'thumb'>) {
  const { view, lang } = draw;
  const cards = view.payment?.cards ?? [];
  const step = Math.min(110, (box.width - 12) / Math.max(1, cards.length));
  const y = box.y + box.height / 2 + 4;
  return (
    <>
      <text
        x={box.x + box.width / 2}
        y={box.y + 30}
        fontSize="18"
        fontWeight="600"
        textAnchor="middle"
      >
        {say(lang, 'ui.top.choose')}
      </text>
      {cards.map((card, i) => {
        const x = box.x + box.width / 2 + (i - (cards.length - 1) / 2) * step;
        const first = cards.indexOf(card) === i;
        const face = (
          <g transform={`translate(${x} ${y - 6})`}>
            <OfficerCard type={card} width={82} lang={lang} />
          </g>
        );
        return first ? (
          <Spot
            key={i}
            draw={draw}
            place={at.top(card)}
            label={say(lang, 'ui.top', { card })}
            box={around(x, y - 6, 84, 116)}
          >
            {face}
            <text x={x} y={y + 84} textAnchor="middle" fontSize="17" fontWeight="600">
              {say(lang, 'ui.dock', { dock: card })}
            </text>
          </Spot>
        ) : (
          <g key={i}>{face}</g>
        );
      })}
    </>
  );
}

/** Over the middle of the ring while a module is being paid for. */
export function PaymentTray({ draw, box, thumb }: TrayProps) {
  const ask = draw.asked?.ask;
  const mine = draw.asked !== null && draw.asked.seat === draw.me;
  if (!mine || (ask !== 'acquireModuleCards' && ask !== 'acquireModuleTop')) return null;
  return (
    <g>
      <Panel box={box} radius={18} solid />
      {ask === 'acquireModuleCards' ? (
        <Payments draw={draw} box={box} thumb={thumb} />
      ) : (
        <TopCard draw={draw} box={box} />
      )}
    </g>
  );
}
