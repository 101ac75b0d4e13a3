import { type Box, box, PartFrame } from '@orrery/kit';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { OwnCards } from './own-cards.tsx';
import { Depot } from './own-depot.tsx';
import { Quarters, Reserves, Storage, StorageTags } from './own-goods.tsx';
import { Lab } from './own-lab.tsx';
import css from './palette.module.css';

interface Plan {
  readonly height: number;
  readonly storage: Box;
  readonly quarters: Box;
  readonly reserves: Box;
  readonly lab: Box;
  readonly depot: Box;
  readonly cards: Box;
  readonly narrow: boolean;
}

const NARROW = 560;
const LOWEST = 168;

/** So that what glows at the edge is not cut off. */
const EDGE = 3;

/** Goods and beds, the Lab, the Depot, the cards: side by side. */
function wide(whole: number, high: number): Plan {
  const [width, height] = [whole - EDGE, high - 2 * EDGE];
  const k = width / 818;
  const goods = 160 * k;
  const lab = 258 * k;
  const depot = 212 * k;
  const cards = width - goods - lab - depot - 18;
  const stores = height * 0.36;
  const low = 24;
  return {
    height: high,
    narrow: false,
    storage: box(0, EDGE, goods, stores),
    quarters: box(0, EDGE + stores + 4, goods, height - stores - low - 8),
    reserves: box(0, EDGE + height - low, goods, low),
    lab: box(goods + 6, EDGE, lab, height),
    depot: box(goods + lab + 12, EDGE, depot, height),
    cards: box(goods + lab + depot + 18, EDGE, cards, height),
  };
}

/** On a phone one below the other. */
function narrow(width: number): Plan {
  return {
    height: 700,
    narrow: true,
    storage: box(2, 2, width - 4, 64),
    quarters: box(2, 70, width - 4, 84),
    reserves: box(2, 158, width - 4, 40),
    lab: box(2, 204, width - 4, 196),
    depot: box(2, 406, width - 4, 196),
    cards: box(2, 608, width - 4, 230),
  };
}

/** One's own board along the bottom of the table. */
export function Own(draw: Draw) {
  const { me, view, lang } = draw;
  if (me === null || !view.companies[me]) return null;
  const common = { draw, me };
  return (
    <PartFrame
      label={say(lang, 'ui.own', { player: draw.name(me) })}
      className={`${css.world} ${css.own}`}
      first={{ width: 818, height: 180 }}
      plan={(width, height) =>
        width < NARROW
          ? { ...narrow(width), height: 842 }
          : wide(width, Math.max(LOWEST, Math.min(height, 260)))
      }
    >
      {(plan) => (
        <>
          <defs>
            <pattern id="om-roof" width="6" height="6" patternUnits="userSpaceOnUse">
              <path d="M0 6L6 0" stroke="var(--board-well-edge)" strokeWidth="1.4" />
            </pattern>
          </defs>
          <Storage {...common} box={plan.storage} />
          <Quarters {...common} box={plan.quarters} />
          <StorageTags {...common} box={plan.storage} />
          <Reserves {...common} box={plan.reserves} />
          <Lab {...common} box={plan.lab} />
          <Depot {...common} box={plan.depot} />
          <OwnCards draw={draw} company={me} box={plan.cards} />
        </>
      )}
    </PartFrame>
  );
}
