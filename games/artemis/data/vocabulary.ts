export const COLONISTS = ['pioneer', 'engineer', 'marine', 'steward'] as const;
export type Colonist = (typeof COLONISTS)[number];
export const RESOURCES = ['energy', 'mineral'] as const;
export type Resource = (typeof RESOURCES)[number];
/** What effects give and take. */
export const GOODS = [...RESOURCES, 'toolkit', 'badge', 'vp', 'relief'] as const;
export type Good = (typeof GOODS)[number];
/** In clockwise order; the drones know the first six by their numbers, 1 to 6. */
export const REGIONS = [
  'basecamp',
  'vents',
  'quarry',
  'gantry',
  'doorstep',
  'academy',
  'outfitter',
] as const;
export type Region = (typeof REGIONS)[number];
/** Regions where low dice are served first. */
export const EXPOSURE = ['vents', 'quarry', 'doorstep'] as const;
export type Exposure = (typeof EXPOSURE)[number];
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Letter = (typeof LETTERS)[number];
export const KINDS = ['ocean', 'surface'] as const;
export type Kind = (typeof KINDS)[number];
export const SCOPES = ['colony', 'thisBuilding', 'shelters'] as const;
export type Scope = (typeof SCOPES)[number];
export const MODIFIERS = ['expeditionFirstVp', 'gantryCost', 'doorstepCost'] as const;
export type Modifier = (typeof MODIFIERS)[number];
export const TIMINGS = [
  'upkeepActivate',
  'upkeepActivateFirst',
  'upkeepStart',
  'onPlaceDie',
  'expeditionSend',
  'finalScoring',
  'beforeFinalScoring',
] as const;
/** Final scoring, in its order. */
export const FINAL_CATEGORIES = [
  'unusedResources',
  'surfaceBuildings',
  'buildingCount',
  'colonistSets',
  'leftoverColonists',
  'badges',
  'toolkits',
] as const;
export type FinalCategory = (typeof FINAL_CATEGORIES)[number];

/** Points won during the game are filed by what brought them. */
export const FILED = {
  expedition: 'expeditions',
  crew: 'expeditions',
  event: 'events',
  relief: 'relief',
  building: 'oceanBuildings',
  directive: 'directives',
} as const;
