import { randomFrom, start } from '@orrery/kernel';
import {
  all,
  describeDrawings,
  drawing,
  explained,
  places,
  rulesIn,
  sampled,
} from '@orrery/kit/testing';
import { expect, test } from 'vitest';
import { cardNo } from '../data/index.ts';
import { rich } from '../rich.ts';
import { answers } from '../rules/answers.ts';
import { alienArtifacts } from '../rules/index.ts';
import { alienText } from '../text/index.ts';
import { brings } from '../ui/brings.ts';
import { ui } from '../ui/index.ts';
import { ifJoined } from '../ui/would.ts';
import { given, mine } from './scenario.ts';

const drawn = drawing(alienArtifacts, ui, {
  names: ['Marie', 'Théo', 'Elsa', 'Henri', 'Zoé'],
  lang: 'en',
});

/** Whole games from the start, and games from late positions full of everything. */
const games = [
  start(alienArtifacts, { factions: 'choice' }, 2, 'chosen'),
  start(alienArtifacts, { factions: 'random' }, 5, 'five'),
  ...[2, 3, 4, 5].map((seats) => rich({ factions: 'random' }, seats, randomFrom(`late ${seats}`))),
].map((state, i) => sampled(alienArtifacts, state, randomFrom(`walk ${i}`), 25));
const positions = games.flatMap((game) => game.positions);

describeDrawings({
  drawing: drawn,
  text: alienText,
  games,
  rules: rulesIn(new URL('../../../docs/rules/alien-artifacts.md', import.meta.url)),
  kinds: [
    'card',
    'deck',
    'act',
    'row',
    'hand',
    'section',
    'store',
    'artifact',
    'plan',
    'system',
    'seat',
    'bank',
    'faction',
    'done',
    'resourceDeck',
    'discard',
    'marker',
    'artifacts',
    'plans',
    'tokens',
    'column',
    'cell',
    'cost',
    'limit',
    'actions',
    'points',
    'handOf',
    'artifactsOf',
    'plansOf',
    'stores',
    'first',
  ],
  least: { asks: 25, events: 40, legend: 51 },
  small: /^row:/,
  // Without a Blockade there is no key for it where room is short.
  unseen: /^refused actionPhase "removeBlockade"$/,
  twice: /^(card|resource):/,
  terse: /^cell:/,
  unknown: ['card:none', 'hand:none', 'seat:9', 'artifact:none'],
});

test('every question of the rules is known, and what it cannot read is nowhere', () => {
  const { view } = positions[0] ?? expect.fail();
  for (const ask of Object.keys(answers))
    expect(ui.where(view, ask, 'nothing of this')).toEqual([]);
  expect(ui.where(view, 'elsewhere', 0)).toEqual([]);
});

test('[ALI-BUY-03] a rung of the ladder tells all cards that would be seen', () => {
  const t = mine({ empire: ['tech-procurement-algorithms L'] }).answer('buy', 'ship');
  const position = drawn.positionOf(t.state) ?? expect.fail();
  const said = alienText.option(drawn.voice(position), position.view, 'buyExtra', 1);
  expect(said).toBe('See 4 cards for 6 credits');
  expect(all(drawn.wide(drawn.drawOf(position), position.seats), 'aria-label')).toContain(said);
});

test('everything can be drawn as a watcher sees it, and when the game is over', () => {
  for (const { over } of games) {
    const seen = drawn.seenBy(over, null);
    const shown = places(drawn.wide(drawn.drawOf(seen), seen.seats));
    for (const place of ['deck:planet', 'deck:technology', 'deck:ship', 'system'])
      expect(shown).toContain(place);
    for (let seat = 0; seat < seen.seats; seat++) expect(shown).toContain(`seat:${seat}`);
  }
});

/** What a phone shows, and what a wide screen shows. */
const shownOf = (state: Parameters<typeof drawn.positionOf>[0]) => {
  const position = drawn.positionOf(state) ?? expect.fail();
  const draw = drawn.drawOf(position);
  return { phone: drawn.phone(draw), wide: drawn.wide(draw, position.seats), position, draw };
};
const labelled = (markup: string, words: RegExp): string[] =>
  all(markup, 'aria-label').filter((label) => words.test(label));

