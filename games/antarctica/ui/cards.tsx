import type { Lang } from '@orrery/shared';
import { around, CardSheet, CARD_RATIO, Numeral, Put } from '@orrery/kit';
import type { CardKind } from '../data/index.ts';
import type { NeedView } from '../rules/view-types.ts';
import { buildingCard } from '../text/names.ts';
import { Building, tintOf } from './building-art.tsx';
import { Sign } from './signs.tsx';

interface BuildingCardProps {
  readonly card: string;
  readonly width: number;
  /** What gives each required building to the seat whose turn it is. */
  readonly needs?: readonly NeedView[] | null | undefined;
  readonly piece?: string | undefined;
}

/** Whether a requirement is met: by a ship, by a card, or not. */
function Met({ need }: { readonly need: NeedView }) {
  const [zone] = need.zones;
  const good = zone !== undefined;
  const fill = good ? '#00704f' : need.card === null ? '#a3291c' : '#5c5285';
  return (
    <g>
      <circle r="6.5" fill={fill} stroke="#fff" strokeWidth="1" />
      {good ? (
        <text y="3.4" textAnchor="middle" fontSize="9.5" fontWeight="700" style={{ fill: '#fff' }}>
          {zone}
        </text>
      ) : need.card === null ? (
        <path d="M-2.8-2.8l5.6 5.6M2.8-2.8l-5.6 5.6" stroke="#fff" strokeWidth="1.8" />
      ) : (
        <path d="M-2.4-3.6h4.8v7.2h-4.8z" fill="#fff" />
      )}
    </g>
  );
}

/** A building card: what it asks for on top, what it builds, and at its foot its cost and steps. */
export function BuildingCardFace({ card, width, needs, piece }: BuildingCardProps) {
  const { requires, builds, scientists, researchSteps, asterisk } = buildingCard(card);
  const unit = width / 84;
  const step = Math.min(26, 72 / Math.max(1, requires.length));
  return (
    <Put scale={unit} piece={piece}>
      <CardSheet box={around(0, 0, 84, 84 * CARD_RATIO)} look={{ edge: tintOf(builds) }}>
        <path d="M-42-54q0-4.8 5-4.8h74q5 0 5 4.8v25h-84z" fill="#dcebf3" />
        {requires.map((building, i) => {
          const x = (i - (requires.length - 1) / 2) * step;
          const need = needs?.find((one) => one.building === building);
          return (
            <g key={building} transform={`translate(${x} -44)`}>
              <Building building={building} size={23} />
              {need ? (
                <Put x={8} y={11}>
                  <Met need={need} />
                </Put>
              ) : null}
            </g>
          );
        })}
        <path d="M-5-27h10L0-20.5z" fill="currentColor" opacity="0.55" />
        <Put y={4}>
          <Building building={builds} size={44} />
        </Put>
        {asterisk ? (
          <Put x={31} y={-17}>
            <Sign name="six" size={13} />
          </Put>
        ) : null}
        <path d="M-38 32.5h76" stroke="currentColor" strokeOpacity="0.25" />
        <Put x={-27} y={45}>
          <Sign name="scientist" size={20} />
        </Put>
        <Numeral n={scientists} x={-11} y={45} size={16} />
        <Put x={10} y={45}>
          <Sign name="steps" size={17} />
        </Put>
        <Numeral n={researchSteps} x={27} y={45} size={16} />
      </CardSheet>
    </Put>
  );
}

const TIMING: Readonly<Record<CardKind, 'ship' | 'sun' | 'tool'>> = {
  placeScientist: 'ship',
  icebreaker: 'sun',
  plusTwoScientists: 'sun',
  rapidProgress: 'sun',
  simple: 'tool',
  expertise: 'tool',
};

interface KindCardProps {
  readonly kind: CardKind;
  readonly width: number;
  readonly lang?: Lang;
  readonly piece?: string | undefined;
}

/** A shipyard or resource card; at its foot when it is played and what becomes of it. */
export function KindCard({ kind, width, piece }: KindCardProps) {
  const unit = width / 48;
  const resource = kind === 'simple' || kind === 'expertise';
  const ink = kind === 'expertise' ? '#4b3f7a' : resource ? '#334a5e' : '#0d4a63';
  return (
    <Put scale={unit} piece={piece}>
      <CardSheet box={around(0, 0, 48, 67)} look={{ ink, edge: ink }}>
        <rect
          x="-21"
          y="-30.5"
          width="42"
          height="42"
          rx="4"
          fill={resource ? '#e4e9ef' : '#d8eef7'}
        />
        <Put y={-9.5}>
          <Sign name={kind} size={36} />
        </Put>
        <g opacity="0.75">
          <Put x={-9} y={22}>
            <Sign name={TIMING[kind]} size={15} />
          </Put>
          {kind === 'simple' ? (
            <Put x={10} y={22}>
              <Sign name="back" size={14} />
            </Put>
          ) : (
            <path
              d="M3 27l2.6-3l2.6 3l2.6-3l2.6 3l2.6-3v-8h-13z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.3"
            />
          )}
        </g>
      </CardSheet>
    </Put>
  );
}
