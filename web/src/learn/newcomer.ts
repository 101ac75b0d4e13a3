import { USUAL_LEVEL } from '@orrery/bots';
import { create } from 'zustand';

/** How well somebody knows a game, by their own word; `unsaid`: asked, and not answered. */
export const LEVELS_OF_KNOWING = ['new', 'known', 'good'] as const;
export type Knowing = (typeof LEVELS_OF_KNOWING)[number] | 'unsaid';

/** What this device knows of somebody's acquaintance with the games. */
interface Newcomer {
  /** By game; missing: never asked. */
  readonly knows: Readonly<Record<string, Knowing>>;
  /** By game, the cards that were read. */
  readonly told: Readonly<Record<string, readonly string[]>>;
}

const KEY = 'orrery:newcomer';
const ALL: readonly unknown[] = [...LEVELS_OF_KNOWING, 'unsaid'];

/** Of what is stored only what is understood is kept. */
function remembered(): Newcomer {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { knows, told } = (value ?? {}) as { knows?: unknown; told?: unknown };
    return {
      knows: kept(knows, (one): one is Knowing => ALL.includes(one)),
      told: kept(told, (ids): ids is string[] => Array.isArray(ids)),
    };
  } catch {
    return { knows: {}, told: {} };
  }
}

const kept = <T>(value: unknown, is: (one: unknown) => one is T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, T] => is(entry[1])),
  );

export const useNewcomer = create<Newcomer>(remembered);

function change(to: Partial<Newcomer>): void {
  useNewcomer.setState(to);
  try {
    localStorage.setItem(KEY, JSON.stringify(useNewcomer.getState()));
  } catch {
    // Without storage it is remembered as long as the page.
  }
}

export const say = (game: string, knowing: Knowing): void =>
  change({ knows: { ...useNewcomer.getState().knows, [game]: knowing } });

/** A card was read: it does not come again. */
export function tellOnce(game: string, card: string): void {
  const { told } = useNewcomer.getState();
  change({ told: { ...told, [game]: [...new Set([...(told[game] ?? []), card])] } });
}

export const tellAgain = (): void => change({ told: {} });

/** The gentlest bots: for the first game, and for whoever has not said a word. */
export const GENTLE_LEVEL = 'drifter';

/** Against whom one plays who knows a game so well. */
export const levelFor = (knowing: Knowing | undefined): string =>
  ({ good: 'admiral', known: USUAL_LEVEL, new: GENTLE_LEVEL, unsaid: GENTLE_LEVEL })[
    knowing ?? 'unsaid'
  ];

export const suggestedLevel = (game: string): string =>
  levelFor(useNewcomer.getState().knows[game]);

/** Whoever says that they know a game is told nothing of its phases. */
export const wantsCards = (knowing: Knowing | undefined): boolean =>
  knowing !== 'known' && knowing !== 'good';
