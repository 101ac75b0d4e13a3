import { around, type Box, Info, Put, rounded, Spot, spread, Words } from '@orrery/kit';
import { resourceName, sectionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { at } from './places.ts';
import { ResourceCard, sectionBoxes } from './resource.tsx';
import { isPaying } from './stores.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** One's Resource cards: the whole card for a discard, one of its two sections for a payment. */
export function Hand({ draw, box }: PartProps) {
  const { lang, view } = draw;
  const hand = view.own?.hand ?? [];
  const height = box.height;
  const width = Math.min(104, height / 1.4, Math.max(44, box.width / Math.max(1, hand.length) - 6));
  const steps = spread(hand.length, box.width, width, 6);
  const { wide, high, y: off } = sectionBoxes(width, height);
  const paying = isPaying(draw);
  const y = box.y + height / 2;
  if (hand.length === 0)
    return (
      <Info id={`handOf:${draw.me ?? 0}`}>
        <Words
          text={say(lang, 'ui.hand.empty')}
          x={box.x + box.width / 2}
          y={y}
          width={box.width}
          size={14}
          most={3}
          anchor="middle"
          stand="middle"
          soft
        />
      </Info>
    );
  return hand.map((card, i) => {
    const x = box.x + (steps[i] ?? 0);
    const unused = (part: number): boolean => paying && !draw.lit.has(at.section(card * 2 + part));
    return (
      <Spot
        key={card}
        draw={draw}
        place={at.hand(card)}
        label={resourceName(lang, card)}
        box={around(x, y, width, height)}
        shape={rounded(width * 0.09)}
        tell="nothing"
        inner={[0, 1].map((part) => (
          <Spot
            key={part}
            draw={draw}
            place={at.section(card * 2 + part)}
            within={at.hand(card)}
            label={sectionName(lang, card * 2 + part)}
            box={around(x, y + (part === 0 ? -off : off), wide, high)}
            target={around(x, y + ((part - 0.5) * height) / 2, width, height / 2)}
            shape={rounded(width * 0.06)}
            tagSize={13}
            quiet
          />
        ))}
      >
        <Put x={x} y={y}>
          <ResourceCard
            card={card}
            width={width}
            height={height}
            dim={[unused(0), unused(1)]}
            piece
          />
        </Put>
      </Spot>
    );
  });
}
