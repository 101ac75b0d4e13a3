import type { Bilingual } from '@orrery/shared';

/** "Why would I …?" */
export const hints: readonly Bilingual[] = [
  {
    en: 'Why logistics first? A discount of 2, or one more card per Action, repays itself on every later build.',
    fr: 'Pourquoi la logistique d’abord ? Une réduction de 2, ou une carte de plus par Action, se rembourse à chaque construction.',
  },
  {
    en: 'Why operational later? Those faces earn points whenever you mine, attack or earn revenue.',
    fr: 'Pourquoi l’opérationnel ensuite ? Ces faces rapportent à chaque extraction, attaque ou revenu.',
  },
  {
    en: 'Why prepare? Prepared cards do not count for the limit, and can finish a card without an Action when costs fall.',
    fr: 'Pourquoi préparer ? Les cartes préparées échappent à la Limite d’Assemblage et peuvent terminer une carte sans Action.',
  },
  {
    en: 'Why mix colours? Each card makes its own kind dearer: the first of a kind costs least.',
    fr: 'Pourquoi mêler les couleurs ? Chaque carte renchérit sa propre sorte : la première d’une sorte coûte le moins.',
  },
  {
    en: 'Why follow your faction? It adds 1 point per card it names, on top of the point for the card.',
    fr: 'Pourquoi suivre votre Faction ? Elle ajoute 1 PV par carte qu’elle nomme, en plus du PV de la carte.',
  },
];
