import type { Options } from '@orrery/kernel';
import { useGame } from '../home/variants.tsx';
import { useLang } from '../i18n/index.ts';

/** The variants of a table that are not the usual ones, in words; none until the game is loaded. */
export function useVariantText(id: string, options: Options): readonly string[] {
  const lang = useLang();
  const module = useGame(Object.keys(options).length === 0 ? null : id);
  if (module?.game.id !== id) return [];
  return Object.entries(options).flatMap(([option, chosen]) => {
    if (chosen === module.game.options[option]?.[0]) return [];
    const { name, value } = module.text.variant(lang, option, chosen);
    return [chosen === true ? name : `${name} (${value})`];
  });
}
