import {
  type Box,
  box as boxOf,
  cells,
  Info,
  Numeral,
  Put,
  rounded,
  SeatShape,
  Spot,
  Words,
} from '@orrery/kit';
import { ACTIONS, at as item, data, SIDES } from '../data/index.ts';
import type { MarsView } from '../rules/view-types.ts';
import { actionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ACTION_SIGN } from './actions.tsx';
import { ahead, type Draw } from './draw.ts';
import { about, at } from './places.ts';
import { CompanyGlance } from './rival.tsx';
import { Sign, TokenLine, typeSign } from './signs.tsx';

/** In solo the machine is company 1. */
const LACERDA = 1;

interface PartProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** The action that a card stands for on the side where he is. */
function soloAction(draw: Draw, card: number): number {
  const side = SIDES[Math.max(0, draw.view.companies[LACERDA]?.side ?? 0)] ?? 'orbit';
  const number = `${item(data.soloCards, card).action}` as '1' | '2' | '3';
  return ACTIONS.indexOf(data.soloActions[side][number]);
}

/** His last card: what he does, which Mission he moves, whether he rides the Shuttle. */
function CardNow({ draw, box }: PartProps) {
  const solo = ahead(draw).solo;
  const card = solo?.discard.at(-1);
  const y = box.y + box.height / 2;
  if (card === undefined)
    return (
      <path
        d={rounded(5)(box)}
        fill="var(--board-well)"
        stroke="var(--board-well-edge)"
        strokeDasharray="3 3"
      />
    );
  const { mission, travels, name } = item(data.soloCards, card);
  const action = soloAction(draw, card);
  return (
    <Info id={about.soloCard(card)} label={name[draw.lang]}>
      <path d={rounded(5)(box)} fill="#e8dcf5" stroke="var(--piece-dark)" />
      <g color="#2a1a3f">
        <Put x={box.x + 14} y={y}>
          <Sign name={ACTION_SIGN[action] ?? 'step'} size={20} />
        </Put>
        <Put x={box.x + 28} y={y}>
          <TokenLine line={[{ sign: 'flag' }, mission]} size={14} />
        </Put>
        <Put x={box.x + box.width - 12} y={y}>
          <Sign name="shuttle" size={18} struck={!travels} />
        </Put>
      </g>
    </Info>
  );
}

/** The beats of his turn: card, Mission, action, what he does, his Bot. */
const BEATS: Readonly<Record<string, number>> = {
  soloTurn: 0,
  soloMission: 1,
  soloAction: 2,
  soloRide: 3,
  soloBot: 4,
  soloGrow: 4,
  soloReward: 4,
};

/** Which beat is being told; -1: it is not his turn. */
function beatOf({ focus, active }: MarsView): number {
  const type = focus?.type ?? '';
  if (!type.startsWith('solo')) return active === LACERDA ? 3 : -1;
  return BEATS[type] ?? 3;
}

/** How far his turn is: what is behind him is bright, what he does now has a ring. */
function Beats({ draw, box }: PartProps) {
  const { view } = draw;
  const now = beatOf(view);
  const card = view.solo?.discard.at(-1);
  const action = card === undefined ? 'step' : (ACTION_SIGN[soloAction(draw, card)] ?? 'step');
  const signs = ['card', 'flag', action, 'build', 'bot'] as const;
  return cells(box, signs.length, 1, 2).map((cell, i) => {
    const x = cell.x + cell.width / 2;
    const y = cell.y + cell.height / 2;
    return (
      <g key={i} opacity={i <= now ? 1 : 0.4}>
        {i === now ? (
          <circle
            cx={x}
            cy={y}
            r={cell.height / 2}
            fill="none"
            stroke="var(--seat-1)"
            strokeWidth="2"
          />
        ) : null}
        <Put x={x} y={y}>
          <Sign name={signs[i] ?? 'step'} size={cell.height * 0.72} />
        </Put>
      </g>
    );
  });
}

