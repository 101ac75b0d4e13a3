import { isLoss, lookBack, type Reviewed, sight, taught, turningPoints } from '@orrery/bots';
import { loadGame } from '@orrery/catalog';
import { asked, type CoreState, type GameRecord, pending, viewFor } from '@orrery/kernel';
import { type AnyGameModule, type Lang, LANGS, type Voice } from '@orrery/shared';
import { createReplay, type Replay } from '@orrery/table';
import { BadInput } from '../errors.ts';
import { readRecord } from '../files.ts';
import { oneOf, whole } from '../parse.ts';
import { progress } from '../progress.ts';
import { table } from '../table.ts';
import { answer, type Register, withJson } from './context.ts';

interface Flags {
  readonly iterations: number;
  readonly lang: Lang;
  readonly json?: boolean;
}

/** Where there was something to decide, and what was answered there. */
function decisionsOf({ game }: AnyGameModule, { entries }: GameRecord, replay: Replay) {
  return entries.flatMap(([seat, , choice], index) => {
    const state = replay.stateAt(index);
    const isChoice = (pending(game, state)?.options.length ?? 0) > 1;
    return isChoice ? [{ index, seat, choice, state }] : [];
  });
}

/** An answer as its seat read it. */
function optionText({ game, text }: AnyGameModule, state: CoreState, voice: Voice) {
  const question = asked(game, state);
  const view = viewFor(game, state, question?.seat ?? null);
  return ({ choice }: Reviewed['best']): string =>
    text.option(voice, view, question?.ask ?? '', choice);
}

const chance = (part: number): string => `${Math.round(100 * part)} %`;

/** The turning points of each seat as lines of text. */
function told(module: AnyGameModule, found: readonly Reviewed[], replay: Replay, lang: Lang) {
  const seats = replay.at(0, null).scores.length;
  const alone = seats === 1;
  const voice: Voice = { lang, name: (seat) => `${seat + 1}` };
  const worth = (one: Reviewed['best']): string =>
    alone ? `${Math.round(one.points)}` : chance(one.chance);
  return Array.from({ length: seats }, (_, seat) => {
    const points = turningPoints(found, seat, alone);
    const count = found.filter((one) => one.seat === seat).length;
    const lost = found.filter((one) => one.seat === seat && isLoss(one, alone)).length;
    const rows = points.map((one) => {
      const option = optionText(module, replay.stateAt(one.index), voice);
      const { played, best } = one;
      return [one.index, worth(played), option(played), worth(best), option(best)];
    });
    const head = `seat ${seat + 1}: ${lost} of ${count} decisions could have been clearly better`;
    if (rows.length === 0) return head;
    const columns = ['position', alone ? 'points' : 'chance', 'played', '', 'better'];
    return `${head}\n${table(columns, rows)}`;
  }).join('\n\n');
}

export const review: Register = (program, context) => {
  const command = program
    .command('review <file>')
    .description('compare every decision of a finished game with the best answer that is found')
    .option('--iterations <n>', 'thinking behind each decision', whole('--iterations', 1), 600)
    .option('--lang <language>', 'language of the answers', oneOf('--lang', LANGS), 'en');
  withJson(command).action(async (file: string, { iterations, lang, json }: Flags) => {
    const saved = readRecord(file);
    const module = await loadGame(saved.game);
    const replay = createReplay(module.game, saved, true);
    if (replay.stateAt(replay.length).outcome === null)
      throw new BadInput(`${file} is of a running game: it can be reviewed when it is over`);
    const decisions = decisionsOf(module, saved, replay);
    const knowledge = await taught(module.bots);
    const bar = progress(context.terminal, 'decisions', decisions.length);
    const found = decisions.map(({ index, seat, choice, state }): Reviewed => {
      const seen = sight(module.game, state);
      const verdict = lookBack(seen, knowledge, choice, iterations, `review ${index}`);
      bar.add(1);
      return { ...verdict, index, seat };
    });
    bar.done();
    answer(context, json, { ok: true, game: saved.game, decisions: found }, () =>
      told(module, found, replay, lang),
    );
  });
};
