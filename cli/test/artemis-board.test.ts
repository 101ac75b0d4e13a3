import { describe, expect, test } from 'vitest';
import { replay } from '@orrery/kernel';
import { data, directiveCard } from '@orrery/artemis/data';
import { type Artemis, artemis, type ArtemisView } from '@orrery/artemis/rules';
import { loadGame } from '@orrery/catalog';
import { LANGS, type Lang } from '@orrery/shared';
import { table } from '../../games/artemis/test/scenario.ts';
import { board } from '../src/board/index.ts';
import { playMatch } from '../src/match.ts';

/** A Directive in the hand of somebody else. */
const RIVAL = 'dry-well';
const NAMES = ['Ada', 'Blaise', 'Chloé', 'Dina', 'Émile'];
/** Whoever is no seat has no name, as at a table. */
const drawn = (view: ArtemisView, lang: Lang): string =>
  board('artemis', view, { lang, name: (seat) => (view.players[seat] ? (NAMES[seat] ?? '') : '') });

const ids = [
  ...data.buildingTypes,
  ...data.buildingTiles,
  ...data.expeditions,
  ...data.alienRelic.expeditions,
  ...data.events,
  data.alienRelic.event,
  ...data.directives.cards,
]
  .map(({ id }) => id)
  .filter((id) => id.includes('-'));
/** Ids of cards and tiles, keys in camel case, values that are none, gaps not filled. */
const raw = (text: string): string[] => [
  ...ids.filter((id) => text.includes(id)),
  ...(text.match(/\p{Ll}\p{Lu}|undefined|null|NaN|true|false|\[object|[{}]/gu) ?? []),
];

describe('the board of The Artemis Project', () => {
  const { state } = table({
    players: [
      {
        E: 4,
        M: 2,
        T: 1,
        vp: 7,
        badges: 2,
        relief: 3,
        sh: 'P P Ma',
        buildings: { 'drone-dock': 'P' },
        dice: [2, 5],
        hand: ['warm-crowd'],
      },
      { E: 1, sh: 'St', buildings: { 'drone-dock-1': 'P En' }, dice: [6], hand: [RIVAL] },
    ],
    options: { directives: true },
    round: 2,
    event: 'field-promotion',
    expeditions: [{ card: 'ridge-survey', colonists: 'P En', dice: [[1, 3, 'Ma']] }],
    vents: {
      stock: 5,
      dice: [
        [0, 3],
        [1, 4],
      ],
    },
    quarry: { stock: 8 },
    gantry: {
      'surface-conduit': [
        [1, 2],
        [0, 4],
      ],
    },
    doorstep: { colonists: 'P St' },
    outfitter: [[0, 1]],
  });
  const view = artemis.view(state, 0);

  /** No-break spaces are typography here, and lines may break anywhere. */
  const words = (lang: Lang): string => drawn(view, lang).replaceAll(/\s+/g, ' ');

  test('names everything in English', () => {
    for (const part of [
      '— Round 2 of 6 · Preparation · first player: Ada Event (F) · Field Promotion: ',
      'Basecamp Ridge Survey: 3 of 8 · B3 (1 Marine) · rewards: 1 Pioneer, 1 Engineer / 1 VP',
      'Vents: 5 Energy · A3→3 B4→2 | Quarry: 8 Minerals Gantry: Surface Conduit II B2 A4 (price 4)',
      'Doorstep: 1 Pioneer, 1 Steward · 2 Energy each Academy: 4 Engineers, ',
      '1 space | Outfitter: A1 A Ada · 7 VP · 4 Energy · 2 Minerals · 1 Toolkit · 2 Badges · 3 Relief',
      'dice 2 5 · Shelters: 2 Pioneers, 1 Marine · Buildings: Drone Dock II (✓Pioneer + any)',
      'Directive · Warm Crowd: Pay ',
      'B Blaise · 0 VP · 1 Energy · 0 Minerals · 1 Directive · dice 6 · Shelters: 1 Steward',
      'Buildings: Drone Dock (2/2)',
    ]) {
      expect(words('en')).toContain(part);
    }
  });

  test('names everything in French', () => {
    for (const part of [
      '— Manche 2 sur 6 · Préparation · premier joueur : Ada Événement (F) · Promotion de terrain : ',
      'Camp de base Relevé de la crête : 3 sur 8 · B3 (1 Marine) · récompenses : 1 Pionnier, ',
      'Cheminées : 5 Énergies · A3→3 B4→2 | Carrière : 8 Minerais Portique : Conduit de surface II ',
      'B2 A4 (prix 4) Port spatial : 1 Pionnier, 1 Intendant · 2 Énergies chacun Académie : ',
      '1 case | Entrepôt : A1 A Ada · 7 PV · 4 Énergies · 2 Minerais · 1 Boîte à outils · 2 Badges',
      '3 Secours · dés 2 5 · Abris : 2 Pionniers, 1 Marine · Bâtiments : Quai des drones II ',
      '(✓Pionnier + quelconque) Directive · Foule au chaud : Payez ',
      'B Blaise · 0 PV · 1 Énergie · 0 Minerai · 1 Directive · dés 6 · Abris : 1 Intendant',
    ]) {
      expect(words('fr')).toContain(part);
    }
  });

  test.each(LANGS)('shows nothing raw and no Directive of others (%s)', (lang) => {
    expect(raw(words(lang))).toEqual([]);
    expect(raw(board('other', view, { lang, name: String }))).toContain('ridge-survey');
    expect(words(lang)).not.toContain(directiveCard(RIVAL).name[lang]);
    expect(drawn(artemis.view(state, 1), lang)).toContain(directiveCard(RIVAL).name[lang]);
  });
});

describe('whole games', { timeout: 60_000 }, () => {
  test.each([
    [1, {}, 20],
    [3, { 'alien-relic': true, directives: true }, 30],
    [5, { 'alien-relic': true, directives: true, 'hard-mode': true }, 40],
  ])('of %i: every position fits and shows nothing raw', async (seats, options, height) => {
    const module = await loadGame('artemis');
    const bots = Array<string>(seats).fill('greedy');
    const { record } = playMatch(module, { seats, options, seed: 'b', bots, keep: true });
    if (record === null) throw new Error('no record');
    let widest = 0;
    const found = new Set<string>();
    let tallest = 0;
    replay<Artemis>(module.game, record, (state, entry) => {
      if (entry?.[0] !== 0) return;
      const view = artemis.view(state, 0);
      for (const lang of LANGS) {
        const text = drawn(view, lang);
        const lines = text.split('\n');
        widest = Math.max(widest, ...lines.map((line) => line.length));
        tallest = Math.max(tallest, lines.length);
        raw(text).forEach((word) => found.add(word));
      }
    });
    expect([...found]).toEqual([]);
    expect(widest).toBeLessThanOrEqual(100);
    expect(tallest).toBeLessThanOrEqual(height);
  });
});
