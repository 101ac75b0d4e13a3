import type { Seat } from '@orrery/kernel';
import {
  around,
  type Box,
  box as boxOf,
  cells,
  facet,
  Put,
  Spot,
  spread,
  Words,
} from '@orrery/kit';
import { COLONISTS, type Colonist } from '../data/index.ts';
import { HUB, SHELTERS } from '../rules/answers.ts';
import type { BuildingView, PlayerView } from '../rules/view-types.ts';
import { colonistName, placeName } from '../text/names.ts';
import { say } from '../text/say.ts';
import {
  buildingTitle,
  BuildingTile,
  slotSpots,
  slotTargets,
  TILE,
  useLetters,
} from './building.tsx';
import { ahead, type Draw } from './draw.ts';
import { Figure } from './figures.tsx';
import { colonistPiece } from './pieces.ts';
import { at, isHub, one } from './places.ts';
import { TokenLine } from './signs.tsx';
import { picksFrom } from './where.ts';

interface SheltersProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly box: Box;
}

const HOME = facet(9, 16);

/** Shelters: igloos of ice with who lives there, and what warming them will cost. */
export function Shelters({ draw, seat, player, box }: SheltersProps) {
  const { lang } = draw;
  const living = COLONISTS.filter((type) => player.shelters[type] > 0);
  const total = living.reduce((n, type) => n + player.shelters[type], 0);
  const then = ahead(draw).players[seat] ?? player;
  const warmed = COLONISTS.reduce((n, type) => n + then.shelters[type], 0);
  const short = then.energy < warmed;
  const inLine = box.width > 200 || living.length < 3;
  const columns = inLine ? Math.max(1, living.length) : 2;
  const rows = Math.max(1, Math.ceil(living.length / columns));
  const height = Math.min(62 * rows, box.height - 34);
  const rooms = cells(boxOf(box.x + 6, box.y + 28, box.width - 12, height), columns, rows, 3);
  return (
    <Spot
      draw={draw}
      place={at.shelters(seat)}
      label={say(lang, short ? 'ui.shelters.short' : 'ui.shelters', { n: total })}
      box={box}
      shape={HOME}
      inner={living.map((type, i) => (
        <Crowd
          key={type}
          draw={draw}
          seat={seat}
          type={type}
          n={player.shelters[type]}
          box={rooms[i] ?? box}
        />
      ))}
    >
      <path d={HOME(box)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
      <Igloos box={box} />
      <Words
        text={say(lang, 'place.shelters.short')}
        x={box.x + 17}
        y={box.y + 20}
        width={box.width - 70}
        size={15}
        weight={560}
        serif
      />
      {warmed > 0 ? (
        <g color={short ? 'var(--at-bad)' : 'var(--board-soft)'}>
          <Put x={box.x + box.width - 8} y={box.y + 15}>
            <TokenLine line={[`−${warmed}`, { sign: 'energy' }]} size={17} align="end" />
          </Put>
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
  const r = wide * 0.46;
  return (
    <g opacity="0.3" stroke="var(--at-ice)" fill="none" aria-hidden="true">
      {Array.from({ length: n }, (_, i) => {
        const x = box.x + 8 + wide * (i + 0.5);
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
  readonly seat: Seat;
  readonly type: Colonist;
  readonly n: number;
  readonly box: Box;
}

/** Colonists of a type in Shelters, close together; where they are picked, each for itself. */
function Crowd({ draw, seat, type, n, box }: CrowdProps) {
  const { view, lang } = draw;
  const size = Math.min(40, box.height - 8);
  const kind = at.colonist(seat, SHELTERS, type);
  const label = say(lang, 'ui.sheltered', { name: colonistName(lang, type), n });
  const apart = picksFrom(view, seat, 'shelters', type);
  const wide = spread(n, box.width - 4, apart ? Math.min(44, (box.width - 4) / n) : size * 0.62);
  const left = box.x + (box.width - (wide.at(-1) ?? 0) - (wide[0] ?? 0)) / 2;
  const y = box.y + box.height / 2;
  const figure = (i: number) => (
    <Put key={i} x={left + (wide[i] ?? 0)} y={y}>
      <Figure
        colonist={type}
        size={size}
        piece={colonistPiece(view, `shelters:${seat}`, type, i)}
      />
    </Put>
  );
  const all = Array.from({ length: n }, (_, i) => i);
  if (apart)
    return all.map((i) => (
      <Spot
        key={i}
        draw={draw}
        place={one(kind, i)}
        label={label}
        box={around(
          left + (wide[i] ?? 0),
          y,
          Math.max(16, (wide[1] ?? 44) - (wide[0] ?? 0) - 2),
          box.height - 2,
        )}
        shape={facet(4)}
        quiet
      >
        {figure(i)}
      </Spot>
    ));
  const { focus } = view;
  const held = focus?.place === SHELTERS && focus.colonist === type && focus.seat === seat;
  return (
    <Spot
      draw={draw}
      place={kind}
      within={at.shelters(seat)}
      label={label}
      box={box}
      shape={facet(5)}
    >
      {all.map(figure)}
      {held ? <Held x={box.x + box.width / 2} y={box.y + 4} /> : null}
    </Spot>
  );
}

/** The colonist that is about to move. */
function Held({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path d={`M${x - 6} ${y - 4}h12l-6 8z`} fill="var(--at-energy)" stroke="var(--piece-dark)" />
  );
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
  const letters = useLetters();
  const spots = slotSpots(tile, box, letters);
  const thumbs = slotTargets(spots, box);
  const crew = slots.map(({ colonist }) => colonist);
  const free = crew.filter((who) => who === null).length;
  return (
    <Spot
      draw={draw}
      place={at.building(seat, tile)}
      label={`${buildingTitle(lang, tile)} ${full ? say(lang, 'ui.building.full') : say(lang, 'ui.building.free', { n: free })}`}
      box={box}
      shape={TILE}
      inner={spots.map(({ x, y, size }, i) => {
        const who = crew[i];
        if (!who) return null;
        const before = crew.slice(0, i).filter((other) => other === who).length;
        const held = view.focus?.place === tile && view.focus.colonist === who && before === 0;
        const lent = isHub(tile) && picksFrom(view, seat, 'hub', who);
        return (
          <Spot
            key={`${i}-${who}`}
            draw={draw}
            place={
              lent ? one(at.colonist(seat, HUB, who), `${tile}.${i}`) : at.colonist(seat, tile, who)
            }
            within={at.building(seat, tile)}
            label={say(lang, 'of', { what: colonistName(lang, who), where: placeName(lang, tile) })}
            box={around(x, y, size * 0.92, size * 1.1)}
            target={thumbs[i] ?? box}
            shape={facet(4)}
            quiet={before > 0}
          >
            <Put x={x} y={y}>
              <Figure colonist={who} size={size} piece={colonistPiece(view, tile, who, before)} />
            </Put>
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
        letters={letters}
      />
    </Spot>
  );
}
