import { de, type Lang } from '@orrery/shared';
import { useLang } from '../../i18n/index.ts';

const en = {
  invite: 'Invite',
  inviteTo: (title: string) => `Invite friends to ${title} by a link`,
  lobby: 'Online tables',
  accountOf: (name: string) => `Account: ${name}`,
  signIn: 'Sign in',
  online: 'online',
  waits: 'waits for players',
  yourTurn: 'your turn',
  turnOf: (name: string) => `${name} to play`,
  won: (names: string) => `${names} won`,
  free: 'free seat',
  play: 'Play',
  look: 'Look',
  result: 'Result',
  replay: 'Replay',
  yours: 'Your turn',
  signedOut:
    'You are no longer signed in here: you were signed out elsewhere, or the account was deleted.',
};

const fr: typeof en = {
  invite: 'Inviter',
  inviteTo: (title) => `Inviter par un lien à une partie ${de(title)}`,
  lobby: 'Tables en ligne',
  accountOf: (name) => `Compte : ${name}`,
  signIn: 'Se connecter',
  online: 'en ligne',
  waits: 'attend des joueurs',
  yourTurn: 'à vous de jouer',
  turnOf: (name) => `à ${name} de jouer`,
  won: (names) => `victoire : ${names}`,
  free: 'place libre',
  play: 'Jouer',
  look: 'Voir',
  result: 'Résultat',
  replay: 'Revoir',
  yours: 'À vous',
  signedOut:
    'Vous n’êtes plus connecté ici : vous avez été déconnecté ailleurs, ou le compte a été supprimé.',
};

/** The few words that the home page needs of the online side, so that the rest can wait. */
const CATALOGUES: Readonly<Record<Lang, typeof en>> = { en, fr };

export const useDoorWords = (): typeof en => CATALOGUES[useLang()];
