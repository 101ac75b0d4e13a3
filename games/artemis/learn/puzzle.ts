import type { Json } from '@orrery/kernel';
import type { Puzzle } from '@orrery/shared';
import { artemis } from '../rules/index.ts';
import type { Artemis } from '../rules/state.ts';
import { tableAt } from './position.ts';

const lastDice = (): Artemis => {
  const s = tableAt({
    round: 6,
    first: 1,
    players: [
      {
        E: 5,
        M: 3,
        vp: 10,
        badges: 1,
        sh: 'P',
        dice: [2, 5],
        buildings: { 'snowcat-garage': 'P En', 'scion-tower': 'St', 'recon-post': '' },
      },
      {
        E: 4,
        M: 1,
        T: 3,
        vp: 12,
        badges: 3,
        buildings: { 'synth-complex': 'En', stronghold: 'Ma Ma' },
      },
    ],
    expeditions: [{ card: 'aurora-summit', dice: [[1, 5]] }],
    vents: { stock: 4, dice: [[1, 4]] },
    quarry: { stock: 3, dice: [[1, 2]] },
    gantry: { 'sentinel-pylon': [[1, 1]], 'bio-drome': [] },
    doorstep: { colonists: 'P' },
    event: 'supply-drop',
    eventDone: true,
  });
  s.phase = 'placement';
  s.tasks = [
    { type: 'resolve', step: 0 },
    { type: 'placeDieValue', seat: 0 },
  ];
  return s;
};

const GOAL = 21;

export const puzzle: Puzzle<Artemis> = {
  scene: lastDice,
  task: {
    en: 'Last round, your last two dice. Place them, play the round to its end and reach 21 points.',
    fr: 'Dernière manche, vos deux derniers dés. Placez-les, jouez la manche jusqu’au bout et atteignez 21 PV.',
  },
  nudges: [
    {
      en: 'A 5 ties with the 5 already there, and the earlier die wins. Who could add one?',
      fr: 'Un 5 égale le 5 déjà posé, et le premier dé l’emporte. Qui pourrait ajouter 1 ?',
    },
    {
      en: 'Your fifth Energy is worth a point. Pay with something else.',
      fr: 'Votre cinquième Énergie vaut un PV. Payez autrement.',
    },
  ],
  rival: (_, options) => options[0] as Json,
  over: (s) => s.outcome !== null,
  solved: (s) => s.outcome !== null && (artemis.scores(s)[0]?.total ?? 0) >= GOAL,
  solution: [
    ['placeDieValue', '5:5'],
    ['placeDieRegion', 'basecamp'],
    ['placeDieCrew', 'pioneers'],
    ['placeDieFee', 'mineral'],
    ['placeDieRegion', 'gantry'],
    ['placeDieTile', 'sentinel-pylon-2'],
    ['chooseReward', 0],
    ['buyBuilding', 'buy'],
    ['staffNewBuilding', ['pioneer']],
    ['upkeepMoveWho', 'stop'],
  ],
  because: {
    en: '5 + 1 beats {rival}’s earlier 5. The second Badge lifts −3 to 0, and the fee in Minerals keeps a fifth Energy, worth a point.',
    fr: '5 + 1 bat le 5 déjà posé par {rival}. Le second Badge efface −3, et payer en Minerais garde une cinquième Énergie, qui vaut un PV.',
  },
};
