import {
  type Box,
  box as boxOf,
  facet,
  Info,
  inset,
  middle,
  Numeral,
  Put,
  SeatShape,
  Spot,
  split,
  standing,
  trackCells,
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

/** What a space brings above or before those who stand there. */
function roomsIn(cell: Box, n: number): { readonly told: Box; readonly stand: Box } {
  if (cell.height > 40) {
    const [told = cell, stand = cell] = split(cell, [3, 2], 0, true);
    return { told, stand };
  }
  const [told = cell, stand = cell] = split(cell, [3, n > 0 ? 2 : 0.001]);
  return { told, stand };
}

/** The Relief track: a line of lifebuoys, one's marker and all those passed. */
export function ReliefTrack({ draw, box }: TrackProps) {
  const { lang } = draw;
  const { players } = ahead(draw);
  const { spaces } = data.reliefTrack;
  const high = box.height > 100;
  const head = box.height < 40 ? 24 : 34;
  const room = boxOf(box.x + head, box.y + 3, box.width - head - 4, box.height - 6);
  const rows = high ? 3 : 1;
  const all = trackCells(room, spaces.length, { rows });
  return (
    <g>
      <path d={facet(9)(box)} fill="var(--board-panel)" stroke="var(--board-panel-edge)" />
      <Put x={box.x + head / 2 + 2} y={box.y + box.height / 2}>
        <Sign name="relief" size={Math.min(24, head - 4)} explain />
      </Put>
      {spaces.map(({ space, effects }, i) => {
        const cell = all[i] ?? room;
        const here = players.flatMap(({ relief }, seat) => (relief === space ? [seat] : []));
        const { told, stand } = roomsIn(inset(cell, 2), here.length);
        const text = say(lang, 'ui.relief.space', { n: space, text: reliefText(lang, space) });
        return (
          <Spot
            key={space}
            draw={draw}
            place={at.relief(space)}
            label={[text, ...here.map(draw.name)].join(', ')}
            box={cell}
            shape={facet(5)}
            tell="nothing"
            quiet
          >
            <path d={facet(5)(cell)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
            <Put {...middle(told)}>
              {effects.length === 0 ? (
                <Numeral n={space} size={15} weight={500} />
              ) : (
                <TokenLine
                  line={lineOf(effects)}
                  size={high ? 28 : 20}
                  room={told.width}
                  align="middle"
                  cut
                />
              )}
            </Put>
            {standing(here.length, stand, high ? 22 : 14).map((spot, k) => (
              <Put key={here[k]} {...middle(spot)} piece={`relief:${here[k] ?? 0}`}>
                <SeatShape seat={here[k] ?? 0} size={spot.width * 0.92} />
              </Put>
            ))}
          </Spot>
        );
      })}
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
