import type { Seat } from '@orrery/kernel';
import { around, box, Info, PartFrame, Put, rounded, Spot } from '@orrery/kit';
import { EVERY_KIND, type Kind, kindOf } from '../data/index.ts';
import type { PlayerView } from '../rules/view-types.ts';
import { cardName, factionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { stateOf } from './card-state.ts';
import { CARD_RATIO, FaceCard, faceShape } from './cards.tsx';
import { type Draw, playerAt } from './draw.ts';
import { Emblem } from './faction.tsx';
import { useFolding } from './folding.ts';
import { KIND_FILLS } from './kinds.ts';
import css from './palette.module.css';
import { about, at } from './places.ts';
import { Sign, type SignName, TokenLine } from './signs.tsx';

/** Card widths beside the board, by how many rivals share it; a phone has more room. */
const MINI = [44, 44, 38, 27, 17] as const;
const LEDGER = 21;

function planFor(rivals: number, width: number) {
  const card = width > 300 ? 40 : (MINI[rivals] ?? 16);
  const lane = card * CARD_RATIO + (card > 24 ? 6 : 1.5);
  return { card, lane, height: LEDGER + 3 * lane + 2 };
}

interface MiniLaneProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly kind: Kind;
  readonly y: number;
  readonly width: number;
  readonly card: number;
}

/** A kind of a rival's cards: those in work, the hairline, those in the Empire. */
function MiniLane({ draw, seat, player, kind, y, width, card }: MiniLaneProps) {
  const { lang, view } = draw;
  const waiting = player.waiting.filter((one) => kindOf(one.card) === kind);
  const built = player.empire.filter((one) => kindOf(one.card) === kind);
  const n = waiting.length + built.length;
  const left = 8;
  const gap = 7;
  const step = Math.min(card + 2.5, (width - left - gap - card - 2) / Math.max(1, n - 1));
  const mid = y + (card * CARD_RATIO) / 2 + 1;
  const x = (i: number): number => left + card / 2 + i * step + (i >= waiting.length ? gap : 0);
  const line = left + (waiting.length === 0 ? 0 : (waiting.length - 1) * step + card) + gap / 2;
  return (
    <>
      <path
        d={`M2 ${y + 3}v${card * CARD_RATIO - 4}`}
        stroke={KIND_FILLS[kind]}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d={`M${line} ${y + 1}v${card * CARD_RATIO}`} stroke="var(--aa-old-gold)" />
      {waiting.map((one, i) => (
        <Spot
          key={one.card}
          draw={draw}
          place={at.card(one.card)}
          within={at.seat(seat)}
          label={say(lang, 'ui.inWork', {
            card: cardName(lang, one.card),
            n: player.lacks[player.waiting.indexOf(one)] ?? 0,
            player: draw.name(seat),
          })}
          box={around(x(i), mid, card, card * CARD_RATIO)}
          shape={rounded(card * 0.1)}
          quiet
        >
          <Put x={x(i)} y={mid} opacity={0.6}>
            <FaceCard card={one.card} side={0} width={card} lang={lang} piece />
          </Put>
          <path
            d={rounded(card * 0.1)(around(x(i), mid, card, card * CARD_RATIO))}
            fill="none"
            stroke={KIND_FILLS[kind]}
            strokeDasharray="3 2"
          />
        </Spot>
      ))}
      {built.map((one, i) => {
        const at0 = x(waiting.length + i);
        return (
          <Spot
            key={one.card}
            draw={draw}
            place={at.card(one.card)}
            within={at.seat(seat)}
            label={say(lang, one.tokens > 0 ? 'ui.built.tokens' : 'ui.built', {
              card: cardName(lang, one.card),
              side: say(lang, one.side === 0 ? 'side.logistics' : 'side.operational'),
              n: one.tokens,
              player: draw.name(seat),
            })}
            box={around(at0, mid, card, card * CARD_RATIO)}
            shape={faceShape(one.side, card)}
            quiet
          >
            <Put x={at0} y={mid}>
              <FaceCard
                card={one.card}
                side={one.side}
                width={card}
                lang={lang}
                piece
                {...stateOf(view, player, one)}
              />
            </Put>
          </Spot>
        );
      })}
    </>
  );
}

