import { LANGS, type Lang } from '@orrery/shared';
import { create } from 'zustand';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** How fast bots' moves are shown. */
export const PACES = ['calm', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export interface Preferences {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly pace: Pace;
  /** Wait for "end turn" after a turn that could still be undone. */
  readonly holdTurns: boolean;
  /** Ask before an answer that cannot be undone. */
  readonly confirmFinal: boolean;
  /** Explain a phase when it comes for the first time, unless one knows the game. */
  readonly cards: boolean;
  /** Tell in this browser that it is one's turn, if it may. */
  readonly notices: boolean;
  /** The chat of online tables shows its head alone. */
  readonly chatFolded: boolean;
  /** The player's own name; empty: "You". */
  readonly name: string;
}

const KEY = 'orrery:preferences';

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

function systemLang(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Lang => isOneOf(LANGS, tag)) ?? 'en';
}

/** Stored preferences may be of another version or damaged: what is not understood is forgotten. */
function remembered(): Preferences {
  let stored: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value === 'object' && value !== null) stored = { ...value };
  } catch {
    // Storage is closed or damaged: start with the usual preferences.
  }
  const { lang, theme, pace, holdTurns, confirmFinal, cards, notices, chatFolded, name } = stored;
  return {
    lang: isOneOf(LANGS, lang) ? lang : systemLang(),
    theme: isOneOf(THEMES, theme) ? theme : 'system',
    pace: isOneOf(PACES, pace) ? pace : 'calm',
    holdTurns: typeof holdTurns === 'boolean' ? holdTurns : true,
    confirmFinal: confirmFinal === true,
    cards: cards !== false,
    notices: notices !== false,
    chatFolded: chatFolded === true,
    name: typeof name === 'string' ? name.slice(0, 24) : '',
  };
}

export const usePreferences = create<Preferences>(remembered);

export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change);
}

function show({ lang, theme }: Preferences): void {
  const page = document.documentElement;
  page.lang = lang;
  if (theme === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = theme;
}

/** Keeps the page and the storage in step with the preferences. */
export function followPreferences(): void {
  show(usePreferences.getState());
  usePreferences.subscribe((preferences) => {
    show(preferences);
    try {
      localStorage.setItem(KEY, JSON.stringify(preferences));
    } catch {
      // Without storage the preferences last as long as the page.
    }
  });
}
