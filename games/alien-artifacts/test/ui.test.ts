import { randomFrom, start } from '@orrery/kernel';
import { all, describeDrawings, drawing, places, rulesIn, sampled } from '@orrery/kit/testing';
import { expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { answers } from '../rules/answers.ts';
import { alienArtifacts } from '../rules/index.ts';
import { alienText } from '../text/index.ts';
import { ui } from '../ui/index.ts';
import { mine } from './scenario.ts';

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
  expect(said).toBe('1 more: see 4 cards for 6 credits');
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
