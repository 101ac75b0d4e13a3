import type { Bilingual } from '@orrery/shared';

/** "Why would I …?" */
export const hints: readonly Bilingual[] = [
  {
    en: 'Why build what lags? Only a column below the marked row pays its reward and a benefit.',
    fr: 'Pourquoi bâtir ce qui est en retard ? Seule une colonne sous la ligne marquée paie sa récompense et un bénéfice.',
  },
  {
    en: 'Why change sides? Orbit has Tech, Blueprints and goods, the Colony has points, and travelling brings Colonists home.',
    fr: 'Pourquoi changer de côté ? L’Orbite a Technologies, Plans et biens, la Colonie les points ; voyager ramène vos Colons.',
  },
  {
    en: 'Why Complexes? More Resources at once, and a Progress cube that can score three times.',
    fr: 'Pourquoi des Complexes ? Plus de Ressources d’un coup, et un cube Progrès qui peut compter trois fois.',
  },
  {
    en: 'Why use a rival’s Tech? You build now; the owner gains an Oxygen or a free step. Worth it for a cube or a level.',
    fr: 'Pourquoi la Technologie d’un rival ? Vous bâtissez maintenant ; lui gagne un Oxygène ou un développement. Bon pour un cube ou un niveau.',
  },
  {
    en: 'Why Ships early? More Colonists, a second Bot, one more Executive action, room for Crystals, 3 points each.',
    fr: 'Pourquoi des Vaisseaux tôt ? Des Colons, un deuxième Robot, une Action exécutive, de la place pour les Cristaux, 3 PO chacun.',
  },
];
