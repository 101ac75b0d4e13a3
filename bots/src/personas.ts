import { LEVELS } from './levels.ts';

export type Hair = 'short' | 'long' | 'bun' | 'curls' | 'bald' | 'braids' | 'bob';
export type Worn = 'hood' | 'lamp' | 'goggles' | 'cap' | 'orbit';

/** What a face is drawn from. */
export interface Face {
  /** Tones from light to dark, and colours of hair, by their number. */
  readonly skin: 0 | 1 | 2 | 3 | 4;
  readonly hair: Hair;
  readonly tint: 0 | 1 | 2 | 3 | 4;
  readonly extra?: 'beard' | 'moustache' | 'glasses' | 'scarf';
  readonly worn: Worn;
}

/** Whom people play against: a name and a face for a bot. */
export interface Persona {
  readonly name: { readonly en: string; readonly fr: string };
  readonly face: Face;
}

type Look = readonly [name: string | readonly [en: string, fr: string], ...LookParts];
type LookParts = [Face['skin'], Hair, Face['tint'], Face['extra']?];

/** What is worn tells the level. */
const WORN: readonly Worn[] = ['hood', 'lamp', 'goggles', 'cap', 'orbit'];

/** Five people of each level, as many as sit at the largest table; the strongest are astronomers. */
const PEOPLE: readonly (readonly Look[])[] = [
  [
    ['Nils', 0, 'short', 3],
    ['Ayo', 4, 'curls', 0],
    ['Pia', 1, 'braids', 2],
    ['Mei', 2, 'bob', 0],
    ['Tomas', 2, 'curls', 1, 'beard'],
  ],
  [
    ['Bruno', 2, 'short', 0, 'moustache'],
    ['Lena', 0, 'bun', 3],
    ['Kofi', 4, 'short', 0, 'glasses'],
    ['Marta', 1, 'long', 2],
    ['Oskar', 0, 'bald', 3, 'beard'],
  ],
  [
    ['Solveig', 0, 'braids', 3],
    ['Rashid', 3, 'short', 0, 'beard'],
    ['Yuna', 1, 'bun', 0],
    ['Marek', 1, 'curls', 1, 'glasses'],
    ['Nomvula', 4, 'bun', 0, 'scarf'],
  ],
  [
    ['Ingrid', 0, 'bob', 4, 'glasses'],
    ['Santiago', 2, 'short', 4, 'moustache'],
    ['Chiara', 1, 'long', 1],
    ['Tariq', 3, 'bald', 0, 'beard'],
    ['Amina', 4, 'long', 0, 'scarf'],
  ],
  [
    [['Hypatia', 'Hypatie'], 2, 'curls', 0],
    ['Tycho', 0, 'short', 2, 'moustache'],
    ['Wang Zhenyi', 1, 'bun', 0],
    [['Galileo', 'Galilée'], 1, 'bald', 4, 'beard'],
    ['Ulugh Beg', 3, 'short', 0, 'beard'],
  ],
];

const EVERYBODY: readonly (readonly Persona[])[] = PEOPLE.map((people, level) =>
  people.map(([name, skin, hair, tint, extra]) => ({
    name: typeof name === 'string' ? { en: name, fr: name } : { en: name[0], fr: name[1] },
    face: { skin, hair, tint, worn: WORN[level] ?? 'orbit', ...(extra && { extra }) },
  })),
);

/** Games begin with different ones of the five, so that one meets others elsewhere. */
const turnOf = (game: string): number =>
  Array.from(game).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e6, 0);

/**
 * The persona of a bot, by its level, its seat and the game of its table: the same one on every
 * screen, in the log, in a replay and in a saved file, without a word about it being kept. Null for
 * a bot that is no level, as the command line knows them.
 */
export function personaOf(level: string, seat: number, game: string): Persona | null {
  const people = EVERYBODY[LEVELS.findIndex(({ id }) => id === level)] ?? [];
  return people[(seat + turnOf(game)) % people.length] ?? null;
}
