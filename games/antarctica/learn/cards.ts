import type { PhaseCard } from '@orrery/shared';
import { data } from '../data/index.ts';
import type { AntarcticaView } from '../rules/view-types.ts';

const SUN_START = data.zones.findIndex(({ sunStart }) => sunStart);
/** Just past its start the sun has made as few stops as this, or a whole lap more. */
const JUST_PAST = 3;
const pastStart = ({ sun, zones }: AntarcticaView): number =>
  (sun - SUN_START + zones.length) % zones.length;
const built = ({ players }: AntarcticaView): number =>
  players.reduce((sum, player) => sum + player.built.length, 0);

const FEW = 3;

/** Told when a phase begins. */
export const cards: readonly PhaseCard<AntarcticaView>[] = [
  {
    id: 'sun',
    title: { en: 'The sun goes round', fr: 'Le Soleil fait le tour' },
    words: {
      en: 'Where it stops, the first ship sails and acts. Your place in the queue is your time.',
      fr: 'Où il s’arrête, le premier bateau part et agit. Votre place dans la file, c’est votre temps.',
    },
    when: ({ turn }) => (turn === null ? null : {}),
  },
  {
    id: 'lap',
    title: { en: 'One lap is done', fr: 'Un tour est fait' },
    words: {
      en: 'See who leads each zone, and which berth ahead of the sun is free.',
      fr: 'Voyez qui mène chaque zone, et quelle place est libre devant le Soleil.',
    },
    when: (view) => (pastStart(view) < JUST_PAST && built(view) > JUST_PAST ? {} : null),
  },
  {
    id: 'last-scientists',
    title: { en: 'The last scientists', fr: 'Les derniers scientifiques' },
    words: {
      en: '{player} has {n|# scientist|# scientists} left, and the last one ends the game. Put yours where they make or break a tie.',
      fr: '{player} n’a plus que {n|# scientifique|# scientifiques}, et le dernier met fin à la partie. Placez les vôtres où ils créent ou rompent une égalité.',
    },
    when: ({ players }) => {
      const left = players.map(({ staff, reserve }) => staff.length + reserve.length);
      const n = Math.min(...left);
      return n > 0 && n <= FEW ? { n, seat: left.indexOf(n) } : null;
    },
  },
];