/** Lacerda at a glance on the board: a click opens all he has. */
export function LacerdaCorner({ draw, box, open }: PartProps & { readonly open: () => void }) {
  const view = ahead(draw);
  const solo = view.solo;
  if (!solo) return null;
  const his = view.companies[LACERDA];
  const flat = box.width > 120;
  const low = boxOf(box.x + 3, box.y + 24, flat ? 82 : box.width - 6, box.height - 27);
  const telling = beatOf(draw.view) >= 0;
  const beats = flat
    ? boxOf(box.x + 90, box.y + 25, box.width - 96, 20)
    : boxOf(box.x + 2, box.y - 19, box.width - 4, 17);
  return (
    <Spot
      draw={{ ...draw, touch: open }}
      place={at.company(LACERDA)}
      label={say(draw.lang, 'lacerda')}
      box={box}
      shape={rounded(6)}
      looked
      inner={<CardNow draw={draw} box={low} />}
    >
      <path
        d={rounded(6)(box)}
        fill="var(--board-panel)"
        stroke="var(--seat-1-line)"
        strokeWidth={telling ? 3 : 1.6}
      />
      {telling && !flat ? (
        <path d={rounded(6)(boxOf(box.x, box.y - 21, box.width, 20))} fill="var(--board-panel)" />
      ) : null}
      {telling || flat ? <Beats draw={draw} box={beats} /> : null}
      <Put x={box.x + 11} y={box.y + 12}>
        <SeatShape seat={LACERDA} size={13} />
      </Put>
      <Words
        text={say(draw.lang, 'lacerda')}
        x={box.x + 21}
        y={box.y + 12}
        width={box.width - 42}
        size={12}
        weight={600}
        stand="middle"
      />
      <Numeral
        n={his?.forecastTotal ?? 0}
        x={box.x + box.width - 5}
        y={box.y + 12}
        size={12}
        anchor="end"
      />
    </Spot>
  );
}

/** All of Lacerda: his card, deck, Bot, and his board. */
export function Lacerda({ draw, box }: PartProps) {
  const view = ahead(draw);
  const solo = view.solo;
  if (!solo) return null;
  const { lang } = draw;
  const card = solo.discard.at(-1);
  const { x, y, width } = box;
  const parts = [
    {
      id: about.solo('deck'),
      label: say(lang, 'ui.solo.deck', { n: solo.deck }),
      line: [{ sign: 'deck' } as const, `${solo.deck}`],
    },
    {
      id: about.solo('bot'),
      label: say(lang, 'ui.solo.bot'),
      line: [
        { sign: 'bot' } as const,
        ...(solo.icon >= 0 ? [{ sign: typeSign(solo.icon) }] : []),
        { sign: 'arrow' } as const,
        ...(solo.next >= 0 ? [{ sign: typeSign(solo.next) }] : ['–']),
      ],
    },
    {
      id: about.solo('ahead'),
      label: say(lang, 'ui.solo.ahead', { n: solo.ahead }),
      line: [{ sign: 'points' } as const, solo.ahead >= 0 ? `+${solo.ahead}` : `−${-solo.ahead}`],
    },
  ];
  return (
    <>
      <Put x={x + 12} y={y + 12}>
        <SeatShape seat={LACERDA} size={16} />
      </Put>
      <Words
        text={say(lang, 'lacerda')}
        x={x + 26}
        y={y + 12}
        width={width / 2 - 30}
        size={16}
        weight={600}
        serif
        stand="middle"
      />
      <CardNow draw={draw} box={boxOf(x + width - 110, y, 110, 26)} />
      {card === undefined ? null : (
        <Words
          text={actionName(lang, soloAction(draw, card))}
          x={x + width}
          y={y + 38}
          width={width - 10}
          size={13}
          anchor="end"
          soft
          stand="middle"
        />
      )}
      {parts.map(({ id, label, line }, i) => (
        <Info key={id} id={id} label={label}>
          <path
            d={rounded(5)(boxOf(x + i * (width / 3), y + 50, width / 3 - 4, 28))}
            fill="var(--board-well)"
            stroke="var(--board-well-edge)"
          />
          <Put x={x + i * (width / 3) + width / 6 - 2} y={y + 64}>
            <TokenLine line={line} size={18} room={width / 3 - 10} align="middle" />
          </Put>
        </Info>
      ))}
      <CompanyGlance draw={draw} company={LACERDA} box={boxOf(x, y + 86, width, 136)} />
    </>
  );
}
