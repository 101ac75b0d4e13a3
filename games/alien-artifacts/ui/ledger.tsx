import {
  type Box,
  box as boxOf,
  Info,
  Numeral,
  Panel,
  Put,
  rounded,
  Spot,
  Words,
} from '@orrery/kit';
import { constants } from '../data/index.ts';
import { payKey } from '../text/option.ts';
import { say } from '../text/say.ts';
import { type Draw, playerAt, previewed } from './draw.ts';
import { about, at } from './places.ts';
import { Sign, type SignName, TokenLine } from './signs.tsx';

interface LedgerProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** The Bank: fifteen pips, and what an answer would add or take. */
export function Bank({ draw, box }: LedgerProps) {
  const { lang, view, me } = draw;
  const now = playerAt(view, me)?.credits ?? 0;
  const then = playerAt(previewed(draw), me)?.credits ?? now;
  const y = box.y + box.height / 2;
  const start = box.x + 56;
  const step = Math.max(0, (box.width - 62) / constants.bankMax);
  const pips = box.width > 130;
  return (
    <Spot
      draw={draw}
      place={at.bank(me ?? 0)}
      label={say(lang, 'ui.bank', { n: now })}
      box={box}
      shape={rounded(8)}
      quiet
      tell="nothing"
    >
      <Panel box={box} shape={rounded(8)} />
      <Put x={box.x + 16} y={y}>
        <Sign name="coin" size={20} />
      </Put>
      <Numeral
        n={then === now ? now : `${now}→${then}`}
        x={box.x + 30}
        y={y}
        size={17}
        anchor="start"
        fill={then < now ? 'var(--aa-bad)' : then > now ? 'var(--aa-good)' : 'currentColor'}
      />
      {pips && then === now
        ? Array.from({ length: constants.bankMax }, (_, i) => (
            <circle
              key={i}
              cx={start + step * (i + 0.5)}
              cy={y}
              r={Math.min(5, step * 0.4)}
              fill={i < now ? 'var(--sign-coin, #d5dce4)' : 'var(--board-well)'}
              stroke="var(--board-panel-edge)"
              strokeWidth="0.8"
            />
          ))
        : null}
    </Spot>
  );
}

/** Questions that can come to an end by this key, now or later. */
const ENDING: ReadonlySet<string> = new Set([
  'actionPhase',
  'spendCard',
  'prepareCard',
  'discardCard',
  'nextShip',
  'finalUnlockCard',
]);

/** Ends what is going on: pays, stops, draws, ends the Action Phase. */
export function Done({ draw, box }: LedgerProps) {
  const lit = draw.lit.has(at.done);
  const ask = draw.asked?.seat === draw.me ? (draw.asked?.ask ?? '') : '';
  if (!draw.lit.has(at.done) && (draw.asked === null || !ENDING.has(ask))) return null;
  const text = say(draw.lang, ask === 'spendCard' ? payKey(draw.view.task) : doneKey(ask));
  return (
    <Spot
      draw={draw}
      place={at.done}
      label={text}
      box={box}
      shape={rounded(9)}
      quiet
      tell="nothing"
    >
      <g opacity={lit ? 1 : 0.45}>
        <Panel box={box} shape={rounded(9)} fill={lit ? 'var(--board-well)' : 'transparent'} />
        <Put x={box.x + 15} y={box.y + box.height / 2}>
          <Sign name="done" size={16} />
        </Put>
        <Words
          text={text}
          x={box.x + 28}
          y={box.y + box.height / 2}
          width={box.width - 32}
          size={14}
          weight={600}
          stand="middle"
        />
      </g>
    </Spot>
  );
}

function doneKey(ask: string): Parameters<typeof say>[1] {
  switch (ask) {
    case 'discardCard':
      return 'ui.done.draw';
    case 'actionPhase':
      return 'ui.done.phase';
    case 'attackOrSkip':
      return 'option.skip';
    default:
      return 'option.stop';
  }
}

/** What waits for the next Action: symbols, no limit, a bonus in attack; and Actions left. */
export function Waits({ draw, box }: LedgerProps) {
  const { view, lang, me } = draw;
  const mine = view.turn === me;
  const items: readonly (readonly [string, SignName, string, string])[] = [
    ...(mine && view.actions > 0
      ? [
          [
            about.actions,
            'action',
            `${view.actions}`,
            say(lang, 'ui.actions', { n: view.actions }),
          ] as const,
        ]
      : []),
    ...(mine && view.free > 0
      ? [
          [
            about.boost('free'),
            'anyColour',
            `+${view.free}`,
            say(lang, 'ui.free', { n: view.free }),
          ] as const,
        ]
      : []),
    ...(mine && view.unlimited
      ? [[about.boost('unlimited'), 'unlimited', '', say(lang, 'ui.unlimited')] as const]
      : []),
    ...(mine && view.boost > 0
      ? [
          [
            about.boost('attack'),
            'boost',
            `+${view.boost}`,
            say(lang, 'ui.boost', { n: view.boost }),
          ] as const,
        ]
      : []),
  ];
  return items.map(([id, sign, n, label], i) => (
    <Info key={id} id={id} label={label}>
      <rect x={box.x + i * 52} y={box.y} width={50} height={box.height} fill="transparent" />
      <g transform={`translate(${box.x + i * 52 + 2} ${box.y + box.height / 2})`}>
        <TokenLine line={n === '' ? [{ sign }] : [{ sign }, n]} size={18} />
      </g>
    </Info>
  ));
}

/** Points on the track, and if it ended now. */
export function Points({ draw, box }: LedgerProps) {
  const { lang, me, view } = draw;
  const [now, then] = [playerAt(view, me), playerAt(previewed(draw), me)];
  if (!now || !then || me === null) return null;
  const changed = then.total !== now.total;
  return (
    <Info
      id={about.points(me)}
      label={say(lang, 'ui.points', { track: now.track, total: now.total })}
    >
      <rect {...boxOf(box.x, box.y, box.width, box.height)} fill="transparent" />
      <g
        transform={`translate(${box.x} ${box.y + box.height / 2})`}
        color={changed ? (then.total > now.total ? 'var(--aa-good)' : 'var(--aa-bad)') : undefined}
      >
        <TokenLine
          line={[
            { sign: 'points' },
            `${now.track}`,
            { sign: 'hourglass' },
            changed ? `${now.total}→${then.total}` : `${now.total}`,
          ]}
          size={18}
        />
      </g>
    </Info>
  );
}
