import { existsSync } from 'node:fs';
import type { Json, RuleId, Seat } from '@orrery/kernel';
import { sameJson } from '@orrery/kernel';
import type { AnyGameModule, Voice } from '@orrery/shared';
import { fileText, type Table, type Update } from '@orrery/table';
import { board } from '../board/index.ts';
import { BadInput } from '../errors.ts';
import { writeWhole } from '../files.ts';
import { ruleText } from '../rules.ts';
import type { Terminal } from '../terminal.ts';
import { type CliKey, say } from '../text.ts';
import { columns, scoreTable } from './screen.ts';

export interface Player {
  readonly terminal: Terminal;
  readonly module: AnyGameModule;
  readonly table: Table;
  readonly seat: Seat;
  readonly voice: Voice;
  /** Where the game was last saved or came from; null: nowhere yet. */
  file: string | null;
}

export type Ending = 'over' | 'left' | 'inputEnded';

/** Shows the game and takes answers until it is over, left, or the input ends. */
export async function playLoop(player: Player, resumed: boolean): Promise<Ending> {
  const { terminal, module, table, voice } = player;
  const updates = watch(player, resumed);
  for (;;) {
    const update = await updates.settled();
    if (update.outcome !== null) {
      terminal.print(finalText(module, update, voice));
      return 'over';
    }
    const { asked } = update;
    if (asked?.options == null) throw new Error(`the bot at seat ${update.stalled} cannot think`);
    if (updates.boardIsOld()) terminal.print(`\n${board(table.game, update.view, voice)}`);
    const labels = asked.options.map(
      (option, i) =>
        `${`${i + 1}`.padStart(3)}  ${module.text.option(voice, update.view, asked.ask, option)}`,
    );
    terminal.print(`\n${module.text.prompt(voice, update.view, asked)}`);
    terminal.print(columns(labels, terminal.width));
    const ending = await takeAnswer(player, update, asked.options, asked.rule);
    if (ending !== null) return ending;
  }
}

/** Reads lines until the position changes (null) or the game is left. */
async function takeAnswer(
  player: Player,
  update: Update,
  options: readonly Json[],
  rule: RuleId,
): Promise<Ending | null> {
  const { terminal, table, seat, voice } = player;
  const tell = (key: CliKey, params = {}): void => terminal.print(say(voice.lang, key, params));
  for (;;) {
    const line = (await terminal.ask(say(voice.lang, 'choice')))?.trim();
    if (line === undefined) return 'inputEnded';
    const [word = '', ...rest] = line.split(/\s+/);
    const argument = rest.join(' ');
    if (line === '') tell('pickNumber', { n: options.length });
    else if (word === 'q') return 'left';
    else if (word === 'h') help(player, (argument || rule).toUpperCase());
    else if (word === 'b') terminal.print(board(table.game, update.view, voice));
    else if (word === 's') save(player, argument);
    else if (word === 'u') {
      if (update.undoable === 0) {
        tell('nothingToUndo');
        continue;
      }
      await table.undo(seat, update.revision);
      tell('undone');
      return null;
    } else {
      const choice = chosen(line, options);
      if (choice !== undefined) {
        await table.answer(seat, update.revision, choice);
        return null;
      }
      refuse(player, line, options.length);
    }
  }
}

/** A number of the list, or the answer itself as the rules write it. */
function chosen(line: string, options: readonly Json[]): Json | undefined {
  if (/^\d+$/.test(line)) return options[Number(line) - 1];
  return options.find((option) => sameJson(option, line) || JSON.stringify(option) === line);
}

/** Says which rule forbids an answer, where a rule speaks of it. */
function refuse({ terminal, table, module, seat, voice }: Player, line: string, n: number): void {
  const isNumber = /^-?\d+$/.test(line);
  const rule = isNumber ? null : table.why(seat, line);
  const key = rule === null ? 'notOffered' : 'forbidden';
  terminal.print(say(voice.lang, key, { text: line, rule: rule ?? '' }));
  const text = rule === null ? null : ruleText(module.game.id, voice.lang, rule);
  terminal.print(text ?? say(voice.lang, 'pickNumber', { n }));
}

function help({ terminal, module, voice }: Player, rule: RuleId): void {
  const text = ruleText(module.game.id, voice.lang, rule);
  terminal.print(text ?? say(voice.lang, 'noRule', { rule }));
  terminal.print(say(voice.lang, 'keys'));
}

function save(player: Player, argument: string): void {
  const { terminal, table, voice } = player;
  const record = table.record();
  const usual = `${table.game}-${record.seed.replaceAll(/[^\w-]/g, '_')}.json`;
  const file = argument || (player.file ?? usual);
  if (file !== player.file && existsSync(file)) {
    terminal.print(say(voice.lang, 'exists', { file }));
    return;
  }
  try {
    writeWhole(file, fileText(record, table.seats()));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    terminal.print(error.message);
    return;
  }
  player.file = file;
  terminal.print(say(voice.lang, 'saved', { file, game: table.game }));
}

/** Prints what happens as it happens, and tells when the player is to answer. */
function watch({ terminal, module, table, seat, voice }: Player, resumed: boolean) {
  let latest: Update | null = null;
  let printed = -1;
  let old = true;
  let wake: () => void = () => {};
  table.subscribe(seat, (update) => {
    if (latest === null && resumed) printed = update.seq;
    for (const step of update.log.steps.filter(({ seq }) => seq > printed)) {
      if (step.seat !== seat || step.forced) old = true;
      for (const event of step.events) terminal.print(`• ${module.text.event(voice, event)}`);
    }
    if (update.seq < printed) old = true;
    printed = update.seq;
    latest = update;
    wake();
  });
  const ready = (): boolean =>
    latest !== null &&
    (latest.outcome !== null || latest.asked?.options != null || latest.stalled !== null);
  return {
    async settled(): Promise<Update> {
      while (!ready()) await new Promise<void>((resolve) => (wake = resolve));
      return latest as Update;
    },
    /** Once per change by somebody else: one's own small questions need no new board. */
    boardIsOld(): boolean {
      const answer = old;
      old = false;
      return answer;
    },
  };
}

function finalText(module: AnyGameModule, update: Update, voice: Voice): string {
  const winners = update.outcome?.winners ?? [];
  const names = winners.map((winner) => voice.name(winner)).join(', ');
  return [
    '',
    say(voice.lang, 'over'),
    scoreTable(update.scores, module.text, voice),
    say(voice.lang, winners.length === 1 ? 'winner' : 'winners', { names }),
  ].join('\n');
}
