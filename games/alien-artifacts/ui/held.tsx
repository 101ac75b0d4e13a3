import { around, type Box, Put, rounded, Spot, Words } from '@orrery/kit';
import { artifactInfo } from '../data/index.ts';
import { artifactName, planName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { RelicArt } from './art-relic.tsx';
import type { Draw } from './draw.ts';
import { effectLine } from './lines.ts';
import { at } from './places.ts';
import { Sign, TokenLine } from './signs.tsx';

interface HeldProps {
  readonly draw: Draw;
  readonly box: Box;
  /** How large one of them is. */
  readonly width: number;
  readonly height: number;
}

/** An Artifact of one's own around its middle: a relic, and what it does. */
export function ArtifactCard({
  artifact,
  width,
  height,
  name,
}: {
  readonly artifact: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
}) {
  return (
    <g>
      <path
        d={rounded(6)(around(0, 0, width, height))}
        fill="#2b1030"
        stroke="var(--aa-artifact)"
        strokeWidth="1.400"
      />
      {height < 40 ? null : (
        <g transform={`translate(0 ${height * 0.14}) scale(${Math.min(width / 62, height / 92)})`}>
          <RelicArt artifact={artifact} />
        </g>
      )}
      <g color="#f6ecf4" transform={`translate(0 ${Math.min(14, height / 2) - height / 2})`}>
        <TokenLine
          line={effectLine(artifactInfo(artifact).effects)}
          size={15}
          room={width - 8}
          align="middle"
          least={0}
        />
      </g>
      {height > 110 ? (
        <Words
          text={name}
          x={0}
          y={height / 2 - 8}
          width={width - 8}
          size={12}
          least={8}
          most={2}
          anchor="middle"
          stand="last"
          fill="#f6ecf4"
        />
      ) : null}
    </g>
  );
}

/** Things in a column or a row, over each other where there are many. */
function spots(box: Box, n: number, width: number, height: number) {
  const down = box.height > box.width;
  const room = down ? box.height - height : box.width - width;
  const step = Math.min((down ? height : width) + 5, room / Math.max(1, n - 1));
  return Array.from({ length: n }, (_, i) => ({
    x: box.x + width / 2 + (down ? 0 : i * step),
    y: box.y + height / 2 + (down ? i * step : 0),
  }));
}

/** More than these beside the board lie in rows of what they do. */
const PILED = 3;
const ROW = { high: 26, each: 5 };

/** How many columns of its width one's Artifacts take beside the board. */
export const artifactColumns = (n: number): number => (n > ROW.each ? 2 : Math.min(n, 1));

/** Where each lies, and how large. */
function artifactSpots(box: Box, n: number, width: number, height: number) {
  if (box.width > box.height || n <= PILED)
    return spots(box, n, width, height).map((spot) => ({ ...spot, width, height }));
  const columns = artifactColumns(n);
  const rows = Math.ceil(n / columns);
  const step = Math.min(ROW.high + 2, (box.height - ROW.high) / Math.max(1, rows - 1));
  const wide = (box.width - 3 * (columns - 1)) / columns;
  return Array.from({ length: n }, (_, i) => ({
    x: box.x + wide / 2 + Math.floor(i / rows) * (wide + 3),
    y: box.y + ROW.high / 2 + (i % rows) * step,
    width: wide,
    height: ROW.high,
  }));
}

/** One's Artifacts, known to oneself alone. */
export function Artifacts({ draw, box, ...size }: HeldProps) {
  const { lang, view } = draw;
  const held = view.own?.artifacts ?? [];
  const places = artifactSpots(box, held.length, size.width, size.height);
  return places.map(({ x, y, width, height }, i) => {
    const artifact = held[i] ?? 0;
    return (
      <Spot
        key={artifact}
        draw={draw}
        place={at.artifact(artifact)}
        label={say(lang, 'option.useArtifact', { artifact: artifactName(lang, artifact) })}
        box={around(x, y, width, height)}
        shape={rounded(6)}
        side="above"
        tagSize={12}
      >
        <Put x={x} y={y}>
          <ArtifactCard
            artifact={artifact}
            width={width}
            height={height}
            name={artifactName(lang, artifact)}
          />
        </Put>
      </Spot>
    );
  });
}

/** One's Defence Plans; those that all have seen bear an eye. */
export function Plans({ draw, box, width, height }: HeldProps) {
  const { lang, view, me } = draw;
  const shown = view.players[me ?? -1]?.shownPlans ?? [];
  const held = [...(view.own?.plans ?? []), ...shown];
  return spots(box, held.length, width, height).map(({ x, y }, i) => {
    const plan = held[i] ?? 0;
    return (
      <Spot
        key={plan}
        draw={draw}
        place={at.plan(plan)}
        label={planName(lang, plan)}
        box={around(x, y, width, height)}
        shape={rounded(6)}
        quiet
      >
        <path
          d={rounded(6)(around(x, y, width, height))}
          fill="#12303a"
          stroke="var(--aa-plan)"
          strokeWidth="1.400"
        />
        <Put x={x} y={y + height * 0.28}>
          <Sign name="plan" size={Math.min(26, height * 0.34)} />
        </Put>
        <Words
          text={planName(lang, plan)}
          x={x}
          y={y - height * 0.2}
          width={width - 6}
          height={height * 0.5}
          size={11}
          least={8}
          most={3}
          anchor="middle"
          stand="middle"
          fill="#e6f4f8"
        />
        {shown.includes(plan) ? (
          <g color="#e6f4f8" transform={`translate(${x + width / 2 - 10} ${y + height / 2 - 9})`}>
            <Sign name="eye" size={13} />
          </g>
        ) : null}
      </Spot>
    );
  });
}
