import { SeatShape } from '@orrery/kit';
import type { Region } from '../data/index.ts';
import { ownerName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Die } from './dice.tsx';
import { forecastOf } from './forecast.ts';
import type { Plan } from './layout.ts';
import css from './palette.module.css';
import { type Draw, facet } from './spot.tsx';

const ROW = 25;
const WIDTH = 330;

/** Beside the region, towards the middle of the board, so that it covers others and not this one. */
function cornerOf(plan: Plan, region: Region, height: number) {
  const box = plan.regions[region];
  const middle = box.x + box.width / 2;
  const wideOne = box.width > plan.width * 0.7;
  const right = box.x + box.width + 10;
  const x = wideOne
    ? plan.width / 2 - WIDTH / 2
    : middle < plan.width / 2
      ? Math.min(right, plan.width - WIDTH - 6)
      : Math.max(6, box.x - WIDTH - 10);
  const under = box.y + box.height + 8;
  const overlaps = wideOne || box.width + WIDTH + 20 > plan.width;
  const y = overlaps
    ? under + height < plan.height
      ? under
      : box.y - height - 8
    : Math.min(box.y, plan.height - height - 6);
  return { x, y: Math.max(4, y) };
}

/** What each die there would get if placing ended now. */
export function ForecastPanel({
  draw,
  plan,
  region,
}: {
  readonly draw: Draw;
  readonly plan: Plan;
  readonly region: Region;
}) {
  const lines = forecastOf(draw, region);
  if (lines.length === 0) return null;
  const height = 40 + lines.length * ROW;
  const { x, y } = cornerOf(plan, region, height);
  return (
    <g
      className={css.forecast}
      data-forecast={region}
      transform={`translate(${x} ${y})`}
      aria-hidden="true"
    >
      <path
        className={css.forecastPanel}
        d={facet({ x: 0, y: 0, width: WIDTH, height }, 9, 16)}
        strokeWidth="1.5"
      />
      <text x="16" y="23" fontSize="15" fontWeight="650">
        {say(draw.lang, draw.view.phase === 'placement' ? 'ui.fore.title' : 'ui.fore.later')}
      </text>
      {lines.map(({ owner, value, relic, text, good }, i) => (
        // Lines are told apart by their order.
        <g key={i} data-line transform={`translate(16 ${30 + ROW * (i + 0.5)})`}>
          {owner === null ? (
            <text y="5" fontSize="15" fontWeight="560" className={css.serif}>
              {text}
            </text>
          ) : (
            <>
              <g transform="translate(11 0)">
                {value === null ? (
                  <SeatShape seat={owner} size={15} />
                ) : (
                  <Die
                    value={value}
                    owner={owner}
                    relic={relic}
                    drone={owner >= draw.view.players.length}
                    size={19}
                    title=""
                  />
                )}
              </g>
              <text x="30" y="5" fontSize="15">
                {ownerName(draw, owner).slice(0, 11)}
              </text>
              <text
                x="120"
                y="5"
                fontSize="15"
                fontWeight="600"
                style={{ fill: good ? 'var(--at-good)' : 'var(--at-bad)' }}
              >
                {text}
              </text>
            </>
          )}
        </g>
      ))}
    </g>
  );
}
