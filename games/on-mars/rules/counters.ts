import type { Condition, Counter } from '../data/index.ts';
import { data, indexOfId, TECHS } from '../data/index.ts';
import {
  CONTRACT_NEEDS,
  LAB_SPACES,
  MINE,
  MINERAL,
  PLAN_TYPE,
  PLANT,
  TECH_COUNT,
  typeIndex,
} from '../data/tables.ts';
import { techLevel } from './lab.ts';
import {
  beds,
  bitCount,
  type Company,
  company,
  type CompanyId,
  isLacerda,
  type OnMars,
  sideOf,
} from './state.ts';
import { groupAt, largestGroup, sizeAt } from './terrain.ts';

const GREENHOUSE = typeIndex('greenhouse');

/** Own markers on Mars, on Buildings of one type or of any. */
export function markersOn(s: OnMars, p: Readonly<Company>, type: number | null): number {
  let n = 0;
  for (const plan of p.plans) {
    if ((s.built[plan] as number) >= 0 && (type === null || PLAN_TYPE[plan] === type)) n++;
  }
  return n;
}

/** Sizes of the groups where own markers stand, one for each marker. */
const markedHexes = (s: OnMars, p: Readonly<Company>): number[] =>
  p.plans.map((plan) => s.built[plan] as number).filter((hex) => hex >= 0);

const contractsDone = (p: Readonly<Company>, isKind: (contract: number) => boolean): number =>
  p.contracts.filter((contract) => p.done & (1 << contract) && isKind(contract)).length;

function highestLevel(p: Readonly<Company>): number {
  let best = 0;
  for (let kind = 0; kind < TECH_COUNT; kind++) best = Math.max(best, techLevel(p, kind));
  return best;
}

/** How many of something a company has now. */
export function count(s: OnMars, id: CompanyId, counter: Counter, spaces: readonly string[] = []) {
  const p = company(s, id);
  switch (counter) {
    case 'highestTechLevel':
      return highestLevel(p);
    case 'shipsInHangar':
      return p.hangar;
    case 'advancedBuildings':
      return markersOn(s, p, null);
    case 'ownMines':
      return p.miners.length + markersOn(s, p, MINE);
    case 'botsOnMars':
      return data.playerPieces.bots - p.botsLeft; // Lacerda's too: MARS-SOLO-17, MARS-R-54
    case 'discoveryTilesCollected':
      return p.discoveries.length;
    case 'shelters':
      return p.shelters;
    case 'colonistsInLivingQuarters':
      return isLacerda(s, id) ? beds(p) : p.home; // MARS-SOLO-16
    case 'blueprintsOwned':
      return p.plans.length;
    case 'markersInComplexOfSize4':
      return markedHexes(s, p).filter((hex) => sizeAt(s, hex) >= 4).length;
    case 'maxSameResourceNotMineral':
      return Math.max(...p.goods.filter((_, good) => good !== MINERAL));
    case 'colonyLevel':
      return s.level;
    case 'techTiles':
      return p.tech.filter((space) => space >= 0).length;
    case 'researchTiles':
      return p.research.length;
    case 'scientists':
      return p.scientists.length;
    case 'contractsCompleted':
      return contractsDone(p, () => true);
    case 'upgradeContractsCompleted':
      return contractsDone(p, (contract) => CONTRACT_NEEDS[contract] === null);
    case 'deliveryContractsCompleted':
      return contractsDone(p, (contract) => CONTRACT_NEEDS[contract] !== null);
    case 'privateGoalsCompleted':
      return p.goalDone < 0 ? 0 : 1;
    case 'techTilesOnSpaces':
      return p.tech.filter((space) => space >= 0 && spaces.includes(LAB_SPACES[space]?.id ?? ''))
        .length;
    case 'progressCubes':
      return bitCount(p.cubes);
    case 'complexesOfSize3WithMarker': {
      const large = markedHexes(s, p).filter((hex) => sizeAt(s, hex) >= 3);
      return new Set(large.map((hex) => groupAt(s, hex))).size;
    }
    case 'advancedGreenhouses':
      return markersOn(s, p, GREENHOUSE);
    case 'largestGreenhouseComplex':
      return largestGroup(s, GREENHOUSE);
    case 'plantsInStorage':
      return p.goods[PLANT] as number;
  }
}

/** How far a condition is met: what is there and what is wanted. */
export interface Met {
  readonly have: number;
  readonly want: number;
}

/** A condition of a Private Goal or of a solo goal; of several the first that is not met. */
export function met(s: OnMars, id: CompanyId, condition: Condition): Met {
  const p = company(s, id);
  switch (condition.op) {
    case 'countAtLeast':
      return { have: count(s, id, condition.counter, condition.spaces), want: condition.min };
    case 'ownsCompletedContract': {
      const contract = indexOfId(data.contracts, condition.contract);
      const isDone = p.contracts.includes(contract) && p.done & (1 << contract);
      return { have: isDone ? 1 : 0, want: 1 };
    }
    case 'ownsScientist': {
      const scientist = indexOfId(data.scientists, condition.scientist);
      return { have: p.scientists.includes(scientist) ? 1 : 0, want: 1 };
    }
    case 'techLevelAtLeast':
      return { have: techLevel(p, TECHS.indexOf(condition.type)), want: condition.min };
    case 'onSide':
      return { have: sideOf(p) === (condition.side === 'orbit' ? 0 : 1) ? 1 : 0, want: 1 };
    case 'all': {
      const parts = condition.of.map((part) => met(s, id, part));
      return parts.find(({ have, want }) => have < want) ?? parts[0] ?? { have: 0, want: 0 };
    }
  }
}

export const isMet = (s: OnMars, id: CompanyId, condition: Condition): boolean => {
  const { have, want } = met(s, id, condition);
  return have >= want;
};
