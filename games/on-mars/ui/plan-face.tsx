import { type Box, Put, rounded, Words } from '@orrery/kit';
import { at as item, data } from '../data/index.ts';
import {
  CRYSTAL,
  PLAN_EFFECTS,
  PLAN_GOOD,
  PLAN_LEVEL,
  PLAN_SIZE,
  PLAN_TYPE,
} from '../data/tables.ts';
import { planName } from '../text/names.ts';
import type { Draw } from './draw.ts';
import { goodSign, lineOf, Sign, TokenLine, typeSign } from './signs.tsx';

/** A Blueprint: what it upgrades, what taking it gains, its effect, its points. */
export function PlanFace({
  plan,
  box,
  lang,
  small = false,
}: {
  readonly plan: number;
  readonly box: Box;
  readonly lang: Draw['lang'];
  /** Without words. */
  readonly small?: boolean;
}) {
  const three = PLAN_LEVEL[plan] === 3;
  if (box.height < 34) return <TinyPlan plan={plan} box={box} three={three} />;
  const { opBuilt, opUnbuilt } = item(data.blueprints, plan);
  const x = box.x + box.width / 2;
  const head = small
    ? Math.min(26, box.height * 0.34, box.width * 0.38)
    : Math.min(26, box.height * 0.27);
  const effect = PLAN_EFFECTS[plan];
  return (
    <g color="var(--om-plan-ink)">
      <path
        d={rounded(5)(box)}
        fill={three ? 'var(--om-three)' : 'var(--om-plan)'}
        stroke="var(--piece-dark)"
        strokeWidth="1"
      />
      <path
        d={`M${box.x + 3} ${box.y + head}h${box.width - 6}`}
        stroke="var(--om-plan-ink)"
        strokeWidth="0.8"
        opacity="0.5"
      />
      <Put x={box.x + head * 0.55} y={box.y + head / 2}>
        <Sign name={typeSign(PLAN_TYPE[plan] ?? 0)} size={head * 0.86} />
      </Put>
      <Put x={box.x + box.width - 4} y={box.y + head / 2}>
        <TokenLine
          line={['+1', { sign: goodSign(PLAN_GOOD[plan] ?? CRYSTAL) }]}
          size={head * 0.62}
          align="end"
          least={8}
        />
      </Put>
      {small ? null : (
        <Words
          text={planName(lang, plan)}
          x={x}
          y={box.y + head + (box.height - head) * 0.3}
          width={box.width - 6}
          size={12.5}
          most={2}
          height={(box.height - head) * 0.54}
          anchor="middle"
          stand="middle"
          weight={600}
          fill="var(--om-plan-ink)"
        />
      )}
      <Put x={x} y={box.y + head + (box.height - head) * (small ? 0.3 : 0.66)}>
        {effect ? (
          <TokenLine
            line={lineOf([effect])}
            size={small ? 13 : 16}
            room={box.width - 6}
            align="middle"
            least={8}
          />
        ) : null}
      </Put>
      <g>
        <text
          x={box.x + 5}
          y={box.y + box.height - 5}
          fontSize={small ? 9 : 11}
          fontWeight="650"
          style={{ fill: 'var(--om-plan-ink)' }}
        >
          {three ? (small ? 'III' : `III·${PLAN_SIZE[plan]}⬡`) : small ? '' : 'I'}
        </text>
        <Put x={box.x + box.width - 4} y={box.y + box.height - (small ? 8 : 9)}>
          <TokenLine
            line={[
              small ? `${opBuilt}` : `${opBuilt}/${opUnbuilt}`.replace('-', '−'),
              { sign: 'points' },
            ]}
            size={small ? 10 : 12}
            align="end"
            least={8}
          />
        </Put>
      </g>
    </g>
  );
}

/** Among a rival's things: only what it upgrades, and its level. */
function TinyPlan({
  plan,
  box,
  three,
}: {
  readonly plan: number;
  readonly box: Box;
  readonly three: boolean;
}) {
  return (
    <>
      <path
        d={rounded(4)(box)}
        fill={three ? 'var(--om-three)' : 'var(--om-plan)'}
        stroke="var(--piece-dark)"
      />
      <Put x={box.x + box.width / 2} y={box.y + box.height / 2}>
        <Sign name={typeSign(PLAN_TYPE[plan] ?? 0)} size={Math.min(box.width, box.height) - 5} />
      </Put>
    </>
  );
}
