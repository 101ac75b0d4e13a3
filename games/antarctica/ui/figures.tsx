import { Numeral, textWidth, useLeast } from '@orrery/kit';

interface FigureProps {
  /** Now, and with the answer that is pointed at. */
  readonly of: readonly [before: number, after: number];
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  /** Where both do not fit, only what would be is written. */
  readonly room?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string | undefined;
}

/** A number; and where an answer that is pointed at would change it, before and after. */
export function Change(props: FigureProps) {
  const { of, x = 0, y = 0, size, room = Infinity, anchor = 'middle', fill } = props;
  const [before, after] = of;
  const least = useLeast().figures;
  const place = { x, y, anchor };
  if (before === after) return <Numeral n={after} {...place} size={size} fill={fill} />;
  const both = `${before}→${after}`;
  const small = Math.max(least, Math.min(size, room / textWidth(both, 1, 'bold')));
  const fits = textWidth(both, small, 'bold') <= room * 1.05;
  return (
    <Numeral
      n={fits ? both : after}
      {...place}
      size={fits ? small : size}
      weight={750}
      fill={after > before ? 'var(--brass)' : 'var(--warn)'}
    />
  );
}
