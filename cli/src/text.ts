import { fill, type Lang, type Params } from '@orrery/shared';

const en = {
  you: 'Player {n}',
  bot: 'Bot {n} ({spec})',
  opening: '{title}: {players}. Seed {seed}.',
  resumed: 'Resumed after {n|# answer|# answers}.',
  keys: 'Type the number of a choice. b board · h [rule] rules · u undo · s [file] save · q quit',
  choice: 'Your choice: ',
  undone: 'Taken back.',
  nothingToUndo: 'Nothing can be taken back: something was revealed, or somebody else has played.',
  saved: 'Saved to {file}. Go on with: orrery play {game} --resume {file}',
  notOffered: '"{text}" is not offered.',
  forbidden: '"{text}" is not offered ({rule}).',
  pickNumber: 'Choose a number from 1 to {n}, or h for help.',
  noRule: 'No text of rule {rule} was found.',
  inputEnded: 'The input ended before the game; nothing was saved.',
  left: 'You have left the game; what was not saved is gone.',
  exists: '{file} exists already; name another one: s <file>',
  over: 'The game is over.',
  winner: '{names} wins.',
  winners: 'Shared victory: {names}.',
  total: 'total',
};

export type CliKey = keyof typeof en;

const fr: Record<CliKey, string> = {
  you: 'Joueur {n}',
  bot: 'Bot {n} ({spec})',
  opening: '{title} : {players}. Graine {seed}.',
  resumed: 'Partie reprise après {n} choix.',
  keys: 'Tapez le numéro d’un choix. b plateau · h [règle] règles · u annuler · s [fichier] sauvegarder · q quitter',
  choice: 'Votre choix : ',
  undone: 'Choix annulé.',
  nothingToUndo:
    'Rien à annuler : une information a été révélée, ou quelqu’un d’autre a joué depuis.',
  saved: 'Partie sauvegardée dans {file}. Pour la reprendre : orrery play {game} --resume {file}',
  notOffered: '« {text} » n’est pas proposé.',
  forbidden: '« {text} » n’est pas proposé ({rule}).',
  pickNumber: 'Choisissez un numéro de 1 à {n}, ou h pour l’aide.',
  noRule: 'Aucun texte trouvé pour la règle {rule}.',
  inputEnded: 'L’entrée s’est terminée avant la partie ; rien n’a été sauvegardé.',
  left: 'Vous avez quitté la partie ; ce qui n’était pas sauvegardé est perdu.',
  exists: '{file} existe déjà ; donnez un autre nom : s <fichier>',
  over: 'La partie est terminée.',
  winner: 'Victoire de {names}.',
  winners: 'Victoire partagée : {names}.',
  total: 'total',
};

const TEXTS: Readonly<Record<Lang, Readonly<Record<CliKey, string>>>> = { en, fr };

export const say = (lang: Lang, key: CliKey, params: Params = {}): string =>
  fill(TEXTS[lang][key], params, lang);
