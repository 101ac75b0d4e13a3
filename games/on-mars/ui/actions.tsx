import { type Box, box as boxOf, cells, Info, Panel, Put, rounded, Spot, Words } from '@orrery/kit';
import { ACTIONS, at as item, data, RED_ACTIONS } from '../data/index.ts';
import {
  ACTIONS_PER_SIDE,
  COMPANIES,
  contractOf,
  isScientist,
  SCORES_TYPE,
  WORKS_IN,
} from '../data/tables.ts';
import { actionName, cardCost, cardName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { actorOf, ahead, type Draw, times } from './draw.ts';
import { TileArt } from './map-art.tsx';
import { ColonistArt, Piece } from './piece-art.tsx';
import { about, at } from './places.ts';
import { costLine, Sign, type SignName, type Signs, TokenLine, typeSign } from './signs.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly box: Box;
}

export const ACTION_SIGN: readonly SignName[] = [
  'pod',
  'plan',
  'tech',
  'develop',
  'box',
  'step',
  'build',
  'upgrade',
  'rocket',
  'flask',
];

export const redOf = (action: number): number =>
  RED_ACTIONS.findIndex((name) => name === ACTIONS[action]);

/** Whose Colonists stand on the slots of a red action. */
const onSlots = (draw: Draw, red: number): readonly number[] => {
  const { slots } = ahead(draw);
  return times(COMPANIES).flatMap((company) =>
    times(slots[red * COMPANIES + company] ?? 0).map(() => company),
  );
};

/** What the action costs whoever plays: a Colonist, and the extra cost of others before them. */
function priceNow(draw: Draw, action: number): Signs {
  const red = redOf(action);
  if (red < 0) return [];
  const extra = draw.view.companies[actorOf(draw.view)]?.extraCosts[red] ?? 0;
  return [
    { sign: 'colonist' },
    ...(extra > 0
      ? [`+${extra}`, { sign: 'crystal' } as const, '/', { sign: 'colonist' } as const]
      : []),
  ];
}

/** The five Main actions of a side. */
export function Actions({ draw, box, side }: PartProps & { readonly side: number }) {
  return cells(box, 1, ACTIONS_PER_SIDE, 3).map((cell, i) => (
    <Action key={i} draw={draw} box={cell} action={side * ACTIONS_PER_SIDE + i} />
  ));
}

function Action({ draw, box, action }: PartProps & { readonly action: number }) {
  const { lang, view } = draw;
  const { shortName, slots } = item(data.mainActions, action);
  const red = redOf(action);
  const price = priceNow(draw, action);
  const here = red < 0 ? [] : onSlots(draw, red);
  const room = Math.max(slots > 1 ? slots : view.companies.length, here.length);
  const y = box.y + box.height / 2;
  const lower = box.y + box.height - 13;
  const mission = view.missions.some(
    (one, n) =>
      (view.trackers[n] ?? 0) > 0 && item(data.missions, one).markerAction === ACTIONS[action],
  );
  return (
    <Spot
      draw={draw}
      place={at.action(action)}
      label={actionName(lang, action)}
      box={box}
      shape={rounded(7)}
      side="left"
    >
      <Panel box={box} shape={rounded(7)} />
      <rect
        x={box.x + 3}
        y={box.y + 3}
        width="34"
        height={box.height - 6}
        rx="5"
        fill={action < ACTIONS_PER_SIDE ? 'var(--om-orbit)' : 'var(--om-colony)'}
        opacity="0.24"
      />
      <Put x={box.x + 20} y={y}>
        <Sign name={ACTION_SIGN[action] ?? 'step'} size={28} />
      </Put>
      <Words
        text={shortName[lang]}
        x={box.x + 43}
        y={red < 0 ? y : box.y + 13}
        width={box.width - 48 - (mission ? 16 : 0)}
        size={13.5}
        weight={600}
        stand="middle"
      />
      {mission ? (
        <Put x={box.x + box.width - 11} y={box.y + 12}>
          <Sign name="flag" size={13} />
        </Put>
      ) : null}
      {red < 0 ? null : (
        <>
          {times(room).map((i) => {
            const company = here[i];
            const x = box.x + 51 + i * Math.min(19, 62 / room);
            return (
              <g key={i}>
                <circle
                  cx={x}
                  cy={lower}
                  r="8.6"
                  fill="var(--board-well)"
                  stroke="#d0573a"
                  strokeWidth="1.6"
                />
                {company === undefined ? (
                  <g transform={`translate(${x} ${lower}) scale(0.42)`} opacity="0.35">
                    <ColonistArt fill="none" />
                  </g>
                ) : (
                  <Put x={x} y={lower}>
                    <Put
                      piece={`slot:${red}:${company}:${here.slice(0, i).filter((one) => one === company).length}`}
                    >
                      <Piece kind="colonist" company={company} size={16} />
                    </Put>
                  </Put>
                )}
              </g>
            );
          })}
          <Put x={box.x + box.width - 5} y={lower}>
            <TokenLine line={price} size={14} room={52} align="end" least={9} />
          </Put>
        </>
      )}
    </Spot>
  );
}

/** What a card of the display is about, in icons. */
export function cardLines(card: number): { readonly top: Signs; readonly foot: Signs } {
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
        side={columns === 3 ? 'above' : 'below'}
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
          x={down ? box.x + box.width / 2 : box.x + size}
          y={down ? box.y + 2 * (size + 6) + 10 : box.y + size + 9}
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
