import type { ErrorCode } from './errors.ts';

/** One sentence or two for each refusal: what is wrong, and what to do next. */
export const SENTENCES: Readonly<Record<ErrorCode, { readonly en: string; readonly fr: string }>> =
  {
    STALE: {
      en: 'The table has moved on meanwhile. Look at it again and choose anew.',
      fr: 'La partie a avancé entre-temps. Regardez la table et choisissez de nouveau.',
    },
    NOT_YOUR_TURN: {
      en: 'It is not your turn.',
      fr: 'Ce n’est pas à vous de jouer.',
    },
    NOT_OFFERED: {
      en: 'This move is not possible now. Choose one of those offered.',
      fr: 'Ce coup n’est pas possible maintenant. Choisissez parmi ceux qui sont proposés.',
    },
    GAME_OVER: {
      en: 'The game is over.',
      fr: 'La partie est terminée.',
    },
    HELD: {
      en: 'A finished turn waits for its player to end it.',
      fr: 'Un tour joué attend encore que son joueur le termine.',
    },
    NOTHING_TO_UNDO: {
      en: 'There is nothing of yours to undo.',
      fr: 'Vous n’avez rien à annuler.',
    },
    NOTHING_TO_END: {
      en: 'There is no turn to end.',
      fr: 'Il n’y a pas de tour à terminer.',
    },
    NO_SUCH_SEAT: {
      en: 'This table has no such seat.',
      fr: 'Cette place n’existe pas à cette table.',
    },
    NO_SUCH_TABLE: {
      en: 'There is no such table. Check the link.',
      fr: 'Cette table n’existe pas. Vérifiez le lien.',
    },
    NO_SUCH_GAME: {
      en: 'There is no such game here.',
      fr: 'Ce jeu n’existe pas ici.',
    },
    NOT_SHOWN: {
      en: 'The screen has not been handed to this seat.',
      fr: 'L’écran n’a pas été remis à cette place.',
    },
    NOT_FINISHED: {
      en: 'This is secret until the game is over.',
      fr: 'Cela reste secret jusqu’à la fin de la partie.',
    },
    BAD_SEATS: {
      en: 'This game cannot be played with these seats.',
      fr: 'Ce jeu ne se joue pas avec ces places.',
    },
    BAD_OPTIONS: {
      en: 'This game does not know these variants.',
      fr: 'Ce jeu ne connaît pas ces variantes.',
    },
    DAMAGED: {
      en: 'This stored table cannot be read. The keeper of the server has been told.',
      fr: 'Cette table enregistrée est illisible. Le responsable du serveur en est averti.',
    },
    OTHER_VERSION: {
      en: 'This game was played by another version of the rules.',
      fr: 'Cette partie suit une autre version des règles.',
    },
    BAD_SAVE: {
      en: 'This file is not a whole game.',
      fr: 'Ce fichier n’est pas une partie complète.',
    },
    OTHER_GAME: {
      en: 'This is a file of another game.',
      fr: 'Ce fichier est celui d’un autre jeu.',
    },
    TAMPERED: {
      en: 'The moves of this file do not fit together.',
      fr: 'Les coups de ce fichier ne s’accordent pas.',
    },
    NOT_STORED: {
      en: 'It could not be stored, so nothing has changed. Try again in a moment.',
      fr: 'L’enregistrement a échoué, rien n’a changé. Réessayez dans un instant.',
    },
    CONFLICT: {
      en: 'The table has moved on meanwhile. Look at it again.',
      fr: 'La partie a avancé entre-temps. Regardez de nouveau la table.',
    },
    CLOSED: {
      en: 'This table is being closed. Open it again.',
      fr: 'Cette table se ferme. Ouvrez-la de nouveau.',
    },
    HOST_LOST: {
      en: 'The connection to the table was lost. It is opened again by itself.',
      fr: 'La liaison avec la table est perdue. Elle se rétablit d’elle-même.',
    },
    OPEN_ELSEWHERE: {
      en: 'This table is open in another window.',
      fr: 'Cette table est ouverte dans une autre fenêtre.',
    },
    BUG: {
      en: 'Something is wrong on our side. Nothing has changed; try again, or tell us.',
      fr: 'Une erreur s’est produite de notre côté. Rien n’a changé ; réessayez ou dites-le-nous.',
    },
    BAD_MESSAGE: {
      en: 'The server does not understand this request.',
      fr: 'Le serveur ne comprend pas cette demande.',
    },
    TOO_LARGE: {
      en: 'This is too large.',
      fr: 'C’est trop volumineux.',
    },
    TOO_MANY: {
      en: 'Too many requests. Wait a moment.',
      fr: 'Trop de demandes. Patientez un instant.',
    },
    OLD_CLIENT: {
      en: 'This page is older than the server. Reload it.',
      fr: 'Cette page est plus ancienne que le serveur. Rechargez-la.',
    },
    FOREIGN_ORIGIN: {
      en: 'This page does not belong to this server.',
      fr: 'Cette page n’appartient pas à ce serveur.',
    },
    FOREIGN_HOST: {
      en: 'This server does not answer to this address. Use its public one.',
      fr: 'Ce serveur ne répond pas à cette adresse. Utilisez son adresse publique.',
    },
    PROVE_AGAIN: {
      en: 'Sign in again first, so that nobody does this from a browser that you left open. Then try once more.',
      fr: 'Connectez-vous d’abord de nouveau, pour que personne ne le fasse depuis un navigateur resté ouvert. Puis réessayez.',
    },
    NOT_FOUND: {
      en: 'There is nothing here.',
      fr: 'Il n’y a rien ici.',
    },
    NOT_SIGNED_IN: {
      en: 'Choose a name first.',
      fr: 'Choisissez d’abord un nom.',
    },
    NOT_WATCHING: {
      en: 'Open the table first.',
      fr: 'Ouvrez d’abord la table.',
    },
    NOT_SEATED: {
      en: 'Only those who sit at the table may do this.',
      fr: 'Seules les personnes assises à la table peuvent le faire.',
    },
    NOT_HOST: {
      en: 'Only the person who made the table may do this.',
      fr: 'Seule la personne qui a créé la table peut le faire.',
    },
    SEAT_TAKEN: {
      en: 'Somebody else has this seat. Choose another one.',
      fr: 'Cette place est prise. Choisissez-en une autre.',
    },
    ALREADY_SEATED: {
      en: 'You already have a seat at this table.',
      fr: 'Vous avez déjà une place à cette table.',
    },
    NOT_ABANDONED: {
      en: 'This seat is not abandoned: its player is there, or has not been waited for long enough. Try again later.',
      fr: 'Cette place n’est pas abandonnée : son joueur est là, ou n’a pas été attendu assez longtemps. Réessayez plus tard.',
    },
    NOBODY_TO_ASK: {
      en: 'Nobody who plays at this table is there to agree. Come back when somebody is.',
      fr: 'Aucun joueur de cette table n’est là pour donner son accord. Revenez quand quelqu’un y sera.',
    },
    ALREADY_STARTED: {
      en: 'The game has already begun.',
      fr: 'La partie a déjà commencé.',
    },
    NOTHING_OWED: {
      en: 'Your part of the shuffle is already there, or the cards are dealt without it.',
      fr: 'Votre part du mélange est déjà là, ou la donne se fait sans elle.',
    },
    NOT_STARTED: {
      en: 'The game has not begun yet.',
      fr: 'La partie n’a pas encore commencé.',
    },
    NOT_OVER: {
      en: 'The game is not over yet.',
      fr: 'La partie n’est pas encore terminée.',
    },
    TABLE_CLOSED: {
      en: 'The person who made this table has closed it. Join another one, or make your own.',
      fr: 'La personne qui a créé cette table l’a fermée. Rejoignez-en une autre ou créez la vôtre.',
    },
    SEATS_OPEN: {
      en: 'Some seats are still empty. Invite somebody or seat a bot.',
      fr: 'Des places sont encore libres. Invitez quelqu’un ou installez un bot.',
    },
    PROPOSAL_PENDING: {
      en: 'The table is still asked about something else.',
      fr: 'La table doit d’abord répondre à une autre demande.',
    },
    NO_PROPOSAL: {
      en: 'This request has been settled already.',
      fr: 'Cette demande est déjà réglée.',
    },
    BAD_NAME: {
      en: 'Choose a name of 1 to 40 visible characters.',
      fr: 'Choisissez un nom de 1 à 40 caractères visibles.',
    },
    BAD_LOGIN: {
      en: 'This login and password do not go together.',
      fr: 'Identifiant ou mot de passe incorrect.',
    },
    LOGIN_TAKEN: {
      en: 'This login is taken. Choose another one.',
      fr: 'Cet identifiant est déjà pris. Choisissez-en un autre.',
    },
    WRONG_PASSWORD: {
      en: 'This is not your current password, so nothing has changed. Try again.',
      fr: 'Ce n’est pas votre mot de passe actuel : rien n’a changé. Réessayez.',
    },
    BAD_PASSKEY: {
      en: 'This passkey was not accepted. Try again.',
      fr: 'Cette clé d’accès n’a pas été acceptée. Réessayez.',
    },
    PASSKEY_KNOWN: {
      en: 'This device already holds a passkey of your account. Sign in with that one.',
      fr: 'Cet appareil a déjà une clé d’accès de votre compte. Connectez-vous avec elle.',
    },
    LAST_KEY: {
      en: 'You could no longer sign in without this passkey. Set a password or add another passkey first.',
      fr: 'Sans cette clé d’accès, vous ne pourriez plus vous connecter. Choisissez d’abord un mot de passe ou ajoutez une autre clé.',
    },
    BAD_WEBHOOK: {
      en: 'This address cannot be called. Use an https address on the open internet, with no port in it.',
      fr: 'Cette adresse ne peut pas être appelée. Utilisez une adresse https publique, sans numéro de port.',
    },
    UNKNOWN_PUSH: {
      en: 'This server does not know the push service of this browser. Whoever runs the server can allow it.',
      fr: 'Ce serveur ne connaît pas le service de notification de ce navigateur. Le responsable du serveur peut l’autoriser.',
    },
    WRONG_CODE: {
      en: 'This is not the code that was sent there. Look again, or save the address anew for another code.',
      fr: 'Ce n’est pas le code qui y a été envoyé. Vérifiez-le, ou enregistrez de nouveau l’adresse pour en recevoir un autre.',
    },
    TOO_MANY_SEATS: {
      en: 'You already wait at too many tables of the lobby. Leave one of them first.',
      fr: 'Vous attendez déjà à trop de tables du salon. Quittez-en une d’abord.',
    },
    NOT_WELCOME: {
      en: 'You cannot sit down at this table. Join another one, or make your own.',
      fr: 'Vous ne pouvez pas prendre place à cette table. Rejoignez-en une autre ou créez la vôtre.',
    },
    TOO_MANY_MUTED: {
      en: 'Your list of muted and blocked people is full. Take somebody off it first, on your account page.',
      fr: 'Votre liste de personnes en sourdine ou bloquées est pleine. Retirez-en d’abord quelqu’un, sur la page de votre compte.',
    },
    BAD_BOT: {
      en: 'There is no bot of this level.',
      fr: 'Il n’y a pas de bot de ce niveau.',
    },
    NO_PEOPLE: {
      en: 'Bots do not play among themselves here. Leave at least one seat to a person.',
      fr: 'Ici, les bots ne jouent pas entre eux. Laissez au moins une place à un joueur humain.',
    },
    TOO_MANY_TABLES: {
      en: 'You have made too many tables that still wait or are played. Play some games to the end, or close tables that wait.',
      fr: 'Trop de tables que vous avez créées attendent ou sont en cours. Terminez des parties ou fermez des tables qui attendent.',
    },
    TOO_MANY_LISTED: {
      en: 'Too many of your tables already wait for players in the lobby. Close one of them, or make this one for whoever has the link.',
      fr: 'Trop de vos tables attendent déjà des joueurs dans le salon. Fermez-en une, ou rendez celle-ci accessible par le lien seulement.',
    },
    STORE_AWAY: {
      en: 'The server cannot store anything right now, so nothing has changed. Try again in a moment.',
      fr: 'Le serveur ne peut rien enregistrer pour l’instant : rien n’a changé. Réessayez dans un moment.',
    },
    STORE_DAMAGED: {
      en: 'The server’s database is damaged, so nothing is stored any more. Its keeper has to put it right.',
      fr: 'La base de données du serveur est endommagée : plus rien n’est enregistré. Son responsable doit la réparer.',
    },
    STOPPING: {
      en: 'The server is being restarted. Your page connects again by itself.',
      fr: 'Le serveur redémarre. Votre page se reconnecte d’elle-même.',
    },
  };
