import { Numeral, textWidth, useLeast } from '@orrery/kit';

interface ForecastProps {
  /** Now, and with the answer that is pointed at. */
  readonly of: readonly [before: number | null, after: number | null];
  readonly write?: (n: number | null) => string;
  readonly at?: readonly [x: number, y: number];
  readonly size: number;
  /** How much room there is to write both; else only what would be is written. */
  readonly room?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  readonly fill?: string | undefined;
}

const orNone = (n: number | null): string => (n === null ? '–' : `${n}`);

/** A figure; and where an answer that is pointed at would change it, before and after. */
export function Forecast(props: ForecastProps) {
  const { of, at = [0, 0], write = orNone, room = Infinity, anchor = 'middle', fill } = props;
  const [before, after] = of;
  const least = useLeast().figures;
  const place = { x: at[0], y: at[1], anchor };
  const weight = props.weight ?? 650;
  if (before === after)
    return <Numeral n={write(after)} {...place} size={props.size} weight={weight} fill={fill} />;
  const better = (after ?? -Infinity) > (before ?? -Infinity);
  const both = `${write(before)}→${write(after)}`;
  const size = Math.max(least, Math.min(props.size, room / textWidth(both, 1, 'bold')));
  const fits = textWidth(both, size, 'bold') <= room * 1.05;
  return (
    <Numeral
      n={fits ? both : write(after)}
      {...place}
      size={fits ? size : props.size}
      weight={750}
      fill={better ? 'var(--brass)' : 'var(--warn)'}
    />
  );
}
