import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { module } from '../index.ts';
import { ui } from '../ui/index.ts';
import { colony, station, WAITING } from './scenario.ts';
import {
  all,
  drawOf,
  LANGUAGES,
  name,
  places,
  type Position,
  positionOf,
  positions,
  SLOW,
  tableAt,
  viewOf,
  wide,
} from './ui-draw.ts';

const [english, french] = ['reworld.md', 'reworld.fr.md'].map((file) => {
  const path = new URL(`../../../docs/rules/${file}`, import.meta.url);
  return new Set(readFileSync(path, 'utf8').match(/(?<=\*\*)REW-[A-Z0-9]+-\d\d(?=\*\*)/g));
});

/** A text that was not filled, or filled with nothing. */
const HOLE = /[{}]|undefined|null|NaN|\[object|: ?$|\( ?\)|^\s*$/;

describe('explanations', () => {
  test(
    'all that is drawn is explained in both languages, without holes, by a rule that exists',
    SLOW,
    () => {
      const kinds = new Set<string>();
      const faults = new Set<string>();
      for (const [n, position] of positions.entries()) {
        const { view } = position;
        const watched = { ...view, viewer: null, own: null };
        const drawn: [typeof view, string][] = [[view, tableAt(position)]];
        if (n % 5 === 0) drawn.push([watched, wide(drawOf({ ...position, view: watched }))]);
        for (const [seen, markup] of drawn)
          for (const id of new Set([...places(markup), ...all(markup, 'data-explain')])) {
            kinds.add(id.split(':')[0] ?? '');
            for (const lang of LANGUAGES) {
              const told = ui.explain({ lang, name }, seen, id);
              const { title = '', text = '', cost = '–', state = '–', rule = '' } = told ?? {};
              for (const words of [title, text, cost, state])
                if (HOLE.test(words)) faults.add(`${id}: ${words}`);
              if (!english?.has(rule) || !french?.has(rule)) faults.add(`${id}: ${rule}`);
            }
          }
      }
      expect([...faults]).toEqual([]);
      for (const kind of ['module', 'score', 'ships', 'holder', 'slot', 'post', 'setAside'])
        expect(kinds).toContain(kind);
    },
  );

  test('what is no place has no explanation', () => {
    const { view } = positions[0] ?? expect.fail();
    for (const place of ['elsewhere', '', 'slot:0:1:99'])
      expect(ui.explain({ lang: 'en', name }, view, place)).toBeNull();
  });

  const at = (t: { readonly state: Parameters<typeof positionOf>[0] }): Position =>
    positionOf(t.state) ?? expect.fail('nothing is asked');
  const explained = (position: Position, place: string) =>
    ui.explain({ lang: 'en', name }, position.view, place) ?? expect.fail(place);

  test('[REW-ACQ-05] a port tells its module, its price and its neighbours', () => {
    const t = station({
      players: [{ hand: [2] }, { hand: [1] }],
      posts: { t3: [1], t5: [4, 3] },
      ports: { t4: 'terrabot-a-1' },
    });
    expect(explained(at(t), 'port:t4')).toMatchObject({
      title: 'Terrabot A',
      cost: 'Neighbours show 1 and 3: both, or three cards with one of them, or any four.',
      state: 'At port T4; T3 shows 1 and T5 shows 3.',
      house: true,
    });
    expect(explained(at(t), 'post:t5').state).toBe(
      'Here lie 4 + 3, on top a 3. Neighbours: T4 shows no card and T6 shows no card.',
    );
    expect(explained(at(t), 'port:t5').title).toBe('Port T5: empty');
  });

  test('[REW-INFO-01] a hand is told to its owner only', () => {
    const t = station({ players: [{ hand: [2, 5] }, { hand: [1, 1, 4] }] });
    expect(explained(at(t), 'hand:0').state).toBe('Hand: 2 + 5');
    expect(explained(at(t), 'hand:1').state).toBe('3 cards in hand');
    const other = { ...at(t), view: viewOf(t.state, 1) };
    expect(explained(other, 'hand:0').state).toBe('2 cards in hand');
  });

  test('[REW-C2-03] a module on a dock tells how many lie in front of it, wherever it is', () => {
    const docks = { 1: ['terrabot-a-1', 'shuttle-1-1'] };
    const t = colony({ players: [{ docks }, WAITING] });
    expect(explained(at(t), 'slot:0:1:1').state).toBe('Outermost on dock 1: Marie.');
    expect(explained(at(t), 'slot:0:1:2')).toMatchObject({
      title: 'Shuttle (1 shield)',
      state: 'On dock 1 behind 1 other module: Marie.',
    });
    expect(explained(at(t), 'dock:0:2').state).toBe('Empty');
    expect(explained(at(t), 'slot:1:5:3').title).toBe('Shuttle (0 shields)');
  });

  test('[REW-POP-02] [REW-POP-10] a ship tells how far everybody is, or who has it', () => {
    const docks = { 1: ['terrabot-a-1', 'terrabot-b-1'] };
    const players = [
      { docks, shuttles: 2 },
      { ...WAITING, ships: 1 },
    ];
    const t = colony({ players, ships: ['pop-all-docks'] });
    expect(explained(at(t), 'ship:pop-all-docks').state).toBe('Marie: 4 of 5. Théo: 4 of 5.');
    const [taken = ''] = t.state.players[1]?.ships ?? [];
    expect(explained(at(t), `ship:${taken}`).state).toBe('Taken: Théo.');
    const early = station({ players: [{ hand: [2] }, { hand: [1] }] });
    expect(explained(at(early), 'ship:pop-all-docks').state).toBe(
      'Ships are claimed in Chapter Two.',
    );
  });

  test('[REW-SCORE-07] a row and a city tell how they would be paid now', () => {
    const t = colony({ players: [{ ...WAITING, cities: { A: { bots: 2 } } }, {}] });
    expect(explained(at(t), 'mothership:A').state).toBe('Marie: 3 (+16), Théo: nothing (−3).');
    expect(explained(at(t), 'city:0:A').state).toBe(
      '3 tiles (sign, 2 terrabots, 0 units). Marie: 3 (+16), Théo: nothing (−3).',
    );
    expect(explained(at(t), 'city:1:A').title).toBe('Lot of city A: Théo');
  });
});

test('the legend names every icon once, in both languages, without holes', () => {
  for (const lang of LANGUAGES) {
    const items = ui.legend(lang);
    const told = items.map(({ title, text }) => `${title}: ${text}`);
    expect(items.length).toBeGreaterThan(40);
    expect(told.filter((words) => HOLE.test(words))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  }
  expect(module.meta.id).toBe(ui.id);
});
