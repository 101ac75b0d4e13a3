import type { Bilingual } from '@orrery/shared';

/** "Why would I …?" */
export const hints: readonly Bilingual[] = [
  {
    en: 'Why a low die? Where goods run out, low dice are served first; high dice take more or find nothing.',
    fr: 'Pourquoi un petit dé ? Quand les biens manquent, les petits sont servis d’abord ; les gros prennent plus ou ne trouvent rien.',
  },
  {
    en: 'Why not bid 6? You pay what you bid: one more than your rival is enough.',
    fr: 'Pourquoi ne pas miser 6 ? Vous payez ce que vous misez : un de plus que le rival suffit.',
  },
  {
    en: 'Why join an Expedition as second? Second place brings a Badge and a reward too, and fewer than two Badges cost 3.',
    fr: 'Pourquoi suivre une Expédition en second ? Le second gagne aussi un Badge et une récompense ; moins de deux Badges coûtent 3.',
  },
  {
    en: 'Why fill before buying more? An empty Building neither works nor scores; it only adds to the number of Buildings.',
    fr: 'Pourquoi remplir avant d’acheter ? Un Bâtiment vide ne travaille ni ne rapporte ; il compte seulement dans le nombre de Bâtiments.',
  },
  {
    en: 'Why mind the order of regions? What you gain early pays later: Vents before colonists, Quarry before Buildings.',
    fr: 'Pourquoi regarder l’ordre des régions ? Le gain d’avant paie l’achat d’après : Cheminées avant Colons, Carrière avant Bâtiments.',
  },
];
