import {
  BoardFrame,
  type Box,
  box,
  CARD_RATIO,
  cells,
  type DrawProps,
  middle,
  packing,
  Panel,
  Pile,
  Put,
  Spot,
  split,
  Title,
  Well,
} from '@orrery/kit';
import { data, siteAt } from '../data/index.ts';
import type { TemplateView } from '../rules/view.ts';
import { say } from '../text/say.ts';
import { at } from './places.ts';
import { Back, Lander } from './signs.tsx';

type Draw = DrawProps<TemplateView>;

interface Plan {
  readonly width: number;
  readonly height: number;
  readonly sites: readonly Box[];
  readonly pile: Box;
  readonly drop: Box;
}

const MARGIN = 12;

/** Sites beside the piles in a wide box, above them in a tall one. */
function planOf(tall: boolean): Plan {
  const [width, height] = tall ? [420, 640] : [900, 420];
  const room = box(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN);
  const [sites, piles] = split(room, [3, 1], MARGIN, tall) as [Box, Box];
  const [pile, drop] = split(piles, [1, 1], MARGIN, !tall) as [Box, Box];
  const columns = tall ? 1 : data.sites.length;
  return {
    width,
    height,
    sites: cells(sites, columns, data.sites.length / columns, MARGIN),
    pile,
    drop,
  };
}

export function Board(draw: Draw) {
  return (
    <BoardFrame label={say(draw.lang, 'ui.board')} plan={planOf}>
      {(plan) => (
        <>
          {plan.sites.map((place, site) => (
            <Site key={site} draw={draw} site={site} box={place} />
          ))}
          <PileSpot draw={draw} box={plan.pile} />
          <DropSpot draw={draw} box={plan.drop} />
        </>
      )}
    </BoardFrame>
  );
}

interface PartProps {
  readonly draw: Draw;
  readonly box: Box;
}

function Site({ draw, site, box: place }: PartProps & { readonly site: number }) {
  const { lang, view } = draw;
  const { name, spaces } = siteAt(site);
  const landed = view.sites[site] ?? [];
  const state = say(lang, 'site.state', { n: landed.length, spaces });
  const room = box(place.x + 8, place.y + 30, place.width - 16, place.height - 38);
  const { columns, rows } = packing(room, spaces, 1 / CARD_RATIO, 6);
  return (
    <Spot draw={draw} place={at.site(site)} label={`${name[lang]}, ${state}`} box={place}>
      <Panel box={place} />
      <Title
        text={name[lang]}
        x={place.x + 10}
        y={place.y + 18}
        width={place.width - 20}
        size={16}
      />
      {cells(room, columns, rows, 6).map((cell, i) => {
        const card = landed[i];
        if (i >= spaces) return null;
        return (
          <g key={i}>
            <Well box={cell} />
            {card === undefined ? null : (
              <Put {...middle(cell)} piece={`landed:${site}:${i}`}>
                <Lander card={card} lang={lang} width={cardIn(cell)} />
              </Put>
            )}
          </g>
        );
      })}
    </Spot>
  );
}

/** The widest card that lies in a box. */
const cardIn = ({ width, height }: Box): number => Math.min(width - 8, (height - 8) / CARD_RATIO);

function PileSpot({ draw, box: place }: PartProps) {
  const { lang, view } = draw;
  const width = cardIn(place) * 0.8;
  const label = `${say(lang, 'pile.title')}, ${say(lang, 'count.cards', { n: view.pile })}`;
  return (
    <Spot draw={draw} place={at.pile} label={label} box={place}>
      <Panel box={place} />
      <Put {...middle(place)}>
        <Pile n={view.pile} width={width} height={width * CARD_RATIO}>
          <Back width={width} />
        </Pile>
      </Put>
    </Spot>
  );
}

function DropSpot({ draw, box: place }: PartProps) {
  const { lang, view } = draw;
  const width = cardIn(place) * 0.8;
  const n = view.dropped.length;
  const label = `${say(lang, 'drop.title')}, ${say(lang, 'count.cards', { n })}`;
  return (
    <Spot draw={draw} place={at.drop} label={label} box={place}>
      <Panel box={place} />
      <Put {...middle(place)}>
        <Pile n={n} width={width} height={width * CARD_RATIO}>
          <Lander card={view.dropped.at(-1) ?? 0} lang={lang} width={width} />
        </Pile>
      </Put>
    </Spot>
  );
}
