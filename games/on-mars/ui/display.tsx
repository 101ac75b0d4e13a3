import { type Box, box as boxOf, cells, Info, Put, rounded, Spot } from '@orrery/kit';
import { at as item, data } from '../data/index.ts';
import { contractOf, isScientist, SCORES_TYPE, WORKS_IN } from '../data/tables.ts';
import { cardCost, cardName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw } from './draw.ts';
import { TileArt } from './map-art.tsx';
import { about, at } from './places.ts';
import { costLine, type Signs, TokenLine, typeSign } from './signs.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** What a card of the display is about, in icons. */
function cardLines(card: number): { readonly top: Signs; readonly foot: Signs } {
  if (isScientist(card)) {
    const { cost, opEach } = item(data.scientists, card);
    return {
      top: [{ sign: 'flask' }, { sign: 'arrow' }, { sign: typeSign(WORKS_IN[card] ?? 0) }],
      foot: [
        ...costLine(cost),
        '·',
        `${opEach}`,
        { sign: 'points' },
        '/',
        { sign: typeSign(SCORES_TYPE[card] ?? 0) },
      ],
    };
  }
  const contract = item(data.contracts, contractOf(card));
  return {
    top: contractLine(contractOf(card)),
    foot: [...costLine(contract.cost), '·', `${contract.opDone}`, { sign: 'points' }],
  };
}

/** What a Contract wants. */
export function contractLine(contract: number): Signs {
  const { building, minComplex = 0, requires } = item(data.contracts, contract);
  if (requires !== undefined) return costLine(requires);
  return [{ sign: 'upgrade' }, { sign: building ?? 'mine' }, `${minComplex}+`];
}

/** The six slots of the Scientist display. */
export function Display({ draw, box, columns = 3 }: PartProps & { readonly columns?: number }) {
  const view = ahead(draw);
  const rows = Math.ceil(6 / columns);
  return cells(box, columns, rows, 2).map((cell, slot) => {
    const card = view.display[slot] ?? -1;
    const label =
      card < 0
        ? say(draw.lang, 'option.emptySlot', { n: slot + 1 })
        : say(draw.lang, 'option.card', {
            card: cardName(draw.lang, card),
            cost: cardCost(draw.lang, card),
          });
    return (
      <Spot
        key={slot}
        draw={draw}
        place={at.card(slot)}
        label={label}
        box={cell}
        shape={rounded(4)}
        // Its price is printed on it.
        tell="nothing"
      >
        {card < 0 ? (
          <path
            d={rounded(4)(cell)}
            fill="var(--board-well)"
            stroke="var(--board-well-edge)"
            strokeDasharray="3 3"
          />
        ) : (
          <CardFace card={card} box={cell} />
        )}
      </Spot>
    );
  });
}

/** A Scientist or a Contract as large as its box. */
export function CardFace({ card, box }: { readonly card: number; readonly box: Box }) {
  const { top, foot } = cardLines(card);
  const scientist = isScientist(card);
  const x = box.x + box.width / 2;
  return (
    <g color="var(--card-ink)">
      <path
        d={rounded(4)(box)}
        fill={scientist ? '#e4f3dc' : '#f6e6c4'}
        stroke="var(--piece-dark)"
        strokeWidth="1"
      />
      <Put x={x} y={box.y + box.height * 0.32}>
        <TokenLine
          line={top}
          size={Math.min(18, box.height * 0.4)}
          room={box.width - 5}
          align="middle"
          least={8}
        />
      </Put>
      <Put x={x} y={box.y + box.height * 0.76}>
        <TokenLine
          line={foot}
          size={Math.min(14, box.height * 0.3)}
          room={box.width - 4}
          align="middle"
          least={8}
        />
      </Put>
    </g>
  );
}

/** Two face-up tiles and what is left of them. */
export function Exploration({ draw, box, size }: PartProps & { readonly size: number }) {
  const view = ahead(draw);
  const down = box.height > box.width;
  const beside = box.width > 100;
  return (
    <>
      {[0, 1].map((place) => {
        const tile = view.exploration[place] ?? -1;
        const room = down
          ? boxOf(box.x + (box.width - size) / 2, box.y + place * (size + 6), size, size)
          : boxOf(box.x + place * (size + 3), box.y, size, size);
        const label =
          tile < 0
            ? say(draw.lang, 'option.noTile')
            : item(data.discoveryTiles, tile).name[draw.lang];
        return (
          <Spot
            key={place}
            draw={draw}
            place={at.explore(place)}
            label={label}
            box={room}
            shape={rounded(4)}
          >
            <ExploredTile tile={tile} box={room} />
          </Spot>
        );
      })}
      <Info
        id={about.deck('discoveries')}
        label={say(draw.lang, 'ui.deck.discoveries', { n: view.discoveriesLeft })}
      >
        <Put
          x={down ? box.x + box.width / 2 : beside ? box.x + 2 * size + 30 : box.x + size}
          y={down ? box.y + 2 * (size + 6) + 10 : box.y + (beside ? size / 2 : size + 9)}
        >
          <TokenLine
            line={[{ sign: 'search' }, `×${view.discoveriesLeft}`]}
            size={14}
            align="middle"
          />
        </Put>
      </Info>
    </>
  );
}

function ExploredTile({ tile, box }: { readonly tile: number; readonly box: Box }) {
  return tile < 0 ? (
    <path
      d={rounded(4)(box)}
      fill="var(--board-well)"
      stroke="var(--board-well-edge)"
      strokeDasharray="3 3"
    />
  ) : (
    <Put x={box.x + box.width / 2} y={box.y + box.height / 2}>
      <TileArt tile={tile} size={box.width} />
    </Put>
  );
}
