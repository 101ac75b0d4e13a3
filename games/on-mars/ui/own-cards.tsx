import { type Box, box as boxOf, cells, Info, Numeral, Put, rounded, Spot } from '@orrery/kit';
import { at as item, type Condition, data } from '../data/index.ts';
import { CONTRACT_NEEDS, isTaskA, TASK_BUILDINGS, TASK_EFFECTS } from '../data/tables.ts';
import { contractName, goalName, taskCardName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { CardFace, contractLine } from './display.tsx';
import { ahead, type Draw, hasBit } from './draw.ts';
import { TileArt } from './map-art.tsx';
import { PlanSpot } from './orbit.tsx';
import { about, at } from './places.ts';
import {
  COUNTED,
  DEED_SIGN,
  goodSign,
  lineOf,
  Sign,
  type SignName,
  TokenLine,
  typeSign,
} from './signs.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly company: number;
  readonly box: Box;
}

/** A Blueprint on somebody's board: built ones bear a tick. */
export function OwnedPlan({
  draw,
  plan,
  box,
  moves = true,
}: Omit<PartProps, 'company'> & { readonly plan: number; readonly moves?: boolean }) {
  const view = ahead(draw);
  const built = (view.built[plan] ?? -1) >= 0;
  return (
    <g opacity={built ? 1 : 0.92}>
      <PlanSpot draw={draw} plan={plan} box={box} small moves={moves} />
      <g pointerEvents="none">
        {built ? (
          <Put x={box.x + box.width / 2} y={box.y + box.height - 8}>
            <circle r="6.5" fill="var(--om-good)" />
            <g color="#0c1a12">
              <Sign name="check" size={11} />
            </g>
          </Put>
        ) : null}
      </g>
    </g>
  );
}

/** A Contract with what lies on it. */
export function ContractSpot({
  draw,
  company,
  contract,
  box,
}: PartProps & { readonly contract: number }) {
  const owner = ahead(draw).companies[company];
  const index = owner?.contracts.indexOf(contract) ?? -1;
  const needs = CONTRACT_NEEDS[contract] ?? null;
  const done = owner !== undefined && hasBit(owner.done, contract);
  const loads = owner?.loads[index] ?? [];
  const pips = (needs ?? []).flatMap((n, good) =>
    Array.from({ length: n }, (_, i) => ({ good, full: i < (loads[good] ?? 0) })),
  );
  const step = (box.width - 6) / Math.max(1, pips.length);
  return (
    <Spot
      draw={draw}
      place={at.contract(contract)}
      label={contractName(draw.lang, contract)}
      box={box}
      shape={rounded(4)}
      side="above"
      tagSize={12}
    >
      <path
        d={rounded(4)(box)}
        fill={done ? '#bfe6b4' : '#f6e6c4'}
        stroke="var(--piece-dark)"
        strokeWidth="1"
      />
      <g color="#2a1a12">
        <Put x={box.x + box.width / 2} y={box.y + box.height * 0.32}>
          {needs === null ? (
            <TokenLine
              line={contractLine(contract)}
              size={14}
              room={box.width - 4}
              align="middle"
              least={8}
            />
          ) : (
            <TokenLine line={[{ sign: 'scroll' }]} size={16} align="middle" />
          )}
        </Put>
        {pips.map(({ good, full }, i) => (
          <Put
            key={i}
            x={box.x + 3 + step * (i + 0.5)}
            y={box.y + box.height * 0.72}
            opacity={full ? 1 : 0.3}
          >
            <Sign name={goodSign(good)} size={Math.min(12, step)} />
          </Put>
        ))}
        {needs === null ? (
          <Put x={box.x + box.width / 2} y={box.y + box.height * 0.74}>
            {done ? <Sign name="check" size={13} /> : <Sign name="scroll" size={13} />}
          </Put>
        ) : null}
      </g>
    </Spot>
  );
}

/** What a goal counts. */
const goalSign = (condition: Condition): SignName =>
  condition.op === 'countAtLeast' ? COUNTED[condition.counter] : 'flask';

function GoalSpot({
  draw,
  goal,
  have,
  want,
  box,
}: Omit<PartProps, 'company'> & { goal: number; have: number; want: number }) {
  const x = box.x + box.width / 2;
  const { condition } = item(data.privateGoals, goal);
  return (
    <Spot
      draw={draw}
      place={at.goal(goal)}
      label={say(draw.lang, 'ui.goal', { name: goalName(draw.lang, goal), have, want })}
      box={box}
      shape={rounded(4)}
      side="above"
      tagSize={12}
    >
      <path d={rounded(4)(box)} fill="#f3d9d0" stroke="var(--piece-dark)" strokeWidth="1" />
      <g color="#2a1a12">
        <Put x={x} y={box.y + box.height * 0.34}>
          <TokenLine
            line={[{ sign: 'target' }, { sign: goalSign(condition) }]}
            size={15}
            align="middle"
            room={box.width - 4}
          />
        </Put>
        <Numeral
          n={`${have}/${want}`}
          x={x}
          y={box.y + box.height * 0.76}
          size={12}
          fill={have >= want ? '#0d6b49' : '#2a1a12'}
        />
      </g>
    </Spot>
  );
}

