import type { ReactNode } from 'react';
import { useLeast } from '../board/scale.ts';
import { EXPLAIN } from '../contract.ts';
import { COMMON, type CommonSign, type SignArt, Strike } from '../signs/sign.tsx';
import { cutLine, FIGURE, layLine } from './layout.ts';
import type { Line, Token } from './token.ts';

interface SignProps<S extends string> {
  readonly name: S;
  /** Edge of its box. */
  readonly size: number;
  readonly struck?: boolean | undefined;
  /** It can be explained by itself, as `icon:<name>`; not wanted inside a place, which explains more. */
  readonly explain?: boolean | undefined;
}

interface TokenLineProps<S extends string> {
  readonly line: Line<S>;
  /** The height of its signs, unless the room asks for less. */
  readonly size: number;
  readonly room?: number;
  readonly align?: 'start' | 'middle' | 'end';
  /** Figures are not smaller than this; unless told, what can be read on this screen. */
  readonly least?: number;
  /** What does not fit is left out; otherwise the line grows beyond its room rather than too small. */
  readonly cut?: boolean;
  /** Each of its signs can be explained by itself, as `icon:<name>`. */
  readonly explain?: boolean;
}

interface AmountProps<S extends string> {
  readonly sign: S;
  readonly n: number | string;
  readonly size: number;
  readonly room?: number;
  readonly align?: 'start' | 'middle' | 'end';
}

export interface SignSet<S extends string> {
  /** One sign around its middle. */
  readonly Sign: (props: SignProps<S>) => ReactNode;
  /** A line of signs and figures around its middle line. */
  readonly TokenLine: (props: TokenLineProps<S>) => ReactNode;
  /** A sign and after it how many: stores, stocks, rivals' panels. */
  readonly Amount: (props: AmountProps<S>) => ReactNode;
  /** One sign as a drawing of its own among words of the page, such as in a legend. */
  readonly Icon: (props: SignProps<S>) => ReactNode;
  readonly isSign: (name: string) => name is S;
  /** The sign of that name where there is one, else the name itself. */
  readonly sign: (name: string) => Token<S>;
  readonly names: readonly S[];
}

function Numbers({ text }: { readonly text: string }) {
  return (
    <text
      y={FIGURE * 0.355}
      textAnchor="middle"
      fontSize={FIGURE}
      fontWeight="650"
      style={{ fill: 'currentColor' }}
    >
      {text}
    </text>
  );
}

/**
 * The icon language of one game: the signs of the kit and its own, which may replace one of the
 * kit's.
 */
export function signSet<S extends string>(own: SignArt<S>): SignSet<S | CommonSign> {
  type Name = S | CommonSign;
  const art: Readonly<Record<string, ReactNode>> = { ...COMMON, ...own };
  const isSign = (name: string): name is Name => Object.hasOwn(art, name);

  const Sign = ({ name, size, struck, explain }: SignProps<Name>) => (
    <g transform={`scale(${size / 24})`} {...(explain ? { [EXPLAIN]: `icon:${name}` } : {})}>
      {art[name]}
      <Strike struck={struck} />
    </g>
  );

  const One = ({ token, explain }: { token: Token<Name>; explain: boolean | undefined }) => {
    if (typeof token === 'string') return <Numbers text={token} />;
    if ('draw' in token) return <g transform={`scale(${20 / 24})`}>{token.draw}</g>;
    return <Sign name={token.sign} size={20} struck={token.struck} explain={explain} />;
  };

  const TokenLine = (props: TokenLineProps<Name>) => {
    const { size, room = Infinity, align = 'start' } = props;
    const { figures } = useLeast();
    const readable = props.least ?? figures;
    const line = props.cut ? cutLine(props.line, size, room, readable) : props.line;
    const { scale, sign, at, width } = layLine(line, size, room, readable);
    const start = { start: 0, middle: -width / 2, end: -width }[align];
    return (
      <g transform={`translate(${start} 0) scale(${scale})`}>
        {line.map((token, i) => (
          // A line never changes its order.
          <g
            key={i}
            transform={`translate(${at[i] ?? 0} 0)${typeof token === 'string' ? '' : ` scale(${sign})`}`}
          >
            <One token={token} explain={props.explain} />
          </g>
        ))}
      </g>
    );
  };

  const Amount = ({ sign, n, ...rest }: AmountProps<Name>) => (
    <TokenLine line={[{ sign }, `${n}`]} {...rest} />
  );

  const Icon = ({ size, ...sign }: SignProps<Name>) => (
    // A little wider than the box of signs: round line ends reach beyond it.
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true" focusable="false">
      <Sign {...sign} size={24} />
    </svg>
  );

  return {
    Sign,
    TokenLine,
    Amount,
    Icon,
    isSign,
    sign: (name) => (isSign(name) ? { sign: name } : name),
    names: Object.keys(art) as Name[],
  };
}
