import {
  type Box,
  box as boxOf,
  middle,
  Numeral,
  Panel,
  Pile,
  Put,
  rounded,
  Spot,
  Words,
} from '@orrery/kit';
import type { DeckView } from '../rules/view-types.ts';
import { buildingCard, buildingName, deckLabel } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Building } from './building-art.tsx';
import { BuildingCardFace } from './cards.tsx';
import { type Draw, labelled } from './draw.ts';
import { at } from './places.ts';
import { Sign } from './signs.tsx';
import { Lamp } from './zone-head.tsx';

interface DeckProps {
  readonly draw: Draw;
  readonly deck: DeckView;
  readonly box: Box;
}

/** What a screen reader is told of a deck. */
function deckSaid({ lang }: Draw, { deck, top, left }: DeckView): string {
  const name = deckLabel(lang, deck);
  if (top === null) return labelled(lang, name, say(lang, 'explain.deck.empty'));
  return labelled(
    lang,
    name,
    `${buildingName(lang, buildingCard(top).builds)}, ${say(lang, 'explain.deck.left', { left })}`,
  );
}

/** One of the three decks: its top card lies open, and how many are left. */
export function Deck({ draw, deck, box }: DeckProps) {
  const { lang } = draw;
  const { top, left, needs } = deck;
  const head = box.height - 118;
  const card = boxOf(box.x, box.y + head, box.width, 118);
  const { x, y } = middle(card);
  return (
    <Spot
      draw={draw}
      place={at.deck(deck.deck)}
      label={deckSaid(draw, deck)}
      box={card}
      target={box}
      shape={rounded(8)}
      tell="nothing"
    >
      {head > 8 ? (
        <>
          <Words
            text={deckLabel(lang, deck.deck)}
            x={box.x + 2}
            y={box.y + head - 5}
            width={box.width - 30}
            size={12}
            weight={600}
          />
          <Numeral n={left} x={box.x + box.width - 9} y={box.y + head - 9} size={13} />
          <Put x={box.x + box.width - 24} y={box.y + head - 9}>
            <Sign name="deck" size={13} />
          </Put>
        </>
      ) : null}
      <Put x={x} y={y}>
        <Pile
          n={left}
          width={box.width - 5}
          height={112}
          count={0}
          below={
            <path
              d={rounded(7)(boxOf(-40, -57, 80, 113))}
              fill="var(--board-well)"
              stroke="var(--board-well-edge)"
            />
          }
        >
          {top === null ? null : (
            <BuildingCardFace card={top} width={80} needs={needs} piece={`card-${top}`} />
          )}
        </Pile>
      </Put>
    </Spot>
  );
}

/** On a phone beside the continent: what the top card asks for and builds, in one line. */
export function DeckChip({ draw, deck, box }: DeckProps) {
  const { view } = draw;
  const { top, needs } = deck;
  const y = box.y + box.height / 2;
  const index = view.decks.indexOf(deck);
  const offer = view.offers?.[view.turn?.target ?? -1] ?? null;
  const state = offer?.decks[index];
  const card = top === null ? null : buildingCard(top);
  return (
    <Spot
      draw={draw}
      place={at.deck(deck.deck)}
      label={deckSaid(draw, deck)}
      box={box}
      shape={rounded(8)}
      tell="nothing"
    >
      <Panel box={box} shape={rounded(8)} />
      {card === null ? (
        <Numeral n="–" x={box.x + box.width / 2} y={y} size={16} />
      ) : (
        <>
          {card.requires.map((building, i) => (
            <Put
              key={building}
              x={box.x + 13 + i * 19}
              y={y - 9}
              opacity={
                needs?.find((need) => need.building === building)?.zones.length === 0 ? 0.45 : 1
              }
            >
              <Building building={building} size={18} />
            </Put>
          ))}
          <Put x={box.x + 13} y={y + 13}>
            <Sign name="scientist" size={15} />
          </Put>
          <Numeral n={card.scientists} x={box.x + 25} y={y + 13} size={13} />
          <Put x={box.x + 41} y={y + 13}>
            <Sign name="steps" size={14} />
          </Put>
          <Numeral n={card.researchSteps} x={box.x + 54} y={y + 13} size={13} />
          <Put x={box.x + box.width - 21} y={y}>
            <Building building={card.builds} size={34} />
          </Put>
          {card.asterisk ? (
            <Put x={box.x + box.width - 43} y={y + 13}>
              <Sign name="six" size={11} />
            </Put>
          ) : null}
          {state ? <Lamp state={state} x={box.x + box.width - 44} y={y - 9} r={6} /> : null}
        </>
      )}
    </Spot>
  );
}
