import { loadGame } from '@orrery/catalog';
import { hash, type Json, refusals, sameJson } from '@orrery/kernel';
import { drawing } from '@orrery/kit/testing';
import { type AnyLesson, type Bilingual, fill, LANGS } from '@orrery/shared';
import {
  acceptedAt,
  type Done,
  goneOn,
  learnt,
  type LessonAt,
  lessonAt,
  looked,
  placesWanted,
  puzzleRested,
  rested,
  stepAt,
  stepBack,
  tableAt,
  wantedAt,
} from '@orrery/table/lesson';
import { answered, type Model } from '@orrery/table/parts';
import { describe, expect, test } from 'vitest';
import { LESSONS, loadLesson } from '../src/learn/lessons.ts';
import { loadTable } from '../src/games.ts';

interface Ends {
  /** Positions in which the puzzle may end, and those of them that solve it. */
  readonly ends: number;
  readonly solved: number;
  /** Where there are too many lines to be walked: how many answers of the solution are given first. */
  readonly after?: number;
}
const PUZZLES: Readonly<Record<string, Ends>> = {
  reworld: { ends: 12, solved: 3 },
  artemis: { ends: 2412, solved: 1 },
  antarctica: { ends: 70, solved: 3 },
  'alien-artifacts': { ends: 725, solved: 18 },
  'on-mars': { ends: 1697, solved: 71, after: 4 },
};

/** Seconds that people take, by the plan of the lessons. */
const A_WORD = 0.5;
const AN_ANSWER = 10;
const A_PUZZLE = 240;

