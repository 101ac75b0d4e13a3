import { Words } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { cardInfo, kindOf, OPERATIONAL, type Side } from '../data/index.ts';
import { cardName, sideName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Art, faceLine } from './card-parts.tsx';
import type { Goal } from './cards.tsx';
import { KIND_SIGNS, Sign, TokenLine, TYPE_SIGNS } from './signs.tsx';

interface LargeProps {
  readonly card: number;
  readonly side: Side;
  readonly width: number;
  readonly lang: Lang;
  readonly goal?: Goal | undefined;
}

/** A card that can be read: name, picture, what it does in signs and in words; 150 by 210. */
export function LargeFace({ card, side, width, lang, goal }: LargeProps) {
  const { types, keyword, texts, goals } = cardInfo(card);
  const ink = side === OPERATIONAL ? 'var(--aa-operational-ink)' : 'var(--aa-logistics-ink)';
  const head = goals !== null && side !== OPERATIONAL ? say(lang, `keyword.${keyword}`) : '';
  const line = faceLine(card, side);
  const isTechnology = kindOf(card) === 1;
  return (
    <g transform={`scale(${width / 150})`}>
      <g transform="translate(-58 -82)">
        <circle r="12" fill={side === OPERATIONAL ? '#fff8ea' : '#170a20'} opacity="0.9" />
        <Sign name={TYPE_SIGNS[types[side]]} size={17} />
      </g>
      <g transform="translate(60 -84)" opacity="0.75">
        <Sign name={KIND_SIGNS[kindOf(card)]} size={16} />
      </g>
      <Words
        text={cardName(lang, card)}
        x={0}
        y={-83}
        width={92}
        size={13.5}
        least={9}
        most={2}
        weight={640}
        anchor="middle"
        stand="middle"
        serif
        fill={ink}
      />
      <g transform={`translate(0 ${isTechnology ? -38 : -34}) scale(${isTechnology ? 1.3 : 1.1})`}>
        <Art card={card} side={side} room={100} />
      </g>
      {isTechnology ? null : (
        <g transform="translate(0 6)">
          <TokenLine line={line} size={22} room={130} align="middle" least={0} />
        </g>
      )}
      {head === '' ? (
        <Words
          text={sideName(lang, side === OPERATIONAL ? 'operational' : 'logistics')}
          x={0}
          y={96}
          width={120}
          size={10.5}
          least={8}
          anchor="middle"
          fill={ink}
        />
      ) : (
        <Words
          text={head}
          x={0}
          y={96}
          width={120}
          size={10.5}
          least={8}
          weight={650}
          anchor="middle"
          fill={ink}
        />
      )}
      {goals !== null && side === OPERATIONAL ? (
        <>
          <Goals goals={goals.goals} ink={ink} count={goal?.count} />
          {goal === undefined ? null : (
            <text x="44" y="-32" fontSize="17" fontWeight="650" style={{ fill: ink }}>
              {`= ${goal.count}`}
            </text>
          )}
        </>
      ) : (
        <Words
          text={texts[side][lang]}
          x={0}
          y={isTechnology ? 38 : 51}
          width={134}
          height={isTechnology ? 92 : 66}
          size={12}
          least={8}
          most={7}
          anchor="middle"
          stand="middle"
          fill={ink}
        />
      )}
    </g>
  );
}

/** One row per goal: from how many on, points during the game, points at its end. */
function Goals({
  goals,
  ink,
  count = -1,
}: {
  readonly goals: readonly {
    readonly atLeast: number;
    readonly during: number;
    readonly end: number;
  }[];
  readonly ink: string;
  /** What they count now: the best goal that is met is framed. */
  readonly count?: number | undefined;
}) {
  const met = goals.findLast(({ atLeast }) => count >= atLeast);
  return (
    <g>
      {goals.map(({ atLeast, during, end }, i) => (
        <g key={atLeast} transform={`translate(0 ${18 + i * 24})`}>
          <rect
            x="-62"
            y="-10"
            width="124"
            height="21"
            rx="10"
            fill="#fff8ea"
            opacity="0.85"
            {...(atLeast === met?.atLeast ? { stroke: '#8a5a00', strokeWidth: 2, opacity: 1 } : {})}
          />
          <text x="-50" y="5" fontSize="14" fontWeight="650" style={{ fill: ink }}>
            {`${atLeast}+`}
          </text>
          {[during, end].map((points, at) => (
            <g key={at} transform={`translate(${at === 0 ? -4 : 34} 0)`}>
              <Sign name={at === 0 ? 'points' : 'hourglass'} size={13} />
              <text x="10" y="5" fontSize="14" fontWeight="650" style={{ fill: ink }}>
                {points}
              </text>
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}
