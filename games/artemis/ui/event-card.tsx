import { type Box, box as boxOf, facet, Info, Numeral, Put, Spot, Words } from '@orrery/kit';
import { data, LETTERS } from '../data/index.ts';
import { eventName, eventText } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import type { Plan } from './layout.ts';
import { about, at } from './places.ts';

interface RoundsProps {
  readonly round: number;
  /** From one to the next. */
  readonly step: number;
}

/** Six rounds: three in the ocean, three on the ice. */
function Rounds({ round, step }: RoundsProps) {
  const { count, oceanRounds } = data.rounds;
  return Array.from({ length: count }, (_, i) => {
    const n = i + 1;
    const kind = oceanRounds.includes(n) ? 'ocean' : 'surface';
    return (
      <Put key={n} x={i * step}>
        <path
          d="M0-8l7 4v8l-7 4l-7-4v-8z"
          fill={`var(--at-${kind}-tile)`}
          stroke={n === round ? 'var(--at-energy)' : 'var(--board-soft)'}
          strokeWidth={n === round ? 3 : 1}
          opacity={n < round ? 0.45 : 1}
        />
        {n === round ? (
          <Numeral n={n} size={14} weight={800} fill={`var(--at-${kind}-ink)`} />
        ) : null}
      </Put>
    );
  });
}

/** What is where on the card: names beside the rounds where it is low. */
function cardPlan({ x, y, width, height }: Box) {
  const low = height < 60;
  return low
    ? {
        low,
        round: boxOf(x, y, 112, height),
        rounds: { x: x + 13, y: y + 11 },
        phase: { x: x + 6, y: y + height - 5, width: 106, size: 14, anchor: 'start' as const },
        event: boxOf(x + 114, y + 2, width - 116, height - 4),
        buoy: { x: x + 132, y: y + height / 2 },
        name: { x: x + 152, y: y + height / 2, width: width - 158, size: 14, most: 2 },
        told: null,
      }
    : {
        low,
        round: boxOf(x, y, width, 28),
        rounds: { x: x + 24, y: y + 16 },
        phase: { x: x + width - 12, y: y + 21, width: 130, size: 15, anchor: 'end' as const },
        event: boxOf(x + 6, y + 31, width - 12, height - 36),
        buoy: { x: x + 23, y: y + 46 },
        name: { x: x + 45, y: y + 46, width: width - 53, size: 17, most: 1 },
        told: { x: x + 14, y: y + 77, width: width - 24, size: 14, most: 4, height: height - 64 },
      };
}

/** The Event of the round, what it does and where it strikes. */
export function EventCard({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { view, lang } = draw;
  const { event, round, phase } = view;
  const where = say(lang, 'ui.round', { round, rounds: data.rounds.count });
  const plan = cardPlan(box);
  const frame = plan.low ? facet(8) : facet(10, 20);
  return (
    <>
      <Spot
        draw={draw}
        place={at.round}
        label={`${where}, ${say(lang, `phase.${phase}`)}`}
        box={plan.round}
        shape={facet(6)}
      >
        <path d={frame(box)} fill="var(--board-panel)" stroke="var(--board-panel-edge)" />
        <Put {...plan.rounds}>
          <Rounds round={round} step={plan.low ? 17 : 19} />
        </Put>
        <Words text={say(lang, `phase.${phase}`)} {...plan.phase} soft />
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
          box={plan.event}
          shape={facet(6)}
        >
          <g opacity={event.done && event.letter !== '!' ? 0.75 : 1}>
            <Put {...plan.buoy}>
              <Buoy letter={event.letter} struck={false} chosen />
            </Put>
            <Words
              text={eventName(lang, event.id)}
              {...plan.name}
              stand="middle"
              weight={560}
              serif
            />
            {plan.told ? <Words text={eventText(lang, event.id)} {...plan.told} /> : null}
          </g>
        </Spot>
      ) : null}
    </>
  );
}

interface BuoyProps {
  readonly letter: string;
  readonly struck: boolean;
  readonly chosen: boolean;
}

/** A buoy with a letter; the one the Event waits at carries its light. */
function Buoy({ letter, struck, chosen }: BuoyProps) {
  return (
    <>
      {chosen && !struck ? <circle r="18" fill="var(--at-bad)" opacity="0.35" /> : null}
      <circle
        r="12.5"
        fill={chosen ? '#b5321f' : 'var(--board-well)'}
        stroke={chosen ? '#fff' : 'var(--board-panel-edge)'}
        strokeWidth={chosen ? 2 : 1.5}
        opacity={struck ? 0.6 : 1}
      />
      <Numeral n={letter} size={17} weight={800} fill={chosen ? '#fff' : 'var(--board-ink)'} />
    </>
  );
}

/** The course of the Phase marker, and the letters along it. */
export function Course({ draw, plan }: { readonly draw: Draw; readonly plan: Plan }) {
  const { view, lang } = draw;
  const now = view.marker >= 0 ? data.phaseTrack.order[view.marker] : null;
  return LETTERS.map((letter) => {
    const chosen = view.event?.letter === letter;
    // A phone shows only where something happens.
    if (plan.small && !chosen && now !== letter) return null;
    const name = view.event ? eventName(lang, view.event.id) : '';
    return (
      <Put key={letter} {...plan.letters[letter]} scale={plan.small ? 0.75 : 1}>
        <Info
          id={about.letter(letter)}
          label={say(lang, chosen ? 'ui.letter.event' : 'ui.letter', { letter, name })}
        >
          {now === letter ? <circle r="19" fill="var(--at-energy)" /> : null}
          <Buoy letter={letter} chosen={chosen} struck={chosen && (view.event?.done ?? false)} />
        </Info>
      </Put>
    );
  });
}
