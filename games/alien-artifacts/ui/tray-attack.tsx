import { type Box, box as boxOf, Put, SeatShape, useScale } from '@orrery/kit';
import { BASIC, planTable } from '../data/index.ts';
import { planName, shortTableName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { GateArt } from './art-relic.tsx';
import type { Draw } from './draw.ts';
import { shipShown, tablesOf } from './odds.ts';
import { at } from './places.ts';
import { TableRow } from './scale.tsx';
import { Sign } from './signs.tsx';

/** Rows one below the other, none higher than is good to read. */
const rowsIn = (box: Box, n: number): Box[] => {
  const gap = n > 4 ? 1.5 : 6;
  const high = Math.min(80, (box.height + gap) / n - gap);
  const top = box.y + Math.max(0, (box.height + gap - n * (high + gap)) / 2);
  return Array.from({ length: n }, (_, i) =>
    boxOf(box.x + 2, top + i * (high + gap), box.width - 4, high),
  );
};

interface TrayProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** The basic Plan and one's own as rows of one scale, with the odds of the Ship that attacks. */
export function PlanRows({ draw, box }: TrayProps) {
  const { view, lang, me } = draw;
  const { phone } = useScale();
  const plans = [BASIC, ...(view.own?.plans ?? []), ...(view.players[me ?? -1]?.shownPlans ?? [])];
  const attacker = shipShown(view)?.player ?? null;
  const rows = rowsIn(box, plans.length);
  return plans.map((plan, i) => (
    <TableRow
      key={plan}
      draw={draw}
      place={at.plan(plan)}
      spoken={planName(lang, plan)}
      name={phone ? shortTableName(lang, planTable(plan)) : planName(lang, plan)}
      table={planTable(plan)}
      attacker={attacker}
      box={rows[i] ?? box}
      label={phone ? 92 : 190}
      wide
      hoped
    />
  ));
}

/** On a phone: whom a Ship may attack, each with the odds of its table. */
export function Targets({ draw, box }: TrayProps) {
  const { view, lang, me, name } = draw;
  const { system, plan } = tablesOf(view);
  const ship = shipShown(view);
  const rivals = view.players.flatMap(({ plans }, seat) => (seat === me ? [] : [{ seat, plans }]));
  const rows = rowsIn(box, rivals.length + 1);
  return (
    <>
      <TableRow
        draw={draw}
        place={at.system}
        spoken={say(lang, 'target.alien', { system: system.name[lang] })}
        name={shortTableName(lang, system)}
        table={system}
        attacker={ship?.alien ?? null}
        box={rows[0] ?? box}
        label={108}
        wide
        drawing={
          <Put scale={0.6}>
            <GateArt system={view.system} />
          </Put>
        }
      />
      {rivals.map(({ seat, plans }, i) => (
        <TableRow
          key={seat}
          draw={draw}
          place={at.seat(seat)}
          spoken={name(seat)}
          name={name(seat)}
          table={plan}
          attacker={ship?.player ?? null}
          box={rows[i + 1] ?? box}
          label={108}
          wide
          drawing={
            <>
              <SeatShape seat={seat} size={15} />
              {plans > 0 ? (
                <Put y={14}>
                  <Sign name="plan" size={13} />
                </Put>
              ) : null}
            </>
          }
        />
      ))}
    </>
  );
}
