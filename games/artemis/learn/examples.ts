import type { RuleExample } from '@orrery/shared';
import type { Artemis } from '../rules/state.ts';
import { tableAt } from './position.ts';

/** Dice have been placed by both. */
const placed = (): Artemis => {
  const s = tableAt({
    round: 1,
    players: [
      { E: 3, M: 4, T: 1, sh: 'P', dice: [2] },
      { E: 3, M: 3, T: 1, sh: 'P', dice: [6] },
    ],
    expeditions: [
      {
        card: 'claw-cave',
        colonists: 'En',
        dice: [
          [0, 5],
          [1, 4],
        ],
      },
    ],
    vents: {
      stock: 6,
      dice: [
        [0, 2],
        [1, 3],
        [0, 5],
      ],
    },
    quarry: { stock: 6 },
    gantry: {
      'drone-dock': [
        [1, 3],
        [0, 4],
      ],
      'recon-post': [],
    },
    doorstep: { colonists: 'P P En Ma' },
    event: 'security-bonus',
  });
  s.phase = 'placement';
  s.tasks = [
    { type: 'resolve', step: 0 },
    { type: 'placeDieValue', seat: 0 },
  ];
  return s;
};

export const examples: readonly RuleExample<Artemis>[] = [
  {
    rule: 'ART-HARV-01',
    scene: placed,
    at: ['region:vents'],
    words: {
      en: '6 Energy and three dice: the 2 takes 2, the 3 takes 3, and the 5 finds only 1.',
      fr: '6 Énergies et trois dés : le 2 en prend 2, le 3 en prend 3, et le 5 n’en trouve qu’une.',
    },
  },
  {
    rule: 'ART-GANT-01',
    scene: placed,
    at: ['tile:drone-dock-2'],
    words: {
      en: 'The 4 lies above the 3: it may buy, for 4 Minerals. Who would outbid it needs a 5 or a 6.',
      fr: 'Le 4 est au-dessus du 3 : il peut acheter, pour 4 Minerais. Pour surenchérir, il faut un 5 ou un 6.',
    },
  },
  {
    rule: 'ART-EXP-02',
    scene: placed,
    at: ['expedition:0'],
    words: {
      en: 'The dice of all count together against the difficulty: 5 and 4 make 9. The stronger then chooses the reward.',
      fr: 'Les dés de tous comptent ensemble contre la difficulté : 5 et 4 font 9. Le plus fort choisit ensuite la récompense.',
    },
  },
];
