import { readFileSync } from 'node:fs';
import { clone, pending, play, randomFrom, refusals, start, viewFor } from '@orrery/kernel';
import { LANGS, type Voice } from '@orrery/shared';
import { beforeAll, describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { module } from '../index.ts';
import { meta } from '../meta.ts';
import { rich } from '../rich.ts';
import { type Antarctica, type AntarcticaEvent, antarctica } from '../rules/index.ts';
import { isKey } from '../text/say.ts';
import { name, table } from './scenario.ts';

const voices: readonly Voice[] = LANGS.map((lang) => ({ lang, name }));
const { text } = module;
const [english, french] = voices as [Voice, Voice];

/** Neither a key nor an unfilled variable. */
const isSentence = (line: string): boolean =>
  line.length > 2 && !/[{}]|ANT-|undefined|null|NaN|\bask\.|\ba\.\w/.test(line);

/** Positions with every question, and every event that random play from late positions tells. */
const positions: Antarctica[] = [];
const events: AntarcticaEvent[] = [];
beforeAll(() => {
  const random = randomFrom('texts');
  for (let n = 0; n < 90; n++) {
    const seats = 2 + (n % 3);
    const options = { placement: 'free', closedZones: '3-7' };
    const s = n < 3 ? start(antarctica, {}, seats, `${n}`) : rich(options, seats, random);
    for (let i = 0; i < 40; i++) {
      const question = pending(antarctica, s);
      if (question === null) break;
      const isRare = !/^(before|after)/.test(question.ask);
      if (isRare || i % 8 === n % 8) positions.push(clone(s));
      play(antarctica, s, question.options[random(question.options.length)] ?? null, events);
    }
  }
});

describe.each(voices)('words ($lang)', (voice) => {
  test('every prompt is a sentence, for the one who is asked and for others', () => {
    const asks = new Set<string>();
    for (const s of positions) {
      const asked = pending(antarctica, s) ?? expect.fail();
      asks.add(asked.ask);
      for (const viewer of [...s.players.keys(), null]) {
        const mine = viewer === asked.seat;
        const options = mine ? asked.options : null;
        const line = text.prompt(voice, viewFor(antarctica, s, viewer), { ...asked, options });
        expect(isSentence(line) ? '' : line).toBe('');
        if (!mine) expect(line).toContain(name(asked.seat));
      }
    }
    expect([...asks].sort()).toEqual([
      'afterAction',
      'afterMove',
      'beforeMove',
      'draftShipyardCard',
      'eventAdvance',
      'eventMoveShip',
      'icebreakerTurn',
      'placeCompensationCube',
      'placeStartShip',
      'takeShipyardCard',
    ]);
  });

  test('every answer has a label, and no two of a question the same', () => {
    for (const s of positions) {
      const { ask, options, seat } = pending(antarctica, s) ?? expect.fail();
      const view = viewFor(antarctica, s, seat);
      const tried = [...options, ...refusals(antarctica, s).map(({ choice }) => choice)];
      const labels = tried.map((choice) => text.option(voice, view, ask, choice));
      expect(labels.filter((label) => !isSentence(label))).toEqual([]);
      const offered = options.map((choice) => text.option(voice, view, ask, choice));
      expect(new Set(offered).size).toBe(offered.length);
    }
  });

  test('every event is a line', () => {
    const types = new Set(events.map(({ type }) => type));
    expect(types.size).toBeGreaterThan(24);
    for (const event of events) {
      const line = text.event(voice, event);
      expect(isSentence(line) ? '' : line).toBe('');
    }
  });

  test('categories, variants and their values have names', () => {
    for (const category of ['zones', 'tracks', 'asterisks', 'discarded']) {
      expect(text.category(voice.lang, category)).not.toBe(category);
    }
    for (const [option, values] of Object.entries(antarctica.options)) {
      for (const value of values) {
        const told = text.variant(voice.lang, option, value);
        expect([told.name, told.value, told.hint ?? ''].every(isSentence)).toBe(true);
      }
    }
  });
});

describe('why an answer is refused', () => {
  const rulesIn = (file: string): Set<string> => {
    const path = new URL(`../../../docs/rules/${file}`, import.meta.url);
    return new Set(readFileSync(path, 'utf8').match(/(?<=\*\*)ANT-[A-Z0-9]+-\d\d(?=\*\*)/g));
  };

  test('every refusal names a rule of both texts and is told in a whole sentence', () => {
    const known = rulesIn('antarctica.md');
    expect(rulesIn('antarctica.fr.md')).toEqual(known);
    const cases = new Set<string>();
    for (const s of positions) {
      const view = viewFor(antarctica, s, pending(antarctica, s)?.seat ?? null);
      for (const refused of refusals(antarctica, s)) {
        expect(known).toContain(refused.rule);
        cases.add([refused.rule, refused.facts?.['how']].filter(Boolean).join('.'));
        for (const voice of voices) {
          const line = text.why(voice, view, refused);
          expect(isSentence(line) && /[.!]$/.test(line) ? '' : line).toBe('');
        }
      }
    }
    const missing = [...cases].filter((one) => !isKey(`why.${one}`));
    expect(missing).toEqual([]);
    expect(cases.size).toBeGreaterThan(30);
  });

  test('sentences that nothing can bring about are none', () => {
    const source = ['build', 'cards', 'fleet', 'sacrifice', 'setup', 'shipyard', 'symbols']
      .concat('tracks', 'windows')
      .map((file) => readFileSync(new URL(`../rules/${file}.ts`, import.meta.url), 'utf8'))
      .join('\n');
    const keys = Object.keys(
      JSON.parse(readFileSync(new URL('../text/en.json', import.meta.url), 'utf8')) as object,
    );
    const rules = keys.flatMap((key) => /^why\.(ANT-\w+-\d+)/.exec(key)?.[1] ?? []);
    expect(rules.filter((rule) => !source.includes(`'${rule}'`))).toEqual([]);
  });
});

describe('single sentences', () => {
  const t = table({
    sun: 1,
    queues: { 1: 'A', 2: 'A' },
    buildings: { 2: ['crane'], 4: ['camp'] },
    decks: { double: ['double-02', 'double-01'] },
    players: { A: { cubes: 1, hand: ['simple-1'] } },
  }).answer('moveShip:4');
  const view = viewFor(antarctica, t.state, 0);

  test('a build names the building, the card that helps and the track', () => {
    expect(text.option(english, view, 'afterMove', 'actBuild:double:land')).toBe(
      'Build a factory with a simple resource card: 2 steps on the land track',
    );
    expect(text.option(french, view, 'afterMove', 'actBuild:double:sea')).toBe(
      'Construire une usine avec une carte Ressource simple\u00a0: 2 cases sur la piste marine',
    );
    expect(text.option(english, view, 'afterMove', 'actRecruit')).toBe('Recruit 1 scientist');
  });

  test('the home page does not say that anybody builds where the sun shines', () => {
    expect(`${meta.sentence.en} ${meta.sentence.fr}`).not.toMatch(/shine|brille/);
  });

  test('short names are short', () => {
    const named = [...data.buildings, ...data.tracks, ...data.shipyardCards, ...data.decks];
    for (const { name: long, shortName } of named) {
      for (const lang of LANGS) expect((shortName ?? long)[lang].length).toBeLessThan(15);
    }
  });
});
