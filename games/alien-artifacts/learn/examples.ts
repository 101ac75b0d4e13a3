import type { RuleExample } from '@orrery/shared';
import type { Alien } from '../rules/state.ts';
import { positionOf } from './position.ts';

const underway = (): Alien =>
  positionOf({
    players: [
      {
        faction: 'star-union',
        credits: 8,
        hand: [5, 37, 74],
        empire: ['ship-long-wanderer O', 'planet-quillon L'],
        waiting: ['planet-calcine', ['ship-black-plague', '25/1', '33/1']],
      },
      { faction: 'community', credits: 8, hand: [21, 35, 58] },
    ],
    tops: ['planet-oriel', 'planet-grimhold'],
    systems: ['system-vermilion-reef'],
  });

export const examples: readonly RuleExample<Alien>[] = [
  {
    rule: 'ALI-CARD-03',
    scene: underway,
    at: ['hand:resource-05', 'hand:resource-37'],
    own: true,
    words: {
      en: 'Each card has two sections, and only one of them is spent. The number between them counts in attacks alone.',
      fr: 'Chaque carte a deux sections, et une seule est dépensée. Le nombre entre elles ne compte que dans les attaques.',
    },
  },
  {
    rule: 'ALI-BUY-05',
    scene: underway,
    at: ['card:ship-black-plague'],
    words: {
      en: 'Under Construction, this Ship does nothing yet. What has been prepared lies under it, and less is lacking.',
      fr: 'En Construction, ce Vaisseau ne fait encore rien. Ce qui a été préparé est dessous, et il en manque moins.',
    },
  },
];
