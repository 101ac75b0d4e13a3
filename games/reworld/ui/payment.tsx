import { useState } from 'react';
import type { Officer } from '../data/index.ts';
import { cardList } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Fan, OfficerCard } from './cards.tsx';
import { at, litPayments } from './places.ts';
import { around, type Box, type Draw, Spot } from './spot.tsx';
import { Panel } from './track.tsx';
import css from './palette.module.css';

const TYPES: readonly Officer[] = [1, 2, 3, 4, 5];

const count = (cards: readonly number[], type: number): number =>
  cards.filter((card) => card === type).length;
const holds = (cards: readonly number[], wanted: readonly number[]): boolean =>
  TYPES.every((type) => count(cards, type) >= count(wanted, type));

interface TrayProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** Every legal payment as a fan of cards; where they are many, a picked card narrows them. */
function Payments({ draw, box }: TrayProps) {
  const [wanted, setWanted] = useState<readonly Officer[]>([]);
  const { lang } = draw;
  const all = litPayments(draw.lit);
  const fitting = all.filter((cards) => holds(cards, wanted));
  const wide = box.width > 500;
  const cell = wide ? { width: 94, height: 72, card: 38 } : { width: 94, height: 74, card: 40 };
  const columns = Math.floor((box.width - 16) / cell.width);
  const many = all.length > columns * (wide ? 2 : 4);
  const rows = Math.floor((box.height - 36 - (many ? 68 : 0)) / cell.height);
  const shown = fitting.slice(0, columns * rows);
  const used = Math.min(columns, shown.length);
  const left = box.x + (box.width - used * cell.width) / 2;
  const hidden = fitting.length - shown.length;
  return (
    <>
      <text x={box.x + 18} y={box.y + 27} fontSize="18" fontWeight="600">
        {say(lang, 'ui.pay.choose')}
      </text>
      {hidden > 0 ? (
        <text
          x={box.x + box.width - 18}
          y={box.y + 27}
          fontSize="15"
          textAnchor="end"
          style={{ fill: 'var(--rw-ink-soft)' }}
        >
          {say(lang, 'ui.pay.more', { n: hidden })}
        </text>
      ) : null}
      {shown.map((cards, i) => {
        const x = left + ((i % columns) + 0.5) * cell.width;
        const y = box.y + 36 + (Math.floor(i / columns) + 0.5) * cell.height;
        return (
          <Spot
            key={cards.join('-')}
            draw={draw}
            place={at.pay(cards)}
            label={say(lang, 'ui.pay', { cards: cardList(cards) })}
            box={around(x, y, cell.width - 12, cell.height - 12)}
          >
            <g transform={`translate(${x} ${y})`}>
              <Fan cards={cards} width={cell.card} room={cell.width - 18} lang={lang} />
            </g>
          </Spot>
        );
      })}
      {many ? <Narrow lang={lang} all={all} wanted={wanted} pick={setWanted} box={box} /> : null}
    </>
  );
}

interface NarrowProps {
  readonly lang: Draw['lang'];
  readonly all: readonly (readonly Officer[])[];
  readonly wanted: readonly Officer[];
  readonly pick: (wanted: readonly Officer[]) => void;
  readonly box: Box;
}

/** One card of each type to pick from: only payments that hold the picked ones stay. */
function Narrow({ lang, all, wanted, pick, box }: NarrowProps) {
  const step = 62;
  const y = box.y + box.height - 34;
  const button = (
    key: string,
    label: string,
    x: number,
    act: () => void,
    child: React.ReactNode,
  ) => (
    <g
      key={key}
      role="button"
      tabIndex={0}
      aria-label={label}
      className={`${css.spot} ${css.lit}`}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act();
      }}
    >
      <rect className={css.hit} {...around(x, y, step - 4, 66)} />
      <rect className={css.focus} {...around(x, y, step - 6, 62)} rx="8" />
      {child}
    </g>
  );
  return (
    <>
      <path d={`M${box.x + 14} ${y - 36}h${box.width - 28}`} stroke="var(--rw-panel-edge)" />
      {TYPES.map((type, i) => {
        const next = [...wanted, type];
        const useful = all.some((cards) => holds(cards, next));
        const picked = count(wanted, type);
        const x = box.x + 46 + i * step;
        const card = (
          <g transform={`translate(${x} ${y})`} opacity={useful || picked > 0 ? 1 : 0.35}>
            <OfficerCard type={type} width={38} lang={lang} />
            {picked > 0 ? (
              <>
                <circle cx="18" cy="-24" r="12" fill="var(--rw-violet)" />
                <text
                  x="18"
                  y="-18.5"
                  textAnchor="middle"
                  fontSize="16"
                  fontWeight="700"
                  style={{ fill: 'var(--rw-space)' }}
                >
                  {picked}
                </text>
              </>
            ) : null}
          </g>
        );
        return useful ? (
          button(`${type}`, say(lang, 'ui.pay.with', { card: type }), x, () => pick(next), card)
        ) : (
          <g key={type}>{card}</g>
        );
      })}
      {wanted.length > 0
        ? button(
            'all',
            say(lang, 'ui.pay.all'),
            box.x + 46 + TYPES.length * step,
            () => pick([]),
            <g
              transform={`translate(${box.x + 46 + TYPES.length * step} ${y})`}
              stroke="var(--rw-ink)"
              strokeWidth="2.6"
              fill="none"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d="M-12-2a12 12 0 1 1 2 9M-13-10v9h9" />
              <title>{say(lang, 'ui.pay.all')}</title>
            </g>,
          )
        : null}
    </>
  );
}

/** The cards are down: which one stays on top, and so which dock? */
function TopCard({ draw, box }: TrayProps) {
  const { view, lang } = draw;
  const cards = view.payment?.cards ?? [];
  const step = Math.min(110, (box.width - 90) / Math.max(1, cards.length));
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
export function PaymentTray({ draw, box }: TrayProps) {
  const ask = draw.asked?.ask;
  const mine = draw.asked !== null && draw.asked.seat === draw.me;
  if (!mine || (ask !== 'acquireModuleCards' && ask !== 'acquireModuleTop')) return null;
  return (
    <g>
      <Panel box={box} radius={18} solid />
      {ask === 'acquireModuleCards' ? (
        <Payments draw={draw} box={box} />
      ) : (
        <TopCard draw={draw} box={box} />
      )}
    </g>
  );
}
