/** A bot as people choose it. */
export interface Level {
  readonly id: string;
  readonly spec: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly sentence: { readonly en: string; readonly fr: string };
}

/** From the weakest to the strongest. */
export const LEVELS: readonly Level[] = [
  {
    id: 'drifter',
    spec: 'random',
    name: { en: 'Drifter', fr: 'Vagabond' },
    sentence: {
      en: 'Plays any legal move without a thought: good for learning the rules.',
      fr: 'Joue n’importe quel coup permis, sans réfléchir : idéal pour apprendre les règles.',
    },
  },
  {
    id: 'settler',
    spec: 'greedy',
    name: { en: 'Settler', fr: 'Défricheur' },
    sentence: {
      en: 'Takes what looks best this turn and never looks further.',
      fr: 'Prend ce qui paraît le meilleur ce tour-ci, sans jamais voir plus loin.',
    },
  },
  {
    id: 'navigator',
    spec: 'mcts:200ms',
    name: { en: 'Pathfinder', fr: 'Timonière' },
    sentence: {
      en: 'Thinks ahead for a fifth of a second, weighing what the others may answer.',
      fr: 'Réfléchit un cinquième de seconde et pèse ce que les autres pourraient répondre.',
    },
  },
  {
    id: 'admiral',
    spec: 'mcts:600ms',
    name: { en: 'Admiral', fr: 'Amirale' },
    sentence: {
      en: 'The strongest we have: thinks ahead for up to a second in each of its turns.',
      fr: 'Notre meilleur niveau : réfléchit jusqu’à une seconde à chacun de ses tours.',
    },
  },
];
