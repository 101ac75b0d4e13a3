import { type Box, box as boxOf, Info, packing, Put, rounded, Spot } from '@orrery/kit';
import { COLOUR_OF, COLOURS, resourceOf, type Section, SYMBOLS } from '../data/index.ts';
import { cardName, sectionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { type Draw, playerAt, previewed } from './draw.ts';
import { about, at } from './places.ts';
import { Chip } from './resource.tsx';
import { COLOUR_SIGNS, TokenLine } from './signs.tsx';

const PAYING: ReadonlySet<string> = new Set(['spendCard', 'prepareCard']);
const asksForSections = ({ asked, me }: Draw, asks: ReadonlySet<string>): boolean =>
  asked !== null && asked.seat === me && asks.has(asked.ask);

/** Whether sections are asked for now; those that do not serve step back. */
export const isPaying = (draw: Draw): boolean => asksForSections(draw, PAYING);

interface Produced {
  readonly planet: number;
  readonly section: Section;
}

/** Cards produced, each with the Planet it lies under. */
export const producedBy = ({ view, me }: Draw): readonly Produced[] =>
  (playerAt(view, me)?.empire ?? []).flatMap(({ card, produced }) =>
    produced.map((section) => ({ planet: card, section })),
  );

const shown = (draw: Draw): readonly Produced[] => producedBy({ ...draw, view: previewed(draw) });

/** A produced card: the section in use, spent as if in hand. */
function OneStore({
  draw,
  one: { planet, section },
  box,
}: {
  readonly draw: Draw;
  readonly one: Produced;
  readonly box: Box;
}) {
  const { lang } = draw;
  const place = at.store(resourceOf(section));
  const dim = isPaying(draw) && !draw.lit.has(place);
  return (
    <Spot
      draw={draw}
      place={place}
      label={say(lang, 'ui.produced', {
        section: sectionName(lang, section),
        card: cardName(lang, planet),
      })}
      box={box}
      shape={rounded(5)}
      tagSize={12}
      quiet
    >
      <Put x={box.x + box.width / 2} y={box.y + box.height / 2} opacity={dim ? 0.45 : undefined}>
        <Chip section={section} width={box.width} height={box.height} piece />
      </Put>
    </Spot>
  );
}

interface StoresProps {
  readonly draw: Draw;
  readonly box: Box;
  readonly chip: { readonly width: number; readonly height: number };
}

const GAP = 4;

/** How many chips lie side by side, and one below the other, without covering each other. */
const fitting = (
  box: { readonly width: number; readonly height: number },
  chip: StoresProps['chip'],
) => ({
  columns: Math.max(1, Math.floor((box.width + GAP) / (chip.width + GAP))),
  rows: Math.max(1, Math.floor((box.height + GAP) / (chip.height + GAP))),
});

/** One's produced cards, in rows; closer together where they are many. */
export function Stores({ draw, box, chip }: StoresProps) {
  const chips = shown(draw);
  const { columns, rows } = fitting(box, chip);
  const inRow = Math.max(columns, Math.ceil(chips.length / rows));
  const step = Math.min(chip.width + GAP, (box.width - chip.width) / Math.max(1, inRow - 1));
  return chips.map((one, i) => {
    const x = box.x + (i % inRow) * step;
    const y = box.y + Math.floor(i / inRow) * (chip.height + GAP);
    return (
      <OneStore
        key={one.section}
        draw={draw}
        one={one}
        box={boxOf(x, y, chip.width, chip.height)}
      />
    );
  });
}

/** Of a phone: what is pinned, and how much of it the hand needs. */
const THUMB = { width: 46, height: 49 };
const STRIP = { width: 374, height: 102 };

/** How wide hand and produced cards are on a phone. */
export function stripShares(draw: Draw, width: number = STRIP.width) {
  const hand = draw.view.own?.hand.length ?? 0;
  const stores = producedBy(draw).length;
  const wide = stores === 0 ? width : Math.min(Math.max(2, hand) * 78, width - 154);
  const box = { width: width - wide - 8, height: STRIP.height };
  const { columns, rows } = fitting(box, THUMB);
  return { hand: wide, stores: box.width, chip: THUMB, folded: stores > columns * rows };
}

const FROM_STORES: ReadonlySet<string> = new Set([...PAYING, 'chooseProducedCard']);

/** On a phone, more produced cards than a thumb can tell apart are laid out when they are asked for. */
export const storesAsked = (draw: Draw): boolean =>
  asksForSections(draw, FROM_STORES) && stripShares(draw).folded;

/** All produced cards, as large as there is room. */
export function StoreTray({ draw, box }: Omit<StoresProps, 'chip'>) {
  const n = shown(draw).length;
  const { columns, rows, width } = packing(box, n, THUMB.width / (THUMB.height + 6), GAP);
  const wide = Math.min(width, 66);
  const chip = { width: wide, height: (wide * (THUMB.height + 6)) / THUMB.width };
  const room = {
    width: columns * (chip.width + GAP) - GAP,
    height: rows * (chip.height + GAP) - GAP,
  };
  const [x, y] = [box.x + (box.width - room.width) / 2, box.y + (box.height - room.height) / 2];
  return <Stores draw={draw} box={boxOf(x, y, room.width + 0.1, room.height + 0.1)} chip={chip} />;
}

/** The same in one glance: how many cards, and how many symbols of each colour. */
export function StoreSums({ draw, box }: Omit<StoresProps, 'chip'>) {
  const { lang, me } = draw;
  const chips = shown(draw);
  const sums = COLOURS.map((_, colour) =>
    chips.reduce(
      (sum, { section }) => sum + (COLOUR_OF[section] === colour ? (SYMBOLS[section] ?? 0) : 0),
      0,
    ),
  );
  const [wide, high] = [box.width / 2, box.height / 3];
  return (
    <Info id={about.stores(me ?? 0)} label={say(lang, 'ui.stores', { n: chips.length })}>
      <path
        d={rounded(8)(box)}
        fill="var(--board-well)"
        fillOpacity="0.6"
        stroke="var(--board-panel-edge)"
      />
      <Put x={box.x + box.width / 2} y={box.y + high * 0.5}>
        <TokenLine line={[{ sign: 'resource' }, `${chips.length}`]} size={17} align="middle" />
      </Put>
      {sums.map((n, colour) => (
        <Put
          key={colour}
          x={box.x + wide * ((colour % 2) + 0.5)}
          y={box.y + high * (Math.floor(colour / 2) + 1.5)}
          opacity={n === 0 ? 0.4 : undefined}
        >
          <TokenLine
            line={[`${n}`, { sign: COLOUR_SIGNS[colour] ?? 'gold' }]}
            size={18}
            align="middle"
          />
        </Put>
      ))}
    </Info>
  );
}
