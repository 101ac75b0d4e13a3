import { type Face, LEVELS, personaOf } from '@orrery/bots';
import { seatFill, seatLine } from '@orrery/kit';
import type { Seat } from '@orrery/kernel';
import type { Seating } from '@orrery/table/client';
import { useLang, useWords } from '../i18n/index.ts';
import { botName } from '../names.ts';
import styles from './face.module.css';

const SKIN = ['#f3d3b8', '#e6b58f', '#cf9468', '#a56c43', '#7a4a2d'];
const HAIR = ['#2a211f', '#5b3a26', '#8f5a2e', '#d3a559', '#a9a7ab'];

/** Drawn behind the head, where hair falls. */
const BEHIND: Partial<Record<Face['hair'], string>> = {
  long: 'M10 31C8 15 11 6 20 6s12 9 10 25z',
  bob: 'M11 25c-2-13 2-18 9-18s11 5 9 18z',
  braids: 'M11 17c-1 6-2 10-1 15h4l1-13zM29 17c1 6 2 10 1 15h-4l-1-13z',
  curls: 'M10 20a4 4 0 0 1 0-7a5 5 0 0 1 5-6a6 6 0 0 1 10 0a5 5 0 0 1 5 6a4 4 0 0 1 0 7z',
};
const FRINGE =
  'M12.6 18C11.8 10 15 7.4 20 7.4S28.2 10 27.4 18C26.6 14.6 25.2 12.9 23.6 12.2C20.2 14 15.6 13.8 12.6 18z';
const CROWN: Partial<Record<Face['hair'], string>> = {
  short: FRINGE,
  bun: `${FRINGE}M20 2.5a3.3 3.3 0 1 1 0 6.6a3.3 3.3 0 1 1 0-6.6z`,
  braids:
    'M12.4 18C11.6 10 15 7.2 20 7.2S28.4 10 27.6 18C27 13.6 24 11.8 20 11.4C16 11.8 13 13.6 12.4 18z',
  long: 'M12.4 19C11.6 10 15 7.2 20 7.2S28.4 10 27.6 19C27 14 24.5 11.4 21.5 10.4C19 13.4 14 14 12.4 19z',
  bob: 'M12.4 16.5C12 10 15 7.2 20 7.2S28 10 27.6 16.5C24 13.8 16 13.8 12.4 16.5z',
  curls:
    'M12.6 16a3 3 0 0 1 2.4-4.5a3.4 3.4 0 0 1 5-1.5a3.4 3.4 0 0 1 5 1.5a3 3 0 0 1 2.4 4.5C27.4 9 24 6.8 20 6.8S12.6 9 12.6 16z',
};

function Extra({ face }: { readonly face: Face }) {
  const tint = HAIR[face.tint];
  switch (face.extra) {
    case 'beard':
      return (
        <path
          d="M12.7 18.5C12.5 25 15 28.6 20 28.6S27.5 25 27.3 18.5C26 21.8 24 22 20 22S14 21.8 12.7 18.5z"
          fill={tint}
        />
      );
    case 'moustache':
      return (
        <path
          d="M20 21.3C18.2 20.4 16.2 21 15.4 22.8C17.4 23.4 19 23.2 20 22.4C21 23.2 22.6 23.4 24.6 22.8C23.8 21 21.8 20.4 20 21.3z"
          fill={tint}
        />
      );
    case 'glasses':
      return (
        <path
          d="M14 17.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0zM20.6 17.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0zM19.4 17.2h1.2"
          fill="none"
          stroke="#2b2a30"
          strokeWidth="0.9"
        />
      );
    case 'scarf':
      return <path d="M13.5 27C17 30 23 30 26.5 27L28 31.5C23 34 17 34 12 31.5z" fill="#c4552d" />;
    default:
      return null;
  }
}

