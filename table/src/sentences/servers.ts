/** What a server refuses beside that. */
export const SERVERS = {
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
  /** Whoever wants this signs in again first. */
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
  /** Only who sits at the table may do this. */
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
  /** The player of this seat is there and in time. */
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
  /** Nothing more is added to the deal for this seat. */
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
  NO_MORE_UNDO: {
    en: 'So much has been taken back at this table that nothing more can be. Play on from here.',
    fr: 'On est déjà trop souvent revenu en arrière à cette table. Continuez à partir d’ici.',
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
  /** Whoever has a password changes it, or the login, with that one only. */
  WRONG_PASSWORD: {
    en: 'This is not your current password, so nothing has changed. Try again.',
    fr: 'Ce n’est pas votre mot de passe actuel : rien n’a changé. Réessayez.',
  },
  BAD_PASSKEY: {
    en: 'This passkey was not accepted. Try again.',
    fr: 'Cette clé d’accès n’a pas été acceptée. Réessayez.',
  },
  /** The person has this passkey already. */
  PASSKEY_KNOWN: {
    en: 'This device already holds a passkey of your account. Sign in with that one.',
    fr: 'Cet appareil a déjà une clé d’accès de votre compte. Connectez-vous avec elle.',
  },
  TOO_MANY_PASSKEYS: {
    en: 'You have as many passkeys as can be kept. Remove one first.',
    fr: 'Vous avez autant de clés d’accès que l’on peut en garder. Retirez-en une d’abord.',
  },
  /** Without it nobody could sign in to the account. */
  LAST_KEY: {
    en: 'You could no longer sign in without this passkey. Set a password or add another passkey first.',
    fr: 'Sans cette clé d’accès, vous ne pourriez plus vous connecter. Choisissez d’abord un mot de passe ou ajoutez une autre clé.',
  },
  BAD_WEBHOOK: {
    en: 'This address cannot be called. Use an https address on the open internet, with no port in it.',
    fr: 'Cette adresse ne peut pas être appelée. Utilisez une adresse https publique, sans numéro de port.',
  },
  /** The push service that a browser names is none that this server knows. */
  UNKNOWN_PUSH: {
    en: 'This server does not know the push service of this browser. Whoever runs the server can allow it.',
    fr: 'Ce serveur ne connaît pas le service de notification de ce navigateur. Le responsable du serveur peut l’autoriser.',
  },
  /** The code that was sent to a webhook address is another one. */
  WRONG_CODE: {
    en: 'This is not the code that was sent there. Look again, or save the address anew for another code.',
    fr: 'Ce n’est pas le code qui y a été envoyé. Vérifiez-le, ou enregistrez de nouveau l’adresse pour en recevoir un autre.',
  },
  TOO_MANY_SEATS: {
    en: 'You already wait at too many tables of the lobby. Leave one of them first.',
    fr: 'Vous attendez déjà à trop de tables du salon. Quittez-en une d’abord.',
  },
  /** Somebody at the table keeps them away; nothing more is told. */
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
  /** No seat would be left for a person. */
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
  /** The database is away, locked or full: nothing was lost, and it is tried again by itself. */
  STORE_AWAY: {
    en: 'The server cannot store anything right now, so nothing has changed. Try again in a moment.',
    fr: 'Le serveur ne peut rien enregistrer pour l’instant : rien n’a changé. Réessayez dans un moment.',
  },
  /** The database is not what was written: nothing is stored until its keeper has put a backup back. */
  STORE_DAMAGED: {
    en: 'The server’s database is damaged, so nothing is stored any more. Its keeper has to put it right.',
    fr: 'La base de données du serveur est endommagée : plus rien n’est enregistré. Son responsable doit la réparer.',
  },
  STOPPING: {
    en: 'The server is being restarted. Your page connects again by itself.',
    fr: 'Le serveur redémarre. Votre page se reconnecte d’elle-même.',
  },
};
