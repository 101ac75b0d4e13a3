import type { Json } from '@orrery/kernel';
import type { Puzzle } from '@orrery/shared';
import { ring } from '../data/index.ts';
import { type PortId, type Reworld, score } from '../rules/state.ts';
import { station } from './position.ts';

const posts = Object.fromEntries(
  ring.map((port) => [port, port === 't4' || port === 't6' ? [1 as const] : ('any' as const)]),
) as Record<PortId, 'any' | [1]>;

/** The last module of the last round; the rival has left and begins Chapter Two. */
function lastModule(): Reworld {
  const { t5: _, ...others } = posts;
  return station({
    round: 5,
    admiralSpace: { seat: 1, card: 3 },
    admiral: 1,
    players: [
      {
        score: 20,
        hand: [1, 2],
        docks: { 1: ['terrabot-a-1'], 2: ['builder-forge-special', 'builder-forge-1'] },
      },
      {
        score: 20,
        left: true,
        docks: { 1: ['terrabot-a-5', 'terrabot-a-4'], 2: ['shuttle-0-6', 'shuttle-0-5'] },
      },
    ],
    posts: others,
    ports: { t5: 'shuttle-0-1' },
  });
}

/** From its lowest dock, its shuttles empty. */
const LIKES = [/^launchTerrabot:/, /^transportShuttle:/, /^stop$/];

export const puzzle: Puzzle<Reworld> = {
  scene: lastModule,
  task: {
    en: 'One module is left, and two cards in hand. Take it or not, then unload: finish ahead of {rival}.',
    fr: 'Il reste un module, et deux cartes en main. Prenez-le ou non, puis déchargez : finissez devant {rival}.',
  },
  nudges: [
    {
      en: 'Which module must leave before the shuttle is of any use?',
      fr: 'Quel module doit partir avant que la navette serve à quelque chose ?',
    },
    {
      en: 'Two docks are possible. On one of them the shuttle stands in the terrabot’s way.',
      fr: 'Deux quais sont possibles. Sur l’un, la navette barre la route au terrabot.',
    },
  ],
  rival: (_, options) =>
    LIKES.flatMap((like) =>
      options.filter((choice) => typeof choice === 'string' && like.test(choice)),
    )[0] ?? (options[0] as Json),
  over: (s) => s.outcome !== null,
  solved: (s) => {
    const [mine = 0, theirs = 0] = s.players.map(score);
    return s.outcome !== null && mine > theirs;
  },
  solution: [
    ['chapterOneTurn', 'acquireModulePort:t5'],
    ['acquireModuleCards', [1, 2]],
    ['acquireModuleTop', 2],
    ['chapterTwoTurn', 'launchTerrabot:1'],
    ['transportLoad', 2],
    ['transportLoad', 2],
    ['transportUnit', 'builder-forge-1'],
  ],
  because: {
    en: 'With 1 on top the shuttle would stand in front of the terrabot and leave before there is a city. With 2 on top both do their work.',
    fr: 'Avec le 1 dessus, la navette serait devant le terrabot et partirait avant qu’une ville existe. Avec le 2 dessus, les deux servent.',
  },
};