function TaskSpot({ draw, card, box }: Omit<PartProps, 'company'> & { readonly card: number }) {
  const x = box.x + box.width / 2;
  const { event } = item(data.firstColonistCards, card);
  const effect = TASK_EFFECTS[card] ?? null;
  const types = TASK_BUILDINGS[card] ?? [];
  return (
    <Spot
      draw={draw}
      place={at.task(card)}
      label={taskCardName(draw.lang, card)}
      box={box}
      shape={rounded(4)}
      side="above"
      tagSize={12}
    >
      <path d={rounded(4)(box)} fill="#d8ecf6" stroke="var(--piece-dark)" strokeWidth="1" />
      <g color="#16303f">
        <Put x={x} y={box.y + box.height * 0.34}>
          {isTaskA(card) ? (
            <TokenLine
              line={types.map((type) => ({ sign: typeSign(type) }))}
              size={13}
              room={box.width - 3}
              align="middle"
            />
          ) : (
            <Sign name={event === undefined ? 'flag' : DEED_SIGN[event]} size={17} />
          )}
        </Put>
        <Put x={x} y={box.y + box.height * 0.76}>
          <TokenLine
            line={effect === null ? ['2', { sign: 'card' }] : lineOf([effect])}
            size={12}
            room={box.width - 3}
            align="middle"
            least={8}
          />
        </Put>
      </g>
    </Spot>
  );
}

/** Few Blueprints lie in larger cells; eight is the most. */
function planCells(box: Box, n: number): readonly Box[] {
  return cells(box, n > 6 ? 4 : 3, n > 3 ? 2 : 1, 3);
}

/** What one has won and holds, in four rows. */
export function OwnCards({
  draw,
  company: me,
  box,
  rows = 4,
}: PartProps & { readonly rows?: number }) {
  const view = ahead(draw);
  const own = view.companies[me];
  if (!own) return null;
  const secret = view.viewer === me ? view.own : null;
  const line = (box.height - 6) / rows;
  const row = (n: number, high = 1): Box =>
    boxOf(box.x, box.y + n * (line + 2), box.width, line * high + (high - 1) * 2);
  const people = own.scientists.length + own.contracts.length;
  const peopleCells = cells(row(2), Math.max(4, people), 1, 3);
  const tasks = secret ? [...(secret.taskA >= 0 ? [secret.taskA] : []), ...secret.tasksB] : [];
  const goals = secret?.goals ?? [];
  const tiles = [...own.research, ...(secret?.discoveries ?? [])];
  const last = goals.length + tasks.length + (own.goalDone >= 0 ? 1 : 0) + tiles.length;
  const lastCells = cells(row(3), Math.max(4, last), 1, 3);
  const cellOf = (i: number): Box => lastCells[i] ?? row(3);
  return (
    <>
      {planCells(row(0, 2), own.plans.length).map((cell, i) => {
        const plan = own.plans[i];
        return plan === undefined ? (
          <path
            key={i}
            d={rounded(4)(cell)}
            fill="none"
            stroke="var(--board-well-edge)"
            strokeDasharray="3 4"
            opacity="0.5"
          />
        ) : (
          <OwnedPlan key={i} draw={draw} plan={plan} box={cell} />
        );
      })}
      {own.scientists.map((scientist, i) => {
        const cell = peopleCells[i] ?? row(2);
        const works = (view.workplaces[scientist] ?? -1) >= 0;
        return (
          <Info
            key={scientist}
            id={about.scientist(scientist)}
            label={item(data.scientists, scientist).name[draw.lang]}
          >
            <CardFace card={scientist} box={cell} />
            {works ? (
              <Put x={cell.x + cell.width - 7} y={cell.y + 7}>
                <Sign name="gear" size={11} />
              </Put>
            ) : null}
          </Info>
        );
      })}
      {own.contracts.map((contract, i) => (
        <ContractSpot
          key={contract}
          draw={draw}
          company={me}
          contract={contract}
          box={peopleCells[own.scientists.length + i] ?? row(2)}
        />
      ))}
      {goals.map(({ goal, have, want }, i) => (
        <GoalSpot key={goal} draw={draw} goal={goal} have={have} want={want} box={cellOf(i)} />
      ))}
      {tasks.map((card, i) => (
        <TaskSpot key={card} draw={draw} card={card} box={cellOf(goals.length + i)} />
      ))}
      {own.goalDone >= 0 ? (
        <Info id={about.goalDone(me)} label={goalName(draw.lang, own.goalDone)}>
          <path
            d={rounded(4)(cellOf(goals.length + tasks.length))}
            fill="#bfe6b4"
            stroke="var(--piece-dark)"
          />
          <Put
            x={
              cellOf(goals.length + tasks.length).x + cellOf(goals.length + tasks.length).width / 2
            }
            y={cellOf(goals.length + tasks.length).y + line / 2}
          >
            <Sign name="target" size={20} />
          </Put>
        </Info>
      ) : null}
      {tiles.map((tile, i) => {
        const cell = cellOf(last - tiles.length + i);
        return (
          <Info
            key={tile}
            id={about.discovery(tile)}
            label={item([...data.discoveryTiles, ...data.researchTiles], tile).name[draw.lang]}
          >
            <Put x={cell.x + cell.width / 2} y={cell.y + cell.height / 2}>
              <TileArt tile={tile} size={Math.min(cell.width, cell.height) - 4} />
            </Put>
          </Info>
        );
      })}
    </>
  );
}
