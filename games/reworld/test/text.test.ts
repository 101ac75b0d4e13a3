import { LANGS } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import type { ReworldEvent } from '../rules/events.ts';
import type { PlayerView, ReworldView } from '../rules/view-types.ts';
import { reworldText } from '../text/index.ts';
import { CATEGORIES } from '../rules/state.ts';

const points = Object.fromEntries(CATEGORIES.map((c) => [c, 0])) as PlayerView['points'];

const playerView = (part: Partial<PlayerView>): PlayerView => ({
  score: 0,
  points,
  handSize: 4,
  discarded: 0,
  left: false,
  docks: [[], [], [], [], []],
  cities: [],
  defense: [],
  shields: 0,
  shuttles: [],
  satellites: [],
  ships: [],
  ...part,
});

/** A table of two seen by seat 0, with cards on T3 and T5. */
const tableView = (part: Partial<ReworldView>, me: Partial<PlayerView> = {}): ReworldView => ({
  viewer: 0,
  own: { hand: [1, 1, 4, 5], discard: [], admiralCard: null },
  chapter: 1,
  round: 3,
  admiral: 1,
  ports: Array.from({ length: 20 }, (_, i) => (i === 3 ? 'terrabot-c-1' : 'shuttle-2-1')),
  posts: Array.from({ length: 20 }, (_, i) => (i === 2 ? [4, 1] : i === 4 ? [3] : [])),
  prices: [],
  admiralSpace: null,
  setAside: 4,
  payment: null,
  transport: null,
  subject: null,
  worths: null,
  players: [playerView(me), playerView({})],
  signs: { A: [], B: ['sign-b-3', 'sign-b-1'], C: [], D: [], E: [] },
  ships: [],
  bag: 40,
  box: [],
  mothership: [],
  ...part,
});

const voice = (lang: (typeof LANGS)[number]) => ({
  lang,
  name: (seat: number) => ['Marie', 'Théo'][seat] ?? `${seat}`,
});
const en = voice('en');
const fr = voice('fr');

describe('questions', () => {
  const payment = { seat: 0, port: 3, cards: [] };

  test('[REW-ACQ-05] the prompt says what two different neighbours demand', () => {
    const view = tableView({ payment, subject: 'terrabot-c-1' });
    const asked = { seat: 0, ask: 'acquireModuleCards' };
    expect(reworldText.prompt(en, view, asked)).toBe(
      'Which cards do you pay for the terrabot C at T4? Neighbours show 1 and 3: both, or three cards with one of them, or any four.',
    );
    expect(reworldText.prompt(fr, view, asked)).toContain('Les postes adjacents montrent 1 et 3');
  });

  test('who has one answer only is told so; those who watch are not', () => {
    const paying = tableView({ payment, subject: 'terrabot-c-1' });
    const cards = { seat: 0, ask: 'acquireModuleCards', options: [[1, 3]] };
    expect(reworldText.prompt(en, paying, cards)).toMatch(
      /^You can pay for the terrabot C at T4 in one way only\. /,
    );
    expect(reworldText.prompt(fr, paying, cards)).toContain('que d’une seule façon');
    const leaving = { seat: 0, ask: 'chapterOneTurn', options: ['leaveRound'] };
    expect(reworldText.prompt(en, tableView({}), leaving)).toContain('so you leave the round');
    expect(reworldText.prompt(fr, tableView({}), leaving)).toContain('vous quittez donc la manche');
    const watched = { ...leaving, seat: 1, options: null };
    expect(reworldText.prompt(en, tableView({}), watched)).toContain('or leave round 3');
  });

  test('somebody else is named', () => {
    const view = tableView({});
    expect(reworldText.prompt(en, view, { seat: 1, ask: 'chapterOneTurn' })).toMatch(/^Théo/);
    expect(reworldText.prompt(en, view, { seat: 0, ask: 'chapterOneTurn' })).toMatch(/^Your turn/);
  });

  test('every question has a sentence without holes, for both sides and both languages', () => {
    const transport = { seat: 0, shuttle: 'shuttle-1-1', left: 1, carried: ['builder-forge-1'] };
    const asks = [
      'chapterOneTurn',
      'acquireModuleCards',
      'acquireModuleTop',
      'chapterTwoTurn',
      'missionCity',
      'transportLoad',
      'transportUnit',
      'transportCity',
    ];
    for (const view of [tableView({}), tableView({ payment, transport })])
      for (const ask of asks)
        for (const seat of [0, 1])
          for (const lang of LANGS)
            expect(reworldText.prompt(voice(lang), view, { seat, ask })).not.toMatch(/[{}|]/);
  });
});

