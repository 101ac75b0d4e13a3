import { describeDrawings, rulesIn } from '@orrery/kit/testing';
import { describe, expect, test } from 'vitest';
import { reworldText } from '../text/index.ts';
import { ui } from '../ui/index.ts';
import { colony, station, WAITING } from './scenario.ts';
import { at, drawn, games, type Position, voice } from './ui-draw.ts';

describeDrawings({
  drawing: drawn,
  text: reworldText,
  games,
  rules: rulesIn(new URL('../../../docs/rules/reworld.md', import.meta.url)),
  buttons: /^chapterTwoTurn "pass"$/,
  kinds: [
    'admiral',
    'bag',
    'card',
    'city',
    'defense',
    'depart',
    'dock',
    'hand',
    'leave',
    'mothership',
    'port',
    'post',
    'ring',
    'round',
    'satellites',
    'setAside',
    'ship',
    'shuttles',
    'slot',
    'top',
    'unit',
    'module',
    'score',
    'ships',
    'holder',
  ],
  least: { asks: 8, events: 19, legend: 41 },
  near: true,
  namesakes: true,
  dark: ['chapterTwoStarted', 'gameEnded'],
  unknown: ['slot:0:1:99'],
});

describe('explanations', () => {
  const explained = ({ view }: Pick<Position, 'view'>, place: string) =>
    ui.explain(voice, view, place) ?? expect.fail(place);

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
    const other = drawn.seenBy(t.state, 1);
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
