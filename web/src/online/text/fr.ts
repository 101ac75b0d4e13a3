import { de } from '@orrery/shared';
import { mutes } from './mutes.ts';
import type { OnlineWords } from './en.ts';

const plural = (n: number, one: string, other: string): string => (n < 2 ? one : other);

const asks = (name: string | null): string => (name === null ? 'Vous demandez' : `${name} demande`);

const seatOf = (name: string | null): string =>
  name === null ? 'votre place' : `la place ${de(name)}`;

export const fr: OnlineWords = {
  gate: {
    away: 'Aucun serveur ne répond ici',
    awayText:
      'Cette page est hébergée sans serveur, ou bien il redémarre. La connexion est retentée d’elle-même ; vos parties sur cet appareil restent jouables.',
    offline: 'Vous êtes hors ligne',
    offlineText:
      'Les tables en ligne ont besoin du réseau. Cette page s’ouvrira d’elle-même dès son retour ; d’ici là, vos parties sur cet appareil restent jouables.',
    lost: 'Le serveur ne répond pas. Cette page se reconnecte d’elle-même, rien n’est perdu.',
    lostOffline: 'Vous êtes hors ligne. La table reviendra avec le réseau, rien n’est perdu.',
    home: 'Retour à l’accueil',
    retry: 'Réessayer',
  },
  lobby: {
    title: 'Tables en ligne',
    back: 'Accueil',
    create: 'Nouvelle table',
    open: 'En attente de joueurs',
    running: 'Parties en cours',
    none: 'Personne d’autre n’annonce de table pour l’instant. Créez-en une : les autres la verront ici.',
    join: 'Rejoindre',
    watch: 'Regarder',
    joinTable: (game) => `Rejoindre la table ${de(game)}`,
    watchTable: (game) => `Regarder la table ${de(game)}`,
    free: (n) => `${n} ${plural(n, 'place libre', 'places libres')}`,
    statistics: 'Statistiques',
    statisticsOf: (game) => `Statistiques ${de(game)}`,
    account: 'Compte',
    again: 'Actualiser',
  },
  name: {
    label: 'Votre nom à la table',
    hint: 'Aucun compte n’est nécessaire.',
  },
  create: {
    title: 'Nouvelle table en ligne',
    game: 'Jeu',
    players: 'Joueurs',
    seat: (n) => `Place ${n}`,
    me: 'Moi',
    open: 'Libre',
    bot: 'Bot',
    level: 'Niveau',
    levelAt: (n) => `Niveau du bot à la place ${n}`,
    pace: 'Rythme',
    paces: { free: 'sans pendule', live: 'en direct, à la pendule', days: 'en différé, en jours' },
    minutes: 'Minutes par joueur',
    increment: 'Secondes ajoutées par tour',
    days: 'Jours par tour',
    late: 'Quand le temps est écoulé',
    lates: { ask: 'les autres décident', bot: 'un bot prend la place' },
    privacy: 'Accès',
    privacies: { private: 'par le lien', listed: 'annoncée dans le salon' },
    start: 'Créer la table',
    cancel: 'Annuler',
    notMine: 'Vous regarderez cette table : prenez une place si vous voulez jouer.',
    nobody: 'Laissez au moins une place à un joueur humain.',
  },
  pace: {
    free: 'sans pendule',
    live: (minutes, increment) => `${minutes} min + ${increment} s`,
    days: (days) => `${days} ${plural(days, 'jour', 'jours')} par tour`,
    newcomers: {
      live: 'Qui reprend une place en cours de partie a au moins un quart du temps prévu, et jamais moins d’une minute.',
      days: 'Qui reprend une place en cours de partie commence un tour entier.',
    },
  },
  join: {
    by: (name, game) => `${name} vous invite à jouer à ${game}.`,
    sit: 'S’asseoir',
    sitAt: (n) => `Prendre la place ${n}`,
    starts: 'La partie commence, et tout est distribué, dès que chaque place est prise.',
  },
  waiting: {
    title: (game) => `Une table ${de(game)}`,
    seats: 'Places',
    free: 'libre',
    you: 'vous',
    host: 'a créé la table',
    leave: 'Se lever',
    seatBot: 'Installer un bot',
    seatBotAt: (n) => `Installer un bot à la place ${n}`,
    freeSeat: 'Retirer le bot',
    freeSeatAt: (n) => `Retirer le bot de la place ${n}`,
    missing: (n) => `Il manque encore ${n} ${plural(n, 'joueur', 'joueurs')}.`,
    spectators: (others, me) =>
      `${others} ${me ? plural(others, 'autre ', 'autres ') : ''}${plural(others, 'spectateur', 'spectateurs')}`,
    home: 'Accueil',
    closeTable: 'Fermer cette table',
    closeText:
      'Elle disparaît du salon et des parties de chacun, et personne ne peut plus la rejoindre. Les personnes présentes en sont averties. C’est définitif.',
    closeSure: 'La fermer',
    keepTable: 'La garder',
    closed: 'Cette table est fermée',
    closedByYou: 'Vous l’avez fermée avant le début d’une partie.',
    closedByHost:
      'La personne qui l’a créée l’a fermée avant le début d’une partie. Rejoignez une autre table ou créez la vôtre.',
  },
  share: {
    title: 'Inviter par un lien',
    link: 'Lien de cette table',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    notCopied: 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.',
    send: 'Envoyer…',
    qr: 'Code QR du lien',
    secret: 'Quiconque a le lien peut venir, regarder et prendre une place libre.',
  },
  table: {
    door: 'Table',
    title: 'Cette table',
    close: 'Fermer',
    loading: 'Ouverture de la table…',
    here: 'présent',
    away: 'absent',
    left: 's’est levé',
    late: 'temps écoulé',
    watching: 'Vous regardez : seul ce qui est public est montré.',
    clock: (name) => `Pendule ${de(name)}`,
    spectators: (others, me) =>
      others === 0
        ? `Personne ${me ? 'd’autre ' : ''}ne regarde.`
        : `${others} ${me ? plural(others, 'autre ', 'autres ') : ''}${plural(others, 'spectateur', 'spectateurs')}.`,
    notice: 'Me prévenir quand c’est à moi',
    noticeOn: 'Vous êtes prévenu dans ce navigateur quand c’est à vous.',
    noticeStop: 'Ne plus me prévenir ici',
    noticeOff:
      'Ce navigateur n’autorise pas les notifications de cette page. Ses réglages permettent de le changer.',
    leave: 'Se lever de table',
    retaken:
      'Des réponses ont été reprises après que le hasard ou les bots avaient parlé, sans personne pour en convenir : cette partie ne compte dans aucune statistique.',
    leaveText:
      'Les autres pourront alors donner votre place à un bot ou à quelqu’un d’autre. D’ici là, vous pourrez revenir.',
    comeBack: 'Revenir',
    seatLost: (name, late) =>
      `${late ? 'Votre temps était écoulé : ' : ''}${name} joue désormais à votre place.`,
    youLeft: 'Vous vous êtes levé. Les autres peuvent donner votre place.',
    youAreLate:
      'Votre temps est écoulé. Les autres peuvent donner votre place ; d’ici là, continuez à jouer.',
    yourTurn: 'À vous',
    notFound: 'Table introuvable',
    notFoundText:
      'Ce lien ne mène à aucune table : il en manque peut-être une partie. Rouvrez-le depuis le message reçu, redemandez-le ou cherchez parmi les tables annoncées.',
    notOver: 'Cette partie n’est pas finie',
    notOverText:
      'Revoir une partie montre toutes les mains : ce n’est possible qu’à la fin. Ce lien marchera alors ; d’ici là, vous pouvez regarder la table.',
    watch: 'Regarder la table',
    failed: 'La table ne peut pas s’ouvrir',
    variants: (names) => `Variantes : ${names}`,
    replace: 'Remplacer…',
    takeOver: 'Prendre la place…',
    kept: (time) => `La place pourra changer de mains dans ${time}`,
    replaceTitle: (name) => `La place ${de(name)}`,
    replaceWhy: {
      left: 'Ce joueur s’est levé. Sa place peut changer de mains si les autres sont d’accord.',
      late: 'Ce joueur a épuisé son temps. Sa place peut changer de mains si les autres sont d’accord.',
      away: 'Ce joueur est absent, et on l’a assez attendu. Sa place peut changer de mains si les autres sont d’accord.',
      bot: 'Un bot joue ici. Sa place est à vous si les joueurs sont d’accord.',
    },
    handedOver: (from, to, late) =>
      `${late ? 'Temps écoulé : ' : ''}${from.isBot ? 'Le bot ' : ''}${from.name} laisse sa place ${to.isBot ? 'au bot' : 'à'} ${to.name}.`,
    agreedBack: (name) => `Annulé avec l’accord de tous, à la demande ${de(name)}.`,
    replaceNot: 'Ce joueur est revenu : sa place reste la sienne.',
    byBot: 'La donner à un bot',
    byMe: 'La prendre moi-même',
  },
  proposal: {
    takeBack: (name, lines, first) => {
      if (first === null) return `${asks(name)} à annuler le dernier choix.`;
      const line = `« ${first} »`;
      const all = lines > 1 ? `${lines} lignes du journal, à partir de ${line}` : line;
      return `${asks(name)} à annuler ${all}.`;
    },
    bot: (name, seat, level) =>
      `${name === null ? 'Vous proposez' : `${name} propose`} qu’un bot (${level}) prenne ${seatOf(seat)}.`,
    sitIn: (name, seat) => `${asks(name)} à prendre ${seatOf(seat)}.`,
    agree: 'Accepter',
    refuse: 'Refuser',
    withdraw: 'Retirer la demande',
    waitsFor: (names) => `En attente ${de(names)}.`,
    askTakeBack: 'Demander à annuler',
    takeBackText:
      'Annule votre dernier tour et tout ce qui a suivi, si les autres sont d’accord. Le journal en garde la trace.',
    refused: 'La demande a été refusée ou retirée. Rien n’a changé.',
    takenBack: 'Tout le monde est d’accord : c’est annulé.',
    handedOver: (seat) => `Tout le monde est d’accord : ${seat} joue désormais.`,
  },
  chat: {
    players: 'Discussion des joueurs',
    spectators: 'Discussion des spectateurs',
    all: 'Discussion',
    later: 'Tout le monde pourra la lire après la partie.',
    say: 'Votre message',
    send: 'Envoyer',
    empty: 'Personne n’a encore rien dit.',
    fromSpectators: 'spectateur',
    nameFirst: 'Choisissez un nom pour écrire',
    nameTake: 'Choisir',
  },
  mutes: mutes.fr,
  proof: {
    title: 'Le mélange était-il honnête ?',
    before:
      'À la création de la table, le serveur a publié l’empreinte (SHA-256) de sa graine secrète. Puis le navigateur de chaque joueur y a ajouté sa part, et de tout cela ensemble vient tout le hasard de la partie. La graine elle-même est restée secrète jusqu’à la fin.',
    now: 'L’empreinte de la graine du serveur est publiée dès maintenant, et le navigateur de chaque joueur y ajoute sa part : personne ne peut choisir ce qui en sort. La graine suivra à la fin, pour que chacun puisse vérifier.',
    commitment: 'Empreinte',
    part: (name) => `Part de ${name}`,
    yours: 'Part de ce navigateur',
    seed: 'Graine du serveur',
    checking: 'Vérification…',
    fair: 'Tout concorde : la graine a bien cette empreinte, chaque part a servi, et la partie que vous avez vue en découle.',
    foul: 'Cela NE concorde PAS : la graine, les parts et la partie ne vont pas ensemble. Ne vous fiez pas à la donne de cette partie.',
    changed:
      'L’empreinte n’est pas celle que ce navigateur a vue en premier. Ne vous fiez pas à la donne de cette partie.',
    unused:
      'La part de ce navigateur N’A PAS servi, bien que le serveur l’ait prise. Ne vous fiez pas à la donne de cette partie.',
    unable:
      'Cette page ne peut pas le calculer, car elle n’est pas ouverte en https. Téléchargez le fichier de la partie et vérifiez-le ailleurs.',
    unread: 'Le fichier de la partie n’a pas pu être lu. Regardez de nouveau plus tard.',
  },
  account: {
    title: 'Compte',
    nobody: 'Vous n’avez pas encore de nom sur ce serveur.',
    guest:
      'Vous jouez en invité : seul ce navigateur vous connaît. Choisissez un mot de passe ou une clé d’accès pour retrouver vos parties sur un autre appareil.',
    known: 'Vous pouvez vous connecter sur un autre appareil.',
    name: 'Nom',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    password: 'Mot de passe',
    login: 'Identifiant',
    passwordHint: 'Au moins 8 caractères.',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    setPassword: 'Choisir identifiant et mot de passe',
    changePassword: 'Changer d’identifiant ou de mot de passe',
    passwordChanged:
      'C’est enregistré, et les autres navigateurs sont déconnectés. Les clés d’accès ci-dessous connectent toujours : retirez celles qui ne sont pas à vous.',
    hasLogin: (login) => `Votre identifiant : ${login}`,
    passkey: 'Clé d’accès',
    passkeyText: 'Connectez-vous avec le verrou de votre téléphone ou ordinateur : rien à retenir.',
    addPasskey: 'Ajouter une clé d’accès',
    passkeyOf: (day) => `Ajoutée le ${day}`,
    passkeyAdded: 'La clé d’accès est ajoutée.',
    removePasskey: 'Retirer',
    removePasskeyOf: (day) => `Retirer la clé d’accès du ${day}`,
    removePasskeyText:
      'Elle ne connectera plus personne. Votre téléphone ou ordinateur peut encore la proposer tant que vous ne l’y effacez pas aussi. Les navigateurs connectés le restent : si vous avez perdu un appareil, déconnectez-vous aussi partout ailleurs.',
    passkeyRemoved: 'La clé d’accès est retirée.',
    passkeyCancelled: 'Aucune clé n’a été choisie. Rien n’a changé.',
    signIn: 'Se connecter',
    signInText: 'Si vous avez un compte, vos parties vous suivent.',
    signInGuest:
      'Vous êtes ici en invité. Après la connexion, les parties de cet invité ne seront plus accessibles de ce navigateur, sauf si vous choisissez d’abord un mot de passe.',
    withPassword: 'Se connecter',
    withPasskey: 'Se connecter avec une clé d’accès',
    signedIn: (name) => `Bon retour, ${name}.`,
    signOut: 'Se déconnecter',
    signOutGuest:
      'Vous êtes en invité, sans mot de passe ni clé d’accès : après la déconnexion, plus personne n’aura accès à vos parties.',
    signOutOthers: 'Se déconnecter partout ailleurs',
    signOutOthersText:
      'Vous serez déconnecté de tous les autres navigateurs et appareils, et n’y serez plus prévenu quand c’est à vous. Ici, vous restez connecté.',
    othersSignedOut: 'Vous êtes déconnecté partout ailleurs.',
    notices: 'Quand c’est à vous',
    webhook: 'Adresse de webhook',
    webhookHint:
      'Un webhook Discord, ou toute adresse https de la même forme. Elle est appelée quand c’est à vous et que vous n’êtes pas à la table. Laissez vide pour ne pas être dérangé.',
    signUp: 'Créer un compte',
    signUpText:
      'Un nom, un identifiant et un mot de passe : vos parties vous suivent sur chaque appareil.',
    signedUp: (name: string) => `Bienvenue, ${name}.`,
    signInAgain: 'Se connecter de nouveau',
    signInAgainText:
      'Demandé avant d’ajouter ou de retirer une clé d’accès et avant de supprimer le compte, pour que personne ne le fasse depuis un navigateur resté ouvert.',
    recovery: 'Codes de secours',
    recoveryText:
      'Notez-les, ou gardez-les avec vos mots de passe : chacun vous laisse entrer une fois si vous perdez mot de passe et appareils. Ils ne sont montrés qu’une fois.',
    recoveryKept: 'Je les ai gardés',
    newRecovery: 'Nouveaux codes de secours',
    recoveryCode: 'Code de secours',
    recover: 'Utiliser le code',
    confirm: 'Confirmer',
    webhookCode: 'Code envoyé à cette adresse',
    webhookCodeHint:
      'Un code a été envoyé à cette adresse. Elle sert dès que vous l’avez indiqué ici.',
    webhookConfirmed: 'L’adresse est confirmée.',
    testWebhook: 'Envoyer un essai',
    webhookTested: 'Un essai a été envoyé.',
    data: 'Vos données',
    exportData: 'Télécharger toutes mes données',
    remove: 'Supprimer mon compte',
    removeText:
      'Votre nom, vos messages, sessions, clés et cotes sont effacés aussitôt. Les parties terminées restent, sans votre nom ; d’autres pourront prendre vos places dans les parties en cours. C’est définitif.',
    removeSure: 'Supprimer définitivement',
    removed: 'Votre compte est supprimé.',
    cancel: 'Annuler',
    back: 'Tables en ligne',
  },
  statistics: {
    title: (game) => `Statistiques ${de(game)}`,
    none: 'Aucune partie n’a encore été terminée ici.',
    played: (n) =>
      `${n} ${plural(n, 'partie jouée', 'parties jouées')} jusqu’au bout sur ce serveur`,
    players: 'Points des humains et des bots',
    people: 'Humains',
    whose: 'Scores de qui',
    seated: 'Places',
    won: 'Gagnées',
    average: 'Moyenne',
    best: 'Record',
    playersNote:
      'Chaque place compte une fois. Les places qui ont changé de main en cours de partie, par exemple pour un bot à la fin du temps, ne sont pas comptées.',
    seats: 'Joueurs',
    games: 'Parties',
    answers: 'Choix',
    minutes: 'Minutes',
    wins: 'Victoires par place',
    winsNote: 'Les victoires par place sont comptées dans les parties entre humains.',
    averages: 'Moyennes par nombre de joueurs',
    scores: 'Scores finaux',
    scoresNote: 'Le nombre de places qui ont fini avec tant de points.',
    band: (from, to) => (from === to ? `${from}` : `${from} à ${to}`),
    scoresOf: (from, to, count) => `${from} à ${to} points : ${count}`,
    game: 'Jeu',
  },
  duration: { day: 'j', hour: 'h' },
};
