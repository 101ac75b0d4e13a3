import { existsSync, readFileSync } from 'node:fs';
import type { AnyGame, EventOf, RuleId } from '@orrery/kernel';
import { LANGS } from '@orrery/shared';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '../src/contract.ts';
import { HOLE, type Survey, survey, type SurveySettings } from './survey.ts';

interface DrawingSettings<G extends AnyGame> extends SurveySettings<G> {
  /** What must have been drawn, by the beginnings of places. */
  readonly kinds: readonly string[];
  /** How many questions, types of events and icons there are at least. */
  readonly least: { readonly asks: number; readonly events: number; readonly legend: number };
  /** Icons of one name are told apart by their meanings. */
  readonly namesakes?: true;
  /** Types of events that may light nothing. */
  readonly dark?: readonly string[];
  /** Places that are not of this game, or of nobody at this table. */
  readonly unknown?: readonly Place[];
}

/** The ids that a specification defines; those that its French text, if there is one, has as well. */
export function rulesIn(specification: URL): ReadonlySet<RuleId> {
  const french = new URL(specification.href.replace(/\.md$/, '.fr.md'));
  const [here, there] = [specification, french].map((file) =>
    existsSync(file)
      ? new Set(readFileSync(file, 'utf8').match(/(?<=\*\*)[A-Z]+-[A-Z0-9]+-\d\d(?=\*\*)/g))
      : null,
  );
  return here && there ? here.intersection(there) : (here ?? new Set());
}

/** The laws that the drawings of every game obey, seen on positions of whole games. */
export function describeDrawings<G extends AnyGame>(settings: DrawingSettings<G>): void {
  const { drawing, text, games, least, dark = [], unknown = [] } = settings;
  const { ui, voice } = drawing;
  const positions = games.flatMap((game) => game.positions);

  describe(`the drawings of ${ui.id}`, () => {
    let found: Survey;
    // It takes as long as it takes.
    beforeAll(() => {
      found = survey(settings);
    }, 0);

    test('are explained in both languages, without holes, by a rule that exists', () => {
      expect([...found.unexplained]).toEqual([]);
      expect(settings.kinds.filter((kind) => !found.kinds.has(kind))).toEqual([]);
    });

    test('have every answer, offered or refused, large and on a phone', () => {
      expect([...found.misplaced]).toEqual([]);
      const asks = new Set(positions.map(({ asked }) => asked.ask));
      expect(asks.size).toBeGreaterThanOrEqual(least.asks);
    });

    test('have every piece once', () => {
      expect([...found.twice]).toEqual([]);
    });

    test('say nothing by the tooltip of the browser', () => {
      expect([...found.titled]).toEqual([]);
    });

    test('name goals in sight that are not met yet, and can be asked about', () => {
      expect([...found.aimless]).toEqual([]);
    });

    test('explain nothing that is nowhere', () => {
      expect(ui.id).toBe(drawing.game.id);
      for (const seen of positions)
        for (const place of ['elsewhere', '', ...unknown])
          if (ui.explain(voice(seen), seen.view, place)) expect.fail(place);
    });

    test('tell in both languages why an answer is refused', () => {
      const faults = new Set<string>();
      for (const position of positions)
        for (const one of position.refused)
          for (const lang of LANGS) {
            const told = text.why(voice(position, lang), position.view, one);
            if (HOLE.test(told) || !/\w.*[.!?]$/.test(told)) faults.add(`${one.rule}: ${told}`);
          }
      expect([...faults]).toEqual([]);
    });

    test('light something at every event', () => {
      const events = games.flatMap((game) => game.events) as (EventOf<G> & { type: string })[];
      const unlit = events.filter((event) => ui.touched(event).length === 0);
      expect(unlit.map(({ type }) => type).filter((type) => !dark.includes(type))).toEqual([]);
      expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(least.events);
    });

    test('have a legend that names every icon once', () => {
      for (const lang of LANGS) {
        const items = ui.legend(lang);
        expect(items.length).toBeGreaterThanOrEqual(least.legend);
        const names = items.map(({ title, text }) => title + (settings.namesakes ? text : ''));
        expect(new Set(names).size).toBe(items.length);
        const told = items.flatMap(({ title, text }) => [title, text]);
        expect(told.filter((words) => HOLE.test(words))).toEqual([]);
      }
    });
  });
}
