import {
  box as boxOf,
  fitHexes,
  hexagon,
  hexBox,
  hexMiddle,
  Info,
  Panel,
  Put,
  rounded,
  seatLine,
  Spot,
} from '@orrery/kit';
import { data } from '../data/index.ts';
import { COLUMN_CRYSTALS, COLUMN_UNITS, LAB_BENEFITS, LAB_SPACES, LEVEL } from '../data/tables.ts';
import { spaceName, techName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead } from './draw.ts';
import { about, at } from './places.ts';
import { lineOf, Sign, type Signs, TokenLine, techSign, unitsLine } from './signs.tsx';

import type { OwnProps } from './own-goods.tsx';

const LAB_HEXES = LAB_SPACES.map(({ q, r }) => ({ q, r }));

/** What a step into a level costs. */
function columnLine(level: number): Signs {
  const crystals = COLUMN_CRYSTALS[level] ?? 0;
  return [
    ...unitsLine(COLUMN_UNITS[level] ?? []),
    ...(crystals > 0 ? [{ sign: 'crystal' } as const] : []),
  ];
}

/** The Laboratory: tiles wander to the right, dearer and worth more with every column. */
export function Lab({ draw, me, box, head = 22 }: OwnProps & { readonly head?: number }) {
  const then = ahead(draw).companies[me];
  if (!then) return null;
  const { lang } = draw;
  const room = boxOf(box.x + 2, box.y + head, box.width - 4, box.height - head - 2);
  const plan = fitHexes(LAB_HEXES, room);
  return (
    <>
      <Panel box={box} shape={rounded(8)} />
      {data.lab.columns.map(({ level, points }) => {
        const first = LAB_HEXES[LEVEL.indexOf(level)];
        if (!first) return null;
        const { x } = hexMiddle(first, plan);
        return (
          <Info key={level} id={about.column(level)} label={say(lang, 'ui.column', { n: level })}>
            <rect x={x - 18} y={box.y + 2} width="36" height={head} fill="transparent" />
            <Put x={x} y={box.y + 8}>
              <TokenLine
                line={[`${points}`, { sign: 'points' }]}
                size={11}
                align="middle"
                least={9}
              />
            </Put>
            <Put x={x} y={box.y + 20}>
              <TokenLine line={columnLine(level)} size={12} align="middle" />
            </Put>
          </Info>
        );
      })}
      {LAB_HEXES.map((hex, space) => {
        const cell = hexBox(hex, plan);
        const { x, y } = hexMiddle(hex, plan);
        const kind = then.tech.indexOf(space);
        const benefit = LAB_BENEFITS[space] ?? null;
        const label =
          kind < 0
            ? spaceName(lang, space)
            : say(lang, 'ui.labelled', {
                label: spaceName(lang, space),
                text: techName(lang, kind),
              });
        return (
          <Spot
            key={space}
            draw={draw}
            place={at.lab(me, space)}
            label={label}
            box={cell}
            shape={hexagon('flat')}
            // The price and the points of its column stand above it.
            tell="nothing"
            inner={
              kind < 0 ? null : (
                <Spot
                  draw={draw}
                  place={at.tech(me, kind)}
                  within={at.lab(me, space)}
                  label={say(lang, 'ui.tech', {
                    tech: techName(lang, kind),
                    level: LEVEL[space] ?? 1,
                  })}
                  box={boxOf(
                    x - plan.size * 0.62,
                    y - plan.size * 0.62,
                    plan.size * 1.24,
                    plan.size * 1.24,
                  )}
                  shape={rounded(5)}
                  tell="nothing"
                >
                  <Put x={x} y={y} piece={`tech:${me}:${kind}`}>
                    <Sign name={techSign(kind)} size={plan.size * 1.26} />
                  </Put>
                </Spot>
              )
            }
          >
            <path
              d={hexagon('flat')(cell, -1)}
              fill="var(--board-well)"
              stroke={kind < 0 ? 'var(--board-well-edge)' : seatLine(me)}
              strokeWidth={kind < 0 ? 1 : 2}
            />
            {benefit !== null && kind < 0 ? (
              <Put x={x} y={y} opacity={0.9}>
                <TokenLine
                  line={lineOf([benefit])}
                  size={15}
                  room={plan.size * 1.5}
                  align="middle"
                  least={8}
                />
              </Put>
            ) : null}
          </Spot>
        );
      })}
    </>
  );
}
