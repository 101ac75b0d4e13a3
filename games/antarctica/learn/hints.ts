import type { Bilingual } from '@orrery/shared';

/** "Why would I …?" */
export const hints: readonly Bilingual[] = [
  {
    en: 'Why an empty zone just ahead of the sun? You are first there, so your next turn comes soonest.',
    fr: 'Pourquoi une zone vide juste devant le Soleil ? Vous y êtes premier : votre prochain tour vient au plus vite.',
  },
  {
    en: 'Why build where many have built? First place takes every building and scientist there; a tie pays both in full.',
    fr: 'Pourquoi construire où l’on a déjà construit ? Le premier prend bâtiments et scientifiques de la zone ; à égalité, chacun gagne tout.',
  },
  {
    en: 'Why one scientist behind a leader? Second place earns as many points as the leader has scientists.',
    fr: 'Pourquoi un seul scientifique derrière le meneur ? Le deuxième gagne autant de points que le meneur a de scientifiques.',
  },
  {
    en: 'Why spread your ships? Each gives access to all buildings of its zone, for a build anywhere.',
    fr: 'Pourquoi disperser vos bateaux ? Chacun donne accès aux bâtiments de sa zone, pour construire n’importe où.',
  },
  {
    en: 'Why pass a rival on a track? The first takes the sum of all cubes, and occupied spaces cost no step.',
    fr: 'Pourquoi dépasser un rival sur une piste ? Le premier prend la somme des cubes, et les cases occupées ne coûtent aucun pas.',
  },
];
