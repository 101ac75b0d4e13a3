import { createContext, useContext } from 'react';

/** How large the units of a drawing come out on the screen. */
export interface Scale {
  /** Pixels to a unit. */
  readonly px: number;
  /** So narrow that fingers are meant. */
  readonly phone: boolean;
  /** The drawing's own size in units. */
  readonly width: number;
  readonly height: number;
}

/** Drawn one to one, as rivals' panels and icons in a dialog are. */
const PLAIN: Scale = { px: 1, phone: false, width: Infinity, height: Infinity };

export const ScaleContext = createContext<Scale>(PLAIN);
export const useScale = (): Scale => useContext(ScaleContext);

/** The least sizes that can be read and hit, in units of the drawing. */
export interface Least {
  readonly words: number;
  /** Figures beside an icon. */
  readonly figures: number;
  readonly thumb: number;
}

const PHONE: Least = { words: 14, figures: 12, thumb: 44 };
const DESK: Least = { words: 9, figures: 9, thumb: 24 };

export function least({ px, phone }: Pick<Scale, 'px' | 'phone'>): Least {
  const { words, figures, thumb } = phone ? PHONE : DESK;
  return { words: words / px, figures: figures / px, thumb: thumb / px };
}

/** The least sizes where this is drawn. */
export const useLeast = (): Least => least(useScale());
