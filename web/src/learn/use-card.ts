import type { AnyPhaseCard, CardFacts } from '@orrery/shared';
import { useCallback, useEffect, useState } from 'react';
import { usePreferences } from '../preferences.ts';
import { tellOnce, useNewcomer, wantsCards } from './newcomer.ts';

const FILES = import.meta.glob<readonly AnyPhaseCard[]>(
  ['../../../games/*/learn/cards.ts', '!../../../games/template/**'],
  { import: 'cards' },
);

/** The cards of each game are a chunk of their own, for those who want to be told. */
const LOADERS = new Map(
  Object.entries(FILES).map(([path, load]) => [path.split('/').at(-3) ?? '', load]),
);

const NONE: readonly AnyPhaseCard[] = [];

export const loadCards = (game: string): Promise<readonly AnyPhaseCard[]> =>
  LOADERS.get(game)?.() ?? Promise.resolve(NONE);

/** A card that is due, with what its words named when it came up. */
export interface DueCard {
  readonly card: AnyPhaseCard;
  readonly facts: CardFacts;
}

/** The first card whose phase has come, of those not read yet. */
export function dueCard(
  cards: readonly AnyPhaseCard[],
  isTold: (id: string) => boolean,
  view: unknown,
): DueCard | null {
  for (const card of cards) {
    const facts = isTold(card.id) ? null : card.when(view);
    if (facts !== null) return { card, facts };
  }
  return null;
}

const NOTHING: readonly string[] = [];

/** Which of a game's cards are wanted here at all; empty until they are loaded. */
function useCards(game: string, isOn: boolean): readonly AnyPhaseCard[] {
  const [cards, setCards] = useState(NONE);
  useEffect(() => {
    if (!isOn) return;
    let wanted = true;
    loadCards(game).then(
      (loaded) => wanted && setCards(loaded),
      // Without the network there are no cards, and the game goes on.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game, isOn]);
  return isOn ? cards : NONE;
}

/**
 * The card to be shown, and how it is put away. It stands until it is read, however much happens
 * meanwhile: nobody waits for it. A `late` one tells of no phase that it begins in.
 */
export function useCard(
  game: string,
  view: unknown,
  { off = false, late = false }: { readonly off?: boolean; readonly late?: boolean } = {},
): { readonly due: DueCard | null; readonly close: () => void } {
  const knowing = useNewcomer(({ knows }) => knows[game]);
  const told = useNewcomer((state) => state.told[game]) ?? NOTHING;
  const wished = usePreferences((preferences) => preferences.cards);
  const cards = useCards(game, wished && wantsCards(knowing));
  const [shown, setShown] = useState<DueCard | null>(null);
  const [passed, setPassed] = useState<readonly string[] | null>(null);

  if (late && passed === null && cards.length > 0)
    setPassed(cards.filter((card) => card.when(view) !== null).map(({ id }) => id));
  const isTold = (id: string): boolean => told.includes(id) || (late && !!passed?.includes(id));
  const isReady = cards.length > 0 && !off && (!late || passed !== null);
  const still = shown !== null && !told.includes(shown.card.id) ? shown : null;
  const due = isReady ? (still ?? dueCard(cards, isTold, view)) : null;
  if (due !== shown && !off) setShown(due);

  const id = due?.card.id;
  const close = useCallback(() => {
    if (id !== undefined) tellOnce(game, id);
  }, [game, id]);
  return { due, close };
}
