import {
  type Box,
  box as boxOf,
  cells,
  Info,
  Numeral,
  Put,
  rounded,
  Spot,
  Words,
} from '@orrery/kit';
import { at as item, data, GOODS } from '../data/index.ts';
import {
  CRYSTAL,
  GRID_COST,
  PLAN_EFFECTS,
  PLAN_GOOD,
  PLAN_LEVEL,
  PLAN_SIZE,
  PLAN_TYPE,
  techKind,
} from '../data/tables.ts';
import { goods, planName, techName, unitsName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw, times } from './draw.ts';
import { about, at, type Deck } from './places.ts';
import { goodSign, lineOf, Sign, TokenLine, techSign, typeSign, unitsLine } from './signs.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** A Blueprint: what it upgrades, what taking it gains, its effect, its points. */
export function PlanFace({
  plan,
  box,
  lang,
  small = false,
}: {
  readonly plan: number;
  readonly box: Box;
  readonly lang: Draw['lang'];
  /** Without words. */
  readonly small?: boolean;
}) {
  const three = PLAN_LEVEL[plan] === 3;
  if (box.height < 34) return <TinyPlan plan={plan} box={box} three={three} />;
  const { opBuilt, opUnbuilt } = item(data.blueprints, plan);
  const x = box.x + box.width / 2;
  const head = Math.min(26, box.height * 0.34);
  const effect = PLAN_EFFECTS[plan];
  return (
    <g color="var(--om-plan-ink)">
      <path
        d={rounded(5)(box)}
        fill={three ? 'var(--om-three)' : 'var(--om-plan)'}
        stroke="var(--piece-dark)"
        strokeWidth="1"
      />
      <path
        d={`M${box.x + 3} ${box.y + head}h${box.width - 6}`}
        stroke="var(--om-plan-ink)"
        strokeWidth="0.8"
        opacity="0.5"
      />
      <Put x={box.x + head * 0.55} y={box.y + head / 2}>
        <Sign name={typeSign(PLAN_TYPE[plan] ?? 0)} size={head * 0.86} />
      </Put>
      <Put x={box.x + box.width - 4} y={box.y + head / 2}>
        <TokenLine
          line={['+1', { sign: goodSign(PLAN_GOOD[plan] ?? CRYSTAL) }]}
          size={head * 0.62}
          align="end"
          least={8}
        />
      </Put>
      {small ? null : (
        <Words
          text={planName(lang, plan)}
          x={x}
          y={box.y + head + (box.height - head) * 0.29}
          width={box.width - 6}
          size={12.5}
          most={2}
          height={(box.height - head) * 0.5}
          anchor="middle"
          stand="middle"
          weight={600}
          fill="var(--om-plan-ink)"
        />
      )}
      <Put x={x} y={box.y + head + (box.height - head) * (small ? 0.3 : 0.64)}>
        {effect ? (
          <TokenLine
            line={lineOf([effect])}
            size={small ? 13 : 16}
            room={box.width - 6}
            align="middle"
            least={8}
          />
        ) : null}
      </Put>
      <g>
        <text
          x={box.x + 5}
          y={box.y + box.height - 5}
          fontSize={small ? 9 : 11}
          fontWeight="650"
          style={{ fill: 'var(--om-plan-ink)' }}
        >
          {three ? (small ? 'III' : `III·${PLAN_SIZE[plan]}⬡`) : small ? '' : 'I'}
        </text>
        <Put x={box.x + box.width - 4} y={box.y + box.height - (small ? 8 : 9)}>
          <TokenLine
            line={[
              small ? `${opBuilt}` : `${opBuilt}/${opUnbuilt}`.replace('-', '−'),
              { sign: 'points' },
            ]}
            size={small ? 10 : 12}
            align="end"
            least={8}
          />
        </Put>
      </g>
    </g>
  );
}

/** Among a rival's things: only what it upgrades, and its level. */
function TinyPlan({
  plan,
  box,
  three,
}: {
  readonly plan: number;
  readonly box: Box;
  readonly three: boolean;
}) {
  return (
    <>
      <path
        d={rounded(4)(box)}
        fill={three ? 'var(--om-three)' : 'var(--om-plan)'}
        stroke="var(--piece-dark)"
      />
      <Put x={box.x + box.width / 2} y={box.y + box.height / 2}>
        <Sign name={typeSign(PLAN_TYPE[plan] ?? 0)} size={Math.min(box.width, box.height) - 5} />
      </Put>
    </>
  );
}

/** Up to twelve Blueprints; gaps stay, nothing slides. */
export function Plans({
  draw,
  box,
  columns = 6,
  small = false,
}: PartProps & { readonly columns?: number; readonly small?: boolean }) {
  const view = ahead(draw);
  const rows = Math.ceil(view.planRow.length / columns);
  const all = cells(box, columns, rows, small ? 3 : 5).map((cell, i) => {
    const plan = view.planRow[i] ?? -1;
    if (plan < 0)
      return (
        <path
          key={i}
          d={rounded(5)(cell)}
          fill="none"
          stroke="var(--om-star)"
          strokeDasharray="3 5"
          opacity="0.35"
        />
      );
    return <PlanSpot key={i} draw={draw} plan={plan} box={cell} small={small} />;
  });
  // The lower row first: what a card brings is written over what lies below it.
  return all.toReversed();
}

