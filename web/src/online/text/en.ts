import { mutes } from './mutes.ts';

const plural = (n: number, one: string, other: string): string => (n === 1 ? one : other);

/** Who had a seat, or has it now. */
interface Handed {
  readonly isBot: boolean;
  readonly name: string;
}

/** Who asks the table for something; null: whoever reads it. */
const asks = (name: string | null): string => (name === null ? 'You ask' : `${name} asks`);

/** Null: of whoever reads it. */
const seatOf = (name: string | null): string =>
  name === null ? 'your seat' : `the seat of ${name}`;

const handedName = ({ isBot, name }: Handed): string => (isBot ? `the bot ${name}` : name);

export const en = {
  gate: {
    away: 'No server answers here',
    awayText:
      'Either this page is hosted without one, or it is being restarted. This page keeps trying; your own games on this device work all the same.',
    offline: 'You are offline',
    offlineText:
      'Online tables need a network. This page opens by itself once it is back; games on this device can be played meanwhile.',
    lost: 'The server does not answer. This page connects again by itself, and nothing is lost.',
    lostOffline: 'You are offline. The table comes back with the network, and nothing is lost.',
    home: 'Go home',
    retry: 'Try again',
  },
  lobby: {
    title: 'Online tables',
    back: 'Home',
    create: 'New table',
    open: 'Waiting for players',
    running: 'Being played',
    none: 'Nobody else lists a table right now. Make one: others will find it here.',
    join: 'Join',
    watch: 'Watch',
    joinTable: (game: string) => `Join the table of ${game}`,
    watchTable: (game: string) => `Watch the table of ${game}`,
    free: (n: number) => `${n} free ${plural(n, 'seat', 'seats')}`,
    statistics: 'Statistics',
    statisticsOf: (game: string) => `Statistics of ${game}`,
    account: 'Account',
    again: 'Look again',
  },
  name: {
    label: 'Your name at the table',
    hint: 'No account needed.',
  },
  create: {
    title: 'A new online table',
    game: 'Game',
    players: 'Players',
    seat: (n: number) => `Seat ${n}`,
    me: 'Me',
    open: 'Open',
    bot: 'Bot',
    level: 'Level',
    levelAt: (n: number) => `Level of the bot on seat ${n}`,
    pace: 'Pace',
    paces: { free: 'no clock', live: 'live, with a clock', days: 'days per turn' },
    minutes: 'Minutes for each player',
    increment: 'Seconds added per turn',
    days: 'Days for each turn',
    late: 'When a clock runs out',
    lates: { ask: 'the others decide', bot: 'a bot takes over' },
    privacy: 'Who may come',
    privacies: { private: 'whoever has the link', listed: 'listed in the lobby' },
    start: 'Make the table',
    cancel: 'Cancel',
    notMine: 'You will watch this table: take a seat yourself if you want to play.',
    nobody: 'Leave at least one seat to a person.',
  },
  pace: {
    free: 'no clock',
    live: (minutes: number, increment: number) => `${minutes} min + ${increment} s`,
    days: (days: number) => `${days} ${plural(days, 'day', 'days')} per turn`,
    /** What is given to somebody who takes over. */
    newcomers: {
      live: 'Whoever takes over a seat during the game has at least a quarter of the time for it, and never less than a minute.',
      days: 'Whoever takes over a seat during the game begins a whole turn.',
    },
  },
  join: {
    by: (name: string, game: string) => `${name} invites you to play ${game}.`,
    sit: 'Sit down',
    sitAt: (n: number) => `Take seat ${n}`,
    starts: 'The game starts, and is dealt, as soon as every seat is taken.',
  },
  waiting: {
    title: (game: string) => `A table of ${game}`,
    seats: 'Seats',
    free: 'free',
    you: 'you',
    host: 'made the table',
    leave: 'Get up',
    seatBot: 'Seat a bot',
    seatBotAt: (n: number) => `Seat a bot on seat ${n}`,
    freeSeat: 'Take the bot away',
    freeSeatAt: (n: number) => `Take the bot away from seat ${n}`,
    missing: (n: number) => `Waiting for ${n} more ${plural(n, 'player', 'players')}.`,
    /** How many beside oneself; `me`: one has no seat either. */
    spectators: (others: number, me: boolean) => `${others} ${me ? 'more ' : ''}watching`,
    home: 'Home',
    closeTable: 'Close this table',
    closeText:
      'It leaves the lobby and everybody’s games, and nobody can join it any more. Whoever is here is told. This cannot be undone.',
    closeSure: 'Close it',
    keepTable: 'Keep it',
    closed: 'This table is closed',
    closedByYou: 'You have closed it before a game began.',
    closedByHost:
      'The person who made it has closed it before a game began. Join another table, or make your own.',
  },
  share: {
    title: 'Invite by link',
    link: 'Link to this table',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'The link could not be copied. Select it and copy it yourself.',
    send: 'Send…',
    qr: 'QR code of the link',
    secret: 'Whoever has the link may come, watch, and take a free seat.',
  },
  table: {
    door: 'Table',
    title: 'This table',
    close: 'Close',
    loading: 'Opening the table…',
    here: 'here',
    away: 'away',
    left: 'got up',
    late: 'out of time',
    watching: 'You are watching: only what is public is shown.',
    clock: (name: string) => `Clock of ${name}`,
    spectators: (others: number, me: boolean) =>
      others === 0
        ? `Nobody ${me ? 'else ' : ''}is watching.`
        : `${others} ${me ? 'more ' : ''}watching.`,
    notice: 'Tell me when it is my turn',
    noticeOn: 'You are told in this browser when it is your turn.',
    noticeStop: 'Stop telling me here',
    noticeOff: 'This browser does not allow notices from this page. Its settings can change that.',
    leave: 'Get up from the table',
    retaken:
      'Answers were taken back after chance or bots had spoken, with nobody to agree: this game counts in no statistics.',
    leaveText:
      'The others may then let a bot or somebody else take your seat. You can come back until they do.',
    comeBack: 'Come back',
    seatLost: (name: string, late: boolean) =>
      `${late ? 'Your time was up: your' : 'Your'} seat has passed to ${name}.`,
    youLeft: 'You got up. The others may let somebody else take your seat.',
    youAreLate:
      'Your time is up. The others may let somebody else take your seat; until they do, play on.',
    yourTurn: 'Your turn',
    notFound: 'No such table',
    notFoundText:
      'This link leads to no table: a part of it may be missing. Open it again from the message it came with, ask for it once more, or look among the listed tables.',
    notOver: 'This game is not over yet',
    notOverText:
      'Its replay shows every hand, so it opens when the game is over. This link works then; meanwhile you can watch the table.',
    watch: 'Watch the table',
    failed: 'The table cannot be opened',
    variants: (names: string) => `Variants: ${names}`,
    replace: 'Replace…',
    takeOver: 'Take over…',
    kept: (time: string) => `The seat can be given away in ${time}`,
    replaceTitle: (name: string) => `The seat of ${name}`,
    replaceWhy: {
      left: 'This player got up. Somebody else may have the seat if the others at the table agree.',
      late: 'This player is out of time. Somebody else may have the seat if the others at the table agree.',
      away: 'This player is away and has been waited for long enough. Somebody else may have the seat if the others at the table agree.',
      bot: 'A bot plays here. Its seat is yours if the players agree.',
    },
    handedOver: (from: Handed, to: Handed, late: boolean) =>
      `${late ? 'Time is up: the' : 'The'} seat of ${handedName(from)} passes to ${handedName(to)}.`,
    agreedBack: (name: string) => `Taken back by consent of all, as ${name} had asked.`,
    replaceNot: 'This player has come back: the seat stays theirs.',
    byBot: 'Let a bot take it',
    byMe: 'Take it myself',
  },
  proposal: {
    /** So many lines of the log, and the first of them; null: what was chosen has no line there. */
    takeBack: (name: string | null, lines: number, first: string | null) => {
      if (first === null) return `${asks(name)} to take back the last choice.`;
      const all = lines > 1 ? `${lines} lines of the log, from “${first}” on` : `“${first}”`;
      return `${asks(name)} to take back ${all}.`;
    },
    bot: (name: string | null, seat: string | null, level: string) =>
      `${name === null ? 'You propose' : `${name} proposes`} that a bot (${level}) takes ${seatOf(seat)}.`,
    sitIn: (name: string | null, seat: string | null) => `${asks(name)} to take ${seatOf(seat)}.`,
    agree: 'Agree',
    refuse: 'Refuse',
    withdraw: 'Withdraw',
    waitsFor: (names: string) => `Waiting for ${names}.`,
    askTakeBack: 'Ask to take back',
    takeBackText:
      'Takes back your last turn and all that came after it, if the others agree. It stays in the log.',
    refused: 'The request was refused or withdrawn. Nothing has changed.',
    takenBack: 'All have agreed: it is taken back.',
    handedOver: (seat: string) => `All have agreed: ${seat} plays on.`,
  },
  chat: {
    players: 'Chat of the players',
    spectators: 'Chat of the spectators',
    all: 'Chat',
    later: 'Everybody can read it after the game.',
    say: 'Say something',
    send: 'Send',
    empty: 'Nobody has said anything yet.',
    fromSpectators: 'spectator',
    nameFirst: 'Choose a name to speak',
    nameTake: 'Choose',
  },
  mutes: mutes.en,
  proof: {
    title: 'Was the shuffle fair?',
    before:
      'When the table was made the server published a fingerprint (SHA-256) of its secret seed. Then the players’ browsers each added a part of their own, and from all of it together comes all chance of the game. The seed itself was secret until the end.',
    now: 'The fingerprint of the server’s seed is published now, and the browsers of the players each add a part of their own: nobody can choose what comes of it. The seed itself follows at the end, so that anyone can check it.',
    commitment: 'Fingerprint',
    part: (name: string) => `Part of ${name}`,
    yours: 'Part of this browser',
    seed: 'Seed of the server',
    checking: 'Checking…',
    fair: 'All of it fits: the seed has this fingerprint, every part was used, and the game that you saw follows from them.',
    foul: 'It does NOT fit: the seed, the parts and the game do not belong together. Do not trust the deal of this game.',
    changed:
      'The fingerprint is not the one this browser saw first. Do not trust the deal of this game.',
    unused:
      'What this browser added was NOT used, although the server had taken it. Do not trust the deal of this game.',
    unable:
      'This page cannot compute it, because it was not opened over https. Download the file of the game and check it elsewhere.',
    unread: 'The file of the game could not be read. Look again later.',
  },
  account: {
    title: 'Account',
    nobody: 'You have no name on this server yet.',
    guest:
      'You are a guest: this browser alone knows you. Set a password or a passkey to find your games on another device too.',
    known: 'You can sign in on another device.',
    name: 'Name',
    save: 'Save',
    saved: 'Saved.',
    password: 'Password',
    login: 'Login',
    passwordHint: 'At least 8 characters.',
    currentPassword: 'Current password',
    newPassword: 'New password',
    setPassword: 'Set login and password',
    changePassword: 'Change login or password',
    passwordChanged:
      'Saved, and every other browser is signed out. The passkeys below still sign in: remove those that are not yours.',
    hasLogin: (login: string) => `Your login: ${login}`,
    passkey: 'Passkey',
    passkeyText: 'Sign in with the lock of your phone or computer: nothing to remember.',
    addPasskey: 'Add a passkey',
    passkeyOf: (day: string) => `Added on ${day}`,
    passkeyAdded: 'The passkey was added.',
    removePasskey: 'Remove',
    removePasskeyOf: (day: string) => `Remove the passkey of ${day}`,
    removePasskeyText:
      'It will sign nobody in any more. Your phone or computer may still offer it until you delete it there too. Browsers that are signed in stay so: if you lost a device, sign out everywhere else as well.',
    passkeyRemoved: 'The passkey was removed.',
    passkeyCancelled: 'No passkey was chosen. Nothing has changed.',
    signIn: 'Sign in',
    signInText: 'If you have an account, your games come with you.',
    signInGuest:
      'You are a guest here. Games of this guest cannot be reached from this browser after you sign in, unless you set a password first.',
    withPassword: 'Sign in',
    withPasskey: 'Sign in with a passkey',
    signedIn: (name: string) => `Welcome back, ${name}.`,
    signOut: 'Sign out',
    signOutGuest:
      'You are a guest without password or passkey: after signing out nobody can reach your games.',
    signOutOthers: 'Sign out everywhere else',
    signOutOthersText:
      'You are signed out in all other browsers and on all other devices, and no longer told there when it is your turn. Here you stay signed in.',
    othersSignedOut: 'You are signed out everywhere else.',
    notices: 'When it is your turn',
    webhook: 'Webhook address',
    webhookHint:
      'A Discord webhook, or any https address that takes the same form. It is called when it is your turn and you are not at the table. Leave it empty to be left alone.',
    signUp: 'Create an account',
    signUpText: 'A name, a login and a password: your games are there on every device.',
    signedUp: (name: string) => `Welcome, ${name}.`,
    signInAgain: 'Sign in again',
    signInAgainText:
      'Asked for before a passkey is added or removed and before an account is deleted, so that nobody does it from a browser that you left open.',
    recovery: 'Recovery codes',
    recoveryText:
      'Write these down, or keep them where you keep your passwords: each of them lets you in once if you lose your password and your devices. They are shown this once.',
    recoveryKept: 'I have kept them',
    newRecovery: 'New recovery codes',
    recoveryCode: 'Recovery code',
    recover: 'Use the code',
    confirm: 'Confirm',
    webhookCode: 'Code that was sent there',
    webhookCodeHint:
      'A code was sent to this address. It is used once you have told that code here.',
    webhookConfirmed: 'The address is confirmed.',
    testWebhook: 'Send a test',
    webhookTested: 'A test was sent.',
    data: 'Your data',
    exportData: 'Download all my data',
    remove: 'Delete my account',
    removeText:
      'Your name, chat, sessions, keys and ratings are deleted at once. Finished games stay, without your name; others may take your seats in running ones. This cannot be undone.',
    removeSure: 'Delete for ever',
    removed: 'Your account is deleted.',
    cancel: 'Cancel',
    back: 'Online tables',
  },
  statistics: {
    title: (game: string) => `Statistics of ${game}`,
    none: 'No game has been finished here yet.',
    played: (n: number) => `${n} ${plural(n, 'game', 'games')} played to the end on this server`,
    players: 'Points of people and bots',
    people: 'People',
    whose: 'Whose scores',
    seated: 'Seats',
    won: 'Won',
    average: 'Average',
    best: 'Best',
    playersNote:
      'Each seat counts once. Seats that changed hands during a game, as to a bot when a clock ran out, are left out.',
    seats: 'Players',
    games: 'Games',
    answers: 'Choices',
    minutes: 'Minutes',
    wins: 'Wins by seat',
    winsNote: 'Wins by seat are counted in games among people only.',
    averages: 'Averages by number of players',
    scores: 'Final scores',
    scoresNote: 'The number of seats that ended with so many points.',
    band: (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`),
    scoresOf: (from: number, to: number, count: number) => `${from} to ${to} points: ${count}`,
    game: 'Game',
  },
  duration: { day: 'd', hour: 'h' },
};

/** The French catalogue has this type: a missing or superfluous key does not compile. */
export type OnlineWords = typeof en;
