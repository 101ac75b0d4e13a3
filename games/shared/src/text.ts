import type { Forbidden, Json, Score, Seat } from '@orrery/kernel';
import { de } from './de.ts';

export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];
/** A name or text for players, as the data files hold it. */
export type Bilingual = Readonly<Record<Lang, string>>;
export type Params = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

/** English says "0 cards", French « 0 carte »: each language has its own idea of one. */
const isOne: Readonly<Record<Lang, (n: number) => boolean>> = {
  en: (n) => n === 1,
  fr: (n) => Math.abs(n) < 2,
};

/** A number as people write it: with a minus sign, not a hyphen. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** « de {player} » as the name wants it: « de Ben », « d’Ada ». */
const elided = (template: string, params: Params): string =>
  template.replace(/\bde \{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return typeof value === 'string' ? de(value) : whole;
  });

/** Fills `{name}` and chooses in `{n|# card|# cards}`, where # is the number itself. */
export function fill(template: string, params: Params, lang: Lang): string {
  const words = lang === 'fr' ? elided(template, params) : template;
  return words.replace(PLACEHOLDER, (whole, name: string, one?: string, other?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    const shown = typeof value === 'number' ? figure(value) : value;
    if (one === undefined || other === undefined) return shown;
    return (isOne[lang](Number(value)) ? one : other).replaceAll('#', shown);
  });
}

/** Who is spoken to, in which language, and what people at the table are called. */
export interface Voice {
  readonly lang: Lang;
  /** Empty for whoever is no seat: a game names its machines itself. */
  readonly name: (seat: Seat) => string;
}

/** Who plays without a seat, such as the machine of a solo game. */
export interface Machine {
  readonly name: string;
  readonly score: Score;
}

/** Something that a game asks for besides points, and how much of it is there. */
export interface Aim {
  readonly name: string;
  readonly parts: readonly {
    readonly text: string;
    readonly have: number;
    readonly want: number;
  }[];
}

/** A rank that points can reach, and which points those are. */
export interface Rank {
  readonly name: string;
  readonly points: string;
  readonly reached: boolean;
}

export interface Question {
  readonly seat: Seat;
  readonly ask: string;
  /** For the asked seat, where they are known. */
  readonly options?: readonly Json[] | null;
}

/** Everything a person reads of one game; view and events are that game's own. */
export interface GameText<V, E> {
  readonly title: Bilingual;
  /** One plain sentence: who must decide what, and why now. */
  prompt(voice: Voice, view: V, asked: Question): string;
  /** A button's label for one answer. */
  option(voice: Voice, view: V, ask: string, choice: Json): string;
  /** One line of the log. */
  event(voice: Voice, event: E): string;
  /** Whether what others did struck this seat: its pieces, its goods, its points, a race it was in. */
  concerns?(event: E, seat: Seat): boolean;
  /** Why an answer is refused, in one or two sentences: the text `why.<rule>` filled with the facts. */
  why(voice: Voice, view: V, forbidden: Forbidden): string;
  /** What a finished game says besides points, such as a rank; null: nothing. */
  verdict?(lang: Lang, totals: readonly number[]): string | null;
  /** Every rank that points can reach, the lowest first; without any, the game knows none. */
  ranks?(lang: Lang, totals: readonly number[]): readonly Rank[];
  /** Who plays without a seat, in the order of their numbers after the seats. */
  machines?(lang: Lang, view: V): readonly Machine[];
  /** What the game asks for besides points, from the easiest on; without any, points alone decide. */
  aims?(lang: Lang, view: V): readonly Aim[];
  /** One of the game's nouns, by its name in the texts; counted where there is something to count. */
  noun?(lang: Lang, name: string, n: number): string;
  /** A category of points. */
  category(lang: Lang, category: string): string;
  /** A variant and one of its values, and in one sentence what it changes. */
  variant(
    lang: Lang,
    option: string,
    value: Json,
  ): { readonly name: string; readonly value: string; readonly hint?: string };
}
