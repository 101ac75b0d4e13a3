import type { PhaseCard } from '@orrery/shared';
import type { MarsView } from '../rules/view-types.ts';

/** Told when a phase begins. */
export const cards: readonly PhaseCard<MarsView>[] = [
  {
    id: 'colonization',
    title: { en: 'Colonization', fr: 'Colonisation' },
    words: {
      en: 'In the order of your spaces, one Main action of your side, and at most one Executive action.',
      fr: 'Dans l’ordre des cases, une Action principale de votre côté, et une Action exécutive au plus.',
    },
    when: ({ phase }) => (phase === 'colonization' ? {} : null),
  },
  {
    id: 'shuttle',
    title: { en: 'The Shuttle has moved', fr: 'La Navette a bougé' },
    words: {
      en: 'Whoever stands on the side it has just left may ride free; travelling brings Colonists home.',
      fr: 'Qui se trouve du côté qu’elle vient de quitter monte gratuitement ; voyager ramène les Colons.',
    },
    when: ({ phase, shuttleLeft }) => (phase === 'shuttle' && shuttleLeft >= 0 ? {} : null),
  },
  {
    id: 'level',
    title: { en: 'The Colony has reached level {n}', fr: 'La Colonie atteint le niveau {n}' },
    words: {
      en: 'New Blueprints and goods, one more Ship each, a slower Shuttle.',
      fr: 'Nouveaux Plans et biens, un Vaisseau de plus chacun, une Navette plus lente.',
    },
    when: ({ level }) => (level === 2 || level === 3 ? { n: level } : null),
  },
  {
    id: 'last-round',
    title: { en: 'The last round', fr: 'La dernière manche' },
    words: {
      en: 'One more Colonization phase, then the count. Unbuilt Blueprints and open Contracts cost points.',
      fr: 'Encore une phase de Colonisation, puis le décompte. Plans non construits et Contrats ouverts coûtent des points.',
    },
    when: ({ lastRound }) => (lastRound ? {} : null),
  },
];
