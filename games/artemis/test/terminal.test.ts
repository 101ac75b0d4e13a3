import { describe, expect, test } from 'vitest';
import { replay, type Viewer, viewFor } from '@orrery/kernel';
import { randomGame } from '@orrery/kernel/testing';
import { LANGS, type Lang, type Voice } from '@orrery/shared';
import { buildingOn, data, directiveCard } from '../data/index.ts';
import { type Artemis, artemis } from '../rules/index.ts';
import { terminal } from '../terminal/index.ts';
import { table } from './scenario.ts';

/** A Directive in the hand of somebody else. */
const RIVAL = 'dry-well';
const NAMES = ['Ada', 'Blaise', 'Chloé', 'Dina', 'Bot 5 (greedy)'];
/** Whoever is no seat has no name, as at a table. */
const voice = (s: Artemis, lang: Lang): Voice => ({
  lang,
  name: (seat) => (s.players[seat] === undefined ? '' : (NAMES[seat] ?? '')),
});
const drawn = (s: Artemis, viewer: Viewer, lang: Lang, width: number): readonly string[] =>
  terminal(viewFor(artemis, s, viewer), voice(s, lang), width);

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

describe('the board of The Artemis Project in a terminal', () => {
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

  /** No-break spaces are typography here, and lines may break anywhere. */
  const words = (lang: Lang): string =>
    drawn(state, 0, lang, 300).join('\n').replaceAll(/\s+/g, ' ');

  test('names everything in English', () => {
    for (const part of [
      '— Round 2 of 6 · Preparation · first player: Ada Event (F) Field Promotion: ',
      'Basecamp Ridge Survey: 3 of 8 · B3 (1 Marine) · rewards: 1 Pioneer, 1 Engineer / 1 VP',
      'Vents 5 Energy · A3→3 B4→2 Quarry 8 Minerals',
      'Gantry Surface Conduit II [Pioneer + Engineer + any], B2 A4 (price 4): ',
      'Doorstep 1 Pioneer, 1 Steward · 2 Energy each Academy 4 Engineers, ',
      '1 space Outfitter A1 A Ada 7 VP (end: ',
      '4 Energy · 2 Minerals · 1 Toolkit · 2 Badges · 3 Relief · dice 2 5',
      'Shelters: 2 Pioneers, 1 Marine Drone Dock II [✓Pioneer + any]: 1 Energy and 1 Mineral.',
      'Directive Warm Crowd: Pay ',
      'B Blaise 0 VP (end: ',
      '1 Energy · 0 Minerals · 1 Directive · dice 6 · Shelters: 1 Steward Drone Dock 2/2',
    ]) {
      expect(words('en')).toContain(part);
    }
  });

  test('names everything in French', () => {
    for (const part of [
      '— Manche 2 sur 6 · Préparation · premier joueur : Ada Événement (F) Promotion de terrain : ',
      'Camp de base Relevé de la crête : 3 sur 8 · B3 (1 Marine) · récompenses : 1 Pionnier, ',
      'Cheminées 5 Énergies · A3→3 B4→2 Carrière 8 Minerais',
      'Portique Conduit de surface II [Pionnier + Ingénieur + quelconque], B2 A4 (prix 4) : ',
      'Port spatial 1 Pionnier, 1 Intendant · 2 Énergies chacun Académie ',
      '1 case Entrepôt A1 A Ada 7 PV (fin : ',
      '4 Énergies · 2 Minerais · 1 Boîte à outils · 2 Badges · 3 Secours · dés 2 5',
      'Abris : 2 Pionniers, 1 Marine Quai des drones II [✓Pionnier + quelconque] : 1 Énergie et ',
      'Directive Foule au chaud : Payez ',
      '1 Énergie · 0 Minerai · 1 Directive · dés 6 · Abris : 1 Intendant Quai des drones 2/2',
    ]) {
      expect(words('fr')).toContain(part);
    }
  });

  test.each(LANGS)('Buildings on sale show their slots and what they do (%s)', (lang) => {
    const { text, name } = buildingOn(state.gantry[0]?.tile ?? '');
    expect(words(lang)).toContain(name[lang]);
    expect(words(lang)).toContain(text[lang].replaceAll(/\s+/g, ' '));
  });

  test.each(LANGS)('shows nothing raw and no Directive of others (%s)', (lang) => {
    expect(raw(words(lang))).toEqual([]);
    expect(words(lang)).not.toContain(directiveCard(RIVAL).name[lang]);
    expect(drawn(state, 1, lang, 300).join('\n')).toContain(directiveCard(RIVAL).name[lang]);
    const watched = drawn(state, null, lang, 300).join('\n');
    expect(watched).not.toContain(directiveCard('warm-crowd').name[lang]);
  });
});

describe('every position of a whole game', { timeout: 60_000 }, () => {
  test.each([
    [1, {}, 45],
    [3, { 'alien-relic': true, directives: true }, 70],
    [5, { 'alien-relic': true, directives: true, 'hard-mode': true }, 90],
  ])('of %i fits, breaks no word and shows nothing raw', (seats, options, height) => {
    const tokens = (lines: readonly string[]): string[] => lines.join(' ').split(/\s+/);
    let tallest = 0;
    replay<Artemis>(artemis, randomGame(artemis, seats, 'b', options), (s, entry) => {
      if (entry !== null && entry[0] !== 0) return;
      for (const lang of LANGS) {
        const whole = new Set(tokens(drawn(s, 0, lang, 1000)));
        for (const width of [40, 60, 80, 120]) {
          const lines = drawn(s, 0, lang, width);
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
          expect(tokens(lines).filter((word) => !whole.has(word))).toEqual([]);
          if (width === 80) tallest = Math.max(tallest, lines.length);
        }
        expect(raw(drawn(s, 0, lang, 80).join('\n'))).toEqual([]);
      }
    });
    expect(tallest).toBeLessThanOrEqual(height);
  });
});
