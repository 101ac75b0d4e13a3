import { LEVELS } from '@orrery/bots';
import type { Lang } from '@orrery/shared';
import { NOBODY, type Seating } from '@orrery/table/client';
import { wordsOf } from './i18n/index.ts';

export const levelName = (id: string, lang: Lang): string =>
  LEVELS.find((level) => level.id === id)?.name[lang] ?? id;

/** What somebody is called; whoever has deleted their account has no name any more. */
export const personName = (name: string, lang: Lang): string =>
  name === NOBODY ? wordsOf(lang).seatNames.gone : name;

/** The same at the beginning of a sentence: what stands for a name is written large there. */
export function atStart(text: string, lang: Lang): string {
  const { gone } = wordsOf(lang).seatNames;
  return text.startsWith(gone) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** What people at a table are called. Names not given are ours, so they follow the language. */
export function seatNames(seats: readonly Seating[], lang: Lang): readonly string[] {
  const { seatNames: names } = wordsOf(lang);
  const people = seats.filter((seat) => seat.kind === 'human').length;
  const used = new Map<string, number>();
  /** The second of those whom we name alike has a number. */
  const numbered = (name: string): string => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
  return seats.map((seat, index) => {
    if (seat.kind === 'empty') return names.empty;
    if (seat.kind === 'bot') return numbered(levelName(seat.level, lang));
    if (seat.name === NOBODY) return numbered(personName(seat.name, lang));
    return seat.name || (people === 1 ? names.alone : names.player(index + 1));
  });
}

/** The same where tables are listed: a bot's name alone could be a person's. */
export function listedNames(seats: readonly Seating[], lang: Lang): readonly string[] {
  const { bot } = wordsOf(lang).seatNames;
  return seatNames(seats, lang).map((name, i) => (seats[i]?.kind === 'bot' ? bot(name) : name));
}

/** "Ada, Ben and Chloé", as the language joins names. */
export const joinNames = (names: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
