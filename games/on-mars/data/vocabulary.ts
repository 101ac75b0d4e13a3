/** The names that everything else is written with; ids of components are in the data file. */

export const RESOURCES = ['mineral', 'battery', 'water', 'plant', 'oxygen'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Resources and Crystals: what may be gained and delivered. */
export const GOODS = [...RESOURCES, 'crystal'] as const;
export type Good = (typeof GOODS)[number];

/** Building types in the order of the chain; the first five are common to all. */
export const TYPES = [
  'mine',
  'generator',
  'water-extractor',
  'greenhouse',
  'oxygen-condenser',
  'shelter',
] as const;
export type BuildingType = (typeof TYPES)[number];

/** Tech kinds; the first five connect Buildings of the type with the same index. */
export const TECHS = [
  'mine-tech',
  'generator-tech',
  'water-extractor-tech',
  'greenhouse-tech',
  'oxygen-condenser-tech',
  'rover-tech',
  'colonist-tech',
  'upgrade-tech',
  'shelter-tech',
] as const;
export type TechKind = (typeof TECHS)[number];

export const SIDES = ['orbit', 'colony'] as const;
export type Side = (typeof SIDES)[number];

export const ACTIONS = [
  'landingPod',
  'obtainBlueprint',
  'learnTechnology',
  'researchDevelopment',
  'resupply',
  'controlCenter',
  'constructBuilding',
  'upgradeBuilding',
  'welcomeShip',
  'hireScientist',
] as const;
export type ActionName = (typeof ACTIONS)[number];

/** Actions with slots for red Colonists (MARS-RED-01). */
export const RED_ACTIONS = [
  'obtainBlueprint',
  'researchDevelopment',
  'constructBuilding',
  'upgradeBuilding',
  'hireScientist',
] as const;
export type RedAction = (typeof RED_ACTIONS)[number];

export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const COUNTERS = [
  'highestTechLevel',
  'shipsInHangar',
  'advancedBuildings',
  'ownMines',
  'botsOnMars',
  'discoveryTilesCollected',
  'shelters',
  'colonistsInLivingQuarters',
  'blueprintsOwned',
  'markersInComplexOfSize4',
  'maxSameResourceNotMineral',
  'colonyLevel',
  'techTiles',
  'researchTiles',
  'scientists',
  'contractsCompleted',
  'upgradeContractsCompleted',
  'deliveryContractsCompleted',
  'privateGoalsCompleted',
  'techTilesOnSpaces',
  'progressCubes',
  'complexesOfSize3WithMarker',
  'advancedGreenhouses',
  'largestGreenhouseComplex',
  'plantsInStorage',
] as const;
export type Counter = (typeof COUNTERS)[number];

/** What moves Missions and fulfils First Colonist tasks. */
export const DEEDS = [
  'researchTakenFromMap',
  'advancedBuildingPlaced',
  'discoveryTakenFromMap',
  'progressCubePlaced',
  'contractCompleted',
  'blueprintTaken',
  'botPlaced',
  'techTaken',
  'scientistTaken',
  'travelledWithShuttle',
  'shelterConstructed',
  'techDeveloped',
  'controlCenterTaken',
  'discoveryPlaced',
] as const;
export type Deed = (typeof DEEDS)[number];

/** Where points come from: in play, then at final scoring. */
export const CATEGORIES = [
  'lss',
  'updates',
  'actions',
  'progress',
  'ships',
  'colonists',
  'tech',
  'blueprints',
  'scientists',
  'contracts',
] as const;
export type Category = (typeof CATEGORIES)[number];
