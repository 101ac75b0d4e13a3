import { describe, expect, test } from 'vitest';
import { ACTIONS, data } from '../data/index.ts';
import { mars } from './scenario.ts';
import type { Play } from './scenario.ts';

/** Lacerda reveals this card, then the Shuttle leaves his side. */
const revealed = (card: string, space: number, decks: number): Play =>
  mars({
    seats: 1,
    turn: -1,
    missions: { 'mission-tech': 5, 'mission-bots': 3, 'mission-contracts': 2 },
    lacerda: { space, cards: [card], decks },
  })
    .run({ type: 'soloTurn' })
    .run({ type: 'soloRide' });
const told = (t: Play, type: string) => t.events.filter((event) => event.type === type);

const { orbit, colony } = data.soloActions;
describe.each([
  ['in Orbit', 1, orbit],
  ['in the Colony', 6, colony],
] as const)('each Solo card %s', (_where, space, numbered) => {
  test.each(data.soloCards.map((card) => [card.id, card] as const))(
    '[MARS-SOLO-03, MARS-SOLO-04, MARS-SOLO-05, MARS-SOLO-18] %s',
    (id, { action, mission, travels }) => {
      const first = revealed(id, space, 1);
      const tried = [...told(first, 'actionTaken'), ...told(first, 'soloCannot')];
      const wanted = ACTIONS.indexOf(numbered[`${action as 1 | 2 | 3}`]);
      expect(tried).toMatchObject([{ action: wanted }]);
      expect(told(first, 'travelled')).toHaveLength(travels ? 1 : 0);
      expect(told(first, 'stayed')).toHaveLength(travels ? 0 : 1);

      const [before, after] = [first, revealed(id, space, 2)].map(
        (t) => t.state.trackers['ABC'.indexOf(mission)] ?? 0,
      );
      expect(told(revealed(id, space, 2), 'missionMoved')[0]).toMatchObject({
        mission: first.state.missions['ABC'.indexOf(mission)],
      });
      expect(after).toBe(Math.max(0, (before ?? 0) - 1));
    },
  );
});
