import { type Box, box as boxOf, Numeral, Panel, Pips, Put, rounded, Spot } from '@orrery/kit';
import { at as item, data } from '../data/index.ts';
import type { MarsView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw } from './draw.ts';
import { at } from './places.ts';
import { DEED_SIGN, Sign, TokenLine } from './signs.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** What a Mission started with. */
export function requiredBy({ solo, companies }: MarsView, mission: number): number {
  const { required } = item(data.missions, mission);
  if (solo) return required.solo;
  return companies.length > 3
    ? required['4']
    : companies.length > 2
      ? required['3']
      : required['2'];
}

const LETTERS = ['A', 'B', 'C'] as const;

export function Mission({ draw, box, n }: PartProps & { readonly n: number }) {
  const view = ahead(draw);
  const mission = view.missions[n] ?? 0;
  const left = view.trackers[n] ?? 0;
  const { name, event, rewardCrystals } = item(data.missions, mission);
  const start = requiredBy(view, mission);
  const label = say(draw.lang, left > 0 ? 'ui.mission' : 'ui.mission.done', {
    name: name[draw.lang],
    left,
    start,
  });
  const y = box.y + box.height / 2;
  return (
    <Spot draw={draw} place={at.mission(n)} label={label} box={box} shape={rounded(6)}>
      <Panel box={box} shape={rounded(6)} />
      <g opacity={left > 0 ? 1 : 0.5}>
        <path d={rounded(6)({ ...box, width: 13 })} fill="#b0452a" />
        <text
          x={box.x + 6.5}
          y={y + 4}
          textAnchor="middle"
          fontSize="11"
          fontWeight="750"
          style={{ fill: '#fff' }}
        >
          {LETTERS[n]}
        </text>
        <Put x={box.x + 28} y={y}>
          <Sign name={DEED_SIGN[event]} size={24} />
        </Put>
        {left > 0 ? (
          <>
            <Numeral n={`${left}/${start}`} x={box.x + 55} y={y - 9} size={13} weight={700} />
            <Put x={box.x + 42} y={y + 10}>
              <TokenLine line={[`+${rewardCrystals}`, { sign: 'crystal' }]} size={14} />
            </Put>
          </>
        ) : (
          <Put x={box.x + 55} y={y}>
            <Sign name="check" size={22} />
          </Put>
        )}
      </g>
    </Spot>
  );
}

/** Three steps and the end is announced. */
export function EndMeter({ draw, box }: PartProps) {
  const view = ahead(draw);
  const { lang } = draw;
  const label = view.lastRound
    ? say(lang, 'ui.meter.last')
    : say(lang, 'ui.meter', { n: Math.max(0, 3 - view.steps), round: view.round });
  return (
    <Spot draw={draw} place={at.meter} label={label} box={box} shape={rounded(6)}>
      <Panel box={box} shape={rounded(6)} {...(view.lastRound ? { edge: 'var(--om-bad)' } : {})} />
      <Put x={box.x + 13} y={box.y + box.height / 2}>
        <Sign name="hourglass" size={18} />
      </Put>
      {view.lastRound ? (
        <Numeral
          n="!"
          x={box.x + box.width - 18}
          y={box.y + box.height / 2}
          size={22}
          weight={800}
          fill="var(--om-bad)"
        />
      ) : (
        <>
          <Pips
            n={view.steps}
            most={3}
            box={boxOf(box.x + 24, box.y + 5, box.width - 27, 14)}
            fill="var(--om-colony)"
          />
          <Numeral
            n={view.round > 0 ? say(lang, 'ui.round', { n: view.round }) : ''}
            x={box.x + box.width / 2 + 11}
            y={box.y + box.height - 12}
            size={11}
            weight={500}
          />
        </>
      )}
    </Spot>
  );
}