/** Credits, hand, Artifacts, Plans, produced cards; who is first. */
function Figures({
  draw,
  seat,
  player,
  width,
}: {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly width: number;
}) {
  const { lang, view } = draw;
  const produced = player.empire.reduce((sum, one) => sum + one.produced.length, 0);
  const items: readonly (readonly [string, SignName, number, string])[] = [
    [at.bank(seat), 'coin', player.credits, say(lang, 'ui.bank', { n: player.credits })],
    [about.handOf(seat), 'hand', player.hand, say(lang, 'ui.hand.size', { n: player.hand })],
    [about.stores(seat), 'resource', produced, say(lang, 'ui.stores', { n: produced })],
    [
      about.artifactsOf(seat),
      'artifact',
      player.artifacts,
      say(lang, 'ui.held.artifacts', { n: player.artifacts }),
    ],
    [about.plansOf(seat), 'plan', player.plans, say(lang, 'ui.held.plans', { n: player.plans })],
  ];
  const from = 24;
  const first = view.first === seat;
  // A share of the room for each sign, and more for whoever has two figures.
  const digits = items.map(([, , n]) => (n > 9 ? 2 : 1));
  const all = digits.reduce((sum, n) => sum + n + 2, 0);
  const unit = (width - from - (first ? 20 : 0)) / all;
  const starts = digits.map((_, i) =>
    digits.slice(0, i).reduce((sum, n) => sum + (n + 2) * unit, from),
  );
  return (
    <>
      {player.faction < 0 ? null : (
        <Info id={at.faction(seat)} label={factionName(lang, player.faction)}>
          <Put x={10} y={LEDGER / 2}>
            <Emblem faction={player.faction} size={20} />
          </Put>
        </Info>
      )}
      {items.map(([id, sign, n, label], i) => (
        <Info key={id} id={id} label={label}>
          <rect
            x={starts[i]}
            y="0"
            width={unit * ((digits[i] ?? 1) + 2)}
            height={LEDGER}
            fill="transparent"
          />
          <g transform={`translate(${starts[i]} ${LEDGER / 2})`} opacity={n === 0 ? 0.5 : 1}>
            <TokenLine
              line={[{ sign }, `${n}`]}
              size={16}
              room={unit * ((digits[i] ?? 1) + 2) - 3}
              least={0}
            />
          </g>
        </Info>
      ))}
      {first ? (
        <Info id={about.first} label={say(lang, 'explain.firstPlayer')}>
          <g color="var(--aa-old-gold)" transform={`translate(${width - 10} ${LEDGER / 2})`}>
            <Sign name="first" size={16} />
          </g>
        </Info>
      ) : null}
    </>
  );
}

/** Another player's Empire at a glance; the whole of it is a target of attacks. */
export function Rival({ seat, ...props }: Draw & { readonly seat: Seat }) {
  const draw = useFolding(props);
  const { view, lang, name } = draw;
  const player = playerAt(view, seat);
  if (!player) return null;
  const rivals = view.players.length - (draw.me === null ? 0 : 1);
  return (
    <PartFrame
      label={say(lang, 'ui.empire', { player: name(seat) })}
      className={css.world}
      plan={(width) => planFor(rivals, width)}
      first={{ width: 210, height: 120 }}
    >
      {({ card, lane, height }, width) => (
        <Spot
          draw={draw}
          place={at.seat(seat)}
          label={say(lang, 'ui.empire', { player: name(seat) })}
          box={box(1, 0, width - 2, height)}
          shape={rounded(8)}
          tell="nothing"
          inner={
            <>
              <Figures draw={draw} seat={seat} player={player} width={width} />
              {EVERY_KIND.map((kind) => (
                <MiniLane
                  key={kind}
                  draw={draw}
                  seat={seat}
                  player={player}
                  kind={kind}
                  y={LEDGER + kind * lane}
                  width={width}
                  card={card}
                />
              ))}
            </>
          }
        />
      )}
    </PartFrame>
  );
}
