import type { OnMars } from '../rules/state.ts';
import { marsAt, type Spec } from './position.ts';

/** The learner's turn, after the rival's. */
export function turnIn(spec: Spec): OnMars {
  const s = marsAt({
    missions: { 'mission-scientists': 3, 'mission-discovery': 3, 'mission-contracts': 3 },
    rewards: {
      generator: 'lss-shelters',
      'water-extractor': 'lss-bots',
      greenhouse: 'lss-colonists',
      'oxygen-condenser': 'lss-tech',
    },
    shuttle: 'colony-1',
    turn: 0,
    ...spec,
  });
  const [, rival] = s.players;
  if (rival) rival.played = true;
  s.tasks = [{ type: 'turn', seat: 0 }];
  return s;
}
