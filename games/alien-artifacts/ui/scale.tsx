import {
  type Box,
  box as boxOf,
  cells as grid,
  Info,
  Numeral,
  Panel,
  type Place,
  Put,
  rounded,
  Spot,
  useScale,
  Words,
} from '@orrery/kit';
import type { ReactNode } from 'react';
import { type Attacker, BASIC, rowKey, type Table } from '../data/index.ts';
import { say } from '../text/say.ts';
import { GateArt } from './art-relic.tsx';
import { type Draw, percent } from './draw.ts';
import { effectLine } from './lines.ts';
import { cellsOf, lossOf, shipShown, tablesOf, underWay, unseenOf } from './odds.ts';
import css from './palette.module.css';
import { about, at } from './places.ts';
import { NumberMark, ResourceCard } from './resource.tsx';
import { Sign, TokenLine } from './signs.tsx';

interface RowProps {
  readonly draw: Draw;
  readonly table: Table;
  readonly attacker: Attacker | null;
  readonly box: Box;
  /** The cell that was hit, by its key. */
  readonly hit: string | null;
  /** How wide its label is. */
  readonly label: number;
}

/** The cells of a table: what happens, and how likely it is for the Ship that is shown. */
function TableCells({ draw, table, attacker, box, hit, label }: RowProps) {
  const { lang } = draw;
  const { phone } = useScale();
  const cells = cellsOf(table, unseenOf(draw.view).numbers, attacker);
  const room = boxOf(box.x + label, box.y, box.width - label, box.height);
  const boxes = grid(room, cells.length, 1, 2);
  return cells.map(({ key, values, chance }, i) => {
    const cell = boxes[i];
    const row = table.table[key];
    if (!cell || !row) return null;
    const low = cell.height > 30;
    const odds = percent(lang, chance);
    return (
      <Info
        key={key}
        id={about.cell(table.id, key)}
        label={say(lang, 'ui.cell', { values, text: row.text[lang], odds })}
      >
        <path
          d={rounded(5)(cell)}
          fill={key === hit ? 'var(--aa-old-gold)' : 'var(--board-well)'}
          fillOpacity={key === hit ? 0.6 : 0.8}
          className={key === hit ? css.flare : undefined}
          stroke={key === hit ? 'var(--aa-old-gold)' : 'var(--board-well-edge)'}
        />
        <Put x={cell.x + cell.width / 2} y={cell.y + (low ? cell.height * 0.36 : cell.height / 2)}>
          <TokenLine
            line={effectLine(row.effects)}
            size={phone ? 14 : 17}
            room={cell.width - 5}
            align="middle"
            least={phone ? 9 : 0}
          />
        </Put>
        {low ? (
          <>
            <Numeral
              n={cell.width < 56 ? (values.split('–')[0] ?? values) : values}
              x={cell.x + 4}
              y={cell.y + cell.height - 8}
              size={11}
              anchor="start"
              fill="var(--board-soft)"
            />
            <Numeral
              n={odds}
              x={cell.x + cell.width - 4}
              y={cell.y + cell.height - 8}
              size={11}
              weight={500}
              anchor="end"
            />
          </>
        ) : null}
      </Info>
    );
  });
}

interface TableRowProps extends Omit<RowProps, 'hit'> {
  readonly place: Place;
  /** What is spoken, and what is written. */
  readonly spoken: string;
  readonly name: string;
  readonly hit?: string | null;
  readonly drawing?: ReactNode;
  /** One of several to choose from, as large as there is room. */
  readonly wide?: boolean;
  /** To lose the Ship is what the defender hopes for. */
  readonly hoped?: boolean;
}

/** One table as a row that is clicked: its name, the chance to lose the Ship, its cells with odds. */
export function TableRow(props: TableRowProps) {
  const { draw, place, spoken, name, table, attacker, box, label, hit = null, drawing } = props;
  const { wide = false, hoped = false } = props;
  const { phone } = useScale();
  const loss = attacker === null ? null : lossOf(table, unseenOf(draw.view).numbers, attacker);
  const left = box.x + (drawing === undefined ? 10 : wide ? 26 : 38);
  const y = box.y + box.height / 2;
  const pad = wide ? 3 : 0;
  return (
    <Spot
      draw={draw}
      place={place}
      label={spoken}
      box={box}
      shape={rounded(7)}
      tell="nothing"
      inner={
        <TableCells
          draw={draw}
          table={table}
          attacker={attacker}
          box={boxOf(box.x, box.y + pad, box.width - pad, box.height - 2 * pad)}
          hit={hit}
          label={label}
        />
      }
    >
      {wide ? <Panel box={box} shape={rounded(7)} /> : null}
      <Put x={box.x + (wide ? 14 : 19)} y={y}>
        {drawing}
      </Put>
      <Words
        text={name}
        x={left}
        y={loss === null ? y : y - 8}
        width={box.x + label - left - 4}
        height={box.height - (loss === null ? 2 : wide ? 19 : 16)}
        size={!wide ? 12 : phone ? 14 : 15}
        {...(wide ? (phone ? { least: 12 } : {}) : { least: 8.5 })}
        most={2}
        weight={600}
        stand="middle"
      />
      {loss === null ? null : (
        <g
          color={hoped ? 'var(--aa-good)' : 'var(--aa-bad)'}
          transform={`translate(${left} ${box.y + box.height - (wide && box.height > 50 ? 12 : 9)})`}
        >
          <TokenLine
            line={[{ sign: 'destroyed' }, percent(draw.lang, loss)]}
            size={wide ? 15 : 13}
          />
        </g>
      )}
    </Spot>
  );
}

