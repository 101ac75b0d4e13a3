import { useSize } from '@orrery/kit';
import { COLONISTS, data } from '../data/index.ts';
import type { ColonistCounts } from '../rules/view-types.ts';
import { colonistName, eventName } from '../text/names.ts';
import { type Key, say } from '../text/say.ts';
import { Figure } from './figures.tsx';
import css from './palette.module.css';
import { at } from './places.ts';
import { Sign } from './signs.tsx';
import { type Draw, Spot } from './spot.tsx';

/** One heap of colonists, by type. */
function Counted({
  draw,
  title,
  counts,
  y,
  width,
}: {
  draw: Draw;
  title: Key;
  counts: ColonistCounts;
  y: number;
  width: number;
}) {
  const step = width / 4;
  const total = COLONISTS.reduce((n, type) => n + counts[type], 0);
  return (
    <g transform={`translate(0 ${y})`}>
      <text x="2" y="16" fontSize="15" fontWeight="600">
        {say(draw.lang, 'ui.labelled', { label: say(draw.lang, title), text: total })}
      </text>
      {COLONISTS.map((type, i) => (
        <g
          key={type}
          transform={`translate(${i * step + 14} 40)`}
          opacity={counts[type] > 0 ? 1 : 0.4}
        >
          <title>
            {say(draw.lang, 'ui.labelled', {
              label: colonistName(draw.lang, type),
              text: counts[type],
            })}
          </title>
          <Figure colonist={type} size={30} />
          <text x="16" y="6" fontSize="15" fontWeight="600">
            {counts[type]}
          </text>
        </g>
      ))}
    </g>
  );
}

const HEAPS = [
  ['ui.supply.bag', 'bag'],
  ['ui.supply.discard', 'discard'],
  ['ui.supply.gone', 'gone'],
] as const;

/** Who may still come out of the bag, who was lost, and which Events are over. */
export function Supply(draw: Draw) {
  const [ref, { width }] = useSize({ width: 260, height: 200 });
  const { view, lang } = draw;
  const heaps = HEAPS.filter(([, key]) => key !== 'gone' || view.solo);
  const top = heaps.length * 66;
  const relic = view.relic;
  const below = top + (relic ? 34 : 0);
  const past = view.eventsPast.map((id) => eventName(lang, id)).join(', ');
  return (
    <div ref={ref} className={css.world}>
      <svg width={width} height={below + 10} role="group" aria-label={say(lang, 'ui.supply')}>
        {heaps.map(([title, key], i) => (
          <Counted
            key={key}
            draw={draw}
            title={title}
            counts={view[key]}
            y={i * 66}
            width={width}
          />
        ))}
        {relic ? (
          <Spot
            draw={draw}
            place={at.relic}
            label={
              relic.holder === null
                ? say(lang, 'ui.relic.free')
                : say(lang, 'ui.relic.of', { player: draw.name(relic.holder) })
            }
            box={{ x: 0, y: top + 2, width: width - 4, height: 28 }}
            cut={5}
          >
            <g transform={`translate(14 ${top + 16})`}>
              <Sign name="relic" size={22} />
            </g>
            <text x="34" y={top + 21} fontSize="15">
              {relic.holder === null
                ? say(lang, 'ui.relic.free')
                : say(lang, 'ui.relic.of', { player: draw.name(relic.holder) })}
            </text>
          </Spot>
        ) : null}
      </svg>
      {past ? (
        <p style={{ fontSize: 14 }}>
          {say(lang, 'ui.supply.events', {
            names: past,
            left: view.eventsLeft,
            n: data.rounds.count,
          })}
        </p>
      ) : null}
    </div>
  );
}
