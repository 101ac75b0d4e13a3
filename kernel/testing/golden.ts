import {
  type AnyGame,
  type CoreState,
  type Entry,
  type GameRecord,
  type Json,
  pending,
  play,
  randomFrom,
  record,
  replay,
  start,
  type Task,
} from '../src/index.ts';

/** More answers than this are counted, not listed. */
const LISTED = 12;

/** A finished game of random play: the raw material of golden games, saves and benches. */
export function randomGame(game: AnyGame, seats: number, seed: string, options = {}): GameRecord {
  const random = randomFrom(`random game ${seed}`);
  const state: CoreState = start(game, options, seats, seed);
  const entries: Entry[] = [];
  for (let question = pending(game, state); question !== null; question = pending(game, state)) {
    const choice = question.options[random(question.options.length)] as Json;
    const { seat, ask } = question;
    entries.push(question.options.length === 1 ? [seat, ask, choice, 1] : [seat, ask, choice]);
    play(game, state, choice);
  }
  return record(game, state, { seats, options, seed, entries });
}

/** A game as readable text: every question, answer and event, the points, the hash. */
export function golden(game: AnyGame, saved: GameRecord): string {
  const lines = [
    `${saved.game} · rules ${saved.rulesVersion} · ${saved.seats} seats · seed ${saved.seed}`,
  ];
  const state: CoreState = replay(game, saved, (position: CoreState, entry, events) => {
    for (const event of events) lines.push(`    ${eventLine(event)}`);
    if (entry !== null) lines.push(answerLine(game, position, entry));
  });
  for (const [seat, { total, parts }] of game.scores(state).entries()) {
    const list = Object.entries(parts).map(([category, points]) => `${category} ${points}`);
    lines.push(`seat ${seat} has ${total}: ${list.join(', ')}`);
  }
  const end = state.outcome === null ? 'goes on' : `won by ${state.outcome.winners.join(' ')}`;
  return `${[...lines, `${end} · hash ${saved.hash}`].join('\n')}\n`;
}

function answerLine(game: AnyGame, state: CoreState, [seat, ask, choice, forced]: Entry): string {
  const question = pending(game, state);
  const options = question?.options ?? [];
  const list = options.length > LISTED ? `${options.length}` : `[${options.map(brief).join(' ')}]`;
  const how = forced === 1 ? 'forced' : `of ${list}`;
  return ` seat ${seat} ${ask} -> ${brief(choice)} ${how}`;
}

function eventLine({ type, ...facts }: Task): string {
  return [type, ...Object.entries(facts).map(([key, value]) => `${key}=${brief(value)}`)].join(' ');
}

function brief(value: unknown): string {
  if (Array.isArray(value)) return `(${value.map(brief).join(',')})`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
