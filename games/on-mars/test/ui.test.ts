import { randomFrom, start } from '@orrery/kernel';
import { describeDrawings, drawing, rulesIn, sampled } from '@orrery/kit/testing';
import { expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { onMars } from '../rules/index.ts';
import { onMarsText } from '../text/index.ts';
import { ui } from '../ui/index.ts';

const drawn = drawing(onMars, ui, { names: ['Marie', 'Théo', 'Elsa', 'Henri'], lang: 'fr' });
const SHORT = { length: 'short', firstColonists: true, spaceOddity: false };
const late = (seats: number, seed: string) => rich(SHORT, seats, randomFrom(seed));

/** Every question once of games from the start and of games from late positions full of everything. */
const games = [
  ...[1, 2, 3, 4].map((seats, i) => start(onMars, i % 2 === 0 ? SHORT : {}, seats, `${seats}`)),
  late(3, 'late'),
].map((state, i) => sampled(onMars, state, randomFrom(`${i}`), Infinity));

describeDrawings({
  drawing: drawn,
  text: onMarsText,
  games,
  rules: rulesIn(new URL('../../../docs/rules/on-mars.md', import.meta.url)),
  buttons: /"(stop|end|none|enough|leave|decline|keep|useTech)"$|^constructLevels 0$/,
  kinds: ['hex', 'plan', 'tech', 'lab', 'depot', 'contract', 'goal', 'task', 'soloGoal'],
  least: { asks: 31, events: 46, legend: 41 },
  // The map of a phone comes near what is lit.
  unseen: /^refused (constructHex|displace|placeBot|travelHex|upgradeHex) /,
  namesakes: true,
  dark: ['crystalsAppeared'],
});

test('an explanation never opens what is hidden', () => {
  for (let i = 0; i < 8; i++) {
    const state = late(1 + (i % 4), `hidden ${i}`);
    const { view, ...watching } = drawn.seenBy(state, null);
    const told = (place: string) => ui.explain(drawn.voice(watching), view, place);
    for (const { goals, tasksB, goalDone } of state.players) {
      for (const goal of goals) if (goal !== goalDone) expect(told(`goal:${goal}`)).toBeNull();
      for (const card of tasksB) expect(told(`task:${card}`)).toBeNull();
    }
  }
});