/** A Planet with so many cards under it, and a Ship that one of them may pay for. */
const richPlanet = (n: number) =>
  mine({
    hand: [39, 42, 3],
    empire: [['planet-vitruvius O', ...Array.from({ length: n }, (_, i) => 20 + i)]],
    waiting: ['ship-fat-margin'],
  });

test('on a phone produced cards that a thumb cannot tell apart are summed, and laid out to be spent', () => {
  const few = shownOf(richPlanet(6).state).phone;
  expect(labelled(few, /under /)).toHaveLength(6);
  const many = richPlanet(11);
  const summed = shownOf(many.state).phone;
  expect(labelled(summed, /under /)).toEqual([]);
  expect(labelled(summed, /^11 produced cards$/)).toHaveLength(1);
  many.answer('prepare', 'ship');
  expect(many.asked()?.ask).toBe('prepareCard');
  expect(labelled(shownOf(many.state).phone, /under /)).toHaveLength(11);
});

test('on a phone a Ship about to attack sees the odds against the System and against each player', () => {
  const t = given({
    players: [{ hand: [39, 42], waiting: ['ship-fat-margin'] }, {}, {}, {}, {}],
  });
  t.answer('build', 'ship-fat-margin').spend('39/1', '42/1').answer('operational');
  expect(t.asked()?.ask).toBe('attackOrSkip');
  const { phone } = shownOf(t.state);
  const tables = new Set([...explained(phone)].filter((id) => id.startsWith('cell:')));
  expect([...tables].some((id) => id.startsWith('cell:system-'))).toBe(true);
  expect([...tables].some((id) => !id.startsWith('cell:system-'))).toBe(true);
  for (const place of ['system', 'seat:1', 'seat:2', 'seat:3', 'seat:4'])
    expect(places(phone)).toContain(place);
});

test('[ALI-ATK-10] the Plan of an attack that is over no longer stands in the scale', () => {
  const t = given({
    players: [
      { hand: [39, 40], empire: ['ship-howl O', 'tech-dividend-engine L'] },
      { empire: ['planet-loam L'], plans: ['plan-iron-curtain'] },
    ],
    deck: [2],
  });
  const tables = (): string[] =>
    [...explained(shownOf(t.state).wide)].filter((id) => id.startsWith('cell:'));
  t.answer('launchOffensive').spend('39/1', '40/1').answer(1, 'plan-iron-curtain');
  // The Ship is lost, the Action done; what is left to do is no attack.
  expect(t.asked()?.ask).toBe('actionPhase');
  expect(tables().some((id) => id.includes('plan-iron-curtain'))).toBe(false);
  expect(tables().some((id) => id.includes('basic-defence-plan'))).toBe(true);
});

test('[ALI-PREP-03] a card about to be prepared tells what would lie there of the cost', () => {
  const t = richPlanet(1).answer('prepare', 'ship');
  const before = shownOf(t.state).position.view;
  t.answer('resource-39/1');
  const after = shownOf(t.state).position.view;
  expect(brings('en', { before, after, events: [], me: 0 })).toBe('3/5');
});

test('where nothing can be ended there is no key for it', () => {
  const t = richPlanet(1);
  expect(places(shownOf(t.state).wide)).toContain('done');
  t.answer('buy', 'ship');
  expect(places(shownOf(t.state).wide)).not.toContain('done');
});

test('a face is shown with what its goals would count and what the faction would add', () => {
  const t = mine({
    faction: 'bionics',
    hand: [1, 2],
    empire: ['ship-fat-margin L', 'ship-black-plague L'],
  });
  const me = shownOf(t.state).position.view.players[0] ?? expect.fail();
  const laboratories = cardNo('tech-distributed-laboratories');
  expect(ifJoined(me, laboratories, 1).goal).toEqual({ count: 2, next: 3, points: 3 });
  // An Expansion card on the one face, an operational Technology on the other.
  expect(ifJoined(me, laboratories, 0)).toEqual({ goal: null, faction: 1 });
  expect(ifJoined(me, laboratories, 1).faction).toBe(1);
});
