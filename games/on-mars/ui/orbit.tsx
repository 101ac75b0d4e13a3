import { type Box, box as boxOf, cells, Info, Numeral, Put, rounded, Spot } from '@orrery/kit';
import { at as item, data, GOODS } from '../data/index.ts';
import { CRYSTAL, GRID_COST, PLAN_LEVEL, PLAN_TYPE, techKind } from '../data/tables.ts';
import { goods, planName, techName, unitsName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw, times } from './draw.ts';
import { about, at, type Deck } from './places.ts';
import { PlanFace } from './plan-face.tsx';
import { goodSign, Sign, TokenLine, techSign, unitsLine } from './signs.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** Up to twelve Blueprints; gaps stay, nothing slides. */
export function Plans({
  draw,
  box,
  columns = 6,
  small = false,
  quiet = false,
}: PartProps & {
  readonly columns?: number;
  readonly small?: boolean;
  /** What a card gains is printed on it, and nothing lies over its foot. */
  readonly quiet?: boolean;
}) {
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
    return <PlanSpot key={i} draw={draw} plan={plan} box={cell} small={small} quiet={quiet} />;
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
  quiet = small,
  moves = true,
}: PartProps & {
  readonly plan: number;
  readonly small?: boolean;
  readonly quiet?: boolean;
  readonly moves?: boolean;
}) {
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
      tell={small || quiet ? 'nothing' : 'all'}
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
            // Its price stands beside its row.
            tell="nothing"
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
