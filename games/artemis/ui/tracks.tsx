import {
  type Box,
  box as boxOf,
  facet,
  Info,
  Numeral,
  Put,
  SeatShape,
  Spot,
  Track,
  useLeast,
  Words,
} from '@orrery/kit';
import { data } from '../data/index.ts';
import { rankName, reliefText } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw } from './draw.ts';
import { about, at } from './places.ts';
import { lineOf, Sign, TokenLine } from './signs.tsx';

interface TrackProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** Its spaces are too small for what they bring, and show it themselves. */
const SILENT: Draw['brings'] = new Map();

/** The Relief track: a line of lifebuoys, one's marker and all those passed. */
export function ReliefTrack({ draw, box }: TrackProps) {
  const { lang } = draw;
  const { players } = ahead(draw);
  const high = box.height > 100;
  const head = box.height < 40 ? 24 : 34;
  return (
    <g>
      <path d={facet(9)(box)} fill="var(--board-panel)" stroke="var(--board-panel-edge)" />
      <Put x={box.x + head / 2 + 2} y={box.y + box.height / 2}>
        <Sign name="relief" size={Math.min(24, head - 4)} explain />
      </Put>
      <Track
        draw={{ ...draw, brings: SILENT }}
        box={boxOf(box.x + head, box.y + 3, box.width - head - 4, box.height - 6)}
        rows={high ? 3 : 1}
        shape={facet(5)}
        marker={high ? 22 : 14}
        piece={(seat) => `relief:${seat}`}
        spaces={data.reliefTrack.spaces.map(({ space, effects }) => {
          const here = players.flatMap(({ relief }, seat) => (relief === space ? [seat] : []));
          const told = say(lang, 'ui.relief.space', { n: space, text: reliefText(lang, space) });
          return {
            id: at.relief(space),
            place: at.relief(space),
            label: [told, ...here.map(draw.name)].join(', '),
            here,
            drawing: (room) =>
              effects.length === 0 ? (
                <Numeral n={space} size={17} weight={500} />
              ) : (
                <TokenLine
                  line={lineOf(effects)}
                  size={Math.min(high ? 28 : 21, room.height + 4)}
                  room={room.width}
                  align="middle"
                  cut
                />
              ),
          };
        })}
      />
    </g>
  );
}

const STEP = 10;

/** The score track: where everybody is, and, hollow, where they would end now. */
export function ScoreTrack({ draw, box }: TrackProps) {
  const { lang } = draw;
  const view = ahead(draw);
  const figure = Math.max(15, useLeast().figures);
  const totals = view.players.map(({ vp, forecast }) => ({
    vp,
    end: vp + (view.winners ? 0 : Object.values(forecast).reduce((sum, n) => sum + n, 0)),
  }));
  const all = totals.flatMap(({ vp, end }) => [vp, end]);
  const least = Math.min(0, ...all);
  const most = Math.max(30, ...all.map((n) => n + 2));
  const place = (points: number): number =>
    box.x + 22 + ((points - least) * (box.width - 40)) / (most - least);
  const lane = (box.height - 22) / Math.max(1, totals.length);
  const ticks = Array.from({ length: Math.floor(most / STEP) + 1 }, (_, i) => i * STEP);
  const label = totals
    .map(({ vp, end }, seat) => say(lang, 'ui.score.of', { player: draw.name(seat), vp, end }))
    .join(say(lang, 'ui.semicolon'));
  const foot = box.y + box.height;
  // The rank is written where the marker is not.
  const passed = Math.max(...all) > (least + most) / 2;
  return (
    <Spot
      draw={draw}
      place={at.score}
      label={say(lang, 'ui.labelled', { label: say(lang, 'ui.score'), text: label })}
      box={box}
      shape={facet(9)}
    >
      <path d={facet(9)(box)} fill="var(--board-panel)" stroke="var(--board-panel-edge)" />
      {(view.solo ? data.solo.ranks : []).map(({ min }, i) =>
        min === null || min > most ? null : (
          <Info key={min} id={about.icon('rank')} label={rankName(lang, i)}>
            <path
              d={`M${place(min)} ${box.y + 4}v${box.height - 20}`}
              stroke="var(--at-energy-deep)"
              strokeDasharray="3 3"
            />
          </Info>
        ),
      )}
      {view.rank === null ? null : (
        <Words
          text={rankName(lang, view.rank)}
          x={passed ? box.x + 14 : box.x + box.width - 12}
          y={box.y + 17}
          width={box.width / 2}
          size={16}
          anchor={passed ? 'start' : 'end'}
          soft
        />
      )}
      {ticks.map((n) => (
        <g key={n}>
          <path d={`M${place(n)} ${foot - 17}v5`} stroke="var(--board-soft)" />
          <Numeral
            n={n}
            x={place(n)}
            y={foot - 8}
            size={figure}
            weight={500}
            fill="var(--board-soft)"
          />
        </g>
      ))}
      <path d={`M${box.x + 14} ${foot - 15}h${box.width - 28}`} stroke="var(--board-well-edge)" />
      {totals.map(({ vp, end }, seat) => {
        const y = box.y + 5 + lane * (seat + 0.5);
        return (
          // Seats never change places.
          <g key={seat}>
            <path
              d={`M${place(vp)} ${y}H${place(end)}`}
              stroke="var(--board-soft)"
              strokeWidth="1.5"
              strokeDasharray="2 3"
            />
            <circle
              cx={place(end)}
              cy={y}
              r="3"
              fill="none"
              stroke="var(--board-soft)"
              strokeWidth="1.5"
            />
            <Put x={place(vp)} y={y} piece={`score:${seat}`}>
              <SeatShape seat={seat} size={Math.max(9, Math.min(14, lane + 4))} />
            </Put>
          </g>
        );
      })}
    </Spot>
  );
}
