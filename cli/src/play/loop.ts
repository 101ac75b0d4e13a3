import { type Bot, sight } from '@orrery/bots';
import { type CoreState, type Json, replay, type Seat } from '@orrery/kernel';
import type { AnyGameModule, Voice } from '@orrery/shared';
import type { Table, Update } from '@orrery/table';
import type { Terminal } from '../terminal.ts';
import { type CliKey, say } from '../text.ts';
import { meantBy } from './meant.ts';
import { save } from './save.ts';
import { answerLines, finalLines, tell, tellKey } from './screen.ts';
import { watch } from './watch.ts';
import { labelOf, tellHelp, tellPreview, tellRefusal, tellRefusals, tellSeveral } from './why.ts';

export interface Player {
  readonly terminal: Terminal;
  readonly module: AnyGameModule;
  readonly table: Table;
  readonly seat: Seat;
  readonly voice: Voice;
  /** Answers in the player's place where it is asked to. */
  readonly helper: Bot;
  /** Where the game was last saved or came from; null: nowhere yet. */
  file: string | null;
  /** Answers of the log that the file holds. */
  kept: number;
  /** How many answers the helper still gives. */
  helped: number;
}

export type Ending = 'over' | 'left' | 'inputEnded';

/** Shows the game and takes answers until it is over, left, or the input ends. */
export async function playLoop(player: Player, resumed: boolean): Promise<Ending> {
  const { terminal, module, seat, voice } = player;
  const updates = watch(player, resumed);
  for (;;) {
    const update = await updates.settled();
    if (update.outcome !== null) {
      terminal.print(finalLines(module, update, voice, terminal.width).join('\n'));
      return 'over';
    }
    const { asked, held } = update;
    if (held !== seat && asked?.options == null) {
      throw new Error(`the bot at seat ${update.stalled} cannot think`);
    }
    if (player.helped > 0) {
      await letHelp(player, update);
      continue;
    }
    if (held !== seat && updates.boardIsOld()) showBoard(player, update);
    if (asked?.options != null) showQuestion(player, update, asked.options);
    const ending = await takeLine(player, update);
    if (ending !== null) return ending;
  }
}

function showBoard({ terminal, module, voice }: Player, { view }: Update): void {
  terminal.print(['', ...module.terminal(view, voice, terminal.width)].join('\n'));
}

function showQuestion(player: Player, update: Update, options: readonly Json[]): void {
  const { terminal, module, voice } = player;
  if (update.asked === null) return;
  terminal.print('');
  tell(terminal, module.text.prompt(voice, update.view, update.asked));
  const labels = options.map((option) => labelOf(player, update, option));
  terminal.print(answerLines(labels, terminal.width).join('\n'));
}

/** A bot answers, seeing what the player sees; a turn that it has finished is ended. */
async function letHelp(player: Player, update: Update): Promise<void> {
  const { terminal, module, table, seat, voice } = player;
  if (update.held === seat) return table.endTurn(seat, update.revision);
  player.helped--;
  const state: CoreState = replay(module.game, table.record());
  const choice = player.helper.choose(sight(module.game, state));
  tellKey(terminal, voice, 'helped', { label: labelOf(player, update, choice) });
  await table.answer(seat, update.revision, choice);
}

/** Reads lines until the position changes (null) or the game is left. */
async function takeLine(player: Player, update: Update): Promise<Ending | null> {
  const { terminal, table, seat, voice } = player;
  const { revision, held } = update;
  const options = update.asked?.options ?? [];
  const isHeld = held === seat;
  const prompt = say(voice.lang, isHeld ? 'endTurn' : 'choice');
  const hint = (key: CliKey, params = {}): void => tellKey(terminal, voice, key, params);
  let warned = false;
  for (;;) {
    const line = (await terminal.ask(prompt))?.trim();
    if (line === undefined) return 'inputEnded';
    const [word = '', ...rest] = line.split(/\s+/);
    const argument = rest.join(' ');
    if (word === 'q') {
      const isKept = update.seq === 0 || update.seq === player.kept;
      if (isKept || warned) return 'left';
      warned = true;
      hint('unsaved');
    } else if (word === 'b') showBoard(player, update);
    else if (word === 's') save(player, argument);
    else if (word === 'h') tellHelp(player, (argument || update.asked?.rule || '').toUpperCase());
    else if (word === 'a' && /^\d*$/.test(argument)) {
      player.helped = Number(argument || 1);
      return null;
    } else if (word === 'u') {
      if (update.undoable > 0) {
        await table.undo(seat, revision);
        hint('undone');
        return null;
      }
      hint('nothingToUndo');
    } else if (isHeld) {
      if (line === '') {
        await table.endTurn(seat, revision);
        return null;
      }
      hint('endOrUndo');
    } else if (line.startsWith('?')) {
      const about = line.slice(1).trim();
      if (/^\d+$/.test(about)) tellPreview(player, update, Number(about));
      else tellRefusals(player, update, about);
    } else if (line === '') hint('pickNumber', { n: options.length });
    else {
      const labels = options.map((option) => labelOf(player, update, option));
      const [place, ...others] = meantBy(line, options, labels);
      if (place === undefined) tellRefusal(player, update, line, options.length);
      else if (others.length > 0) tellSeveral(player, line, labels, [place, ...others]);
      else {
        await table.answer(seat, revision, options[place] ?? null);
        return null;
      }
    }
  }
}
