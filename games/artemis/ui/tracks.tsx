import { SeatShape } from '@orrery/kit';
import { data } from '../data/index.ts';
import { rankName, reliefText } from '../text/names.ts';
import { say } from '../text/say.ts';
import css from './palette.module.css';
import { at } from './places.ts';
import { Sign } from './signs.tsx';
import { type Box, type Draw, facet, Spot } from './spot.tsx';
import { TokenLine, tokensOf } from './tokens.tsx';

interface TrackProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** The Relief track: a line of lifebuoys, one's marker and all those passed. */
export function ReliefTrack({ draw, box }: TrackProps) {
  const { lang, view } = draw;
  const { spaces } = data.reliefTrack;
  const head = 34;
  const rows = box.height > 100 ? 2 : 1;
  const inRow = Math.ceil(spaces.length / rows);
  const step = (box.width - head - 4) / inRow;
  const line = (box.height - 4) / rows;
  return (
    <g>
      <path d={facet(box, 9)} fill="var(--at-panel)" stroke="var(--at-panel-edge)" />
      <g transform={`translate(${box.x + 19} ${box.y + box.height / 2})`}>
        <Sign name="relief" size={24} title={say(lang, 'ui.relief')} />
      </g>
      {spaces.map(({ space, effects }, i) => {
        const cell = {
          x: box.x + head + (i % inRow) * step + 1,
          y: box.y + 4 + Math.floor(i / inRow) * line,
          width: step - 3,
          height: line - 4,
        };
        const here = view.players.flatMap((player, seat) =>
          player.relief === space ? [seat] : [],
        );
        const x = cell.x + cell.width / 2;
        return (
          <Spot
            key={space}
            draw={draw}
            place={at.relief(space)}
            label={[
              say(lang, 'ui.relief.space', { n: space, text: reliefText(lang, space) }),
              ...here.map(draw.name),
            ].join(', ')}
            box={cell}
            cut={5}
            tell="nothing"
          >
            <title>{reliefText(lang, space)}</title>
            <path d={facet(cell, 5)} fill="var(--at-well)" stroke="var(--at-well-edge)" />
            <g transform={`translate(${x} ${cell.y + cell.height * 0.33})`} opacity="0.95">
              {effects.length === 0 ? (
                <text y="6" fontSize="17" textAnchor="middle" className={css.soft}>
                  {space}
                </text>
              ) : (
                <TokenLine
                  line={tokensOf(effects)}
                  size={rows > 1 ? 28 : 21}
                  room={cell.width - 4}
                  align="middle"
                />
              )}
            </g>
            {here.map((seat, k) => (
              <g
                key={seat}
                transform={`translate(${x + (k - (here.length - 1) / 2) * Math.min(14, (cell.width - 12) / here.length)} ${cell.y + cell.height * 0.77})`}
              >
                <g data-piece={`relief:${seat}`}>
                  <SeatShape seat={seat} size={13} />
                </g>
              </g>
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
  const { view, lang } = draw;
  const totals = view.players.map(({ vp, forecast }) => ({
    vp,
    end: vp + (view.winners ? 0 : Object.values(forecast).reduce((sum, n) => sum + n, 0)),
  }));
  const all = totals.flatMap(({ vp, end }) => [vp, end]);
  const least = Math.min(0, ...all);
  const most = Math.max(30, ...all.map((n) => n + 2));
  const scale = (box.width - 40) / (most - least);
  const place = (points: number): number => box.x + 22 + (points - least) * scale;
  const lane = (box.height - 22) / Math.max(1, totals.length);
  const ticks = Array.from({ length: Math.floor(most / STEP) + 1 }, (_, i) => i * STEP);
  const label = totals
    .map(({ vp, end }, seat) => say(lang, 'ui.score.of', { player: draw.name(seat), vp, end }))
    .join(say(lang, 'ui.semicolon'));
  const ranks = view.solo ? data.solo.ranks : [];
  // The rank is written where the marker is not.
  const ahead = Math.max(...all) > (least + most) / 2;
  return (
    <Spot
      draw={draw}
      place={at.score}
      label={say(lang, 'ui.labelled', { label: say(lang, 'ui.score'), text: label })}
      box={box}
      cut={9}
    >
      <title>{label}</title>
      <path d={facet(box, 9)} fill="var(--at-panel)" stroke="var(--at-panel-edge)" />
      {ranks.map(({ min }, i) =>
        min === null || min > most ? null : (
          <g key={min}>
            <title>{rankName(lang, i)}</title>
            <path
              d={`M${place(min)} ${box.y + 4}v${box.height - 20}`}
              stroke="var(--at-energy-deep)"
              strokeDasharray="3 3"
            />
          </g>
        ),
      )}
      {view.rank === null ? null : (
        <text
          x={ahead ? box.x + 14 : box.x + box.width - 12}
          y={box.y + 17}
          fontSize="17"
          textAnchor={ahead ? 'start' : 'end'}
          className={css.soft}
          style={{ paintOrder: 'stroke', stroke: 'var(--at-well)', strokeWidth: 5 }}
        >
          {rankName(lang, view.rank)}
        </text>
      )}
      {ticks.map((n) => (
        <g key={n}>
          <path d={`M${place(n)} ${box.y + box.height - 17}v5`} stroke="var(--at-ink-soft)" />
          <text
            x={place(n)}
            y={box.y + box.height - 2}
            fontSize="17"
            textAnchor="middle"
            className={css.soft}
          >
            {n}
          </text>
        </g>
      ))}
      <path
        d={`M${box.x + 14} ${box.y + box.height - 15}h${box.width - 28}`}
        stroke="var(--at-well-edge)"
      />
      {totals.map(({ vp, end }, seat) => {
        const y = box.y + 5 + lane * (seat + 0.5);
        return (
          // Seats never change places.
          <g key={seat}>
            <path
              d={`M${place(vp)} ${y}H${place(end)}`}
              stroke="var(--at-ink-soft)"
              strokeWidth="1.5"
              strokeDasharray="2 3"
            />
            <circle
              cx={place(end)}
              cy={y}
              r="3"
              fill="none"
              stroke="var(--at-ink-soft)"
              strokeWidth="1.5"
            />
            <g transform={`translate(${place(vp)} ${y})`}>
              <g data-piece={`score:${seat}`}>
                <SeatShape seat={seat} size={Math.max(9, Math.min(14, lane + 4))} />
              </g>
            </g>
          </g>
        );
      })}
    </Spot>
  );
}
