import { pending, refusals, viewFor } from '@orrery/kernel';
import { LANGS, type Voice } from '@orrery/shared';
import { expect, test } from 'vitest';
import { module } from '../index.ts';
import { template } from '../rules/index.ts';
import { given, name } from './scenario.ts';

const voices: readonly Voice[] = LANGS.map((lang) => ({ lang, name }));
const { text, terminal } = module;

const table = given({ hands: [[1, 5], [2]], sites: [[1, 1, 2], [4], []], pile: [3] });
const view = viewFor(template, table.state, 0);

/** Neither a key nor an unfilled variable. */
const isSentence = (line: string): boolean => line.length > 3 && !/[{}]|TPL-|undefined/.test(line);

test.each(voices)('prompts, answers, refusals and events are sentences ($lang)', (voice) => {
  const asked = pending(template, table.state) ?? expect.fail();
  const options = asked.options.map((choice) => text.option(voice, view, asked.ask, choice));
  const lines = [
    ...options,
    text.prompt(voice, view, asked),
    text.prompt(voice, viewFor(template, table.state, 1), { ...asked, options: null }),
    ...refusals(template, table.state).map((refused) => text.why(voice, view, refused)),
  ];
  expect(lines.filter((line) => !isSentence(line))).toEqual([]);
  expect(new Set(options).size).toBe(options.length);

  const { events } = given({ hands: [[4], [2]], sites: [[1, 1], [], []], pile: [3] }).answer('4@0');
  const told = events.map((event) => text.event(voice, event));
  expect(told).toHaveLength(3);
  expect(told.every(isSentence)).toBe(true);
});

test('the reason is filled with the facts of the case', () => {
  const [english, french] = voices as [Voice, Voice];
  const forbidden = refusals(template, table.state).find(({ choice }) => choice === '1@1');
  expect(text.why(english, view, forbidden ?? expect.fail())).toBe(
    'A card of strength 1 cannot land there: the uppermost card of the Plain has 4.',
  );
  expect(text.why(french, view, forbidden ?? expect.fail())).toContain('site «\u00a0Plaine\u00a0»');
});

test.each(voices)('every category of points has a name ($lang)', ({ lang }) => {
  for (const category of Object.keys(template.scores(table.state)[0]?.parts ?? {})) {
    expect(text.category(lang, category)).not.toBe(category);
  }
});

test.each(voices)('the terminal shows the table within its width ($lang)', (voice) => {
  for (const width of [40, 80]) {
    const lines = terminal(view, voice, width);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
    expect(lines.join('\n')).toContain('1 1 2 / 3');
    expect(lines.join('\n')).toContain('1 5');
  }
  const watched = terminal(viewFor(template, table.state, null), voice, 80).join('\n');
  expect(watched).not.toContain('1 5');
});
