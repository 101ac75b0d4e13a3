import { de } from '@orrery/shared';
import type { LearnWords } from './en.ts';

export const fr: LearnWords = {
  title: (game) => `Apprentissage ${de(game)}`,
  step: (n, of) => `Étape ${n} sur ${of}`,
  next: 'Continuer',
  back: 'Retour',
  show: 'Montrez-moi',
  leave: 'Quitter',
  leaveLong: 'Quitter la leçon ; elle reprendra ici la prochaine fois',
  watch: 'Regardez ce qui se passe.',
  allowed: 'Permis, et parfois bon. Ici, suivez d’abord la lueur.',
  puzzle: 'Énigme',
  nudge: 'Un indice',
  firstMove: 'Le premier coup',
  solution: 'La solution',
  again: 'Réessayer',
  missed: (mine, theirs) => `Pas encore : ${mine} à ${theirs}. Réessayez.`,
  solved: 'Résolu !',
  whyTitle: 'Pourquoi faire cela ?',
  play: 'Jouer une partie',
  cards: 'Expliquer chaque phase quand elle arrive pour la première fois',
  tellAgain: 'Tout réexpliquer',
  toldAgain: 'Chaque phase sera de nouveau expliquée.',
  gotIt: 'Compris',
  knowIt: 'Je connais ce jeu',
  anew: 'Reprendre la leçon du début',
};
