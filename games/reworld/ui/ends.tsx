import { type Box, middle, Panel, Put, rounded, SeatShape, Spot, spread, Words } from '@orrery/kit';
import type { ReactNode } from 'react';
import { listed } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Art, Carved, DARK, GOLD, type Outline, PALE } from './art.tsx';
import type { Draw } from './draw.ts';
import { Back, OfficerCard } from './officers.tsx';
import { at } from './places.ts';

interface EndProps {
  readonly draw: Draw;
  readonly box: Box;
}

const CAP: readonly Outline[] = [
  ['M-22-4c0-14 44-14 44 0l-5 6h-34z', PALE, DARK, 1.6],
  ['M-17 2h34v7h-34z', 'var(--rw-terrabot-deep)', DARK, 1.4],
  ['M-17 9c8 8 26 8 34 0z', DARK],
  [
    'M0-12l2.2 4.600l5 .6l-3.7 3.400l1 5l-4.5-2.500l-4.5 2.500l1-5l-3.7-3.400l5-.6z',
    GOLD,
    'var(--rw-gold-deep)',
    0.8,
  ],
  ['M-17 5.500h34', 'none', GOLD, 1.8],
];

/** The admiral's cap: braid, star and peak. */
export const AdmiralCap = () => <Art of={CAP} />;

/** An end of the station, where no module docks. */
function End({ box, children }: { readonly box: Box; readonly children: ReactNode }) {
  const { x } = middle(box);
  return (
    <>
      <Panel box={box} shape={rounded(18)} fill="var(--rw-hull)" edge="var(--rw-hull-edge)" solid />
      <path d={rounded(18)(box, -6)} fill="var(--board-panel)" />
      <Put x={x} y={box.y}>
        {children}
      </Put>
    </>
  );
}

/** On a phone the ends are lower, and what lies in them is drawn smaller. */
const LOW = 120;

/** Between T1 and B1; not a post. */
export function AdmiralSpace({ draw, box, card }: EndProps & { readonly card: number }) {
  const { view, lang, name } = draw;
  const { admiralSpace } = view;
  const low = box.height < LOW;
  const own = view.own?.admiralCard ?? null;
  const label =
    admiralSpace === null
      ? say(lang, 'ui.admiral', { player: name(view.admiral) })
      : say(lang, 'ui.admiral.taken', { player: name(admiralSpace) });
  return (
    <Spot draw={draw} place={at.admiral} label={label} box={box} shape={rounded(18)}>
      <End box={box}>
        <Put y={low ? 27 : 36} scale={low ? 0.85 : 1.1}>
          <Put piece="admiral">
            <AdmiralCap />
          </Put>
          <Put x={27} y={10}>
            <SeatShape seat={view.admiral} size={18} />
          </Put>
        </Put>
        <Put y={box.height - (low ? 36 : 46)} scale={low ? 0.86 : 1.1}>
          {admiralSpace === null ? (
            <>
              <path
                d="M-19-22a5 5 0 0 1 5-5h28a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5h-28a5 5 0 0 1-5-5z"
                fill="none"
                stroke="var(--rw-hull-edge)"
                strokeDasharray="4 4"
                strokeWidth="1.5"
              />
              <Carved text="+1" size={low ? 23 : 19} fill="var(--board-ink)" />
            </>
          ) : (
            <>
              {own === null ? (
                <Back width={card * 0.74} />
              ) : (
                <OfficerCard type={own} width={card * 0.74} />
              )}
              <Put x={22} y={24}>
                <SeatShape seat={admiralSpace} size={18} />
              </Put>
            </>
          )}
        </Put>
      </End>
    </Spot>
  );
}

const HATCH: readonly Outline[] = [
  ['M-27 0a27 27 0 1 1 54 0a27 27 0 1 1-54 0z', 'var(--rw-slot)', 'var(--rw-hull-edge)', 4],
  ['M-8-13h13v26H-8z', 'none', 'var(--board-ink)', 2.4],
  ['M-1 0h17M11-6l6 6l-6 6', 'none', 'var(--board-ink)', 2.6],
];

/** Between T10 and B10: who leaves the round goes through here. */
export function Airlock({ draw, box }: EndProps) {
  const { view, lang, name } = draw;
  const gone = view.players.flatMap((player, seat) => (player.left ? [seat] : []));
  const low = box.height < LOW;
  const label =
    gone.length === 0
      ? say(lang, 'ui.leave')
      : say(lang, 'ui.leave.gone', { players: listed(lang, gone.map(name)) });
  const room = box.width - 20;
  return (
    <Spot draw={draw} place={at.leave} label={label} box={box} shape={rounded(18)}>
      <End box={box}>
        <Put y={low ? 30 : 42} scale={low ? 0.68 : 1}>
          <Art of={HATCH} />
        </Put>
        <Words
          text={say(lang, 'ui.leave.short')}
          y={low ? 70 : 88}
          width={box.width - 8}
          size={15}
          anchor="middle"
        />
        {spread(gone.length, room, 17, 4).map((x, i) => (
          <Put key={gone[i]} x={x - room / 2} y={box.height - (low ? 22 : 24)}>
            <SeatShape seat={gone[i] ?? 0} size={17} />
          </Put>
        ))}
      </End>
    </Spot>
  );
}
