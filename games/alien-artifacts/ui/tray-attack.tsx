import {
  type Box,
  box as boxOf,
  Panel,
  type Place,
  Put,
  rounded,
  SeatShape,
  Spot,
  useScale,
  Words,
} from '@orrery/kit';
import type { ReactNode } from 'react';
import { type Attacker, BASIC, planTable, type Table } from '../data/index.ts';
import { planName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { GateArt } from './art-relic.tsx';
import { type Draw, percent } from './draw.ts';
import { lossOf, shipShown, tablesOf, unseenOf } from './odds.ts';
import { at } from './places.ts';
import { TableCells } from './scale.tsx';
import { Sign, TokenLine } from './signs.tsx';

interface RowProps {
  readonly draw: Draw;
  readonly place: Place;
  /** What is spoken, and what is written. */
  readonly label: string;
  readonly name: string;
  readonly table: Table;
  readonly attacker: Attacker | null;
  readonly box: Box;
  /** How wide the name is. */
  readonly wide: number;
  /** To lose the Ship is what the defender hopes for. */
  readonly hoped?: boolean;
  readonly drawing?: ReactNode;
}

/** One table as a row that is clicked: its name, the chance to lose the Ship, its cells with odds. */
function TableRow(props: RowProps) {
  const { draw, place, label, name, table, attacker, box, wide, hoped = false, drawing } = props;
  const { phone } = useScale();
  const { numbers } = unseenOf(draw.view);
  const loss = attacker === null ? null : lossOf(table, numbers, attacker);
  const left = box.x + (drawing === undefined ? 10 : 26);
  return (
    <Spot
      draw={draw}
      place={place}
      label={label}
      box={box}
      shape={rounded(9)}
      tell="nothing"
      inner={
        <TableCells
          draw={draw}
          table={table}
          attacker={attacker}
          box={boxOf(box.x, box.y + 3, box.width - 5, box.height - 6)}
          hit={null}
          label={wide}
        />
      }
    >
      <Panel box={box} shape={rounded(9)} />
      {drawing === undefined ? null : (
        <Put x={box.x + 14} y={box.y + box.height / 2}>
          {drawing}
        </Put>
      )}
      <Words
        text={name}
        x={left}
        y={box.y + box.height / 2 - (loss === null ? 0 : 8)}
        width={box.x + wide - left - 4}
        height={box.height - 20}
        size={phone ? 14 : 15}
        most={box.height > 50 ? 2 : 1}
        weight={600}
        stand="middle"
      />
      {loss === null ? null : (
        <g
          color={hoped ? 'var(--aa-good)' : 'var(--aa-bad)'}
          transform={`translate(${left} ${box.y + box.height - 12})`}
        >
          <TokenLine line={[{ sign: 'destroyed' }, percent(draw.lang, loss)]} size={15} />
        </g>
      )}
    </Spot>
  );
}

/** Rows one below the other, none higher than is good to read. */
const rowsIn = (box: Box, n: number): Box[] => {
  const gap = n > 4 ? 1.5 : 4;
  const high = Math.min(64, (box.height + gap) / n - gap);
  return Array.from({ length: n }, (_, i) =>
    boxOf(box.x + 2, box.y + i * (high + gap), box.width - 4, high),
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
      label={planName(lang, plan)}
      name={planName(lang, plan)}
      table={planTable(plan)}
      attacker={attacker}
      box={rows[i] ?? box}
      wide={phone ? 92 : 190}
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
        label={say(lang, 'target.alien', { system: system.name[lang] })}
        name={system.name[lang]}
        table={system}
        attacker={ship?.alien ?? null}
        box={rows[0] ?? box}
        wide={108}
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
          label={name(seat)}
          name={name(seat)}
          table={plan}
          attacker={ship?.player ?? null}
          box={rows[i + 1] ?? box}
          wide={108}
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