/** What is worn tells the level: a hood, a lamp, goggles, a cap, and the orbits of an orrery. */
function Worn({ worn }: { readonly worn: Face['worn'] }) {
  switch (worn) {
    case 'hood':
      return (
        <path
          d="M20 4.5C11.5 4.5 8.5 11 9.3 18.5C9.8 23.5 11.5 27 14 29.5M20 4.5C28.5 4.5 31.5 11 30.7 18.5C30.2 23.5 28.5 27 26 29.5"
          fill="none"
          stroke="#d8c9ae"
          strokeWidth="3"
          strokeLinecap="round"
        />
      );
    case 'lamp':
      return (
        <>
          <path
            d="M12.4 12.8C17 10.6 23 10.6 27.6 12.8"
            fill="none"
            stroke="#4a4f5e"
            strokeWidth="2"
          />
          <circle cx="20" cy="11" r="2.6" fill="#ffe9a8" stroke="#8a5a00" strokeWidth="0.9" />
        </>
      );
    case 'goggles':
      return (
        <>
          <path d="M12 12.6C17 10 23 10 28 12.6" fill="none" stroke="#4a4f5e" strokeWidth="1.6" />
          <path
            d="M14.6 11.4a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM20.4 11.4a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z"
            fill="#8fd3e8"
            stroke="#b98a34"
            strokeWidth="1.1"
          />
        </>
      );
    case 'cap':
      return (
        <>
          <path
            d="M11 11.5C10 6 14 3.6 20 3.6S30 6 29 11.5C23 9.8 17 9.8 11 11.5z"
            fill="#4766a8"
          />
          <path
            d="M11 11.5C17 9.6 23 9.6 29 11.5L27.6 13.6C23 12 17 12 12.4 13.6z"
            fill="#141a2a"
          />
          <path
            d="M20 5l1 2l2.2.2l-1.6 1.5l.5 2.2l-2.1-1.2l-2.1 1.2l.5-2.2l-1.6-1.5l2.2-.2z"
            fill="#d9a441"
          />
        </>
      );
    case 'orbit':
      return (
        <g fill="none" stroke="#d9a441" strokeWidth="1.1">
          <path d="M3.5 13C10 3.5 30 3.5 36.5 13" />
          <circle cx="7" cy="9.3" r="1.9" fill="#8e6bd8" stroke="none" />
          <circle cx="31.5" cy="8" r="2.3" fill="#d9a441" stroke="none" />
        </g>
      );
  }
}

/** The face of a bot in the colours of its seat; nothing for whoever is no bot of ours. */
export function BotFace({
  seating,
  seat,
  game,
  size = 32,
}: {
  readonly seating: Pick<Seating, 'kind'> & { readonly level?: string };
  readonly seat: Seat;
  readonly game: string;
  readonly size?: number;
}) {
  const persona = seating.kind === 'bot' ? personaOf(seating.level ?? '', seat, game) : null;
  if (persona === null) return null;
  const { face } = persona;
  const tint = HAIR[face.tint];
  return (
    <svg
      className={styles['face']}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      data-face={persona.name.en}
    >
      <circle className={styles['ground']} cx="20" cy="20" r="19" />
      <path
        d="M4.6 31.3C7.5 28.5 12.5 28 20 28S32.5 28.5 35.4 31.3A19 19 0 0 1 4.6 31.3z"
        fill={seatFill(seat)}
      />
      {BEHIND[face.hair] && <path d={BEHIND[face.hair]} fill={tint} />}
      <path d="M16.8 24h6.4v5.2C22 31 18 31 16.8 29.2z" fill={SKIN[face.skin]} />
      <ellipse cx="20" cy="17.8" rx="7.4" ry="9" fill={SKIN[face.skin]} />
      <circle cx="16.9" cy="17.7" r="1" fill="#241c1c" />
      <circle cx="23.1" cy="17.7" r="1" fill="#241c1c" />
      <Extra face={face} />
      <path
        d="M17.5 22.8C19 24 21 24 22.5 22.8"
        fill="none"
        stroke={face.extra === 'beard' ? '#e9b09a' : '#241c1c'}
        strokeWidth="1"
        strokeLinecap="round"
      />
      {CROWN[face.hair] && <path d={CROWN[face.hair]} fill={tint} />}
      <Worn worn={face.worn} />
      <circle cx="20" cy="20" r="19" fill="none" stroke={seatLine(seat)} strokeWidth="1.6" />
    </svg>
  );
}

/** How strong a bot plays, of five. */
export function Stars({ level }: { readonly level: string }) {
  const { options } = useWords();
  const lang = useLang();
  const at = LEVELS.findIndex(({ id }) => id === level);
  const known = LEVELS[at];
  if (!known) return null;
  const text = options.stars(at + 1, LEVELS.length, known.name[lang]);
  return (
    <span className={styles['stars']} role="img" aria-label={text} data-tip={text}>
      {LEVELS.map(({ id }, i) => (
        <i key={id} data-full={i <= at}>
          ★
        </i>
      ))}
    </span>
  );
}

/** The levels of a list to choose from, each with its stars. */
export function Levels() {
  const lang = useLang();
  return LEVELS.map(({ id, name }, at) => (
    <option key={id} value={id}>
      {`${name[lang]} ${'★'.repeat(at + 1)}`}
    </option>
  ));
}

/** Who will sit there: face, name and stars, and what a bot of this level can do. */
export function BotCard({
  id,
  level,
  seat,
  game,
}: {
  /** Of the sentence, for what it describes. */
  readonly id: string;
  readonly level: string;
  readonly seat: Seat;
  readonly game: string;
}) {
  const lang = useLang();
  return (
    <div className={styles['card']}>
      <BotFace seating={{ kind: 'bot', level }} seat={seat} game={game} size={44} />
      <div id={id}>
        <strong>{botName(level, seat, game, lang)}</strong> <Stars level={level} />
        <p>{LEVELS.find((each) => each.id === level)?.sentence[lang]}</p>
      </div>
    </div>
  );
}