describe('options', () => {
  test('[REW-ACQ-11] a terrabot tells its points, leaving its cards', () => {
    const label = (choice: string) =>
      reworldText.option(en, tableView({}), 'chapterOneTurn', choice);
    expect(label('acquireModulePort:t4')).toBe('Take the terrabot C at T4 (+3)');
    expect(label('acquireModulePort:t6')).toBe('Take the shuttle (2 shields) at T6');
    expect(label('takeAdmiral:3')).toBe('Take the admiral with a 3 (+1)');
    expect(label('leaveRound')).toBe('Leave the round (+4)');
  });

  test('[REW-TERRA-02] founding and extending are told apart', () => {
    const docks = [['terrabot-a-1'], ['terrabot-b-1'], [], [], []];
    const cities = [{ letter: 'A' as const, sign: 'sign-a-1', modules: [] }];
    const view = tableView({ chapter: 2 }, { docks, cities });
    const label = (choice: string) => reworldText.option(fr, view, 'chapterTwoTurn', choice);
    expect(label('launchTerrabot:1')).toBe('Quai 1\u00a0: agrandir Aulnelande');
    expect(label('launchTerrabot:2')).toBe('Quai 2\u00a0: fonder la ville B, Boisronce');
  });

  test('payments, top cards, loads and cities', () => {
    const view = tableView({}, { docks: [['builder-agri-1'], [], [], [], []] });
    const label = (ask: string, choice: Parameters<typeof reworldText.option>[3]) =>
      reworldText.option(fr, view, ask, choice);
    expect(label('acquireModuleCards', [1, 1, 4])).toBe('Payer 1 + 1 + 4');
    expect(label('acquireModuleTop', 4)).toBe('4 sur le dessus\u00a0: quai 4');
    expect(label('transportLoad', 1)).toContain('Fermes de la Ceinture Verte');
    expect(label('transportLoad', 'stop')).toBe('Partir');
    expect(label('transportCity', 'A')).toBe('Ville A');
    expect(label('chapterTwoTurn', 'module:1:1')).toContain('Quai 1, place 1');
    expect(label('chapterTwoTurn', 'pass')).toBe('Passer');
    expect(label('chapterTwoTurn', 'nonsense')).toBe('"nonsense"');
  });

  test('[REW-API-06] a mission tells its points, and the cities that score the same', () => {
    const worths = (['A', 'C', 'D'] as const).map((letter, i) => ({
      letter,
      points: [2, 0, 2][i] ?? 0,
    }));
    const cities = [{ letter: 'C' as const, sign: 'sign-c-4', modules: [] }];
    const view = tableView({ chapter: 2, worths }, { cities });
    const label = (letter: string) => reworldText.option(en, view, 'missionCity', letter);
    expect([label('A'), label('C')]).toEqual(['City A / D (+2)', 'City C, Crimson Mesa (+0)']);
  });
});

describe('events', () => {
  const events: readonly ReworldEvent[] = [
    { type: 'roundStarted', round: 1, first: 0 },
    { type: 'handDealt', seat: 0, size: 3, cards: [1, 0, 2, 0, 0] },
    { type: 'handDealt', seat: 1, size: 3, cards: null },
    {
      type: 'moduleAcquired',
      seat: 0,
      port: 't4',
      module: 'satellite-product',
      cards: [1, 4],
      top: 4,
      points: 0,
    },
    { type: 'admiralTaken', seat: 0, from: 1, card: null, points: 1 },
    { type: 'roundLeft', seat: 0, cards: 1, points: 1 },
    { type: 'roundEnded', round: 1, boxed: ['shuttle-0-1'] },
    { type: 'shipClaimed', seat: 1, ship: 'pop-dock-3', points: 5 },
    { type: 'rowScored', row: 'defense', values: [3, null], points: [18, -3] },
    { type: 'gameEnded', winners: [0, 1], scores: [47, 47] },
  ];

  test('one line each, no hole, in both languages', () => {
    for (const event of events)
      for (const lang of LANGS) {
        const line = reworldText.event(voice(lang), event);
        expect(line).not.toMatch(/[{}|\n]/);
        expect(line).toMatch(/\.$/);
      }
  });

  test('a score below zero bears a minus sign, and one point is one in French', () => {
    const ended = (score: number): ReworldEvent => ({
      type: 'gameEnded',
      winners: [0],
      scores: [score, -9],
    });
    expect(reworldText.event(en, ended(-8))).toBe('Marie wins with −8 points.');
    expect(reworldText.event(fr, ended(-1))).toBe('Marie gagne avec −1 point.');
    expect(reworldText.event(fr, ended(0))).toBe('Marie gagne avec 0 point.');
    expect(reworldText.event(fr, ended(2))).toBe('Marie gagne avec 2 points.');
  });

  test('[REW-INFO-01] a hand is told only where the event shows it', () => {
    expect(reworldText.event(en, events[1] ?? expect.fail())).toContain('1 3 3');
    expect(reworldText.event(en, events[2] ?? expect.fail())).not.toMatch(/: /);
  });
});

test('every category has a name of its own in both languages', () => {
  for (const lang of LANGS)
    expect(new Set(CATEGORIES.map((c) => reworldText.category(lang, c))).size).toBe(
      CATEGORIES.length,
    );
});
