import type { Seat } from '@orrery/kernel';
import {
  around,
  type Box,
  box as boxOf,
  CountBadge,
  Info,
  Panel,
  Put,
  rounded,
  seatLine,
  Spot,
  useScale,
  Words,
} from '@orrery/kit';
import { cardInfo, type Kind, kindOf, TECHNOLOGY } from '../data/index.ts';
import { cardName, kindsName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { BlankCard } from './blank.tsx';
import { CARD_RATIO, FaceCard, faceShape } from './cards.tsx';
import { type Draw, playerAt, previewed } from './draw.ts';
import { KIND_FILLS, kindName } from './kinds.ts';
import type { LanePlan } from './layout.ts';
import { InEmpire, InWork } from './lane-cards.tsx';
import { Keys } from './lane-keys.tsx';
import { about, at } from './places.ts';
import { COLOUR_SIGNS, KIND_SIGNS, Sign, TokenLine } from './signs.tsx';

interface LaneProps {
  readonly draw: Draw;
  readonly kind: Kind;
  readonly plan: LanePlan;
  /** Whose Empire is shown. */
  readonly seat: Seat;
}

/** The shared deck of a kind: its top card, how many there are, what a card costs. */
function Deck({ draw, kind, box }: { draw: Draw; kind: Kind; box: Box }) {
  const { view, lang } = draw;
  const { phone } = useScale();
  const deck = view.decks[kind];
  const width = Math.min(box.width - 6, (box.height - 8) / CARD_RATIO);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = deck?.top ?? null;
  const name = top === null ? '–' : cardName(lang, top);
  const label = say(lang, 'ui.deck', {
    deck: say(lang, `deck.${kindName(kind)}`),
    card: name,
    n: deck?.cards ?? 0,
  });
  return (
    <Spot
      draw={draw}
      place={at.deck(kind)}
      label={label}
      box={around(x, y, width, width * CARD_RATIO)}
      shape={faceShape(0, width)}
      side="above"
    >
      {top === null ? (
        <path
          d={rounded(6)(around(x, y, width, width * CARD_RATIO))}
          fill="none"
          stroke="var(--board-panel-edge)"
          strokeDasharray="4 4"
        />
      ) : (
        <>
          <path
            d={rounded(6)(around(x + 2.4, y - 2.4, width, width * CARD_RATIO))}
            fill="#3b2a4a"
            stroke="#7d5c94"
          />
          <Put x={x} y={y}>
            <FaceCard card={top} side={0} width={width} lang={lang} />
          </Put>
          {kindOf(top) === TECHNOLOGY ? (
            <Put x={x + width * (phone ? 0.3 : 0)} y={y - width * 0.46} scale={width / 110}>
              <BlankCard side="operational" type={TYPE_IDS[cardInfo(top).types[1]] ?? null} />
            </Put>
          ) : null}
        </>
      )}
      <Put x={x + width / 2 - 10} y={y + width * countAt(kind, phone)}>
        <CountBadge n={deck?.cards ?? 0} size={phone ? 12 : 13} />
      </Put>
    </Spot>
  );
}

/** The count lies where the card has no signs: a Technology bears them higher than the others. */
const countAt = (kind: Kind, phone: boolean): number =>
  phone ? 0.62 : kind === TECHNOLOGY ? 0.22 : 0.02;

const TYPE_IDS = ['exploration', 'expansion', 'extermination', 'exploitation'] as const;

/** The next cost as a sum, what can be paid within the limit, and the keys of its Actions. */
function Head({ draw, kind, plan, seat }: LaneProps) {
  const { lang, me } = draw;
  const { phone } = useScale();
  const player = playerAt(previewed(draw), seat);
  if (!player) return null;
  const { head } = plan;
  const cost = player.costs[kind];
  const own = seat === me;
  const total = cost?.total ?? 0;
  const reach = previewed(draw).own?.reach[kind] ?? 0;
  const label = say(lang, 'ui.cost', { kind: say(lang, `kind.${kindName(kind)}`), n: total });
  if (phone) {
    // One place for all Actions of the row: a tap opens the menu of those that can be taken.
    const signs = (
      <>
        <Put x={head.x + head.width / 2} y={head.y + 22}>
          <Sign name={KIND_SIGNS[kind]} size={24} />
        </Put>
        <Put x={head.x + head.width / 2} y={head.y + 56}>
          <TokenLine line={[`${total}`, { sign: COLOUR_SIGNS[kind] }]} size={20} align="middle" />
        </Put>
      </>
    );
    return own ? (
      <Spot
        draw={draw}
        place={at.row(kind)}
        label={label}
        box={boxOf(head.x + 3, head.y + 3, head.width - 6, head.height - 6)}
        shape={rounded(9)}
        tell="nothing"
      >
        {signs}
      </Spot>
    ) : (
      <Info id={about.cost(seat, kind)} label={label}>
        <rect {...head} fill="transparent" />
        {signs}
      </Info>
    );
  }
  return (
    <>
      <Info id={about.cost(seat, kind)} label={label}>
        <rect x={head.x} y={head.y} width={head.width} height={28} fill="transparent" />
        <Put x={head.x + 12} y={head.y + 15}>
          <Sign name={KIND_SIGNS[kind]} size={18} />
        </Put>
        <Put x={head.x + 25} y={head.y + 15}>
          <TokenLine line={[`${total}`, { sign: COLOUR_SIGNS[kind] }]} size={18} />
        </Put>
        <Words
          text={sumText(
            cost?.base ?? 0,
            cost?.step ?? 0,
            (cost?.terms ?? []).map(({ n }) => n),
          )}
          x={head.x + head.width - 2}
          y={head.y + 15}
          width={52}
          size={11}
          anchor="end"
          stand="middle"
          soft
        />
      </Info>
      {own ? (
        <Keys
          draw={draw}
          kind={kind}
          box={boxOf(head.x, head.y + 30, head.width, 81)}
          reach={reach}
        />
      ) : (
        <Words
          text={kindsName(lang, kindName(kind))}
          x={head.x + 4}
          y={head.y + 52}
          width={head.width - 8}
          size={14}
          serif
          soft
        />
      )}
    </>
  );
}

/** `5 + 3 − 4`. */
function sumText(base: number, step: number, terms: readonly number[]): string {
  const less = terms.reduce((sum, n) => sum + n, 0);
  const added = step > 0 ? `+${step}` : '';
  return `${base}${added}${less < 0 ? `−${-less}` : ''}`;
}

/** Where cards of a row stand: those in work, a gap with the hairline, those in the Empire. */
function rowSteps(row: Box, work: number, built: number, plan: Pick<LanePlan, 'card' | 'work'>) {
  const gap = 12;
  const n = work + built;
  const wanted = work * (plan.work + 4) + built * (plan.card + 4);
  const room = row.width - gap;
  const squeeze = wanted <= room || n < 2 ? 1 : (room - plan.card) / (wanted - plan.card - 4);
  const workStep = (plan.work + 4) * squeeze;
  const step = (plan.card + 4) * squeeze;
  const line =
    row.x +
    (work === 0
      ? 6
      : (work - 1) * workStep + plan.work + 6 + (squeeze < 1 ? -plan.work + workStep : 0));
  const start = line + 8;
  return {
    line,
    work: Array.from({ length: work }, (_, i) => row.x + plan.work / 2 + i * workStep),
    built: Array.from({ length: built }, (_, i) => start + plan.card / 2 + i * step),
  };
}

/** One kind read from left to right: shared deck, cost and Actions, cards in work, Empire. */
export function Lane({ draw, kind, plan, seat }: LaneProps) {
  const player = playerAt(previewed(draw), seat);
  const { row } = plan;
  const waiting = player?.waiting.filter(({ card }) => kindOf(card) === kind) ?? [];
  const built = player?.empire.filter(({ card }) => kindOf(card) === kind) ?? [];
  const steps = rowSteps(row, waiting.length, built.length, plan);
  return (
    <>
      <Panel box={plan.box} />
      <path
        d={rounded(12)(plan.box)}
        fill="none"
        stroke={seatLine(seat)}
        strokeOpacity="0.5"
        pointerEvents="none"
      />
      <path
        d={`M${plan.box.x + 1.5} ${plan.box.y + 12}v${plan.box.height - 24}`}
        stroke={KIND_FILLS[kind]}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Deck draw={draw} kind={kind} box={plan.deck} />
      <Head draw={draw} kind={kind} plan={plan} seat={seat} />
      <path
        d={`M${steps.line} ${row.y + 6}v${row.height - 12}`}
        stroke="var(--aa-old-gold)"
        strokeOpacity="0.8"
      />
      {waiting.map((one, i) => (
        <InWork
          key={one.card}
          draw={draw}
          seat={seat}
          one={one}
          x={steps.work[i] ?? 0}
          row={row}
          width={plan.work}
        />
      ))}
      {player === undefined
        ? null
        : built.map((one, i) => (
            <InEmpire
              key={one.card}
              draw={draw}
              seat={seat}
              player={player}
              built={one}
              x={steps.built[i] ?? 0}
              y={row.y + row.height / 2}
              width={plan.card}
            />
          ))}
    </>
  );
}
