import type { RuleId } from '@orrery/kernel';
import type { Lang } from '@orrery/shared';
import type { ReactNode } from 'react';
import type { Explanation, LegendItem } from '../contract.ts';
import { SAID } from '../place/said.ts';
import css from './explain.module.css';

interface ExplainProps {
  readonly explanation: Explanation;
  readonly lang: Lang;
  /** Opens a rule; without it the number of the rule only stands there. */
  readonly onRule?: ((rule: RuleId) => void) | undefined;
  /** Below all: why it cannot be clicked now, what it would bring. */
  readonly children?: ReactNode;
}

/** What a thing is: its name, drawn large, what it does, costs, how it stands, and the rule. */
export function Explain({ explanation, lang, onRule, children }: ExplainProps) {
  const { title, text, cost, state, rule, house, drawing } = explanation;
  return (
    <div className={css.card}>
      {drawing ? (
        <div className={css.drawing} aria-hidden="true">
          {drawing}
        </div>
      ) : null}
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {text === undefined ? null : <p>{text}</p>}
        {cost === undefined && state === undefined ? null : (
          <dl className={css.facts}>
            {cost === undefined ? null : <Fact name={SAID.cost[lang]}>{cost}</Fact>}
            {state === undefined ? null : <Fact name={SAID.now[lang]}>{state}</Fact>}
          </dl>
        )}
        {house ? <p className={css.house}>{SAID.house[lang]}</p> : null}
        {children}
        {rule === undefined ? null : (
          <p className={css.rule}>
            {onRule ? (
              <button type="button" onClick={() => onRule(rule)}>
                {SAID.rule[lang]} {rule}
              </button>
            ) : (
              `${SAID.rule[lang]} ${rule}`
            )}
          </p>
        )}
      </div>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** All icons of a game with their names and what they mean. */
export function LegendGrid({ items }: { readonly items: readonly LegendItem[] }) {
  return (
    <ul className={css.legend}>
      {items.map(({ drawing, title, text }) => (
        <li key={title}>
          <span className={css.icon} aria-hidden="true">
            {drawing}
          </span>
          <span>
            <strong>{title}</strong>
            <span className={css.meaning}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A drawing of a board as a picture among words, such as in an explanation. */
export function Picture({
  width,
  height = width,
  box = `${-width / 2} ${-height / 2} ${width} ${height}`,
  className,
  children,
}: {
  readonly width: number;
  readonly height?: number;
  /** The viewBox; unless told, around the middle at one unit to a pixel. */
  readonly box?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg
      viewBox={box}
      width={width}
      height={height}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
