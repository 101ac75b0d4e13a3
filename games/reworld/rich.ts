import { type Json, type Options, pending, play, type Random } from '@orrery/kernel';
import { constants } from './data/index.ts';
import { answers } from './rules/answers.ts';
import { load } from './rules/docks.ts';
import { gain, OFFICERS, player, type Reworld, reworld } from './rules/index.ts';
import { setup } from './rules/setup.ts';

/** Answers given before the position is handed out; all 100 modules take more than so many launches. */
const LAUNCHES = 95;
const PURCHASES = 45;

/** A late position with full docks: on a crowded station, or in colonies that are half built. */
export function rich(options: Options, seats: number, random: Random): Reworld {
  const s: Reworld = {
    ...setup(options, seats, random),
    key: [random(2 ** 31), random(2 ** 31)],
    drawn: 0,
    outcome: null,
  };
  for (const p of s.players) gain(p, 'cards', random(60));
  if (random(3) > 0) {
    s.chapter = 2;
    s.round = constants.rounds;
    s.tasks = [{ type: 'chapterTwoTurn', seat: s.admiral }];
    fillDocks(s, s.bag.length, random);
    playOn(s, random(LAUNCHES), random);
  } else {
    s.round = 1 + random(constants.rounds - 1);
    fillDocks(s, s.round * constants.portsPerRound, random);
    lastLeaves(s);
    playOn(s, random(PURCHASES), random);
  }
  return s;
}

/** Modules from the bag go to any docks. */
function fillDocks(s: Reworld, n: number, random: Random): void {
  for (const module of s.bag.slice(0, n)) {
    const dock = OFFICERS[random(OFFICERS.length)] ?? 1;
    load(player(s, random(s.players.length)), dock, module);
  }
  s.bag = s.bag.slice(n);
}

/** The only one who has not left leaves, and the next round is dealt. */
function lastLeaves(s: Reworld): void {
  s.players.forEach((p, seat) => {
    p.left = seat !== s.admiral;
  });
  s.tasks = [{ type: 'chapterOneTurn', seat: s.admiral }];
  play(reworld, s, answers.chapterOneTurn.make({ action: 'leaveRound' }));
}

const WASTES: readonly (string | undefined)[] = ['leaveRound', 'sacrificeUnit', 'stop'];

/** Answers at random, but hardly ever those that waste a turn. */
function playOn(s: Reworld, decisions: number, random: Random): void {
  for (let n = 0; n < decisions; n++) {
    const question = pending(reworld, s);
    if (question === null) return;
    const useful = random(8) === 0 ? [] : question.options.filter((choice) => !isWaste(choice));
    const from = useful.length > 0 ? useful : question.options;
    play(reworld, s, from[random(from.length)] as Json);
  }
}

function isWaste(choice: Json): boolean {
  const answer =
    answers.chapterOneTurn.read(choice) ??
    answers.chapterTwoTurn.read(choice) ??
    answers.transportLoad.read(choice);
  return WASTES.includes(answer?.action);
}
