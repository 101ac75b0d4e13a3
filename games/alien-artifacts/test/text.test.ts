import { type Json, pending, play, randomFrom, refusals, start, viewFor } from '@orrery/kernel';
import { type Lang, LANGS, type Voice } from '@orrery/shared';
import { beforeAll, describe, expect, test } from 'vitest';
import { module } from '../index.ts';
import { rich } from '../rich.ts';
import { answers } from '../rules/answers.ts';
import { type Alien, alienArtifacts, type AlienEvent, type AlienView } from '../rules/index.ts';
import en from '../text/en.json' with { type: 'json' };
import { given, mine, name, sectionId } from './scenario.ts';

const { text, terminal } = module;
const voices: readonly Voice[] = LANGS.map((lang) => ({ lang, name }));
const [english, french] = voices as [Voice, Voice];

/** Neither a key nor an unfilled variable. */
const isSentence = (line: string): boolean =>
  line.length > 2 && !/[{}]|ALI-|undefined|NaN|resource-\d|null/.test(line);

const view = (s: Alien, viewer: number | null): AlienView => viewFor(alienArtifacts, s, viewer);

/** Positions of games and of late positions, each with the events that led there. */
function walk(look: (s: Alien, events: readonly AlienEvent[], n: number) => void): void {
  const random = randomFrom('text walk');
  for (let game = 0; game < 20; game++) {
    const seats = 2 + (game % 4);
    const options = { factions: game % 3 === 0 ? 'choice' : 'random' };
    const s =
      game % 4 === 0
        ? start(alienArtifacts, options, seats, `text ${game}`)
        : rich(options, seats, random);
    let events: AlienEvent[] = [];
    for (let n = 0; n < 45; n++) {
      const question = pending(alienArtifacts, s);
      look(s, events, n);
      if (question === null) break;
      events = [];
      play(alienArtifacts, s, question.options[random(question.options.length)] as Json, events);
    }
  }
}

describe('in whole games', () => {
  const wrong = new Map<string, string>();
  const [asks, whys, told] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const check = (where: string, line: string): void => {
    if (!isSentence(line)) wrong.set(where, line);
  };

  const listen = (s: Alien, events: readonly AlienEvent[], n: number): void => {
    for (const event of events) {
      told.add(event.type);
      const forms = [event, alienArtifacts.viewEvent(event, null) ?? event];
      for (const voice of voices) {
        for (const form of forms) check(`event ${event.type}`, text.event(voice, form));
      }
    }
    const question = pending(alienArtifacts, s);
    if (question === null) return;
    const { seat, ask, options } = question;
    asks.add(ask);
    const [own, watched] = [view(s, seat), view(s, null)];
    const refused = refusals(alienArtifacts, s);
    for (const { rule, facts } of refused) {
      whys.add(facts?.['how'] === undefined ? rule : `${rule}.${facts['how']}`);
    }
    for (const voice of voices) {
      check(`prompt ${ask}`, text.prompt(voice, own, question));
      check(`prompt ${ask} other`, text.prompt(voice, watched, { seat, ask, options: null }));
      for (const choice of options) check(`option ${ask}`, text.option(voice, own, ask, choice));
      for (const one of refused) check(`why ${one.rule}`, text.why(voice, own, one));
      if (n % 9 > 0) continue;
      const width = n % 2 === 0 ? 60 : 100;
      const lines = terminal(voice === english ? own : watched, voice, width);
      const long = lines.find((line) => Array.from(line).length > width);
      if (long !== undefined) wrong.set(`terminal ${width}`, long);
    }
  };

  beforeAll(() => walk(listen), 30_000);

  test('prompts, answers, reasons and events are whole sentences in both languages', () => {
    expect(Object.fromEntries(wrong)).toEqual({});
  });

  test('most questions, reasons and events have been met', () => {
    expect(asks.size).toBeGreaterThan(30);
    expect(told.size).toBeGreaterThan(35);
    expect(whys.size).toBeGreaterThan(40);
  });

  test('every reason that was met has its text, and every question its two prompts', () => {
    for (const rule of whys) expect(Object.keys(en)).toContain(`why.${rule}`);
    for (const ask of Object.keys(answers)) {
      expect(Object.keys(en)).toContain(ask === 'actionPhase' ? 'ask.actionPhase' : `ask.${ask}`);
      expect(Object.keys(en)).toContain(`ask.${ask}.other`);
    }
  });
});

