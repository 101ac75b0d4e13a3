import { Put, Tile, useScale } from '@orrery/kit';
import { memo } from 'react';
import type { Module } from '../data/index.ts';
import type { ModuleId } from '../rules/state.ts';
import { missionOf, moduleOf } from '../text/components.ts';
import { Builder, Satellite, Shuttle, Terrabot } from './machines.tsx';

/** On tiles of fewer pixels, what is written is drawn larger and the machine plainer. */
const SMALL = 48;
/** And smaller than this, there is room for one sign only. */
const TINY = 22;

function Machine({ module, pixels }: { readonly module: Module; readonly pixels: number }) {
  const plain = pixels < SMALL;
  switch (module.kind) {
    case 'terrabot':
      return <Terrabot letter={module.letter} plain={plain} />;
    case 'shuttle':
      return <Shuttle shields={module.shields} />;
    case 'satellite':
      return (
        <Satellite
          shields={module.shields}
          mission={missionOf(module)}
          plain={plain}
          bare={pixels < TINY}
        />
      );
    case 'builder':
      return <Builder company={module.company} special={module.special} />;
  }
}

interface TileProps {
  readonly id: ModuleId;
  /** Edge length. */
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly opacity?: number | undefined;
  /** Whether the frame follows this drawing from place to place; a module shown twice has one body. */
  readonly body?: boolean;
}

/** A module tile around its middle; drawn again only when it changes. */
export const ModuleTile = memo(function ModuleTile(props: TileProps) {
  const { id, size, x = 0, y = 0, opacity, body = true } = props;
  const { px } = useScale();
  const module = moduleOf(id);
  const face = `--rw-${module.kind}`;
  return (
    <Put x={x} y={y} opacity={opacity} piece={body ? `module:${id}` : undefined}>
      <Tile width={size * 0.97} face={`var(${face})`} edge={`var(${face}-deep)`}>
        <g transform={`scale(${size / 68})`}>
          <Machine module={module} pixels={size * px} />
        </g>
      </Tile>
    </Put>
  );
});