/** A Blueprint as a place, wherever it lies. */
export function PlanSpot({
  draw,
  plan,
  box,
  small = false,
  moves = true,
}: PartProps & { readonly plan: number; readonly small?: boolean; readonly moves?: boolean }) {
  const label = say(draw.lang, 'option.plan', {
    plan: planName(draw.lang, plan),
    type: item(data.buildingTypes, PLAN_TYPE[plan] ?? 0).name[draw.lang],
    level: PLAN_LEVEL[plan] ?? 1,
    text: item(data.blueprints, plan).text[draw.lang],
  });
  return (
    <Spot
      draw={draw}
      place={at.plan(plan)}
      label={label}
      box={box}
      shape={rounded(5)}
      side="below"
      tagSize={12}
      tell={small ? 'nothing' : 'all'}
    >
      <Put piece={moves ? `plan:${plan}` : undefined}>
        <PlanFace plan={plan} box={box} lang={draw.lang} small={small} />
      </Put>
    </Spot>
  );
}

/** Eight Technologies in three rows, dearer above. */
export function Grid({ draw, box, price = true }: PartProps & { readonly price?: boolean }) {
  const view = ahead(draw);
  const left = price ? 34 : 0;
  // On a phone all eight lie side by side.
  const room = boxOf(box.x + left, box.y, box.width - left, box.height);
  const rows = box.height < 80 ? cells(room, 8, 1, 3) : cells(room, 3, 3, 3);
  return (
    <>
      {price
        ? [0, 3, 6].map((first, row) => {
            const cell = rows[first];
            const units = GRID_COST[first] ?? [];
            if (!cell) return null;
            return (
              <Put key={row} x={box.x + 16} y={cell.y + cell.height / 2}>
                {units.length === 0 ? (
                  <Numeral n={0} size={14} />
                ) : (
                  <TokenLine line={unitsLine(units)} size={16} room={32} align="middle" />
                )}
              </Put>
            );
          })
        : null}
      {view.grid.map((tile, space) => {
        const cell = rows[space];
        if (!cell) return null;
        const kind = tile < 0 ? -1 : techKind(tile);
        const cost = unitsName(draw.lang, GRID_COST[space] ?? []);
        const label =
          kind < 0
            ? say(draw.lang, 'ui.grid.empty')
            : say(draw.lang, 'option.card', { card: techName(draw.lang, kind), cost });
        return (
          <Spot
            key={space}
            draw={draw}
            place={at.grid(space)}
            label={label}
            box={cell}
            shape={rounded(5)}
            tagSize={13}
          >
            <path d={rounded(5)(cell)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
            {kind < 0 ? null : (
              <Put
                x={cell.x + cell.width / 2}
                y={cell.y + cell.height / 2}
                piece={`techTile:${tile}`}
              >
                <Sign name={techSign(kind)} size={Math.min(cell.width, cell.height) - 6} />
              </Put>
            )}
          </Spot>
        );
      })}
    </>
  );
}

/** Columns of the Warehouse in their order: Crystals first. */
export const WAREHOUSE: readonly number[] = data.warehouse.columns.map((good) =>
  GOODS.indexOf(good),
);

export function Warehouse({ draw, box }: PartProps) {
  const view = ahead(draw);
  return cells(box, WAREHOUSE.length, 1, 4).map((cell, column) => {
    const good = WAREHOUSE[column] ?? CRYSTAL;
    const n = view.warehouse[column] ?? 0;
    const size = Math.min(cell.width - 4, (cell.height - 16) / 3);
    const flat = cell.height < 60;
    return (
      <Spot
        key={good}
        draw={draw}
        place={at.item(good)}
        label={goods(draw.lang, good, n)}
        box={cell}
        shape={rounded(5)}
        tagSize={13}
      >
        <path d={rounded(5)(cell)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
        {flat ? (
          <Put x={cell.x + cell.width / 2} y={cell.y + cell.height / 2} opacity={n > 0 ? 1 : 0.45}>
            <TokenLine
              line={[{ sign: goodSign(good) }, `${n}`]}
              size={22}
              align="middle"
              room={cell.width - 4}
            />
          </Put>
        ) : (
          <>
            {times(Math.max(n, 1)).map((i) => (
              <Put
                key={i}
                x={cell.x + cell.width / 2}
                y={cell.y + cell.height - 4 - size * (i + 0.5)}
                opacity={i < n ? 1 : 0.25}
              >
                <Sign name={goodSign(good)} size={Math.min(34, size - 3)} />
              </Put>
            ))}
            <Numeral n={n} x={cell.x + cell.width / 2} y={cell.y + 9} size={12} />
          </>
        )}
      </Spot>
    );
  });
}

/** A heap of which only the number is known. */
export function Heap({
  draw,
  deck,
  n,
  x,
  y,
  sign,
}: {
  draw: Draw;
  deck: Deck;
  n: number;
  x: number;
  y: number;
  sign: Parameters<typeof Sign>[0]['name'];
}) {
  return (
    <Info id={about.deck(deck)} label={say(draw.lang, `ui.deck.${deck}`, { n })}>
      <Put x={x} y={y}>
        <TokenLine line={[{ sign }, `×${n}`]} size={15} align="middle" />
      </Put>
    </Info>
  );
}
