import type { ReactNode } from 'react';
import type { Box } from '../geometry/box.ts';
import type { SignSet } from '../tokens/sign-set.tsx';
import type { Line } from '../tokens/token.ts';
import { Words } from '../words/words.tsx';

/** What a card says, from its data: the drawing follows from it in every size. */
export interface CardFace<S extends string> {
  readonly title: string;
  /** What kind of card it is. */
  readonly sign?: S | undefined;
  /** At its upper right: a cost, a level, a number. */
  readonly corner?: Line<S> | undefined;
  /** A picture in a box of 100 by 60 around its middle. */
  readonly art?: ReactNode;
  /** What it does, one line of signs for each effect. */
  readonly lines?: readonly Line<S>[] | undefined;
  /** The same in words, where there is room for them. */
  readonly text?: string | undefined;
  /** At its foot: points, what it costs to use. */
  readonly foot?: Line<S> | undefined;
}

export interface ContentProps<S extends string> {
  readonly set: SignSet<S>;
  readonly face: CardFace<S>;
  readonly box: Box;
  readonly band: string;
}

/** What kind it is, and its first effect if that fits. */
export function Mini<S extends string>({ set, face, box, band }: ContentProps<S>) {
  const { width: w, height: h } = box;
  const line = face.lines?.[0] ?? face.corner;
  return (
    <>
      <rect
        x={-w / 2 + w * 0.12}
        y={h / 2 - h * 0.09}
        width={w * 0.76}
        height={h * 0.035}
        fill={band}
        opacity="0.55"
      />
      {face.sign === undefined ? null : (
        <g transform={`translate(${line ? -w * 0.12 : 0} ${-h * (line ? 0.2 : 0.04)})`}>
          <set.Sign name={face.sign} size={w * 0.56} />
        </g>
      )}
      {line ? (
        <g transform={`translate(${-w * 0.4} ${h * 0.18})`}>
          <set.TokenLine line={line} size={w * 0.44} room={w * 0.82} cut />
        </g>
      ) : null}
    </>
  );
}

/** The sign at the upper left, what stands at the upper right. */
function Head<S extends string>({
  set,
  face,
  box,
  band,
  high,
}: ContentProps<S> & { high: number }) {
  const { x, y, width: w } = box;
  const pad = w * 0.06;
  return (
    <>
      <path d={`M${x} ${y + high}h${w}`} stroke={band} strokeOpacity="0.35" strokeWidth="1" />
      {face.sign === undefined ? null : (
        <g transform={`translate(${x + pad + high * 0.36} ${y + high / 2})`}>
          <set.Sign name={face.sign} size={high * 0.78} />
        </g>
      )}
      {face.corner ? (
        <g transform={`translate(${x + w - pad} ${y + high / 2})`}>
          <set.TokenLine line={face.corner} size={high * 0.66} room={w * 0.56} align="end" />
        </g>
      ) : null}
    </>
  );
}

function Lines<S extends string>({
  set,
  lines,
  box,
}: {
  set: SignSet<S>;
  lines: readonly Line<S>[];
  box: Box;
}) {
  const step = box.height / Math.max(1, lines.length);
  const size = Math.min(step * 0.9, box.width * 0.22);
  return lines.map((line, i) => (
    // The effects of a card keep their order.
    <g key={i} transform={`translate(${box.x + box.width / 2} ${box.y + step * (i + 0.5)})`}>
      <set.TokenLine line={line} size={size} room={box.width} align="middle" />
    </g>
  ));
}

function Art({ art, box }: { readonly art: ReactNode; readonly box: Box }) {
  const scale = Math.min(box.width / 100, box.height / 60);
  return (
    <g transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2}) scale(${scale})`}>
      {art}
    </g>
  );
}

function Foot<S extends string>({
  set,
  face,
  box,
  high,
}: Omit<ContentProps<S>, 'band'> & { high: number }) {
  return face.foot ? (
    <g transform={`translate(0 ${box.y + box.height - high * 0.56})`}>
      <set.TokenLine line={face.foot} size={high * 0.72} room={box.width * 0.88} align="middle" />
    </g>
  ) : null;
}

/** Sign, corner, name in two lines, picture, effects, foot. */
export function Normal<S extends string>(props: ContentProps<S>) {
  const { set, face, box, band } = props;
  const { x, y, width: w, height: h } = box;
  const head = h * 0.2;
  const foot = face.foot ? h * 0.17 : h * 0.04;
  const inner = { x: x + w * 0.06, width: w * 0.88 };
  const lines = face.lines ?? [];
  const name = h * (face.art ? 0.22 : 0.27);
  const left = h - head - name - foot;
  const art = face.art ? left * (lines.length > 0 ? 0.46 : 1) : 0;
  return (
    <>
      <Head {...props} band={band} high={head} />
      <Words
        text={face.title}
        x={0}
        y={y + head + name / 2}
        width={w * 0.9}
        size={w * 0.135}
        most={2}
        height={name}
        anchor="middle"
        stand="middle"
        serif
        weight={560}
        fill="currentColor"
      />
      {face.art ? <Art art={face.art} box={{ ...inner, y: y + head + name, height: art }} /> : null}
      <Lines
        set={set}
        lines={lines}
        box={{ ...inner, y: y + head + name + art, height: left - art }}
      />
      <Foot set={set} face={face} box={box} high={foot} />
    </>
  );
}

/** All of it, with its words. */
export function Large<S extends string>(props: ContentProps<S>) {
  const { set, face, box, band } = props;
  const { x, y, width: w, height: h } = box;
  const head = h * 0.13;
  const name = h * 0.14;
  const foot = face.foot ? h * 0.12 : h * 0.04;
  const inner = { x: x + w * 0.07, width: w * 0.86 };
  const lines = face.lines ?? [];
  const free = h - head - name - foot;
  const shares = {
    art: face.art ? 3 : 0,
    lines: lines.length > 0 ? 1.2 + lines.length * 0.5 : 0,
    text: face.text ? 2.6 : 0,
  };
  const unit = free / Math.max(1, shares.art + shares.lines + shares.text);
  const top = y + head + name;
  const artHigh = shares.art * unit;
  const linesHigh = shares.lines * unit;
  return (
    <>
      <Head {...props} band={band} high={head} />
      <Words
        text={face.title}
        x={0}
        y={y + head + name / 2}
        width={w * 0.88}
        size={w * 0.11}
        most={2}
        height={name}
        anchor="middle"
        stand="middle"
        serif
        weight={560}
        fill="currentColor"
      />
      {face.art ? <Art art={face.art} box={{ ...inner, y: top, height: artHigh }} /> : null}
      <Lines set={set} lines={lines} box={{ ...inner, y: top + artHigh, height: linesHigh }} />
      {face.text ? (
        <Words
          text={face.text}
          x={0}
          y={top + artHigh + linesHigh + (shares.text * unit) / 2}
          width={inner.width}
          size={w * 0.078}
          most={5}
          height={shares.text * unit}
          anchor="middle"
          stand="middle"
          fill="currentColor"
        />
      ) : null}
      <Foot set={set} face={face} box={box} high={foot} />
    </>
  );
}
