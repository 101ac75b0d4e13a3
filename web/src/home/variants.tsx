import { loadGame } from '@orrery/catalog';
import type { Json, Options } from '@orrery/kernel';
import type { AnyGameModule } from '@orrery/shared';
import { useEffect, useState } from 'react';
import { useLang } from '../i18n/index.ts';
import { Segments } from '../parts/segments.tsx';

/** The game's own variants need its rules, which are fetched when they are shown; null: none. */
export function useGame(id: string | null): AnyGameModule | null {
  const [game, setGame] = useState<AnyGameModule | null>(null);
  useEffect(() => {
    let wanted = true;
    if (id !== null) void loadGame(id).then((loaded) => wanted && setGame(loaded));
    return () => {
      wanted = false;
    };
  }, [id]);
  return game;
}

const key = (value: Json): string => JSON.stringify(value);

/** The variants of a game, one switch each. */
export function Variants({
  game,
  options,
  onOptions,
}: {
  readonly game: string;
  readonly options: Options;
  readonly onOptions: (options: Options) => void;
}) {
  const lang = useLang();
  const module = useGame(game);
  if (module?.game.id !== game) return null;
  return Object.entries(module.game.options).map(([option, values]) => {
    const chosen = options[option] ?? values[0] ?? null;
    const { name, hint } = module.text.variant(lang, option, chosen);
    return (
      <Segments
        key={option}
        label={name}
        hint={hint}
        value={key(chosen)}
        among={values.map((value) => [key(value), module.text.variant(lang, option, value).value])}
        onChange={(wanted) => {
          const value = values.find((each) => key(each) === wanted) ?? chosen;
          onOptions({ ...options, [option]: value });
        }}
      />
    );
  });
}
