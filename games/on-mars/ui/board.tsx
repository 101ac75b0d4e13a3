import {
  BoardFrame,
  type Box,
  box as boxOf,
  Key,
  Lens,
  lensIn,
  PageSwitch,
  Put,
  rounded,
  useOpened,
  Words,
} from '@orrery/kit';
import type { ReactNode } from 'react';
import { say } from '../text/say.ts';
import { Actions } from './actions.tsx';
import { Display, Exploration } from './display.tsx';
import { Backdrop } from './backdrop.tsx';
import { Crossing } from './crossing.tsx';
import { ahead, type Draw } from './draw.ts';
import { HEX_AT } from './hex-data.ts';
import { LacerdaCorner } from './lacerda.tsx';
import { type Plan, planOf } from './layout.ts';
import { type Opened, openedBy, UnderLens, sizeOf } from './lens.tsx';
import { LifeSupport, Stacks } from './lss.tsx';
import { MarsMap, MiniMap } from './map.tsx';
import { EndMeter, Mission } from './missions.tsx';
import { Grid, Heap, Plans, Warehouse, WAREHOUSE } from './orbit.tsx';
import css from './palette.module.css';
import { Piece } from './piece-art.tsx';
import { read } from './places.ts';
import { litOn, type Shown, sideNow } from './sides.ts';
import { goodSign, Sign, TokenLine, techSign } from './signs.tsx';
import { techKind } from '../data/tables.ts';

const NOWHERE: Draw['lit'] = new Set();

