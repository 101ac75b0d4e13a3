import {
  around,
  type Box,
  cells,
  CountBadge,
  middle,
  Numeral,
  Panel,
  Put,
  rounded,
  Spot,
  Words,
} from '@orrery/kit';
import { type CardKind, SHIPYARD_KINDS } from '../data/index.ts';
import { aCard, capital } from '../text/names.ts';
import { say } from '../text/say.ts';
import { KindCard } from './cards.tsx';
import { byKind, type Draw, labelled } from './draw.ts';
import { at } from './places.ts';
import { Sign } from './signs.tsx';

interface ShipyardProps {
  readonly draw: Draw;
  readonly box: Box;
}

const PILES: readonly CardKind[] = [...SHIPYARD_KINDS, 'expertise'];

const cardsOf = ({ view }: Draw, kind: CardKind): number =>
  byKind(kind === 'expertise' ? view.expertise : view.shipyard).find((one) => one.kind === kind)
    ?.n ?? 0;

const pileSaid = ({ lang }: Draw, kind: CardKind, n: number): string =>
  labelled(
    lang,
    capital(aCard(lang, kind)),
    say(lang, kind === 'expertise' ? 'explain.expertise.left' : 'explain.shipyard.left', { n }),
  );

/** Shipyard cards that are left, and expertise cards. */
export function Shipyard({ draw, box }: ShipyardProps) {
  return cells(box, PILES.length, 1, 6).map((cell, i) => {
    const kind = PILES[i] ?? 'icebreaker';
    const n = cardsOf(draw, kind);
    const { x } = middle(cell);
    const card = around(x, cell.y + 34, 48, 67);
    return (
      <Spot
        key={kind}
        draw={draw}
        place={at.pile(kind)}
        label={pileSaid(draw, kind, n)}
        box={card}
        target={cell}
        shape={rounded(5)}
        tell="nothing"
      >
        <Put x={x} y={card.y + 33.5} opacity={n === 0 ? 0.35 : undefined}>
          {n > 1 ? (
            <Put x={2} y={1.6}>
              <KindCard kind={kind} width={48} />
            </Put>
          ) : null}
          <KindCard kind={kind} width={48} />
        </Put>
        <Numeral n={`×${n}`} x={x} y={cell.y + 75} size={13} />
      </Spot>
    );
  });
}

/** The same as a list, for a phone. */
export function ShipyardList({ draw, box }: ShipyardProps) {
  return cells(box, 1, PILES.length, 2).map((cell, i) => {
    const kind = PILES[i] ?? 'icebreaker';
    const n = cardsOf(draw, kind);
    const y = cell.y + cell.height / 2;
    return (
      <Spot
        key={kind}
        draw={draw}
        place={at.pile(kind)}
        label={pileSaid(draw, kind, n)}
        box={cell}
        shape={rounded(6)}
        tell="nothing"
        quiet
      >
        <Panel box={cell} shape={rounded(6)} />
        <g opacity={n === 0 ? 0.4 : undefined}>
          <Put x={cell.x + 18} y={y}>
            <Sign name={kind} size={20} />
          </Put>
          <Numeral n={`×${n}`} x={cell.x + cell.width - 22} y={y} size={14} />
        </g>
      </Spot>
    );
  });
}

interface TrayProps extends ShipyardProps {
  readonly title: string;
  readonly cards: readonly { readonly kind: CardKind; readonly n: number }[];
  readonly place: (kind: CardKind) => string;
}

/** Cards to choose from, large, in a tray over the board. */
function Tray({ draw, box, title: words, cards: kinds, place }: TrayProps) {
  const { lang } = draw;
  const width = Math.min(84, (box.width - 16) / Math.max(3, kinds.length) - 6);
  const title = 18;
  return (
    <g>
      <Panel box={box} solid />
      <Words
        text={words}
        x={middle(box).x}
        y={box.y + title}
        width={box.width - 12}
        size={14}
        anchor="middle"
        weight={600}
      />
      {kinds.map(({ kind, n }, i) => {
        const x = middle(box).x + (i - (kinds.length - 1) / 2) * (width + 6);
        const y = box.y + title + (box.height - title) / 2;
        return (
          <Spot
            key={kind}
            draw={draw}
            place={place(kind)}
            label={capital(aCard(lang, kind))}
            box={around(x, y, width, width * 1.4)}
            shape={rounded(6)}
            tell="nothing"
          >
            <Put x={x} y={y}>
              <KindCard kind={kind} width={width} />
            </Put>
            {n > 1 ? (
              <Put x={x + width * 0.3} y={y + width * 0.55}>
                <CountBadge n={`×${n}`} size={12} />
              </Put>
            ) : null}
          </Spot>
        );
      })}
    </g>
  );
}

/** A draft: the revealed cards. */
export const Revealed = ({ draw, box }: ShipyardProps) => (
  <Tray
    draw={draw}
    box={box}
    title={say(draw.lang, 'terminal.revealed')}
    cards={byKind(draw.view.revealed)}
    place={at.reveal}
  />
);

/** On a phone: the shipyard cards that may be taken. */
export const Offered = ({ draw, box }: ShipyardProps) => (
  <Tray
    draw={draw}
    box={box}
    title={say(draw.lang, 'explain.shipyard')}
    cards={byKind(draw.view.shipyard)}
    place={at.pile}
  />
);
