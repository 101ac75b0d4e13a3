import type { ReactNode } from 'react';
import { useScale } from '../board/scale.ts';
import { PIECE } from '../contract.ts';
import { around, type Box } from '../geometry/box.ts';
import { rounded, type Shape } from '../geometry/shape.ts';
import type { SignSet } from '../tokens/sign-set.tsx';
import { type CardFace, Large, Mini, Normal } from './card-content.tsx';

/** Cards are five to seven. */
export const CARD_RATIO = 7 / 5;

export interface CardLook {
  readonly ground?: string;
  readonly ink?: string;
  readonly edge?: string;
  /** The band behind its title. */
  readonly band?: string;
  readonly shape?: Shape;
}

export type CardSize = 'mini' | 'normal' | 'large';

/** By how many pixels it has across. */
const sizeFor = (pixels: number): CardSize =>
  pixels < 52 ? 'mini' : pixels < 128 ? 'normal' : 'large';

interface CardProps<S extends string> {
  readonly set: SignSet<S>;
  readonly face: CardFace<S>;
  readonly width: number;
  readonly height?: number;
  readonly look?: CardLook;
  /** Unless told, as its width on the screen allows. */
  readonly size?: CardSize;
  readonly piece?: string | undefined;
}

/** The bare card: shade, ground and edge. What is written on it takes its ink. */
export function CardSheet({
  box,
  look = {},
  children,
}: {
  readonly box: Box;
  readonly look?: CardLook;
  readonly children?: ReactNode;
}) {
  const shape = look.shape ?? rounded(box.width * 0.09);
  return (
    <g color={look.ink ?? 'var(--card-ink, #0c2c40)'}>
      <path d={shape({ ...box, y: box.y + box.width * 0.03 })} fill="#000" opacity="0.22" />
      <path
        d={shape(box)}
        fill={look.ground ?? 'var(--card, #f7fbfd)'}
        stroke={look.edge ?? 'var(--card-edge, #7d8ba0)'}
        strokeWidth="1.2"
      />
      {children}
    </g>
  );
}

/** A card around its middle: header, picture, signs, words and foot, as many as its size can show. */
export function Card<S extends string>(props: CardProps<S>) {
  const { set, face, width, height = width * CARD_RATIO, look, piece } = props;
  const { px } = useScale();
  const size = props.size ?? sizeFor(width * px);
  const box = around(0, 0, width, height);
  const Content = { mini: Mini, normal: Normal, large: Large }[size];
  return (
    <g {...{ [PIECE]: piece }}>
      <CardSheet box={box} {...(look ? { look } : {})}>
        <Content set={set} face={face} box={box} band={look?.band ?? 'currentColor'} />
      </CardSheet>
    </g>
  );
}

interface CardBackProps {
  readonly width: number;
  readonly height?: number;
  readonly look?: CardLook;
  /** The game's emblem in a box of 24 around its middle; unless told, a ringed planet. */
  readonly children?: ReactNode;
}

/** A card nobody may read. */
export function CardBack({ width, height = width * CARD_RATIO, look, children }: CardBackProps) {
  const back = {
    ground: 'var(--card-back, #2c3c63)',
    ink: 'var(--card-back-ink, #b9c8ec)',
    edge: 'var(--card, #f7fbfd)',
    ...look,
  };
  return (
    <CardSheet box={around(0, 0, width, height)} look={back}>
      <rect
        x={-width * 0.42}
        y={-height / 2 + width * 0.08}
        width={width * 0.84}
        height={height - width * 0.16}
        rx={width * 0.05}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.45"
      />
      <g transform={`scale(${width / 40})`}>
        {children ?? (
          <>
            <circle r="6" fill="none" stroke="currentColor" strokeWidth="1.6" />
            <ellipse
              rx="11"
              ry="3.6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              transform="rotate(-28)"
            />
          </>
        )}
      </g>
    </CardSheet>
  );
}
