import type { Bilingual } from '@orrery/shared';

/** "Why would I …?" */
export const hints: readonly Bilingual[] = [
  {
    en: 'Why load units before the shuttle? What goes in last comes out first, and a shuttle lifts what lies behind it.',
    fr: 'Pourquoi charger les unités avant la navette ? Le dernier chargé sort le premier, et la navette emporte ce qui est derrière elle.',
  },
  {
    en: 'Why pay two cards when one would do? The top card is your dock, and it sets the neighbours’ price.',
    fr: 'Pourquoi payer deux cartes quand une suffit ? La carte du dessus choisit votre quai et fixe le prix des voisins.',
  },
  {
    en: 'Why terrabots early? 4 points in rounds 1 and 2, only 2 in rounds 4 and 5, and every missing city costs 3.',
    fr: 'Pourquoi des terrabots tôt ? 4 points aux manches 1 et 2, 2 seulement aux manches 4 et 5, et chaque ville absente coûte 3.',
  },
  {
    en: 'Why a dock apart for a satellite? Its mission counts what already stands: it should leave late and block nobody.',
    fr: 'Pourquoi un quai à part pour un satellite ? Sa mission compte ce qui existe déjà : qu’il parte tard, sans bloquer personne.',
  },
  {
    en: 'Why leave with cards in hand? Each is a point; a module that blocks a dock is worth less than nothing.',
    fr: 'Pourquoi quitter avec des cartes ? Chacune vaut un point ; un module qui bloque un quai vaut moins que rien.',
  },
];
