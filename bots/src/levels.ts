import type { AnyKnowledge } from './knowledge.ts';

/** A bot as people choose it. */
export interface Level {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly sentence: { readonly en: string; readonly fr: string };
}

/** From the weakest to the strongest. */
export const LEVELS: readonly Level[] = [
  {
    id: 'drifter',
    name: { en: 'Drifter', fr: 'Vagabond' },
    sentence: {
      en: 'Weighs few moves or misjudges them, and thinks of no reply: for a first game.',
      fr: 'Pèse peu de coups ou les juge mal, sans penser à la riposte : pour une première partie.',
    },
  },
  {
    id: 'settler',
    name: { en: 'Settler', fr: 'Défricheur' },
    sentence: {
      en: 'Compares more moves, but seldom looks beyond its own turn.',
      fr: 'Compare davantage de coups, mais regarde rarement au-delà de son tour.',
    },
  },
  {
    id: 'navigator',
    name: { en: 'Pathfinder', fr: 'Timonière' },
    sentence: {
      en: 'Thinks ahead, and weighs what the others may answer to its best moves.',
      fr: 'Prévoit, et pèse ce que les autres pourraient répondre à ses meilleurs coups.',
    },
  },
  {
    id: 'admiral',
    name: { en: 'Admiral', fr: 'Amirale' },
    sentence: {
      en: 'Compares far more than the Pathfinder and forgives few mistakes.',
      fr: 'Compare bien plus que la Timonière et pardonne peu d’erreurs.',
    },
  },
  {
    id: 'legend',
    name: { en: 'Legend', fr: 'Légende' },
    sentence: {
      en: 'The strongest we have: follows thousands of ways on at each question.',
      fr: 'Notre meilleur niveau : suit des milliers de suites possibles à chaque question.',
    },
  },
];

/** Strong enough to be a game, quick enough to be followed. */
export const USUAL_LEVEL = 'navigator';

/** Iterations of the search behind each level, where a game does not say what suits it. */
const USUAL_ITERATIONS = [4, 32, 200, 1024, 4096];

const specAt = ({ levels }: AnyKnowledge, seats: number, level: number): string =>
  `mcts:${(levels?.[seats] ?? USUAL_ITERATIONS)[level]}`;

/** The bot of a level: by iterations, so that a slow phone makes it slower, never weaker. */
export function specOf(level: string, knowledge: AnyKnowledge, seats: number): string {
  const at = LEVELS.findIndex(({ id }) => id === level);
  return at < 0 ? level : specAt(knowledge, seats, at);
}

/** The level that plays so; a bot without a level is known by its spec. */
export const levelOf = (spec: string, knowledge: AnyKnowledge, seats: number): string =>
  LEVELS.find((_, at) => specAt(knowledge, seats, at) === spec)?.id ?? spec;
