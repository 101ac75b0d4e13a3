import { type Json, pending, play, start, viewFor } from '@orrery/kernel';
import { fill, LANGS } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import type { ArtemisEvent } from '../rules/events.ts';
import { artemis } from '../rules/index.ts';
import { CATEGORIES } from '../rules/state.ts';
import type { Ask } from '../rules/answers.ts';
import { artemisText } from '../text/index.ts';

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri', 'Inès'];
/** As the table does: nobody sits where the drones are. */
const voice = (lang: (typeof LANGS)[number], seats = NAMES.length) => ({
  lang,
  name: (seat: number) => (seat < seats ? (NAMES[seat] ?? '') : ''),
});
const en = voice('en');
const fr = voice('fr');

const HOLE = /[{}|\n]|undefined|NaN|\[object| {2}/;
const OPTIONS = { 'hard-mode': false, 'alien-relic': true, directives: true };

/** What random play meets, asks and events by type, each looked at in both languages. */
function playOut(seats: number, seed: number, see: (type: string, text: string) => void): void {
  const s = start(artemis, OPTIONS, seats, `${seed}`);
  let turn = seed;
  for (let q = pending(artemis, s); q !== null; q = pending(artemis, s)) {
    const { seat, ask, options } = q;
    for (const viewer of [seat, (seat + 1) % (seats + 1), null]) {
      const view = viewFor(artemis, s, viewer !== null && viewer < seats ? viewer : null);
      for (const lang of LANGS)
        see(ask, artemisText.prompt(voice(lang, seats), view, { seat, ask }));
    }
    const view = viewFor(artemis, s, seat);
    for (const lang of LANGS) {
      const labels = options.map((one) => artemisText.option(voice(lang, seats), view, ask, one));
      for (const label of labels) see(ask, label);
      if (new Set(labels).size < labels.length) expect.fail(`${ask}: ${labels.join(' / ')}`);
    }
    const events: ArtemisEvent[] = [];
    turn = (turn * 16807) % 2147483647;
    play(artemis, s, options[turn % options.length] ?? expect.fail(), events);
    for (const event of events)
      for (const lang of LANGS) {
        const line = artemisText.event(voice(lang, seats), event);
        see(event.type, line);
        if (!line.endsWith('.')) expect.fail(`${event.type}: ${line}`);
      }
  }
}

describe('whole games', () => {
  const met = new Set<string>();
  const read = new Set<string>();
  test.each([1, 2, 3, 4, 5])('every sentence of random games for %i is whole', (seats) => {
    const broken: string[] = [];
    for (let seed = 1; seed <= 5; seed++)
      playOut(seats, seed * 7 + seats, (type, text) => {
        met.add(type);
        if (read.has(text)) return;
        read.add(text);
        const whole = text !== '' && text.trim() === text && !HOLE.test(text);
        if (!whole) broken.push(`${type}: "${text}"`);
      });
    expect(broken).toEqual([]);
  });

  test('nearly every question was met there', () => {
    const asks: Ask[] = [
      'placeDieValue',
      'placeDieRegion',
      'placeDieExpedition',
      'placeDieCrew',
      'placeDiePioneers',
      'placeDieFee',
      'placeDieMarineTarget',
      'placeDieTile',
      'placeDieTrainee',
      'staffNewBuilding',
      'assignColonist',
      'chooseRelief',
      'chooseReward',
      'chooseResources',
      'train',
      'buyBuilding',
      'recruitColonist',
      'upkeepMoveWho',
      'upkeepMoveWhere',
      'activateBuildingWhich',
      'chooseWarmed',
      'chooseFirstPlayer',
      'directive',
    ];
    expect(asks.filter((ask) => !met.has(ask))).toEqual([]);
    expect(read.size).toBeGreaterThan(1000);
  });
});

const view = (seats = 2, viewer: number | null = 0) => {
  const s = start(
    artemis,
    { ...OPTIONS, 'alien-relic': false, directives: false },
    seats,
    'eleven',
  );
  return viewFor(artemis, s, viewer);
};

describe('questions', () => {
  test('somebody else is named', () => {
    const asked = { seat: 1, ask: 'placeDieValue' };
    expect(artemisText.prompt(en, view(), asked)).toBe('Théo is to place a die in round 1.');
    expect(artemisText.prompt(fr, view(), { ...asked, seat: 0 })).toMatch(/^À vous, manche 1/);
  });

  test('[ART-EXP-07] a single participant is asked for the order of both rewards', () => {
    const card = data.expeditions[0]?.id ?? expect.fail();
    const alone = {
      card,
      colonists: [],
      building: null,
      dice: [],
      awards: [],
      total: 9,
      difficulty: 8,
      success: true,
      ranking: [{ owner: 0, strength: 9 }],
    };
    const focus = {
      ask: 'chooseReward' as const,
      seat: 0,
      colonist: null,
      place: null,
      tile: null,
      expedition: 0,
      price: null,
      left: null,
      splits: null,
      use: null,
    };
    const asked = { seat: 0, ask: 'chooseReward' };
    const said = (ranking: (typeof alone)['ranking']) =>
      artemisText.prompt(en, { ...view(), focus, expeditions: [{ ...alone, ranking }] }, asked);
    expect(said(alone.ranking)).toContain('both rewards are yours');
    const [me, other] = [
      { owner: 0, strength: 5 },
      { owner: 1, strength: 4 },
    ];
    expect(said([me, other])).toContain('you are the strongest');
    expect(said([other, me])).toContain('a reward is yours');
  });
});

describe('options', () => {
  const label = (ask: string, choice: Json, speaker = en) =>
    artemisText.option(speaker, view(), ask, choice);

  test('[ART-PLACE-03] a changed die tells its Toolkits', () => {
    expect(label('placeDieValue', '3:3')).toBe('The 3');
    expect(label('placeDieValue', '3:5')).toBe('3 → 5 (2 Toolkits)');
    expect(label('placeDieValue', '3:4', fr)).toBe('3 → 4 (1 Boîte à outils)');
    expect(label('placeDieValue', 'relic:6')).toBe('Relic die: 6');
  });

  test('colonists are told by type and place', () => {
    expect(label('placeDieTrainee', 'pioneer@drone-dock-1')).toBe('Pioneer (Drone Dock)');
    expect(label('train', 'pioneer@shelters>marine', fr)).toBe('Pionnier (Abris) → Marine');
    expect(label('staffNewBuilding', ['pioneer', 'pioneer', 'marine'])).toBe(
      '2 Pioneers and 1 Marine',
    );
    expect(label('staffNewBuilding', [])).toBe('Nobody for now');
    expect(label('upkeepMoveWhere', 'steward@shelters')).toBe('Swap with Steward (Shelters)');
    expect(label('chooseResources', [1, 1], fr)).toBe('1 Énergie et 1 Minerai');
  });

  test('[ART-SOLO-19] a drone can be named as a target', () => {
    const solo = artemisText.option(voice('fr', 1), view(1), 'assaultTarget', 1);
    expect(solo).toBe('Un drone');
    expect(label('assaultTarget', 1)).toBe('Théo');
  });
});

describe('events', () => {
  test('a placed die tells how it came there', () => {
    const event: ArtemisEvent = {
      type: 'diePlaced',
      owner: 0,
      relic: false,
      rolled: 3,
      value: 5,
      region: 'basecamp',
      expedition: 'ice-bore',
      tile: null,
      colonist: 'pioneer',
      size: 2,
      fee: 'energy',
    };
    expect(artemisText.event(en, event)).toBe(
      'Marie sends a 5 on “Ice Bore” (rolled 3, 2 Toolkits, with 2 Pioneers, for 1 Energy).',
    );
  });

  test('[ART-SOLO-21] a solo game ends with its rank', () => {
    const event: ArtemisEvent = { type: 'gameEnded', winners: [0], scores: [30], rank: 3 };
    expect(artemisText.event(fr, event)).toBe(
      'Marie termine avec 30 PV\u00a0: Commandant de colonie.',
    );
  });

  test('[ART-GEN-15] a drawn Directive is told only where the event shows it', () => {
    const line = (card: string | null) =>
      artemisText.event(en, { type: 'directiveDrawn', seat: 0, card });
    expect(line(null)).toBe('Marie draws a Directive.');
    expect(line('dry-well')).toContain('Dry Well');
  });
});

test('every category and every variant has a name of its own in both languages', () => {
  for (const lang of LANGS) {
    const names = CATEGORIES.map((category) => artemisText.category(lang, category));
    expect(new Set(names).size).toBe(CATEGORIES.length);
    for (const { id, name } of data.variants)
      expect(artemisText.variant(lang, id, true)).toEqual({
        name: name[lang],
        value: fill(lang === 'en' ? 'yes' : 'oui', {}, lang),
        // One plain sentence says what it changes.
        hint: expect.stringMatching(/^[A-ZÀ-Ý][^.]{20,150}\.$/),
      });
  }
});

test('alone, the end shows every rank with its points and the one reached (ART-SOLO-21)', () => {
  const reached = (points: number) =>
    artemisText.ranks?.('en', [points]).flatMap((rank, i) => (rank.reached ? [i] : []));
  expect(artemisText.ranks?.('fr', [22])).toEqual(
    data.solo.ranks.map(({ name, min, max }) => ({
      name: name.fr,
      points: expect.stringContaining(`${min ?? max}`),
      reached: min === 21,
    })),
  );
  expect([-3, 20, 21, 28, 33, 60].map(reached)).toEqual([[0], [0], [1], [2], [4], [4]]);
  expect(artemisText.ranks?.('en', [30, 20])).toEqual([]);
});
