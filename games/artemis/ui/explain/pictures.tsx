import { Picture, Put, SeatShape, textWidth } from '@orrery/kit';
import type { Colonist, Region } from '../../data/index.ts';
import type { TileId } from '../../rules/state.ts';
import { ownerName } from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { BuildingTile } from '../building.tsx';
import { OwnedDie } from '../dice.tsx';
import { Figure } from '../figures.tsx';
import { type ForecastLine, forecastOf } from '../forecast.ts';
import css from '../palette.module.css';
import type { Seen } from './seen.ts';

const ROW = 25;
const HEAD = 30;
const LETTERS = 14;
/** Where names begin, after the die or the mark of their owner. */
const NAME = 28;
const LONGEST_NAME = 12;
/** What a card of explanation has room for. */
const WIDEST = 300;

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;

/** What each die there would get if placing ended now. */
export function forecastPicture(seen: Seen, region: Region) {
  const { voice, view, lang } = seen;
  const lines = forecastOf(voice, view, region);
  if (lines.length === 0) return undefined;
  const title = say(lang, view.phase === 'placement' ? 'ui.fore.title' : 'ui.fore.later');
  const names = lines.map(({ owner }) =>
    owner === null ? 0 : textWidth(shortened(ownerName(voice, owner)), LETTERS, 'plain'),
  );
  const words = NAME + Math.max(0, ...names) + 12;
  const widths = lines.map(({ owner, text }) =>
    owner === null ? textWidth(text, LETTERS, 'serif') : words + textWidth(text, LETTERS, 'bold'),
  );
  const width = Math.ceil(Math.max(textWidth(title, LETTERS, 'bold'), ...widths)) + 12;
  const height = HEAD + lines.length * ROW;
  const scale = Math.min(1, WIDEST / width);
  return (
    <Picture
      width={width * scale}
      height={height * scale}
      box={`0 0 ${width} ${height}`}
      className={css['world']}
    >
      <g data-forecast={region}>
        <path d={`M0 0h${width}v${height}H0z`} fill="none" />
        <text x="2" y="18" fontSize={LETTERS} fontWeight="650" fill="currentColor">
          {title}
        </text>
        {lines.map((line, i) => (
          // Lines are told apart by their order.
          <g key={i} data-line transform={`translate(2 ${HEAD + ROW * (i + 0.5)})`}>
            <ForecastRow seen={seen} line={line} words={words} />
          </g>
        ))}
      </g>
    </Picture>
  );
}

interface RowProps {
  readonly seen: Seen;
  readonly line: ForecastLine;
  readonly words: number;
}

function ForecastRow({ seen, line: { owner, value, relic, text, good }, words }: RowProps) {
  const { voice, view } = seen;
  const ink = { fontSize: LETTERS, y: 5 };
  if (owner === null)
    return (
      <text {...ink} fontWeight="560" fill="currentColor">
        {text}
      </text>
    );
  return (
    <>
      <Put x={11}>
        {value === null ? (
          <SeatShape seat={owner} size={15} />
        ) : (
          <OwnedDie players={view.players.length} die={{ owner, value, relic }} size={18} />
        )}
      </Put>
      <text {...ink} x={NAME} fill="currentColor">
        {shortened(ownerName(voice, owner))}
      </text>
      <text
        {...ink}
        x={words}
        fontWeight="600"
        style={{ fill: good ? 'var(--at-good)' : 'var(--at-bad)' }}
      >
        {text}
      </text>
    </>
  );
}

export const tilePicture = (
  { lang }: Seen,
  tile: TileId,
  crew: readonly (Colonist | null)[] = [],
) => (
  <Picture width={132} height={140} className={css['world']}>
    <BuildingTile
      tile={tile}
      lang={lang}
      box={{ x: -64, y: -68, width: 128, height: 134 }}
      crew={crew}
      isPiece={false}
    />
  </Picture>
);

export const figurePicture = (colonist: Colonist) => (
  <Picture width={56} height={72} className={css['world']}>
    <Figure colonist={colonist} size={62} />
  </Picture>
);
