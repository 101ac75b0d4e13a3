import type { Seat } from '@orrery/kernel';
import { COLONISTS, type Colonist } from '../data/index.ts';
import type { BuildingView, PlayerView } from '../rules/view-types.ts';
import { colonistName, placeName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { buildingTitle, BuildingTile, slotSpots, slotTargets } from './building.tsx';
import { Figure } from './figures.tsx';
import { figureTitle } from './forecast.ts';
import css from './palette.module.css';
import { colonistPiece } from './pieces.ts';
import { at } from './places.ts';
import { type Box, type Draw, facet, Spot } from './spot.tsx';
import { TokenLine } from './tokens.tsx';

interface SheltersProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly box: Box;
}

/** Shelters: igloos of ice with who lives there, and what warming them will cost. */
export function Shelters({ draw, seat, player, box }: SheltersProps) {
  const { lang, view } = draw;
  const living = COLONISTS.filter((type) => player.shelters[type] > 0);
  const total = living.reduce((n, type) => n + player.shelters[type], 0);
  const short = player.energy < total;
  const inLine = box.width > 200 || living.length < 3;
  const columns = inLine ? Math.max(1, living.length) : 2;
  const rows = Math.max(1, Math.ceil(living.length / columns));
  const cell = {
    width: (box.width - 12) / columns,
    height: Math.min(62, (box.height - 34) / rows),
  };
  const label = say(lang, short ? 'ui.shelters.short' : 'ui.shelters', { n: total });
  return (
    <Spot
      draw={draw}
      place={at.shelters(seat)}
      label={label}
      box={box}
      cut={9}
      inner={living.map((type, i) => {
        const x = box.x + 6 + (i % columns) * cell.width;
        const y = box.y + 28 + Math.floor(i / columns) * cell.height;
        const n = player.shelters[type];
        return (
          <Spot
            key={type}
            draw={draw}
            place={at.colonist(seat, 'shelters', type)}
            within={at.shelters(seat)}
            label={say(lang, 'ui.sheltered', { name: colonistName(lang, type), n })}
            box={{ x: x + 2, y: y + 1, width: cell.width - 4, height: cell.height - 3 }}
            cut={5}
          >
            <Crowd
              draw={draw}
              type={type}
              n={n}
              place={`shelters:${seat}`}
              x={x + cell.width / 2}
              y={y + cell.height / 2}
              width={cell.width - 8}
              size={Math.min(40, cell.height - 8)}
            />
            {view.focus?.place === 'shelters' &&
            view.focus.colonist === type &&
            view.focus.seat === seat ? (
              <Held x={x + cell.width / 2} y={y + 4} />
            ) : null}
          </Spot>
        );
      })}
    >
      <title>{label}</title>
      <path d={facet(box, 9, 16)} fill="var(--at-well)" stroke="var(--at-well-edge)" />
      <Igloos box={box} />
      <text x={box.x + 17} y={box.y + 20} fontSize="15" fontWeight="560" className={css.serif}>
        {say(lang, 'place.shelters.short')}
      </text>
      {total > 0 ? (
        <g
          transform={`translate(${box.x + box.width - 46} ${box.y + 15})`}
          color={short ? 'var(--at-bad)' : 'var(--at-ink-soft)'}
        >
          <TokenLine line={[`−${total}`, { sign: 'energy' }]} size={16} room={40} />
        </g>
      ) : null}
    </Spot>
  );
}

/** Houses of ice, as many as the ground holds. */
function Igloos({ box }: { readonly box: Box }) {
  const n = Math.max(2, Math.round(box.width / 72));
  const wide = (box.width - 16) / n;
  const foot = box.y + box.height - 5;
  return (
    <g opacity="0.3" stroke="var(--at-ice)" fill="none" aria-hidden="true">
      {Array.from({ length: n }, (_, i) => {
        const x = box.x + 8 + wide * (i + 0.5);
        const r = wide * 0.46;
        return (
          <g key={i}>
            <path
              d={`M${x - r} ${foot}a${r} ${r} 0 0 1 ${2 * r} 0z`}
              fill="var(--at-ice)"
              fillOpacity="0.35"
            />
            <path
              d={`M${x - 6} ${foot}v-7a6 6 0 0 1 12 0v7M${x - r * 0.86} ${foot - r * 0.5}h${r * 1.72}M${x} ${foot - r}v${r * 0.5}`}
            />
          </g>
        );
      })}
      <path d={`M${box.x + 6} ${foot}h${box.width - 12}`} />
    </g>
  );
}

interface CrowdProps {
  readonly draw: Draw;
  readonly type: Colonist;
  readonly n: number;
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Several colonists of a type, close together. */
function Crowd({ draw, type, n, place, x, y, width, size }: CrowdProps) {
  const step = Math.min(size * 0.62, (width - size * 0.6) / Math.max(1, n - 1));
  return Array.from({ length: n }, (_, i) => (
    <g key={i} transform={`translate(${x + (i - (n - 1) / 2) * step} ${y})`}>
      <Figure
        colonist={type}
        size={size}
        title={figureTitle(draw, type)}
        piece={colonistPiece(draw.view, place, type, i)}
      />
    </g>
  ));
}

/** The colonist that is about to move. */
function Held({ x, y }: { readonly x: number; readonly y: number }) {
  return <path d={`M${x - 6} ${y - 4}h12l-6 8z`} fill="var(--at-energy)" stroke="var(--at-dark)" />;
}

interface OwnedProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly building: BuildingView;
  readonly box: Box;
}

/** A Building of a colony with its crew. */
export function Owned({ draw, seat, building, box }: OwnedProps) {
  const { lang, view } = draw;
  const { tile, slots, full, activated, points } = building;
  const spots = slotSpots(tile, box);
  const thumbs = slotTargets(spots, box);
  const crew = slots.map(({ colonist }) => colonist);
  const free = crew.filter((one) => one === null).length;
  return (
    <Spot
      draw={draw}
      place={at.building(seat, tile)}
      label={`${buildingTitle(lang, tile)} ${full ? say(lang, 'ui.building.full') : say(lang, 'ui.building.free', { n: free })}`}
      box={box}
      cut={7}
      inner={spots.map(({ x, y, size }, i) => {
        const who = crew[i];
        if (!who) return null;
        const before = crew.slice(0, i).filter((one) => one === who).length;
        const held = view.focus?.place === tile && view.focus.colonist === who && before === 0;
        return (
          <Spot
            key={`${i}-${who}`}
            draw={draw}
            place={at.colonist(seat, tile, who)}
            within={at.building(seat, tile)}
            label={say(lang, 'of', { what: colonistName(lang, who), where: placeName(lang, tile) })}
            box={{ x: x - size * 0.46, y: y - size * 0.55, width: size * 0.92, height: size * 1.1 }}
            hit={thumbs[i] ?? box}
            cut={4}
            quiet={before > 0}
          >
            <g transform={`translate(${x} ${y})`}>
              <Figure
                colonist={who}
                size={size}
                title={figureTitle(draw, who)}
                piece={colonistPiece(view, tile, who, before)}
              />
            </g>
            {held ? <Held x={x} y={y - size / 2 - 3} /> : null}
          </Spot>
        );
      })}
    >
      <BuildingTile
        tile={tile}
        lang={lang}
        box={box}
        crew={crew}
        full={full}
        activated={activated}
        points={points}
      />
    </Spot>
  );
}
