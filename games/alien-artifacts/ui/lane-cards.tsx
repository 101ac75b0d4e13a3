import type { Seat } from '@orrery/kernel';
import { around, type Box, box as boxOf, Meter, Numeral, Put, rounded, Spot } from '@orrery/kit';
import { type Built, type Card, kindOf, SYMBOLS, type Waiting } from '../data/index.ts';
import type { AlienView, PlayerView } from '../rules/view-types.ts';
import { cardName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { stateOf } from './card-state.ts';
import { CARD_RATIO, FaceCard, faceShape } from './cards.tsx';
import { type Draw, playerAt, previewed } from './draw.ts';
import { KIND_FILLS } from './kinds.ts';
import css from './palette.module.css';
import { at } from './places.ts';
import { ResourceCard } from './resource.tsx';
import { Sign, TokenLine } from './signs.tsx';

/** Symbols prepared on a card in work. */
const preparedOn = ({ prepared }: Waiting): number =>
  prepared.reduce((sum, section) => sum + (SYMBOLS[section] ?? 0), 0);

/** A Ship that the attack under way has sent back. */
const isHurt = ({ attack }: AlienView, card: number): boolean =>
  attack !== null && !attack.over && attack.damaged.includes(card);

interface InWorkProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly one: Waiting;
  readonly x: number;
  readonly row: Box;
  readonly width: number;
}

/** A card Under Construction, without effect: how much of its cost lies under it. */
export function InWork({ draw, seat, one, x, row, width }: InWorkProps) {
  const { lang, name } = draw;
  const player = playerAt(previewed(draw), seat);
  const at0 = player?.waiting.findIndex(({ card }) => card === one.card) ?? -1;
  const now = player?.waiting[at0] ?? one;
  const lacks = player?.lacks[at0] ?? 0;
  const has = preparedOn(now);
  const height = width * CARD_RATIO;
  const y = row.y + height / 2 + 1;
  const bar = 14;
  return (
    <Spot
      draw={draw}
      place={at.card(one.card)}
      label={say(lang, 'ui.inWork', {
        card: cardName(lang, one.card),
        n: lacks,
        player: name(seat),
      })}
      box={boxOf(x - width / 2, row.y, width, row.height)}
      shape={rounded(width * 0.09)}
      side="above"
      tagSize={13}
    >
      <g className={isHurt(draw.view, one.card) ? css.crack : undefined}>
        <Put x={x} y={y} opacity={0.86}>
          <FaceCard card={one.card} side={0} width={width} lang={lang} piece />
        </Put>
      </g>
      <path
        d={rounded(width * 0.09)(around(x, y, width, height))}
        fill="none"
        stroke={KIND_FILLS[kindOf(one.card)]}
        strokeDasharray="5 4"
        strokeWidth="1.6"
      />
      <Meter
        box={boxOf(x - width / 2 + 1, row.y + row.height - bar, width - 2, bar)}
        n={has}
        most={Math.max(1, has + lacks)}
        fill={KIND_FILLS[kindOf(one.card)]}
        text={lacks === 0 ? '✓' : `${has}/${has + lacks}`}
      />
    </Spot>
  );
}

interface BuiltProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly built: Built;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The Ship for which a card has just been drawn. */
function attacks({ view: { attack } }: Draw, seat: Seat, card: Card): boolean {
  return attack !== null && !attack.over && attack.seat === seat && attack.ship === card;
}

/** What has just been revealed for a Technology: it lies on top of the discard pile. */
function revealedFor({ revealed, turn, discard }: AlienView, card: Card): AlienView['revealed'] {
  if (revealed?.technology !== card || revealed.seat !== turn) return null;
  return revealed.resource === discard.at(-1) ? revealed : null;
}

/** A card of an Empire on its face, with its tokens and what lies under it. */
export function InEmpire({ draw, seat, player, built, x, y, width }: BuiltProps) {
  const { lang, name, view } = draw;
  const revealed = revealedFor(view, built.card);
  const { card, side, tokens, produced } = built;
  const key = tokens > 0 ? 'ui.built.tokens' : 'ui.built';
  const label = say(lang, key, {
    card: cardName(lang, card),
    side: say(lang, side === 0 ? 'side.logistics' : 'side.operational'),
    n: tokens,
    player: name(seat),
  });
  return (
    <Spot
      draw={draw}
      place={at.card(card)}
      within={at.seat(seat)}
      label={label}
      box={around(x, y, width, width * CARD_RATIO)}
      shape={faceShape(side, width)}
      side="above"
      tagSize={13}
    >
      <g className={attacks(draw, seat, card) ? css.lunge : undefined}>
        <Put x={x} y={y}>
          <FaceCard
            card={card}
            side={side}
            width={width}
            lang={lang}
            piece
            {...stateOf(view, player, built)}
          />
        </Put>
      </g>
      {revealed !== null ? (
        <g className={css.rise}>
          <Put x={x + width * 0.3} y={y - width * 0.5}>
            <ResourceCard card={revealed.resource} width={width * 0.36} piece />
          </Put>
          {revealed.points > 0 ? (
            <Put x={x + width * 0.02} y={y - width * 0.5}>
              <TokenLine
                line={[`+${revealed.points}`, { sign: 'points' }]}
                size={16}
                align="middle"
              />
            </Put>
          ) : null}
        </g>
      ) : null}
      {produced.length > 0 ? (
        <g transform={`translate(${x + width / 2 - 13} ${y - width * 0.1})`}>
          <rect
            x="-13"
            y="-9"
            width="26"
            height="18"
            rx="9"
            fill="var(--aa-resource)"
            stroke="#8b90ab"
          />
          <g color="#1c2033">
            <Put x={-5}>
              <Sign name="resource" size={12} />
            </Put>
            <Numeral n={produced.length} x={6} size={12} />
          </g>
        </g>
      ) : null}
    </Spot>
  );
}
