import { type Json, randomFrom, start } from '@orrery/kernel';
import { describeDrawings, drawing, explained, rulesIn, sampled } from '@orrery/kit/testing';
import { expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { antarctica } from '../rules/index.ts';
import { antarcticaText } from '../text/index.ts';
import { ui } from '../ui/index.ts';

const drawn = drawing(antarctica, ui, { names: ['Marie', 'Théo', 'Elsa', 'Henri'], lang: 'fr' });

/** Who gives up ships or does nothing never comes to see symbols and cards. */
const isUseful = (choice: Json): boolean =>
  typeof choice !== 'string' || !/^(sacrifice|actNothing|endTurn|decline)/.test(choice);

/** Now and then every question, of games from the start and from late positions full of everything. */
const games = [2, 3, 4]
  .flatMap((seats) => [
    ...['firstGame', 'free', 'free', 'free'].map((placement, i) =>
      start(antarctica, { placement }, seats, `drawn ${seats} ${i}`),
    ),
    rich({}, seats, randomFrom(`late ${seats}`)),
  ])
  .map((state, i) => sampled(antarctica, state, randomFrom(`${i}`), 25, isUseful));
const positions = games.flatMap((game) => game.positions);

describeDrawings({
  drawing: drawn,
  text: antarcticaText,
  games,
  rules: rulesIn(new URL('../../../docs/rules/antarctica.md', import.meta.url)),
  buttons: /"(decline|actNothing|endTurn)"$/,
  kinds: ['zone', 'dock', 'building', 'crew', 'laid', 'space', 'reveal'],
  least: { asks: 10, events: 21, legend: 31 },
  terse: /^stock:/,
  // A phone has cards and tracks on another page of the board, ships and buildings in a zone that opens.
  unseen: /^(refused )?((before|after)(Move|Action) "(act|play|sacrifice)|eventMoveShip )/,
  unknown: ['deck:none', 'track:none', 'stock:9:staff', 'freed:99'],
});

test('symbols that wait for their effects are drawn in their line and explained', () => {
  const seen = drawn.seenBy(rich({}, 2, randomFrom('waiting')), 0);
  const waiting = [
    { seat: 0, track: 'land', space: 3, symbol: 'recruit-one' },
    { seat: 1, track: 'sea', space: 4, symbol: 'move-ship' },
  ] as const;
  const view = { ...seen.view, waiting };
  const markup = drawn.wide(drawn.drawOf({ ...seen, view }), seen.seats);
  for (const place of ['waiting:0', 'waiting:1']) {
    expect(explained(markup)).toContain(place);
    expect(ui.explain(drawn.voice(seen), view, place)?.rule).toBe('ANT-TRK-11');
  }
});

test('one place, one answer: only a centre that leads to two tracks asks which', () => {
  const menus = new Set<string>();
  for (const { view, asked } of positions) {
    const seen = new Set<string>();
    for (const choice of asked.options) {
      if (ui.parts?.(view, asked.ask, choice)) continue;
      for (const place of ui.where(view, asked.ask, choice)) {
        if (seen.has(place)) menus.add(place.replace(/\d/, ''));
        seen.add(place);
      }
    }
  }
  for (const place of menus) expect(place).toMatch(/^building::research-/);
});

test('every zone that an event lights is explained', () => {
  for (const { over, events } of games) {
    const seen = drawn.seenBy(over, null);
    const zones = events
      .flatMap((event) => ui.touched(event))
      .filter((at) => at.startsWith('zone'));
    for (const place of new Set(zones))
      expect(ui.explain(drawn.voice(seen), seen.view, place)).not.toBeNull();
  }
});
