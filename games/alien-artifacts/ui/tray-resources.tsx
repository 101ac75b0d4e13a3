import { around, type Box, Info, Put, rounded, Spot, useScale } from '@orrery/kit';
import { cardInfo, NUMBER_OF, type Resource, TYPE_OF } from '../data/index.ts';
import { resourceName, resourceSymbols, sectionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { CARD_RATIO, FaceCard } from './cards.tsx';
import type { Draw } from './draw.ts';
import { at } from './places.ts';
import { ResourceCard, sectionBoxes } from './resource.tsx';
import { Sign } from './signs.tsx';

interface ProductionProps {
  readonly draw: Draw;
  readonly planet: number;
  readonly cards: readonly Resource[];
  readonly box: Box;
}

/** Cards drawn for a Planet beside it; the section meant is clicked, a matching one has a star. */
export function Production({ draw, planet, cards, box }: ProductionProps) {
  const { lang } = draw;
  const { phone } = useScale();
  const own = phone ? 0 : 170;
  const [type] = cardInfo(planet).types;
  const room = box.width - own - 10;
  const step = Math.min(150, room / cards.length);
  const width = Math.min(step - 14, (box.height - 20) / 1.5);
  const height = Math.min(box.height - 16, width * 1.6);
  const y = box.y + box.height / 2;
  const { wide, high, y: off } = sectionBoxes(width, height);
  return (
    <>
      {phone ? null : (
        <Put x={box.x + own / 2} y={y}>
          <FaceCard
            card={planet}
            side={1}
            width={Math.min(150, (box.height - 20) / CARD_RATIO)}
            lang={lang}
          />
        </Put>
      )}
      {cards.map((card, i) => {
        const x = box.x + own + 10 + (room - step * cards.length) / 2 + step * (i + 0.5);
        return (
          <g key={card}>
            <Info id={at.drawn(card)} label={resourceName(lang, card)}>
              <Put x={x} y={y}>
                <ResourceCard card={card} width={width} height={height} piece />
              </Put>
            </Info>
            {[0, 1].map((part) => {
              const section = card * 2 + part;
              const spot = around(x, y + (part === 0 ? -off : off), wide, high);
              const match = TYPE_OF[section] === type;
              return (
                <Spot
                  key={part}
                  draw={draw}
                  place={at.lay(section)}
                  label={sectionName(lang, section)}
                  box={spot}
                  shape={rounded(7)}
                  tell="nothing"
                  quiet
                >
                  {match ? (
                    <g transform={`translate(${spot.x + spot.width - 13} ${spot.y + 13})`}>
                      <Sign name="points" size={20} />
                    </g>
                  ) : null}
                </Spot>
              );
            })}
          </g>
        );
      })}
    </>
  );
}

/** Of several revealed cards one number counts. */
export function AttackCards({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { view, lang } = draw;
  const cards = view.attack?.revealed ?? [];
  const width = Math.min(150, (box.height - 24) / 1.5, box.width / Math.max(2, cards.length) - 20);
  const y = box.y + box.height / 2;
  return cards.map((card, i) => {
    const x = box.x + box.width / 2 + (i - (cards.length - 1) / 2) * (width + 34);
    return (
      <Spot
        key={card}
        draw={draw}
        place={at.drawn(card)}
        label={say(lang, 'option.number', {
          number: NUMBER_OF[card] ?? 0,
          card: resourceSymbols(lang, card),
        })}
        box={around(x, y, width, width * 1.5)}
        shape={rounded(10)}
      >
        <Put x={x} y={y}>
          <ResourceCard card={card} width={width} height={width * 1.5} piece />
        </Put>
      </Spot>
    );
  });
}