interface SideProps {
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** Both sides stay where they are: the hidden one is only not seen. */
function Side({ shown, children }: SideProps) {
  return <g className={`${css['side']} ${shown ? '' : css['away']}`}>{children}</g>;
}

/** A live miniature of the other side; a click flips the board. */
function Window({
  box,
  label,
  flip,
  lit,
  children,
}: {
  box: Box;
  label: string;
  flip: () => void;
  lit: number;
  children: ReactNode;
}) {
  return (
    <Key label={label} box={box} shape={rounded(8)} act={flip}>
      <path
        d={rounded(8)(box)}
        fill="var(--board-panel)"
        fillOpacity="0.9"
        stroke={lit > 0 ? 'var(--brass)' : 'var(--board-panel-edge)'}
        strokeWidth={lit > 0 ? 3 : 1.4}
      />
      {children}
      <Words
        text={label}
        x={box.x + 8}
        y={box.y + 11}
        width={box.width - 40}
        size={11}
        weight={600}
        stand="middle"
      />
      <Put x={box.x + box.width - 13} y={box.y + 12}>
        <Sign name="swap" size={15} />
      </Put>
      {lit > 0 ? (
        <circle cx={box.x + box.width - 2} cy={box.y + 2} r="6" fill="var(--brass)" />
      ) : null}
    </Key>
  );
}

function Surface({ draw, plan, flip }: { draw: Draw; plan: Plan; flip: () => void }) {
  const view = ahead(draw);
  const { lang } = draw;
  const { map } = plan;
  const waiting = view.companies.flatMap(({ rover }, company) => (rover < 0 ? [company] : []));
  const [toOrbit] = plan.windows;
  return (
    <>
      <MarsMap draw={draw} box={map} only={plan.small ? nearLit(draw) : undefined} />
      {plan.small ? null : (
        <>
          <Exploration draw={draw} box={plan.explore[1]} size={32} />
          {waiting.map((company, i) => (
            <Put
              key={company}
              x={map.x + 16 + (i % 3) * 24}
              y={map.y + map.height - 14 - Math.floor(i / 3) * 22}
            >
              <Put piece={`rover:${company}:0`}>
                <Piece kind="rover" company={company} size={22} />
              </Put>
            </Put>
          ))}
          <Window
            box={toOrbit}
            label={say(lang, 'option.side.orbit')}
            flip={flip}
            lit={litOn(draw, 0)}
          >
            <Put x={toOrbit.x + 8} y={toOrbit.y + 29}>
              <TokenLine
                line={WAREHOUSE.flatMap((good, i) => [
                  { sign: goodSign(good) },
                  `${view.warehouse[i] ?? 0}`,
                ])}
                size={15}
                room={toOrbit.width - 14}
              />
            </Put>
            <Put x={toOrbit.x + 8} y={toOrbit.y + 47}>
              <TokenLine
                line={[
                  { sign: 'plan' },
                  `${view.planRow.filter((one) => one >= 0).length}`,
                  ...view.grid.flatMap((tile) =>
                    tile < 0 ? [] : [{ sign: techSign(techKind(tile)) }],
                  ),
                ]}
                size={15}
                room={toOrbit.width - 14}
              />
            </Put>
          </Window>
        </>
      )}
      <Actions draw={draw} box={plan.actions[1]} side={1} />
      {plan.small ? null : <Display draw={draw} box={plan.display} />}
    </>
  );
}

function Orbit({
  draw,
  plan,
  flip,
  open,
}: {
  draw: Draw;
  plan: Plan;
  flip: () => void;
  open: (what: Opened) => void;
}) {
  const view = ahead(draw);
  const { lang } = draw;
  const [, toMars] = plan.windows;
  const [explore] = plan.explore;
  return (
    <>
      <Plans draw={draw} box={plan.plans} small={plan.small} />
      <Grid draw={draw} box={plan.grid} price={!plan.small} />
      <Warehouse draw={draw} box={plan.warehouse} />
      <Exploration draw={draw} box={explore} size={plan.small ? 50 : 46} />
      {plan.small ? null : (
        <>
          <Heap
            draw={draw}
            deck="tech"
            n={view.techLeft}
            sign="tech"
            x={plan.grid.x + plan.grid.width - 32}
            y={plan.grid.y + plan.grid.height - 26}
          />
          <Heap
            draw={draw}
            deck="plans"
            n={view.plansLeft}
            sign="plan"
            x={explore.x + 38}
            y={explore.y + explore.height - 16}
          />
          <Window
            box={toMars}
            label={say(lang, 'option.side.colony')}
            flip={flip}
            lit={litOn(draw, 1)}
          >
            <MiniMap
              draw={draw}
              box={boxOf(toMars.x + 6, toMars.y + 16, toMars.width - 12, toMars.height - 20)}
            />
          </Window>
        </>
      )}
      {plan.small && view.solo ? (
        <LacerdaCorner draw={draw} box={boxOf(170, 328, 203, 50)} open={() => open('lacerda')} />
      ) : null}
      <Actions draw={draw} box={plan.actions[0]} side={0} />
    </>
  );
}

/** On a phone the map comes near what is lit, as long as thumbs gain by it. */
function nearLit(draw: Draw): readonly number[] | undefined {
  const lit = [...draw.lit].flatMap((place) => {
    const { kind, of } = read(place);
    return kind === 'hex' ? [of[0] ?? 0] : [];
  });
  if (lit.length === 0) return undefined;
  const qs = lit.map((hex) => HEX_AT[hex]?.q ?? 0);
  const ys = lit.map((hex) => (HEX_AT[hex]?.r ?? 0) + (HEX_AT[hex]?.q ?? 0) / 2);
  const [wide, high] = [Math.max(...qs) - Math.min(...qs), Math.max(...ys) - Math.min(...ys)];
  if (wide > 8 || high > 7) return undefined;
  // What lies around is shown too, unless thumbs need the room.
  const more = wide > 6 || high > 3 ? 0.5 : 1;
  const [left, right] = [Math.min(...qs) - more, Math.max(...qs) + more];
  const [top, foot] = [Math.min(...ys) - more, Math.max(...ys) + more];
  return HEX_AT.flatMap(({ q, r }, hex) => {
    const y = r + q / 2;
    return q >= left && q <= right && y >= top && y <= foot ? [hex] : [];
  });
}

/** Orbit and Colony: status parts stay, one side is large, the other in its window. */
export function Board(draw: Draw) {
  const { lang, view } = draw;
  const question = `${view.round} ${draw.asked?.seat} ${draw.asked?.ask} ${view.focus?.type}`;
  const sides = useOpened<Shown>(question);
  const lens = useOpened<Opened>(question);
  return (
    <BoardFrame
      label={say(lang, 'ui.board')}
      className={css['world']}
      plan={planOf}
      turn={1.2}
      first={{ width: 818, height: 455 }}
    >
      {(plan) => {
        const shown = sides.opened ?? sideNow(draw, plan.small);
        const own = openedBy(draw, plan.small);
        const what = lens.opened ?? own;
        const large =
          what === null || what === 'nothing'
            ? null
            : lensIn(plan.lens, ...sizeOf(what, draw, plan.small), {
                most: plan.small ? 1.4 : 1.3,
              });
        // What lies below the lens answers nothing.
        const under = large ? { ...draw, lit: NOWHERE } : draw;
        // Only what is seen answers: places of the hidden side stay dark.
        const dark = { ...draw, lit: NOWHERE };
        const status = !plan.small || shown === 'colony';
        const ground = shown === 'orbit' ? 0 : 1;
        return (
          <>
            <Backdrop plan={plan} side={ground} />
            <Side shown={shown === 'surface'}>
              <Surface
                draw={shown === 'surface' ? under : dark}
                plan={plan}
                flip={() => sides.open('orbit')}
              />
            </Side>
            <Side shown={shown === 'orbit'}>
              <Orbit
                draw={shown === 'orbit' ? under : dark}
                plan={plan}
                flip={() => sides.open('surface')}
                open={lens.open}
              />
            </Side>
            <Side shown={status}>
              {plan.missions.map((room, n) => (
                <Mission key={n} draw={status ? under : dark} box={room} n={n} />
              ))}
              <EndMeter draw={status ? under : dark} box={plan.meter} />
              <LifeSupport draw={status ? under : dark} box={plan.lss} />
              <Stacks draw={status ? under : dark} box={plan.stacks} />
              {plan.small ? (
                <Display draw={status ? under : dark} box={plan.display} columns={6} />
              ) : null}
            </Side>
            <Crossing draw={under} box={plan.crossing} />
            {plan.pages ? (
              <PageSwitch
                pages={[
                  { id: 'surface', title: say(lang, 'ui.page.surface'), lit: litOn(draw, 1) },
                  { id: 'orbit', title: say(lang, 'option.side.orbit'), lit: litOn(draw, 0) },
                  {
                    id: 'colony',
                    title: say(lang, 'ui.page.colony', { n: view.level }),
                    lit: litOn(draw, 2),
                  },
                ]}
                shown={shown}
                show={sides.open}
                box={plan.pages}
                size={14}
              />
            ) : null}
            {large && what ? (
              <Lens
                plan={large}
                board={plan}
                close={{
                  label: say(lang, 'ui.lens.close'),
                  act: () => (own === null ? lens.close() : lens.open('nothing')),
                }}
              >
                <UnderLens what={what} draw={draw} box={large.box} />
              </Lens>
            ) : null}
          </>
        );
      }}
    </BoardFrame>
  );
}
