export const en = {
  title: (game: string) => `Learn ${game}`,
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  next: 'Go on',
  back: 'Back',
  show: 'Show me',
  leave: 'Leave',
  leaveLong: 'Leave the lesson; it goes on here next time',
  watch: 'Watch what happens.',
  allowed: 'Allowed, and sometimes good. Here, follow the glow first.',
  puzzle: 'Puzzle',
  nudge: 'A nudge',
  firstMove: 'The first move',
  solution: 'The solution',
  again: 'Try again',
  missed: (mine: number, theirs: number) => `Not yet: ${mine} to ${theirs}. Try again.`,
  solved: 'Solved!',
  whyTitle: 'Why would I …?',
  play: 'Play a game',
  anew: 'Begin the lesson anew',
};

export type LearnWords = typeof en;
