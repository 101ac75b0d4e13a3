import { PIECE } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { memo } from 'react';
import type { Module } from '../data/index.ts';
import type { ModuleId } from '../rules/state.ts';
import { missionOf, moduleOf } from '../text/components.ts';
import { moduleName } from '../text/names.ts';
import { CompanySign } from './emblems.tsx';
import { Satellite, Shuttle, Terrabot } from './machines.tsx';
import { PlainSatellite, PlainTerrabot } from './plain-machines.tsx';

const FACES = {
  terrabot: ['var(--rw-terrabot)', 'var(--rw-terrabot-deep)'],
  shuttle: ['var(--rw-shuttle)', 'var(--rw-shuttle-deep)'],
  satellite: ['var(--rw-satellite)', 'var(--rw-satellite-deep)'],
  builder: ['var(--rw-builder)', 'var(--rw-builder-deep)'],
} as const;

/** A prefabricated block that hangs from its crane hook, with the company's sign. */
function Builder({ module }: { readonly module: Extract<Module, { kind: 'builder' }> }) {
  return (
    <>
      <path d="M0-30v6M-16-14l16-11l16 11" fill="none" stroke="var(--rw-dark)" strokeWidth="2" />
      <rect
        x="-21"
        y="-14"
        width="42"
        height="37"
        rx="4"
        fill="#f7f2e6"
        stroke="var(--rw-dark)"
        strokeWidth="1.8"
      />
      <path
        d="M-21 17h42v3a3 3 0 0 1-3 3h-36a3 3 0 0 1-3-3z"
        fill={module.special ? 'var(--rw-gold)' : 'var(--rw-builder-deep)'}
        stroke="var(--rw-dark)"
        strokeWidth="1.4"
      />
      {module.special ? (
        <path
          d="M-17 17l-4 6M-8 17l-4 6M1 17l-4 6M10 17l-4 6M19 17l-4 6"
          stroke="var(--rw-dark)"
          strokeWidth="2.2"
        />
      ) : null}
      <g transform="translate(0 1.5)" color="var(--rw-dark)">
        <CompanySign company={module.company} size={27} />
      </g>
      {module.special ? (
        <path
          d="M20-28l2.6 5.600l6 .7l-4.5 4.100l1.2 6l-5.3-3l-5.3 3l1.2-6l-4.5-4.100l6-.7z"
          fill="var(--rw-gold)"
          stroke="var(--rw-dark)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      ) : null}
    </>
  );
}

/** On tiles smaller than this, what is written is drawn larger and the machine plainer. */
const SMALL = 56;
/** And smaller than this, there is room for one sign only. */
const TINY = 22;

function Machine({ module, size }: { readonly module: Module; readonly size: number }) {
  const small = size < SMALL;
  switch (module.kind) {
    case 'terrabot':
      return small ? <PlainTerrabot letter={module.letter} /> : <Terrabot letter={module.letter} />;
    case 'shuttle':
      return <Shuttle shields={module.shields} />;
    case 'satellite': {
      const mission = missionOf(module);
      return small ? (
        <PlainSatellite shields={module.shields} mission={mission} bare={size < TINY} />
      ) : (
        <Satellite shields={module.shields} mission={mission} />
      );
    }
    case 'builder':
      return <Builder module={module} />;
  }
}

interface TileProps {
  readonly id: ModuleId;
  readonly lang: Lang;
  /** Edge length. */
  readonly size: number;
  /** Whether the frame follows this drawing from place to place; a module shown twice has one body. */
  readonly body?: boolean;
}

/** A module tile around its middle, with a bevel of light; drawn again only when it changes. */
export const ModuleTile = memo(function ModuleTile({ id, lang, size, body = true }: TileProps) {
  const module = moduleOf(id);
  const [face, edge] = FACES[module.kind];
  return (
    <g {...(body ? { [PIECE]: `module:${id}` } : {})}>
      <g transform={`scale(${size / 68})`}>
        <title>{`${moduleName(lang, id)}. ${module.text[lang]}`}</title>
        <rect x="-33" y="-31" width="66" height="66" rx="9" fill="#000" opacity="0.25" />
        <rect x="-33" y="-33" width="66" height="66" rx="9" fill={edge} />
        <rect
          x="-32"
          y="-32"
          width="64"
          height="61"
          rx="8"
          fill={face}
          stroke="#fff"
          strokeOpacity="0.16"
        />
        <path
          d="M-31-22c0-7 3-9 9-9h44c6 0 9 2 9 9"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.35"
          strokeWidth="1.6"
        />
        <Machine module={module} size={size} />
      </g>
    </g>
  );
});
