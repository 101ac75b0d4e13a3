import { data, LETTERS } from '../data/index.ts';
import { eventName, eventText } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Plan } from './layout.ts';
import css from './palette.module.css';
import { at } from './places.ts';
import { type Box, type Draw, facet, Spot } from './spot.tsx';
import { Words } from './words.tsx';

/** Six rounds: three in the ocean, three on the ice. */
function Rounds({ draw, x, y }: { readonly draw: Draw; readonly x: number; readonly y: number }) {
  const { round } = draw.view;
  const { count, oceanRounds } = data.rounds;
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: count }, (_, i) => {
        const n = i + 1;
        const kind = oceanRounds.includes(n) ? 'ocean' : 'surface';
        return (
          <g key={n} transform={`translate(${i * 19} 0)`}>
            <path
              d="M0-8l7 4v8l-7 4l-7-4v-8z"
              fill={`var(--at-${kind}-tile)`}
              stroke={n === round ? 'var(--at-energy)' : 'var(--at-ink-soft)'}
              strokeWidth={n === round ? 3 : 1}
              opacity={n < round ? 0.45 : 1}
            />
            {n === round ? (
              <text
                y="5.5"
                fontSize="17"
                fontWeight="800"
                textAnchor="middle"
                style={{ fill: `var(--at-${kind}-ink)` }}
              >
                {n}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

interface EventProps {
  readonly draw: Draw;
  readonly box: Box;
  /** How high letters are at least. */
  readonly least: number;
}

/** The Event of the round, what it does and where it strikes. */
export function EventCard({ draw, box, least }: EventProps) {
  const { view, lang } = draw;
  const { event, round, phase } = view;
  const where = say(lang, 'ui.round', { round, rounds: data.rounds.count });
  // The name stands beside the round, and what it does has the line below.
  const flat = box.height < 90;
  const name = flat
    ? { x: box.x + 186, y: box.y + 24, width: 330, size: 19 }
    : { x: box.x + 45, y: box.y + 52, width: box.width - 53, size: 17 };
  const told = flat
    ? { x: box.x + 14, y: box.y + 48, width: box.width - 26, size: 17 }
    : { x: box.x + 14, y: box.y + 77, width: box.width - 24, size: 14 };
  const buoy = flat ? { x: box.x + 163, y: box.y + 17 } : { x: box.x + 23, y: box.y + 46 };
  return (
    <>
      <Spot
        draw={draw}
        place={at.round}
        label={`${where}, ${say(lang, `phase.${phase}`)}`}
        box={{ x: box.x, y: box.y, width: box.width, height: 28 }}
        cut={6}
      >
        <title>{where}</title>
        <path d={facet(box, 10, 20)} fill="var(--at-panel)" stroke="var(--at-panel-edge)" />
        <Rounds draw={draw} x={box.x + 24} y={box.y + 16} />
        <text
          x={box.x + box.width - 12}
          // On the line of the name, clear of what the region above foretells at its edge.
          y={flat ? name.y + 2 : box.y + 21}
          fontSize={flat ? 17 : 15}
          textAnchor="end"
          className={css.soft}
        >
          {say(lang, `phase.${phase}`)}
        </text>
      </Spot>
      {event ? (
        <Spot
          draw={draw}
          place={at.event}
          label={say(lang, event.done ? 'ui.event.done' : 'ui.event', {
            name: eventName(lang, event.id),
            letter: event.letter,
            text: eventText(lang, event.id),
          })}
          box={{ x: box.x + 6, y: box.y + 31, width: box.width - 12, height: box.height - 36 }}
          cut={6}
        >
          <title>{eventText(lang, event.id)}</title>
          <g opacity={event.done && event.letter !== '!' ? 0.75 : 1}>
            <Buoy letter={event.letter} {...buoy} struck={false} chosen />
            <Words
              text={eventName(lang, event.id)}
              {...name}
              most={1}
              least={least}
              weight={560}
              serif
            />
            <Words text={eventText(lang, event.id)} {...told} most={flat ? 2 : 4} least={least} />
          </g>
        </Spot>
      ) : null}
    </>
  );
}

interface BuoyProps {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly struck: boolean;
  readonly chosen: boolean;
}

/** A buoy with a letter; the one the Event waits at carries its light. */
function Buoy({ letter, x, y, struck, chosen }: BuoyProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {chosen && !struck ? <circle r="18" fill="var(--at-bad)" opacity="0.35" /> : null}
      <circle
        r="12.5"
        fill={chosen ? '#b5321f' : 'var(--at-well)'}
        stroke={chosen ? '#fff' : 'var(--at-panel-edge)'}
        strokeWidth={chosen ? 2 : 1.5}
        opacity={struck ? 0.6 : 1}
      />
      <text
        y="6"
        fontSize="17"
        fontWeight="800"
        textAnchor="middle"
        style={chosen ? { fill: '#fff' } : undefined}
      >
        {letter}
      </text>
    </g>
  );
}

/** The course of the Phase marker, and the letters along it. */
export function Course({ draw, plan }: { readonly draw: Draw; readonly plan: Plan }) {
  const { view, lang } = draw;
  const now = view.marker >= 0 ? data.phaseTrack.order[view.marker] : null;
  return (
    <g>
      {LETTERS.map((letter) => {
        const chosen = view.event?.letter === letter;
        return (
          <g key={letter}>
            <title>
              {say(lang, chosen ? 'ui.letter.event' : 'ui.letter', {
                letter,
                name: view.event ? eventName(lang, view.event.id) : '',
              })}
            </title>
            {now === letter ? (
              <circle
                cx={plan.letters[letter].x}
                cy={plan.letters[letter].y}
                r="19"
                fill="var(--at-energy)"
              />
            ) : null}
            <Buoy
              letter={letter}
              x={plan.letters[letter].x}
              y={plan.letters[letter].y}
              chosen={chosen}
              struck={chosen && (view.event?.done ?? false)}
            />
          </g>
        );
      })}
    </g>
  );
}
