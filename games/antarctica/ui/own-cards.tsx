import {
  around,
  box as boxOf,
  cells,
  CountBadge,
  Info,
  middle,
  Numeral,
  Panel,
  Put,
  rounded,
  Spot,
  spread,
  Words,
} from '@orrery/kit';
import { BUILDINGS } from '../data/index.ts';
import { buildingCard, cardName, otherCard } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Building } from './building-art.tsx';
import { KindCard } from './cards.tsx';
import { ahead, byKind, heapCount } from './draw.ts';
import { Change } from './figures.tsx';
import type { PartProps } from './own-stock.tsx';
import { at } from './places.ts';
import { Sign } from './signs.tsx';

/** Like cards lie on each other. */
export function Hand({ draw, seat, player, box }: PartProps) {
  const { lang } = draw;
  const kinds = byKind(player.hand);
  const width = Math.min(90, (box.height - 24) / 1.4);
  const n = kinds.length + (player.aside ? 1 : 0);
  const xs = spread(n, box.width, width, 8);
  const y = box.y + 18 + (width * 1.4) / 2;
  return (
    <>
      <Info id={at.hand(seat)} label={say(lang, 'ui.hand', { n: player.hand.length })}>
        <Words
          text={say(lang, 'ui.hand', { n: player.hand.length })}
          x={box.x + 2}
          y={box.y + 13}
          width={box.width}
          size={13}
          soft
        />
      </Info>
      {kinds.map(({ kind, n: count }, i) => {
        const x = box.x + (xs[i] ?? 0);
        return (
          <Spot
            key={kind}
            draw={draw}
            place={at.card(seat, kind)}
            label={`${cardName(lang, player.hand.find((card) => otherCard(card).kind === kind) ?? '')} ×${count}`}
            box={around(x, y, width, width * 1.4)}
            shape={rounded(7)}
            tell="nothing"
          >
            <Put x={x} y={y}>
              <KindCard kind={kind} width={width} piece={`hand-${seat}-${kind}`} />
              {count > 1 ? (
                <Put x={width * 0.34} y={width * 0.58}>
                  <CountBadge n={`×${count}`} size={13} />
                </Put>
              ) : null}
            </Put>
          </Spot>
        );
      })}
      {player.aside ? (
        <Info id={at.aside(seat)} label={say(lang, 'explain.aside')}>
          <Put x={box.x + (xs[n - 1] ?? 0)} y={y} opacity={0.35}>
            <KindCard kind="simple" width={width} />
          </Put>
        </Info>
      ) : null}
    </>
  );
}

/** Cards that were built, by what they built; asterisks and their rank. */
export function Built({ draw, seat, player, box }: PartProps) {
  const { lang } = draw;
  const found = BUILDINGS.map((building) => ({
    building,
    cards: player.built.filter((card) => buildingCard(card).builds === building),
  })).filter(({ cards }) => cards.length > 0);
  const count = heapCount(ahead(draw), 'asterisks');
  const grid = cells(
    boxOf(box.x + 6, box.y + 44, box.width - 12, box.height - 50),
    4,
    Math.max(3, Math.ceil(found.length / 4)),
    2,
  );
  return (
    <Info
      id={at.built(seat)}
      label={say(lang, 'explain.built.state', {
        n: player.built.length,
        asterisks: player.asterisks,
      })}
    >
      <Panel box={box} shape={rounded(8)} />
      <Words
        text={say(lang, 'ui.built')}
        x={box.x + 7}
        y={box.y + 18}
        width={box.width - 40}
        size={13}
        soft
      />
      <Numeral
        n={player.built.length}
        x={box.x + box.width - 8}
        y={box.y + 13}
        size={15}
        anchor="end"
      />
      <Put x={box.x + 15} y={box.y + 34}>
        <Sign name="six" size={13} />
      </Put>
      <Change
        of={[player.asterisks, ahead(draw).players[seat]?.asterisks ?? 0]}
        x={box.x + 26}
        y={box.y + 34}
        size={14}
        anchor="start"
        room={40}
      />
      <Put x={box.x + box.width - 38} y={box.y + 34}>
        <Sign name="points" size={14} />
      </Put>
      <Numeral
        n={count?.points[seat] ?? 0}
        x={box.x + box.width - 26}
        y={box.y + 34}
        size={14}
        anchor="start"
      />
      {found.map(({ building, cards }, i) => {
        const { x, y } = middle(grid[i] ?? box);
        return (
          <Put key={building} x={x} y={y}>
            {/* Each comes from its deck as the piece it was there. */}
            {cards.map((card) => (
              <Building key={card} building={building} size={24} piece={`card-${card}`} />
            ))}
            {cards.length > 1 ? (
              <Put x={9} y={9}>
                <CountBadge n={cards.length} size={10} />
              </Put>
            ) : null}
          </Put>
        );
      })}
    </Info>
  );
}
