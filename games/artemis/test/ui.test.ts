import { type Json, pending, play, refusal, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import type { ArtemisEvent } from '../rules/events.ts';
import { artemis } from '../rules/index.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { colonistPiece, diePiece } from '../ui/pieces.ts';
import { meant, touched } from '../ui/meaning.ts';
import { where } from '../ui/places.ts';
import { rivalPlan } from '../ui/rival-layout.ts';

const OPTIONS = { 'hard-mode': false, 'alien-relic': true, directives: true };

interface Position {
  readonly view: ArtemisView;
  readonly ask: string;
  readonly options: readonly Json[];
  /** The rules that forbid what unlit places would have meant. */
  readonly refused: readonly (string | null)[];
}

const PLACES = [
  ...['basecamp', 'vents', 'quarry', 'gantry', 'doorstep', 'academy', 'outfitter'].map(
    (region) => `region:${region}`,
  ),
  'expedition:0',
  'relief:5',
  'doorstep:steward',
  'die:0:1:6',
];

/** A whole game by a fixed rule of thumb, position by position, with all its events. */
function game(seats: number, seed: number): { positions: Position[]; events: ArtemisEvent[] } {
  const state = start(artemis, OPTIONS, seats, `${seed}`);
  const positions: Position[] = [];
  const events: ArtemisEvent[] = [];
  let turn = seed;
  for (let now = pending(artemis, state); now; now = pending(artemis, state)) {
    const { ask, options, seat } = now;
    const view = artemis.view(state, seat);
    const asked = options.map((option) => JSON.stringify(option));
    const refused = PLACES.flatMap((place) => {
      const meaning = meant(view, ask, place);
      if (!meaning || !('choice' in meaning)) return [];
      const { choice } = meaning;
      return asked.includes(JSON.stringify(choice)) ? [] : [refusal(artemis, state, choice)];
    });
    positions.push({ view, ask, options, refused });
    turn = (turn * 48271) % 2147483647;
    play(artemis, state, options[turn % options.length] ?? expect.fail(), events);
  }
  return { positions, events };
}

const games = [1, 2, 3, 4, 5, 3].map((seats, i) => game(seats, i + 1));
const all = games.flatMap(({ positions }) => positions);

describe('where answers are', () => {
  test('every answer has a place, but those that stop, decline or mix', () => {
    const buttons = new Set<string>();
    for (const { view, ask, options } of all)
      for (const choice of options)
        if (where(view, ask, choice).length === 0) buttons.add(`${ask} ${JSON.stringify(choice)}`);
    const allowed = /"(stop|decline|skip|pass|giveUp)"$|^chooseResources \[[1-9]\d*,[1-9]\d*\]$/;
    expect([...buttons].filter((button) => !allowed.test(button))).toEqual([]);
    expect(buttons.size).toBeGreaterThan(4);
  });

  test('what is asked in one place is asked in one click, but where numbers are chosen', () => {
    const menus = new Set<string>();
    for (const { view, ask, options } of all) {
      const places = options.flatMap((choice) => where(view, ask, choice));
      if (new Set(places).size < places.length) menus.add(ask);
    }
    expect([...menus].sort()).toEqual(
      expect.arrayContaining(['placeDieMarineTarget', 'placeDiePioneers', 'staffNewBuilding']),
    );
    for (const ask of ['placeDieValue', 'placeDieRegion', 'placeDieTile', 'chooseRelief'])
      expect(menus).not.toContain(ask);
  });

  test('[ART-PLACE-03] a die and each face that Toolkits turn it to are places of their own', () => {
    const { view } = all.find(({ ask }) => ask === 'placeDieValue') ?? expect.fail();
    const seat = view.focus?.seat ?? expect.fail();
    expect(where(view, 'placeDieValue', '3:3')).toEqual([`die:${seat}:3:3`]);
    expect(where(view, 'placeDieValue', '3:5')).toEqual([`die:${seat}:3:5`]);
    expect(where(view, 'placeDieValue', 'relic:5')).toEqual(['relic']);
  });
});

describe('what a click at an unlit place means', () => {
  test('whatever is meant and not offered is refused by a rule', () => {
    const rules = all.flatMap(({ refused }) => refused);
    expect(rules.length).toBeGreaterThan(100);
    for (const rule of rules) expect(rule).toMatch(/^ART-[A-Z]+-\d\d$/);
  });

  test('every kind of place names a rule when nothing of it is asked', () => {
    const { view } = all[0] ?? expect.fail();
    const kinds = ['tile:manufactory-1', 'reward:0:1', 'store:0:energy', 'shelters:0', 'player:1'];
    const more = ['building:0:x', 'colonist:0:shelters:marine', 'event', 'score', 'round', 'relic'];
    for (const place of [...kinds, ...more, 'academy:marine', 'directive:all-in', 'campDie:0:1'])
      expect(meant(view, 'chooseFirstPlayer', place)).toMatchObject({
        rule: expect.stringMatching(/^ART-[A-Z]+-\d\d$/),
      });
    expect(meant(view, 'chooseFirstPlayer', 'elsewhere')).toBeNull();
  });
});

test('every event of whole games lights something', () => {
  const types = new Set<string>();
  for (const { events } of games)
    for (const event of events) {
      types.add(event.type);
      if (touched(event).length === 0) expect.fail(event.type);
    }
  expect(types.size).toBeGreaterThan(25);
});

describe('what would come out if placing ended now', () => {
  const placing = all.filter(({ view }) => view.phase === 'placement');

  test('[ART-HARV-01] a row never takes more than lies there, and low dice come first', () => {
    for (const { view } of placing)
      for (const { stock, dice } of [view.vents, view.quarry]) {
        const taken = dice.reduce((sum, { gets }) => sum + gets, 0);
        expect(taken).toBe(
          Math.min(
            stock,
            dice.reduce((sum, { value }) => sum + value, 0),
          ),
        );
        const dry = dice.findIndex(({ gets }) => gets === 0);
        if (dry >= 0) expect(dice.slice(dry).every(({ gets }) => gets === 0)).toBe(true);
      }
  });

  test('[ART-EXP-04] [ART-EXP-05] two are rewarded, the others consoled, all of them on a failure', () => {
    for (const { view } of placing)
      view.expeditions.forEach(({ success, ranking }, i) => {
        const prospects = view.outlook.expeditions[i] ?? expect.fail();
        expect(prospects).toHaveLength(ranking.length);
        if (view.solo || ranking.length === 0) return;
        if (!success) expect(new Set(prospects)).toEqual(new Set(['relief']));
        else if (ranking.length === 1) expect(prospects).toEqual(['both']);
        else {
          expect(prospects.slice(0, 2)).toEqual(['first', 'second']);
          expect(prospects.slice(2).every((prospect) => prospect === 'relief')).toBe(true);
        }
      });
  });

  test('[ART-SOLO-12] [ART-SOLO-17] against drones you choose freely, and they get nothing', () => {
    const solo = placing.filter(({ view }) => view.solo);
    const owned = solo.flatMap(({ view }) =>
      view.expeditions.flatMap(({ ranking }, i) =>
        ranking.map(({ owner }, rank) => [owner, view.outlook.expeditions[i]?.[rank]] as const),
      ),
    );
    for (const [owner, prospect] of owned) {
      if (owner > 0) expect(prospect).toBe('nothing');
      else expect(['both', 'first', 'relief']).toContain(prospect);
    }
    expect(owned.length).toBeGreaterThan(10);
  });

  test('[ART-BUY-02] [ART-BUY-05] the highest bid has the option, one of each other player is consoled', () => {
    for (const { view } of placing)
      view.gantry.forEach(({ dice }, i) => {
        const prospects = view.outlook.gantry[i] ?? expect.fail();
        if (dice.length === 0) return;
        expect(prospects.at(-1)).toBe('first');
        const others = new Set(dice.map(({ owner }) => owner));
        others.delete(dice.at(-1)?.owner ?? -1);
        const players = [...others].filter((owner) => owner < view.players.length);
        expect(prospects.filter((prospect) => prospect === 'relief')).toHaveLength(players.length);
      });
  });

  test('[ART-OUTF-01] [ART-ACAD-03] the die in hand is told what each region would give it', () => {
    const asked = all.filter(({ ask }) => ask === 'placeDieRegion');
    for (const { view } of asked) {
      const value = view.placing?.value ?? expect.fail();
      const { placing: die } = view.outlook;
      expect(die?.outfitter).toBe(data.outfitterTable[value - 1]?.toolkits);
      expect(die?.academy).toBe(data.academyTable[value - 1]?.colonist);
      expect(die?.vents).toBeLessThanOrEqual(value);
    }
    expect(asked.length).toBeGreaterThan(100);
  });
});

test('a piece keeps its name where it stays, and takes it along where it goes', () => {
  const { positions } = games[1] ?? expect.fail();
  const region = positions.findIndex(
    ({ ask, view }) => ask === 'placeDieRegion' && view.placing?.rolled === view.placing?.value,
  );
  const before = positions[region]?.view ?? expect.fail();
  const { seat, rolled } = before.placing ?? expect.fail();
  const hand = (view: ArtemisView) =>
    (view.players[seat]?.dice ?? []).map((value) => ({ owner: seat, value, relic: false }));
  const dice = hand(before);
  const names = dice.map((_, i) => diePiece(before, `hand:${seat}`, dice, i));
  expect(new Set(names).size).toBe(dice.length);
  const state = { ...before, placing: null };
  const left = dice.filter((_, i) => i !== dice.findIndex(({ value }) => value === rolled));
  const moved: ArtemisView = {
    ...state,
    players: state.players.map((player, i) =>
      i === seat ? { ...player, dice: left.map(({ value }) => value) } : player,
    ),
    outfitter: [...state.outfitter, { owner: seat, value: rolled, relic: false }],
  };
  const gone = diePiece(moved, 'outfitter', moved.outfitter, moved.outfitter.length - 1);
  expect(names).toContain(gone);
  const kept = left.map((_, i) => diePiece(moved, `hand:${seat}`, left, i));
  expect(new Set([...kept, gone])).toEqual(new Set(names));
  expect(colonistPiece(moved, 'shelters:0', 'pioneer', 0)).toBe(
    colonistPiece(before, 'shelters:0', 'pioneer', 0),
  );
});

test('where many play, rivals’ dice lie side by side as long as few live in their Shelters', () => {
  const plan = (people: number) =>
    rivalPlan(212, 56, { players: 4, dice: 5, people, cards: 0, tiles: 0, all: [0, 0, 0] });
  const DIE = 19;
  const fits = ({ dice }: ReturnType<typeof plan>): boolean => (dice.width - DIE) / 4 >= DIE;
  expect([0, 1, 2, 8].map((people) => fits(plan(people)))).toEqual([true, true, true, false]);
  for (const people of [1, 2, 8]) {
    const { dice, shelters } = plan(people);
    expect(dice.x + dice.width).toBeLessThan(shelters.x);
    expect(shelters.x + shelters.width).toBeLessThanOrEqual(212);
  }
});
