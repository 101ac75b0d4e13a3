import {
  type Box,
  box as boxOf,
  cells,
  Cube,
  Info,
  middle,
  Numeral,
  Put,
  rounded,
  Spot,
  useScale,
} from '@orrery/kit';
import { tracks as trackData } from '../data/index.ts';
import type { TrackView } from '../rules/view-types.ts';
import { trackName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { BUILDING_ART } from './building-art.tsx';
import { ahead, type Draw, trackCount } from './draw.ts';
import { Change } from './figures.tsx';
import { at } from './places.ts';
import { Medal } from './signs.tsx';

interface TrackProps {
  readonly draw: Draw;
  readonly track: TrackView;
  readonly box: Box;
}

const HEAD = { wide: 26, phone: 44 } as const;
const LENGTH = 10;

/** What a screen reader is told of a track. */
function trackSaid({ lang, name }: Draw, { track, cubes }: TrackView): string {
  const here = cubes.flatMap((cube, seat) => (cube ? [`${name(seat)} ${cube.space}`] : []));
  return [trackName(lang, track), ...here].join(', ');
}

/** Its research centres and what the first gets; a click there means research. */
function Head({ draw, track, box }: TrackProps) {
  const { lang, view } = draw;
  const centres = trackData[track.track]?.centres ?? [];
  const now = trackCount(view, track.track)?.total ?? 0;
  const then = trackCount(ahead(draw), track.track)?.total ?? now;
  const y = box.y + box.height / 2;
  const wide = box.width > 60;
  return (
    <Spot
      draw={draw}
      place={at.head(track.track)}
      label={say(lang, 'ui.head', { track: trackName(lang, track.track) })}
      box={box}
      shape={rounded(6)}
      tell="nothing"
    >
      <path d={rounded(6)(box)} fill="var(--an-centre)" />
      <g color="var(--an-tile-ink)">
        {centres.map((centre, i) => (
          <Put key={centre} x={box.x + 12 + i * 19} y={y}>
            <g transform="scale(.76)">{BUILDING_ART[centre]}</g>
          </Put>
        ))}
        {wide || centres.length === 1 ? (
          <Change
            of={[now, then]}
            x={box.x + box.width - (wide ? 16 : 13)}
            y={y}
            size={13}
            room={30}
            fill="#fff"
          />
        ) : null}
      </g>
    </Spot>
  );
}

function Space({ draw, track, space, box }: TrackProps & { readonly space: number }) {
  const { lang, name } = draw;
  const of = trackData[track.track]?.spaces[space - 1];
  const seat = track.cubes.findIndex((cube) => cube?.space === space);
  const cube = track.cubes[seat];
  const then = ahead(draw).tracks.find((one) => one.track === track.track);
  const comes =
    then?.cubes.findIndex((one, at) => one?.space === space && track.cubes[at]?.space !== space) ??
    -1;
  const { y } = middle(box);
  const used = track.used.includes(space);
  const value = of?.printedValue ?? null;
  const third = box.width / 3;
  return (
    <Info
      id={at.space(track.track, space)}
      label={[
        say(lang, 'explain.space', {
          space,
          track: trackName(lang, track.track),
          value: of?.value ?? 0,
        }),
        ...(cube ? [name(seat)] : []),
      ].join(', ')}
    >
      <rect {...box} fill="transparent" />
      <path d={`M${box.x} ${box.y}h${box.width}`} stroke="var(--an-crack)" strokeOpacity="0.7" />
      {value === null ? null : (
        <Numeral n={value} x={box.x + third * 0.45} y={y} size={12} weight={550} />
      )}
      {of?.symbol ? (
        <Put x={box.x + box.width - third * 0.55} y={y}>
          <Medal symbol={of.symbol} size={17.5} used={used} />
        </Put>
      ) : null}
      {cube ? (
        <Put x={box.x + box.width / 2 - 1} y={y}>
          <Cube seat={seat} size={18} piece={cube.id} />
        </Put>
      ) : comes >= 0 ? (
        <Put x={box.x + box.width / 2 - 1} y={y} opacity={0.55}>
          <Cube seat={comes} size={18} />
        </Put>
      ) : null}
    </Info>
  );
}

/** A research track: an ice core, drilled upwards. */
function Track({ draw, track, box }: TrackProps) {
  const { length = LENGTH } = trackData[track.track] ?? {};
  const top = useScale().phone ? HEAD.phone : HEAD.wide;
  const head = boxOf(box.x, box.y, box.width, top);
  const high = (box.height - top - 2) / LENGTH;
  const core = boxOf(box.x, box.y + top + 2 + (LENGTH - length) * high, box.width, length * high);
  const rows = cells(core, 1, length, 0);
  return (
    <>
      <Head draw={draw} track={track} box={head} />
      <Spot
        draw={draw}
        place={at.track(track.track)}
        label={trackSaid(draw, track)}
        box={core}
        shape={rounded(7)}
        tell="nothing"
        inner={rows.map((row, i) => (
          <Space key={length - i} draw={draw} track={track} space={length - i} box={row} />
        ))}
      >
        <path d={rounded(7)(core)} fill="url(#an-core)" stroke="var(--board-well-edge)" />
        <path
          d={`M${core.x + 4} ${core.y + 6}v${core.height - 12}`}
          stroke="#fff"
          strokeOpacity="0.4"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        {draw.view.named.map((named, seat) =>
          named === track.track ? (
            // Seats keep their order.
            <path
              key={seat}
              d={rounded(7)(core, -1.5)}
              fill="none"
              stroke={`var(--seat-${seat})`}
              strokeWidth="2.5"
              strokeDasharray="5 4"
            />
          ) : null,
        )}
      </Spot>
    </>
  );
}

/** Columns as wide as their number allows. */
export function Tracks({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { tracks } = draw.view;
  const columns = cells(box, tracks.length, 1, 3);
  return (
    <>
      <defs>
        <linearGradient id="an-core" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="var(--an-ice-low)" />
          <stop offset="0.4" stopColor="var(--an-ice)" />
          <stop offset="1" stopColor="var(--an-ice-low)" />
        </linearGradient>
      </defs>
      {tracks.map((track, i) => (
        <Track key={track.track} draw={draw} track={track} box={columns[i] ?? box} />
      ))}
    </>
  );
}