const wordsIn = (text: string): number =>
  text.split(/[\s\u00a0]+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** The texts of a lesson that stand in a bubble. */
const bubbles = ({ steps, puzzle }: AnyLesson): readonly Bilingual[] => [
  ...steps.flatMap(({ words, instead }) => (instead ? [words, instead] : [words])),
  puzzle.task,
  ...puzzle.nudges,
];

/** Does what is wanted, with the n-th of the accepted answers; returns every position on the way. */
function walked(start: LessonAt, pick: (accepted: readonly Json[]) => Json): LessonAt[] {
  const way = [start];
  for (let at = start; stepAt(at) !== null; way.push(at)) {
    const wanted = wantedAt(at);
    if (wanted === null) at = rested(goneOn(at));
    else if ('ask' in wanted) {
      const accepted = acceptedAt(at);
      expect(
        accepted.length,
        `step ${at.done.length} offers ${JSON.stringify(wanted)}, asked is ${at.model.question?.ask} of ${at.model.question?.seat}: ${JSON.stringify(at.model.question?.options)}`,
      ).toBeGreaterThan(0);
      at = rested(learnt(at, pick(accepted)));
    } else at = looked(at);
  }
  return way;
}

/** Where all lines of a puzzle end; lines that meet are walked on once. */
function* ends(lesson: AnyLesson, model: Model, met = new Set<string>()): Generator<Model> {
  const { question, state } = model;
  const key = hash(state);
  if (met.has(key)) return;
  met.add(key);
  if (question === null || lesson.puzzle.over(state)) {
    yield model;
    return;
  }
  for (const choice of question.options)
    yield* ends(lesson, puzzleRested(lesson, answered(model, { seat: lesson.seat, choice })), met);
}

describe.each([...LESSONS])('the lesson of %s', (id) => {
  const all = async () => ({
    lesson: await loadLesson(id),
    ...(await loadTable(id)),
  });

  test('says all in both languages, in bubbles of at most 25 words', async () => {
    const { lesson } = await all();
    for (const words of [
      ...bubbles(lesson),
      ...lesson.hints,
      lesson.promise,
      lesson.puzzle.because,
    ])
      for (const lang of LANGS) {
        const text = fill(words[lang], { rival: 'Nova' }, lang);
        expect(text, 'a text has no hole').toMatch(/^[^{}]+$/);
        if (lang === 'fr')
          expect(text, 'French spaces').not.toMatch(/[^\u00a0\u202f][:;!?»](?!\S)|« /);
      }
    for (const words of bubbles(lesson))
      for (const lang of LANGS)
        expect(wordsIn(words[lang]), `words of ${words[lang]}`).toBeLessThanOrEqual(25);
  });

  test('takes 8 to 15 minutes, and says how many', async () => {
    const { lesson } = await all();
    const { steps, puzzle, hints, minutes } = lesson;
    const read = [...steps.map(({ words }) => words), ...hints, puzzle.task, puzzle.because];
    const words = read.reduce((sum, { fr }) => sum + wordsIn(fr), 0);
    const answers = steps.reduce((sum, { wants }) => sum + wants.length, 0);
    const taken = (words * A_WORD + answers * AN_ANSWER + A_PUZZLE) / 60;
    expect(taken).toBeGreaterThanOrEqual(8);
    expect(taken).toBeLessThanOrEqual(15);
    expect(Math.abs(minutes - taken), `says ${minutes}, takes ${taken}`).toBeLessThanOrEqual(2);
  });

  test('plays to its end with every answer that it accepts, in sound positions', async () => {
    const { lesson, module } = await all();
    const first = walked(lessonAt(module.game, lesson, []), (accepted) => accepted[0] as Json);
    const last = walked(lessonAt(module.game, lesson, []), (accepted) => accepted.at(-1) as Json);
    for (const at of [...first, ...last]) {
      expect(module.game.audit(at.model.state)).toEqual([]);
      const wanted = wantedAt(at);
      if (wanted === null && stepAt(at) !== null)
        expect(at.replied, `rivals of step ${at.done.length} are all asked`).toBe(
          stepAt(at)?.rivals?.length ?? 0,
        );
      for (const one of wanted && 'ask' in wanted ? (wanted.of ?? []) : [])
        expect(
          acceptedAt(at).some((choice) => sameJson(choice, one)),
          `step ${at.done.length} offers ${JSON.stringify(one)}`,
        ).toBe(true);
      if (wanted && 'tried' in wanted)
        expect(
          refusals(at.game, at.model.state).find(({ choice }) => sameJson(choice, wanted.tried))
            ?.rule,
        ).toBe(wanted.rule);
    }
  });

  test('names places that are drawn, wide and on a phone', async () => {
    const { lesson, module, ui } = await all();
    const drawn = drawing(module.game, ui, { names: ['Ada', 'Nova'], lang: 'fr' });
    const way = walked(lessonAt(module.game, lesson, []), (accepted) => accepted[0] as Json);
    for (const at of way) {
      const step = stepAt(at);
      const looks = placesWanted(at);
      // Drawing takes long: once for each step, and where a place is waited for.
      if (step === null || (looks.length === 0 && (at.done.at(-1)?.length ?? 0) > 0)) continue;
      const draw = drawn.drawOf(drawn.seenBy(at.model.state, lesson.seat));
      const wide = drawn.wide(draw, 2);
      const narrow = drawn.phone(draw) + drawn.tabs(draw, 2);
      const has = (markup: string, place: string): boolean =>
        markup.includes(`"${place}"`) || markup.includes(`"${place}#`);
      const where = `step ${at.done.length}`;
      for (const place of step.lit ?? []) expect(has(wide, place), `${where} ${place}`).toBe(true);
      if (looks.length > 0)
        for (const markup of [wide, narrow])
          expect(
            looks.some((place) => has(markup, place)),
            `${where} ${looks.join(' ')}`,
          ).toBe(true);
      const wanted = wantedAt(at);
      const ask = at.model.question?.ask ?? '';
      if (wanted && 'tried' in wanted)
        expect([
          ...ui.where(draw.view, ask, wanted.tried),
          ...(ui.parts?.(draw.view, ask, wanted.tried) ?? []),
        ]).toContain(wanted.at);
    }
  });

  test('is the same when it is left and taken up again, or gone back in', async () => {
    const { lesson, module } = await all();
    const way = walked(lessonAt(module.game, lesson, []), (accepted) => accepted[0] as Json);
    for (const at of way) {
      const kept = JSON.parse(JSON.stringify(at.done)) as Done[];
      const again = lessonAt(module.game, lesson, kept);
      expect(again.done).toEqual(at.done);
      expect(again.model.state).toEqual(at.model.state);
      expect(again.replied).toBe(at.replied);
      const back = stepBack(at);
      const there = way.find(({ done }) => sameJson(done as Json, back.done as Json));
      expect(back.model.state).toEqual(there?.model.state);
    }
  });

  test('closes with a puzzle that has the solution it tells', async () => {
    const { lesson, module } = await all();
    const { puzzle } = lesson;
    const start = puzzleRested(lesson, tableAt(module.game, lesson, puzzle.scene, 0));
    expect(module.game.audit(start.state)).toEqual([]);
    const { after = 0, ...wanted } = PUZZLES[id] ?? { ends: 0, solved: 0 };
    let model = start;
    let from = start;
    let given = 0;
    for (const [ask, choice] of puzzle.solution) {
      expect(model.question?.ask).toBe(ask);
      model = puzzleRested(lesson, answered(model, { seat: lesson.seat, choice }));
      given++;
      if (given === after) from = model;
    }
    expect(puzzle.over(model.state)).toBe(true);
    expect(puzzle.solved(model.state)).toBe(true);
    let found = 0;
    let solved = 0;
    for (const { state } of ends(lesson, from)) {
      found++;
      if (puzzle.solved(state)) solved++;
    }
    expect({ ends: found, solved }).toEqual(wanted);
  });
});

test('every game that can be played has a lesson', async () => {
  for (const id of LESSONS) expect((await loadGame(id)).meta.id).toBe(id);
});
