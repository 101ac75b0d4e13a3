import {
  type Box,
  box as boxOf,
  Info,
  Numeral,
  PartFrame,
  Put,
  rounded,
  SeatShape,
  Spot,
  Words,
} from '@orrery/kit';
import { ACTIONS, at as item, data, SIDES } from '../data/index.ts';
import type { MarsView } from '../rules/view-types.ts';
import { actionName, typeName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ACTION_SIGN } from './actions.tsx';
import { ahead, type Draw } from './draw.ts';
import css from './palette.module.css';
import { about, at } from './places.ts';
import { CompanyGlance } from './rival.tsx';
import { Sign, type SignName, TokenLine, typeSign } from './signs.tsx';

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

/** The steps of his turn: card, Mission, action, his Bot; and in its phase the Shuttle. */
const STEPS: Readonly<Record<string, number>> = {
  soloTurn: 0,
  soloMission: 1,
  soloAction: 2,
  soloBot: 3,
  soloGrow: 3,
  soloReward: 3,
  soloRide: 4,
};

/** Which step is being told; -1: it is not his turn. */
function stepOf({ focus, active }: MarsView): number {
  const type = focus?.type ?? '';
  if (!type.startsWith('solo')) return active === LACERDA ? 2 : -1;
  return STEPS[type] ?? 2;
}

interface Step {
  readonly sign: SignName;
  readonly text: string;
  /** His card does without it. */
  readonly none?: boolean;
}

/** What his card makes him do, in the order in which he does it. */
function stepsOf(draw: Draw): readonly Step[] {
  const { lang } = draw;
  const solo = ahead(draw).solo;
  const card = solo?.discard.at(-1);
  if (!solo || card === undefined) return [];
  const { name, mission, travels } = item(data.soloCards, card);
  const action = soloAction(draw, card);
  const moves = solo.decks > 1;
  const type = solo.icon < 0 ? '' : typeName(lang, solo.icon);
  return [
    { sign: 'card', text: name[lang] },
    {
      sign: 'flag',
      text: say(lang, moves ? 'ui.solo.mission' : 'ui.solo.mission.none', { mission }),
      none: !moves,
    },
    { sign: ACTION_SIGN[action] ?? 'step', text: actionName(lang, action) },
    { sign: 'bot', text: say(lang, type === '' ? 'ui.solo.idle' : 'ui.solo.at', { type }) },
    {
      sign: 'shuttle',
      text: say(lang, travels ? 'ui.solo.rides' : 'ui.solo.stays'),
      none: !travels,
    },
  ];
}

const STEP_HEIGHT = 21;

/** How far his turn is: a ring round what he does now, what is still to come is pale. */
function Steps({ draw, box }: PartProps) {
  const now = stepOf(draw.view);
  return stepsOf(draw).map(({ sign, text, none = false }, i) => {
    const y = box.y + STEP_HEIGHT * (i + 0.5);
    return (
      <g key={i} opacity={now >= 0 && i > now ? 0.5 : 1}>
        {i === now ? (
          <path
            d={rounded(5)(boxOf(box.x, y - STEP_HEIGHT / 2, box.width, STEP_HEIGHT))}
            fill="var(--board-well)"
            stroke="var(--seat-1-line)"
            strokeWidth="2"
          />
        ) : null}
        <Put x={box.x + 13} y={y}>
          <Sign name={sign} size={16} struck={none} />
        </Put>
        <Words
          text={text}
          x={box.x + 28}
          y={y}
          width={box.width - 32}
          size={12.5}
          weight={i === now ? 650 : 450}
          soft={none}
          stand="middle"
        />
      </g>
    );
  });
}

/** Lacerda at a glance on the board of a phone: a click opens all he has. */
export function LacerdaCorner({ draw, box, open }: PartProps & { readonly open: () => void }) {
  const view = ahead(draw);
  if (!view.solo) return null;
  const telling = stepOf(draw.view) >= 0;
  return (
    <Spot
      draw={{ ...draw, touch: open }}
      place={at.company(LACERDA)}
      label={say(draw.lang, 'lacerda')}
      box={box}
      shape={rounded(6)}
      looked
      inner={<CardNow draw={draw} box={boxOf(box.x + 3, box.y + 24, 82, box.height - 27)} />}
    >
      <path
        d={rounded(6)(box)}
        fill="var(--board-panel)"
        stroke="var(--seat-1-line)"
        strokeWidth={telling ? 3 : 1.6}
      />
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
        n={view.companies[LACERDA]?.forecastTotal ?? 0}
        x={box.x + box.width - 5}
        y={box.y + 12}
        size={12}
        anchor="end"
      />
    </Spot>
  );
}

const HEAD = 26;
const STEPS_HEIGHT = 5 * STEP_HEIGHT + 6;
const PARTS_HEIGHT = 34;
/** How high all of him is. */
export const LACERDA_HEIGHT = HEAD + STEPS_HEIGHT + PARTS_HEIGHT + 136;

/** All of Lacerda: his turn step by step, his deck, his Bot, and his board. */
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
  const steps = boxOf(x, y + HEAD, width, STEPS_HEIGHT);
  const partsAt = y + HEAD + STEPS_HEIGHT;
  return (
    <>
      <Put x={x + 9} y={y + 10}>
        <SeatShape seat={LACERDA} size={16} />
      </Put>
      <Words
        text={say(lang, 'lacerda')}
        x={x + 24}
        y={y + 10}
        width={width - 70}
        size={16}
        weight={600}
        stand="middle"
      />
      <Numeral
        n={view.companies[LACERDA]?.score ?? 0}
        x={x + width}
        y={y + 10}
        size={19}
        weight={700}
        anchor="end"
      />
      {card === undefined ? (
        <Words
          text={say(lang, 'ui.solo.before')}
          x={x + 2}
          y={steps.y + 30}
          width={width - 4}
          size={13}
          most={4}
          height={80}
          soft
        />
      ) : (
        <Info id={about.soloCard(card)} label={item(data.soloCards, card).name[lang]}>
          <path d={rounded(5)(steps)} fill="transparent" />
          <Steps draw={draw} box={steps} />
        </Info>
      )}
      {parts.map(({ id, label, line }, i) => (
        <Info key={id} id={id} label={label}>
          <path
            d={rounded(5)(boxOf(x + i * (width / 3), partsAt, width / 3 - 4, 28))}
            fill="var(--board-well)"
            stroke="var(--board-well-edge)"
          />
          <Put x={x + i * (width / 3) + width / 6 - 2} y={partsAt + 14}>
            <TokenLine line={line} size={18} room={width / 3 - 10} align="middle" />
          </Put>
        </Info>
      ))}
      <CompanyGlance
        draw={draw}
        company={LACERDA}
        box={boxOf(x, partsAt + PARTS_HEIGHT, width, 136)}
      />
    </>
  );
}

/** He has no seat: below the players he stands all the same. */
export function Automaton(draw: Draw) {
  if (draw.view.solo === null) return null;
  return (
    <PartFrame
      label={say(draw.lang, 'ui.own', { player: say(draw.lang, 'lacerda') })}
      className={css.world}
      first={{ width: 212, height: LACERDA_HEIGHT }}
      plan={() => ({ height: LACERDA_HEIGHT })}
    >
      {(_plan, width) => <Lacerda draw={draw} box={boxOf(0, 0, width, LACERDA_HEIGHT)} />}
    </PartFrame>
  );
}