/** What was drawn for the Ship that attacks, and the value it makes. */
function Strike({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const attack = underWay(draw.view);
  if (attack === null || attack.revealed.length === 0) return null;
  return (
    <g className={css.drop}>
      {attack.revealed.map((card, i) => (
        <Put key={card} x={box.x + 17 + i * 28} y={box.y + box.height / 2 + 1}>
          <ResourceCard card={card} width={22} height={22} piece />
        </Put>
      ))}
      {attack.value > 0 ? (
        <Put x={box.x + 17 + attack.revealed.length * 28} y={box.y + box.height / 2}>
          <NumberMark n={attack.value} size={24} />
        </Put>
      ) : null}
    </g>
  );
}

/** The attack scale: what each number comes to against the Alien System and against a player. */
export function AttackScale({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { view, lang } = draw;
  const attack = underWay(view);
  const { system, plan } = tablesOf(view);
  const ship = shipShown(view);
  const label = 122;
  const head = boxOf(box.x, box.y, box.width, 24);
  const [first, second] = [0, 1].map((i) =>
    boxOf(box.x + 3, box.y + 25 + i * 39.5, box.width - 6, 37.5),
  );
  if (!first || !second) return null;
  const struck = attack !== null && attack.value > 0 ? attack : null;
  const hitIn = (table: Table, isAlien: boolean): string | null =>
    struck !== null && struck.target < 0 === isAlien ? rowKey(table, struck.value) : null;
  return (
    <>
      <Panel box={box} />
      <HeadLine draw={draw} box={head} label={label} />
      <TableRow
        draw={draw}
        place={at.system}
        spoken={say(lang, 'target.alien', { system: system.name[lang] })}
        name={system.name[lang]}
        table={system}
        attacker={ship?.alien ?? null}
        box={first}
        hit={hitIn(system, true)}
        label={label}
        drawing={
          <Put scale={0.86}>
            <GateArt system={view.system} />
          </Put>
        }
      />
      <TableRow
        draw={draw}
        place={at.plan(attack !== null && attack.target >= 0 ? attack.plan : BASIC)}
        spoken={plan.name[lang]}
        name={plan.name[lang]}
        table={plan}
        attacker={ship?.player ?? null}
        box={second}
        hit={hitIn(plan, false)}
        label={label}
        drawing={<Sign name="plan" size={26} />}
      />
    </>
  );
}

/** The four numbers and how likely each is now, and the bonus of the Ship that is shown. */
function HeadLine({
  draw,
  box,
  label,
}: {
  readonly draw: Draw;
  readonly box: Box;
  readonly label: number;
}) {
  const { view, lang } = draw;
  const unseen = unseenOf(view);
  const ship = shipShown(view);
  const striking = (underWay(view)?.revealed.length ?? 0) > 0;
  const step = (box.width - label) / 4;
  return (
    <>
      {striking ? (
        <Strike draw={draw} box={box} />
      ) : (
        <g transform={`translate(${box.x + 10} ${box.y + 13})`}>
          <TokenLine
            line={
              ship === null
                ? [{ sign: 'attack' }]
                : [
                    { sign: 'attack' },
                    `+${ship.alien.bonus}`,
                    { sign: 'system' },
                    `+${ship.player.bonus}`,
                    { sign: 'defends' },
                  ]
            }
            size={17}
            room={label - 16}
          />
        </g>
      )}
      {unseen.numbers.map((n, i) => {
        const odds = unseen.cards === 0 ? '–' : percent(lang, n / unseen.cards);
        const x = box.x + label + step * (i + 0.5);
        return (
          <Info
            key={i}
            id={about.column(i + 1)}
            label={say(lang, 'ui.odds', { number: i + 1, odds })}
          >
            <rect x={x - step / 2} y={box.y} width={step} height={box.height} fill="transparent" />
            <Put x={x - 18} y={box.y + 13}>
              <NumberMark n={i + 1} size={19} />
            </Put>
            <Numeral n={odds} x={x + 12} y={box.y + 13} size={13} />
          </Info>
        );
      })}
    </>
  );
}

/** On a phone: the table that an attack is read in, the System's unless a player is attacked. */
export function SmallScale({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { view, lang } = draw;
  const { system, plan } = tablesOf(view);
  const ship = shipShown(view);
  const attack = underWay(view);
  const onPlayer = attack !== null && attack.target >= 0;
  const table = onPlayer ? plan : system;
  const hit = attack !== null && attack.value > 0 ? rowKey(table, attack.value) : null;
  return (
    <Spot
      draw={draw}
      place={onPlayer ? at.plan(attack.plan) : at.system}
      label={onPlayer ? plan.name[lang] : say(lang, 'target.alien', { system: system.name[lang] })}
      box={box}
      shape={rounded(10)}
      tell="nothing"
      inner={
        <TableCells
          draw={draw}
          table={table}
          attacker={(onPlayer ? ship?.player : ship?.alien) ?? null}
          box={boxOf(box.x + 3, box.y + 3, box.width - 6, box.height - 6)}
          hit={hit}
          label={2}
        />
      }
    >
      <Panel box={box} />
    </Spot>
  );
}
