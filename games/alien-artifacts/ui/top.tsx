import {
  around,
  type Box,
  box as boxOf,
  CountBadge,
  Info,
  Key,
  Numeral,
  Panel,
  Put,
  rounded,
  SeatShape,
  Spot,
} from '@orrery/kit';
import type { Seat } from '@orrery/kernel';
import { say } from '../text/say.ts';
import { RelicArt } from './art-relic.tsx';
import type { Draw } from './draw.ts';
import { about, at } from './places.ts';
import { ResourceBack, ResourceCard } from './resource.tsx';
import { Sign, type SignName } from './signs.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly box: Box;
}

interface PipProps {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** The marker stands here, or has left it behind. */
  readonly here: boolean;
  readonly past?: boolean;
}

/** A space of the round track. */
const Pip = ({ n, x, y, r, here, past = false }: PipProps) => (
  <g color={here ? '#2a1a38' : 'var(--board-soft)'}>
    <circle
      cx={x}
      cy={y}
      r={r}
      fill={here ? 'var(--aa-old-gold)' : 'var(--board-well)'}
      stroke="var(--aa-old-gold)"
      opacity={past ? 0.4 : 1}
    />
    <Numeral n={n} x={x} y={y} size={r * 1.35} weight={here ? 700 : 500} />
  </g>
);

/** Resource deck, discard pile and, beside them, how often the deck must still run out. */
export function Resources({ draw, box }: PartProps) {
  const { view, lang } = draw;
  const small = box.height < 80;
  const card = small ? 32 : 56;
  const [mid, left] = [box.y + box.height / 2, box.x + card / 2 + 8];
  const second = left + card + (small ? 4 : 10);
  const top = view.discard.at(-1);
  const spaces = Array.from({ length: view.players.length }, (_, i) => view.players.length - i);
  const step = (box.height - 12) / Math.max(2, spaces.length);
  const pip = Math.min(9, step * 0.46);
  return (
    <>
      <Panel box={box} />
      <Info id={about.resourceDeck} label={say(lang, 'ui.resourceDeck', { n: view.deck })}>
        {[2, 1, 0].map((i) => (
          <Put key={i} x={left + i * 1.4} y={mid - i * 1.6}>
            <ResourceBack width={card} />
          </Put>
        ))}
        <Put x={left + card * (small ? -0.06 : 0.42)} y={mid + card * 0.56}>
          <CountBadge n={view.deck} size={small ? 13 : 15} />
        </Put>
      </Info>
      <Info id={about.discard} label={say(lang, 'ui.discard', { n: view.discard.length })}>
        {top === undefined ? (
          <path
            d={rounded(5)(around(second, mid, card, card * 1.4))}
            fill="none"
            stroke="var(--board-panel-edge)"
            strokeDasharray="4 4"
          />
        ) : (
          <Put x={second} y={mid}>
            <ResourceCard card={top} width={card} piece />
          </Put>
        )}
        {small ? null : (
          <Put x={second + card * 0.42} y={mid + card * 0.56}>
            <CountBadge n={view.discard.length} size={13} />
          </Put>
        )}
      </Info>
      <Info
        id={about.marker}
        label={say(lang, view.ending ? 'ui.marker.ending' : 'ui.marker', { n: view.marker })}
      >
        {small ? (
          <Pip n={view.marker} x={box.x + 11} y={box.y + 11} r={8.5} here={!view.ending} />
        ) : (
          spaces.map((n, i) => {
            const [x, y] = [box.x + box.width - 17, box.y + 6 + step * (i + 0.5)];
            const here = n === view.marker && !view.ending;
            return <Pip key={n} n={n} x={x} y={y} r={pip} here={here} past={n > view.marker} />;
          })
        )}
      </Info>
    </>
  );
}

/** Artifacts, Defence Plans and tokens, and how many are left of each. */
export function Piles({ draw, box }: PartProps) {
  const { view, lang } = draw;
  const small = box.height < 70;
  const piles: readonly (readonly [string, SignName, number, string])[] = [
    [about.artifacts, 'artifact', view.artifacts, say(lang, 'ui.artifacts', { n: view.artifacts })],
    [about.plans, 'plan', view.plans, say(lang, 'ui.plans', { n: view.plans })],
    [about.tokens, 'token', view.tokens, say(lang, 'ui.tokens', { n: view.tokens })],
  ];
  const wide = box.width / piles.length;
  return (
    <>
      <Panel box={box} />
      {piles.map(([id, sign, n, label], i) => {
        const [x, y] = [box.x + wide * (i + 0.5), box.y + box.height / 2];
        return (
          <Info key={id} id={id} label={label}>
            <rect x={x - wide / 2} y={box.y} width={wide} height={box.height} fill="transparent" />
            {small ? null : (
              <path
                d={rounded(5)(around(x, y - 4, 42, 58))}
                fill="var(--aa-back)"
                stroke="#c9a24b"
                strokeOpacity="0.7"
              />
            )}
            <Put x={x} y={y - (small ? 9 : 11)}>
              {i === 0 && !small ? (
                <Put scale={0.72}>
                  <RelicArt artifact={3} />
                </Put>
              ) : (
                <Sign name={sign} size={small ? 19 : 28} />
              )}
            </Put>
            <Numeral
              n={n}
              x={x}
              y={y + (small ? 14 : 17)}
              size={13}
              fill={small ? 'currentColor' : '#f6ecf4'}
            />
          </Info>
        );
      })}
    </>
  );
}

/** Seat marks: a place where a player is attacked, otherwise keys that turn the lanes to that Empire. */
export function Seats({
  draw,
  box,
  shown,
  show,
}: PartProps & { readonly shown: Seat; readonly show: (seat: Seat) => void }) {
  const { view, lang, name } = draw;
  const wide = Math.min(30, box.width / view.players.length);
  const start = box.x + (box.width - wide * view.players.length) / 2;
  return view.players.map((_, seat) => {
    const [x, y] = [start + wide * (seat + 0.5), box.y + box.height / 2];
    const place = at.seat(seat);
    const mark = (
      <>
        <path
          d={rounded(7)(around(x, y, wide - 4, 24))}
          fill={seat === shown ? 'var(--board-well)' : 'transparent'}
          stroke={seat === shown ? 'var(--aa-old-gold)' : 'var(--board-panel-edge)'}
        />
        <Put x={x} y={y}>
          <SeatShape seat={seat} size={15} />
        </Put>
      </>
    );
    const cell = boxOf(x - wide / 2 + 2, y - 12, wide - 4, 24);
    return draw.lit.has(place) ? (
      <Spot
        key={seat}
        draw={draw}
        place={place}
        label={name(seat)}
        box={cell}
        shape={rounded(7)}
        tell="nothing"
        quiet
      >
        {mark}
      </Spot>
    ) : (
      <Key
        key={seat}
        label={say(lang, 'ui.show', { player: name(seat) })}
        box={cell}
        shape={rounded(7)}
        act={() => show(seat)}
        pressed={seat === shown}
      >
        {mark}
      </Key>
    );
  });
}