describe('words', () => {
  test.each(LANGS)('every category and variant has a name (%s)', (lang: Lang) => {
    const { state } = mine({});
    for (const category of Object.keys(alienArtifacts.scores(state)[0]?.parts ?? {})) {
      expect(text.category(lang, category)).not.toBe(category);
    }
    for (const value of ['random', 'choice']) {
      const { name: option, value: shown, hint } = text.variant(lang, 'factions', value);
      expect([option, shown, hint].every((word) => word !== undefined && isSentence(word))).toBe(
        true,
      );
    }
    expect(text.noun?.(lang, 'credit', 2)).toBe(lang === 'en' ? 'credits' : 'crédits');
  });

  test('answers that differ are told apart', () => {
    const t = mine({ faction: 'league', hand: [62, 72, 36], empire: ['tech-golden-chancery L'] });
    t.answer('factionAction');
    for (const voice of voices) {
      const labels = t
        .options()
        .map((one) => text.option(voice, view(t.state, 0), 'spendCard', one));
      expect(new Set(labels).size).toBe(labels.length);
    }
    expect(text.option(english, view(t.state, 0), 'spendCard', 'resource-62/1@red')).toBe(
      '3 gold (Exploitation) as red',
    );
  });

  test('prices, gaps and names of the case', () => {
    const t = mine({
      credits: 9,
      hand: [36, 37, 1],
      waiting: ['planet-loam'],
      empire: ['planet-ducat L'],
    });
    const own = view(t.state, 0);
    expect(text.option(english, own, 'actionPhase', 'buy')).toBe('Buy (3 credits)');
    expect(text.option(french, own, 'actionPhase', 'discover')).toBe('Découvrir une Planète');
    t.answer('discover');
    expect(text.option(english, view(t.state, 0), 'constructTarget', 'planet-loam')).toBe(
      'Loam, lacks 6',
    );
    t.answer('planet-loam');
    const asked = pending(alienArtifacts, t.state) ?? expect.fail();
    expect(text.prompt(english, view(t.state, 0), asked)).toBe(
      'Discover Loam: 6 more symbols are needed, 2 cards may be laid.',
    );
    expect(text.prompt(french, view(t.state, 1), { ...asked, options: null })).toBe(
      'Marie paie\u00a0: Découvrir Limon.',
    );
    t.answer(sectionId('36/0'), sectionId('37/0'));
    const full = pending(alienArtifacts, t.state) ?? expect.fail();
    expect(text.prompt(english, view(t.state, 0), full)).toBe(
      'Discover Loam: pay with the cards laid.',
    );
  });

  test('reasons are filled with the figures of the case', () => {
    const t = mine({ credits: 4, hand: [36], waiting: ['planet-loam'], faction: 'episcopacy' });
    const because = (choice: string, voice = english): string =>
      text.why(voice, view(t.state, 0), t.why(choice));
    expect(because('buy')).toBe('Buy costs 5 credits, and you have 4.');
    expect(because('discover')).toBe(
      'Loam lacks 5 green; within the limit of 2 cards you can spend 3.',
    );
    expect(because('factionAction', french)).toBe(
      'L’Action de Faction coûte 3 vertes + 3 bleues en 2 cartes\u00a0; vos cartes ne peuvent pas la payer.',
    );
  });

  test('what only one player may read is told to others in other words', () => {
    const t = given({
      players: [{ faction: 'community', hand: [36, 37] }, {}],
      artifacts: ['artifact-worldseed'],
    });
    t.answer('factionAction').spend('36/0', '37/0');
    const [gained = expect.fail()] = t.told('artifactsGained');
    const line = (viewer: number): string => {
      const seen = alienArtifacts.viewEvent(gained, viewer);
      return text.event(english, seen ?? expect.fail());
    };
    expect(line(0)).toBe('Marie gains Worldseed.');
    expect(line(1)).toBe('Marie gains 1 Alien Artifact.');
  });

  test('the terminal shows the table, and a hand to its player only', () => {
    const t = mine({
      hand: [36, 37],
      waiting: [['planet-loam', '5/1']],
      empire: ['ship-howl O 1'],
    });
    const lines = terminal(view(t.state, 0), english, 80).join('\n');
    expect(lines).toContain('Loam[3g] (2)');
    expect(lines).toContain('Howl o*');
    expect(lines).toContain('3g/2r#2');
    expect(terminal(view(t.state, null), french, 80).join('\n')).not.toContain('3v/2r#2');
  });
});
