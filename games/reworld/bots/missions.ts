import { COMPANIES, LETTERS, type Mission } from '../data/index.ts';
import { at, type Plan } from './plan.ts';
import { biggestCity, companiesPresent } from './ships.ts';

const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
};

/** What the mission scores with the colony as it is. */
export function missionNow(plan: Plan, mission: Mission): number {
  switch (mission.op) {
    case 'perTerrabotOfLetter':
      return mission.points * at(plan.bots, LETTERS.indexOf(mission.letter));
    case 'perCompanyPresent':
      return mission.points * companiesPresent(plan);
    case 'cityProduct':
      return bestProduct(plan);
    case 'cityTiles':
      return mission.points * biggestCity(plan);
    case 'perUnitOfCompany':
      return mission.points * at(plan.placed, COMPANIES.indexOf(mission.company));
    case 'perTerrabot':
      return mission.points * sum(plan.bots);
    case 'perShield':
      return mission.points * plan.shields;
    case 'perUnit':
      return mission.points * sum(plan.units);
  }
}

function bestProduct(plan: Plan): number {
  let best = 0;
  for (let city = 0; city < 5; city++) {
    best = Math.max(best, at(plan.bots, city) * at(plan.units, city));
  }
  return best;
}

/** Could waiting still make the mission worth more? */
export function missionGrows(plan: Plan, mission: Mission): boolean {
  const units = plan.unitsAboard > 0 && plan.shuttlesAboard + plan.helpers > 0;
  switch (mission.op) {
    case 'perTerrabotOfLetter':
      return at(plan.botsAboard, LETTERS.indexOf(mission.letter)) > 0;
    case 'perUnitOfCompany':
      return units && at(plan.companyAboard, COMPANIES.indexOf(mission.company)) > 0;
    case 'perTerrabot':
      return sum(plan.botsAboard) > 0;
    case 'perShield':
      return plan.shuttlesAboard > 0;
    case 'perCompanyPresent':
    case 'perUnit':
      return units;
    case 'cityProduct':
    case 'cityTiles':
      return units || sum(plan.botsAboard) > 0;
  }
}
