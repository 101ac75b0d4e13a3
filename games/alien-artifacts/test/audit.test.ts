import { describe, expect, test } from 'vitest';
import { type Alien, alienArtifacts } from '../rules/index.ts';
import { given } from './scenario.ts';

const sound = (): Alien =>
  given({
    players: [
      {
        hand: [1, 2],
        empire: [['planet-loam O', '5/1'], 'ship-howl L 1'],
        waiting: [['tech-core-tap', '3/0']],
      },
      { hand: [4], artifacts: ['artifact-afterglow'], plans: ['plan-minefield'] },
    ],
  }).state;

const faults = (change: (s: Alien) => void): string => {
  const s = sound();
  expect(alienArtifacts.audit(s)).toEqual([]);
  change(s);
  return alienArtifacts.audit(s).join('; ');
};
const first = (s: Alien) => s.players[0] ?? expect.fail();

describe('the audit finds what is wrong', () => {
  test('a card lost, doubled or unknown', () => {
    expect(faults((s) => void (s.deck = s.deck.slice(1)))).toMatch(
      /Resource card \d+ is in 0 places/,
    );
    expect(faults((s) => void (first(s).hand = [0, 0, 1]))).toContain(
      'Resource card 0 is in 2 places',
    );
    expect(faults((s) => void (s.discard = [99]))).toContain('Resource card 99 is unknown');
    expect(faults((s) => void (s.decks = s.decks.with(0, (s.decks[0] ?? []).slice(1))))).toMatch(
      /card \d+ is in 0 places/,
    );
    expect(faults((s) => void (s.artifacts = [...s.artifacts, 6]))).toContain(
      'Artifact 6 is in 2 places',
    );
    expect(faults((s) => void (s.plans = []))).toContain('Plan 1 is in 0 places');
    expect(faults((s) => void (s.systems = [0, 1, 2, 3, 3]))).toContain('Alien System');
  });

  test('cards in the middle of a question are counted', () => {
    const t = given({
      players: [{ hand: [36, 37, 1], waiting: ['planet-loam', 'planet-oriel'] }, { hand: [83] }],
    });
    t.answer('prepare', 'planet', 'resource-36/0');
    expect(alienArtifacts.audit(t.state)).toEqual([]);
    t.answer('planet-loam', 'stop', 'stop');
    expect(alienArtifacts.audit(t.state)).toEqual([]);
  });

  test('decks, ends and markers', () => {
    expect(
      faults((s) => void (s.decks = [s.decks[1] ?? [], s.decks[0] ?? [], s.decks[2] ?? []])),
    ).toContain('deck 0 has another kind');
    expect(faults((s) => void (s.known = [99, 0, 0]))).toContain('the known end of deck 0');
    expect(faults((s) => void (s.systemsKnown = 5))).toContain('the known end of the systems');
    expect(faults((s) => void (s.marker = 0))).toContain('off its track');
    expect(faults((s) => void (first(s).faction = 1))).toContain('two players have one faction');
  });

  test('credits, tokens, and what lies under cards', () => {
    expect(faults((s) => void (first(s).credits = 16))).toContain('a Bank holds 16');
    const under = faults((s) => {
      const [planet = expect.fail(), ship = expect.fail()] = first(s).empire;
      first(s).empire = [
        { ...planet, side: 0 },
        { ...ship, tokens: -1 },
      ];
    });
    expect(under).toContain('cards lie under card 9');
    expect(under).toContain('card 109 has -1 tokens');
    const many = faults((s) => {
      first(s).empire = first(s).empire.map((built) => ({ ...built, tokens: 20 }));
    });
    expect(many).toContain('too many Blockade tokens');
    expect(faults((s) => void (first(s).unlocked = [3]))).toContain('a card is unlocked');
  });
});
