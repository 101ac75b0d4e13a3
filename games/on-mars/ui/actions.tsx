import { type Box, box as boxOf, cells, Panel, Put, rounded, Spot, Words } from '@orrery/kit';
import { ACTIONS, at as item, data, RED_ACTIONS } from '../data/index.ts';
import { ACTIONS_PER_SIDE, COMPANIES } from '../data/tables.ts';
import { actionName } from '../text/names.ts';
import { actorOf, ahead, type Draw, times } from './draw.ts';
import { LateTag } from './late-tag.tsx';
import { ColonistArt, Piece } from './piece-art.tsx';
import { at } from './places.ts';
import { Sign, type SignName, type Signs, TokenLine } from './signs.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly box: Box;
}

export const ACTION_SIGN: readonly SignName[] = [
  'pod',
  'plan',
  'tech',
  'develop',
  'box',
  'step',
  'build',
  'upgrade',
  'rocket',
  'flask',
];

export const redOf = (action: number): number =>
  RED_ACTIONS.findIndex((name) => name === ACTIONS[action]);

/** Whose Colonists stand on the slots of a red action. */
const onSlots = (draw: Draw, red: number): readonly number[] => {
  const { slots } = ahead(draw);
  return times(COMPANIES).flatMap((company) =>
    times(slots[red * COMPANIES + company] ?? 0).map(() => company),
  );
};

/** What the action costs whoever plays: a Colonist, and the extra cost of others before them. */
function priceNow(draw: Draw, action: number): Signs {
  const red = redOf(action);
  if (red < 0) return [];
  const extra = draw.view.companies[actorOf(draw.view)]?.extraCosts[red] ?? 0;
  return [
    { sign: 'colonist' },
    ...(extra > 0
      ? [`+${extra}`, { sign: 'crystal' } as const, '/', { sign: 'colonist' } as const]
      : []),
  ];
}

/** The five Main actions of a side: below each other, or side by side where it is flat. */
export function Actions({ draw, box, side }: PartProps & { readonly side: number }) {
  const flat = box.width > box.height;
  const [columns, rows] = flat ? [ACTIONS_PER_SIDE, 1] : [1, ACTIONS_PER_SIDE];
  const all = cells(box, columns, rows, 3).map((cell, i) => ({
    cell,
    action: side * ACTIONS_PER_SIDE + i,
  }));
  if (flat)
    return all.map(({ cell, action }) => (
      <SmallAction key={action} draw={draw} box={cell} action={action} />
    ));
  return (
    <>
      {all.map(({ cell, action }) => (
        <Action key={action} draw={draw} box={cell} action={action} />
      ))}
      {/* What a red one costs now is printed on it. */}
      {all
        .filter(({ action }) => redOf(action) < 0)
        .map(({ cell: { x, y, width, height }, action }) => (
          <LateTag
            key={action}
            draw={draw}
            place={at.action(action)}
            box={boxOf(x, y, width - 8, height - 14)}
            side="corner"
          />
        ))}
    </>
  );
}

/** On a phone: its icon, who is there, and the price now. */
function SmallAction({ draw, box, action }: PartProps & { readonly action: number }) {
  const red = redOf(action);
  const here = red < 0 ? [] : onSlots(draw, red);
  const x = box.x + box.width / 2;
  const extra = draw.view.companies[actorOf(draw.view)]?.extraCosts[red] ?? 0;
  const price: Signs = [{ sign: 'colonist' }, ...(extra > 0 ? [`+${extra}`] : [])];
  return (
    <Spot
      draw={draw}
      place={at.action(action)}
      label={actionName(draw.lang, action)}
      box={box}
      shape={rounded(7)}
      tell={red < 0 ? 'all' : 'nothing'}
      side="above"
    >
      <Panel box={box} shape={rounded(7)} />
      <Put x={red < 0 ? x : box.x + 19} y={box.y + box.height / 2}>
        <Sign name={ACTION_SIGN[action] ?? 'step'} size={28} />
      </Put>
      {red < 0 ? null : (
        <>
          <Put x={box.x + box.width - 5} y={box.y + 14}>
            <TokenLine line={price} size={17} align="end" />
          </Put>
          {here.slice(0, 4).map((company, i) => (
            <Put key={i} x={box.x + box.width - 10 - i * 10} y={box.y + box.height - 11}>
              <Piece kind="colonist" company={company} size={13} />
            </Put>
          ))}
        </>
      )}
    </Spot>
  );
}

function Action({ draw, box, action }: PartProps & { readonly action: number }) {
  const { lang, view } = draw;
  const { shortName, slots } = item(data.mainActions, action);
  const red = redOf(action);
  const price = priceNow(draw, action);
  const here = red < 0 ? [] : onSlots(draw, red);
  const room = Math.max(slots > 1 ? slots : view.companies.length, here.length);
  const y = box.y + box.height / 2;
  const lower = box.y + box.height - 13;
  const mission = view.missions.some(
    (one, n) =>
      (view.trackers[n] ?? 0) > 0 && item(data.missions, one).markerAction === ACTIONS[action],
  );
  return (
    <Spot
      draw={draw}
      place={at.action(action)}
      label={actionName(lang, action)}
      box={box}
      shape={rounded(7)}
      tell="nothing"
    >
      <Panel box={box} shape={rounded(7)} />
      <rect
        x={box.x + 3}
        y={box.y + 3}
        width="34"
        height={box.height - 6}
        rx="5"
        fill={action < ACTIONS_PER_SIDE ? 'var(--om-orbit)' : 'var(--om-colony)'}
        opacity="0.24"
      />
      <Put x={box.x + 20} y={y}>
        <Sign name={ACTION_SIGN[action] ?? 'step'} size={28} />
      </Put>
      <Words
        text={shortName[lang]}
        x={box.x + 43}
        y={red < 0 ? y : box.y + 13}
        width={box.width - 48 - (mission ? 16 : 0)}
        size={13.5}
        weight={600}
        stand="middle"
      />
      {mission ? (
        <Put x={box.x + box.width - 11} y={box.y + 12}>
          <Sign name="flag" size={13} />
        </Put>
      ) : null}
      {red < 0 ? null : (
        <>
          {times(room).map((i) => {
            const company = here[i];
            const x = box.x + 51 + i * Math.min(19, 62 / room);
            return (
              <g key={i}>
                <circle
                  cx={x}
                  cy={lower}
                  r="8.6"
                  fill="var(--board-well)"
                  stroke="#d0573a"
                  strokeWidth="1.6"
                />
                {company === undefined ? (
                  <g transform={`translate(${x} ${lower}) scale(0.42)`} opacity="0.35">
                    <ColonistArt fill="none" />
                  </g>
                ) : (
                  <Put x={x} y={lower}>
                    <Put
                      piece={`slot:${red}:${company}:${here.slice(0, i).filter((one) => one === company).length}`}
                    >
                      <Piece kind="colonist" company={company} size={16} />
                    </Put>
                  </Put>
                )}
              </g>
            );
          })}
          <Put x={box.x + box.width - 5} y={lower}>
            <TokenLine line={price} size={14} room={52} align="end" least={9} />
          </Put>
        </>
      )}
    </Spot>
  );
}
