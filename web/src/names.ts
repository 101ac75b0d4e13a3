import { LEVELS, personaOf } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import type { Lang } from '@orrery/shared';
import { NOBODY, type Seating } from '@orrery/table/client';
import { wordsOf } from './i18n/index.ts';

export const levelName = (id: string, lang: Lang): string =>
  LEVELS.find((level) => level.id === id)?.name[lang] ?? id;

/** What the bot on a seat is called; one of an unknown level bears the level's id. */
export const botName = (level: string, seat: Seat, game: string, lang: Lang): string =>
  personaOf(level, seat, game)?.name[lang] ?? level;

/** What somebody is called; whoever has deleted their account has no name any more. */
export const personName = (name: string, lang: Lang): string =>
  name === NOBODY ? wordsOf(lang).seatNames.gone : name;

/** The same at the beginning of a sentence: what stands for a name is written large there. */
export function atStart(text: string, lang: Lang): string {
  const { gone } = wordsOf(lang).seatNames;
  return text.startsWith(gone) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** What people at a table are called. Names not given are ours, so they follow the language. */
export function seatNames(seats: readonly Seating[], lang: Lang, game: string): readonly string[] {
  const { seatNames: names } = wordsOf(lang);
  const people = seats.filter((seat) => seat.kind === 'human');
  // A bot may be called like somebody who gave that name.
  const used = new Map(people.map(({ name }) => [name, name === NOBODY ? 0 : 1]));
  /** The second of those who are named alike has a number. */
  const numbered = (name: string): string => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
  return seats.map((seat, index) => {
    if (seat.kind === 'empty') return names.empty;
    if (seat.kind === 'bot') return numbered(botName(seat.level, index, game, lang));
    if (seat.name === NOBODY) return numbered(personName(seat.name, lang));
    return seat.name || (people.length === 1 ? names.alone : names.player(index + 1));
  });
}

/** The same where tables are listed: a bot's name alone could be a person's. */
export function listedNames(
  seats: readonly Seating[],
  lang: Lang,
  game: string,
): readonly string[] {
  const { bot } = wordsOf(lang).seatNames;
  return seatNames(seats, lang, game).map((name, i) =>
    seats[i]?.kind === 'bot' ? bot(name) : name,
  );
}

/** "Ada, Ben and Chloé", as the language joins names. */
export const joinNames = (names: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
