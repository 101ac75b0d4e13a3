import {
  around,
  type Box,
  box as boxOf,
  Info,
  Meter,
  Numeral,
  Panel,
  Put,
  rounded,
  useScale,
  Words,
} from '@orrery/kit';
import { SYMBOLS } from '../data/index.ts';
import type { SpendTask } from '../rules/state.ts';
import { payName } from '../text/prompt.ts';
import { say } from '../text/say.ts';
import { type Draw, previewed, taskOf } from './draw.ts';
import { KIND_FILLS } from './kinds.ts';
import { about } from './places.ts';
import { Chip } from './resource.tsx';
import { COLOUR_SIGNS, Sign } from './signs.tsx';

/** Symbols laid for one of the colours that are asked for. */
const laidFor = ({ laid }: SpendTask, colour: number): number =>
  laid.reduce((sum, { section, as }) => (as === colour ? sum + (SYMBOLS[section] ?? 0) : sum), 0);

/** The payment on the table, also as it would be with the card that is pointed at. */
export function payment(draw: Draw): SpendTask | null {
  return taskOf(draw.view, 'spendCard');
}

/** A payment under way: what it is for, the slots of the limit with what is laid, what is missing. */
export function PayPanel({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { lang, view, name, me } = draw;
  const { phone } = useScale();
  const task = payment(draw);
  if (task === null) return null;
  const after = taskOf(previewed(draw), 'spendCard');
  const slots = Math.min(8, Math.max(task.laid.length + 1, task.limit));
  const chip = phone ? { w: 32, h: 33 } : { w: 46, h: 56 };
  const room = phone ? box.width * 0.56 : 270;
  const step = Math.min(chip.w + 6, room / slots);
  const y = box.y + (phone ? 35 : 68);
  const x = box.x + 12;
  const player = name(task.seat);
  const what = payName({ lang, name }, task.action, task.card);
  const text =
    task.seat === me
      ? what
      : task.action === 'sell'
        ? say(lang, 'ui.selling', { player })
        : say(lang, 'ui.paying', { what, player });
  return (
    <>
      <Panel box={box} edge="var(--aa-old-gold)" solid />
      <Words
        text={text}
        x={box.x + 10}
        y={box.y + (phone ? 14 : 24)}
        width={box.width - 20}
        size={phone ? 14 : 16}
        weight={600}
        serif
      />
      <Info
        id={about.limit}
        label={say(lang, 'ui.slots', { n: task.laid.length, most: Math.min(task.limit, 99) })}
      >
        {Array.from({ length: slots }, (_, i) => {
          const laid = task.laid[i];
          const mid = x + chip.w / 2 + i * step;
          return laid === undefined ? (
            <path
              key={i}
              d={rounded(6)(around(mid, y, chip.w, chip.h))}
              fill="var(--board-well)"
              stroke="var(--board-panel-edge)"
              strokeDasharray="4 3"
            />
          ) : (
            <Put key={i} x={mid} y={y}>
              <Chip section={laid.section} width={chip.w} height={chip.h} piece />
            </Put>
          );
        })}
      </Info>
      {task.colours.map((colour, i) => {
        const need = task.needs[i] ?? 0;
        const laid = laidFor(task, colour);
        const then = after === null ? laid : laidFor(after, colour);
        const [left, wide] = [
          box.x + room + (phone ? 22 : 26),
          box.width - room - (phone ? 28 : 40),
        ];
        const top = y - (task.colours.length - 1) * 11 + i * 22;
        return (
          <g key={colour}>
            <Put x={left} y={top}>
              <Sign name={COLOUR_SIGNS[colour]} size={20} />
            </Put>
            {need > 0 ? (
              <Meter
                box={boxOf(left + 16, top - 9, wide - 8, 18)}
                n={Math.min(laid, need)}
                most={need}
                change={Math.max(0, Math.min(then, need) - laid)}
                fill={KIND_FILLS[colour]}
                text={`${then}/${need}`}
              />
            ) : (
              <Numeral n={then} x={left + 20} y={top} size={17} anchor="start" />
            )}
          </g>
        );
      })}
      {view.free > 0 ? (
        <Numeral
          n={`+${view.free}`}
          x={box.x + box.width - 14}
          y={box.y + 18}
          size={14}
          anchor="end"
        />
      ) : null}
    </>
  );
}
