import { around, type Box, Info, Put, rounded, Spot, spread, Words } from '@orrery/kit';
import { resourceOf, type Section } from '../data/index.ts';
import { cardName, resourceName, sectionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { type Draw, playerAt, previewed } from './draw.ts';
import { at } from './places.ts';
import { Chip, ResourceCard, sectionBoxes } from './resource.tsx';

const PAYING: ReadonlySet<string> = new Set(['spendCard', 'prepareCard']);

/** Whether sections are asked for now; those that do not serve step back. */
const isPaying = ({ asked, me }: Draw): boolean =>
  asked !== null && asked.seat === me && PAYING.has(asked.ask);

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

/** Cards produced, each under the Planet it lies under. */
export const producedBy = (
  draw: Draw,
): readonly { readonly planet: number; readonly section: Section }[] =>
  (playerAt(draw.view, draw.me)?.empire ?? []).flatMap(({ card, produced }) =>
    produced.map((section) => ({ planet: card, section })),
  );

interface StoresProps extends PartProps {
  readonly chip: { readonly width: number; readonly height: number };
}

/** One's produced cards: the section in use, spent as if in hand. */
export function Stores({ draw, box, chip }: StoresProps) {
  const { lang } = draw;
  const chips = producedBy(
    previewed(draw) === draw.view ? draw : { ...draw, view: previewed(draw) },
  );
  const columns = Math.max(1, Math.floor((box.width + 4) / (chip.width + 4)));
  const rows = Math.max(1, Math.floor((box.height + 4) / (chip.height + 4)));
  const inRow = Math.max(columns, Math.ceil(chips.length / rows));
  const step = Math.min(chip.width + 4, (box.width - chip.width) / Math.max(1, inRow - 1));
  return chips.map(({ planet, section }, i) => {
    const x = box.x + chip.width / 2 + (i % inRow) * step;
    const y = box.y + chip.height / 2 + Math.floor(i / inRow) * (chip.height + 4);
    const place = at.store(resourceOf(section));
    const dim = isPaying(draw) && !draw.lit.has(place);
    return (
      <Spot
        key={section}
        draw={draw}
        place={place}
        label={say(lang, 'ui.produced', {
          section: sectionName(lang, section),
          card: cardName(lang, planet),
        })}
        box={around(x, y, chip.width, chip.height)}
        shape={rounded(5)}
        tagSize={12}
        quiet
      >
        <Put x={x} y={y} opacity={dim ? 0.45 : undefined}>
          <Chip section={section} width={chip.width} height={chip.height} piece />
        </Put>
      </Spot>
    );
  });
}
