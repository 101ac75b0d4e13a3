import { readFileSync } from 'node:fs';
import { pending, randomFrom, refusals, type Seat, start, viewFor } from '@orrery/kernel';
import { LANGS } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { type Officer, reworld, type ReworldView } from '../rules/index.ts';
import { reworldText } from '../text/index.ts';
import { type Play, station, whyRefused } from './scenario.ts';

type Posts = NonNullable<Parameters<typeof station>[0]['posts']>;
const wanting = (posts: Posts, hand: Officer[]): Play =>
  station({ players: [{ hand }, { hand: [1] }], posts });

describe('why an answer of Chapter One is refused', () => {
  test('[REW-ACQ-12] [REW-ACQ-01] a module that is taken, a port without one', () => {
    const players = [{ hand: [2 as const] }, { hand: [1 as const] }];
    const t = station({ players, posts: { t1: [4, 3] }, ports: { t5: null } });
    expect(whyRefused(t, 'acquireModulePort:t1')).toBe(
      'REW-ACQ-12 The module of T1 has been taken: a 3 lies on top there.',
    );
    expect(whyRefused(t, 'acquireModulePort:t5')).toBe('REW-ACQ-01 No module lies at T5.');
    expect(t.options()).toContain('acquireModulePort:t8');
  });

  test.each([
    ['REW-ACQ-03', { t3: [2] }, [3], [2], 'A neighbour shows 2: one 2, or any two cards.'],
    ['REW-ACQ-03', { t5: [2] }, [3], [3, 4], 'A neighbour shows 2: one 2, or any two cards.'],
    [
      'REW-ACQ-04',
      { t3: [3], t5: [3] },
      [1],
      [1, 5],
      'Both neighbours show 3: one 3, or any two cards.',
    ],
    [
      'REW-ACQ-05',
      { t3: [3], t5: [1] },
      [2, 4, 5],
      [1, 3],
      'Neighbours show 1 and 3: both, or three cards with one of them, or any four.',
    ],
  ] as [string, Posts, Officer[], Officer[], string][])(
    '[%s] beside %j a hand of %j cannot pay, %j can',
    (rule, posts, poor, able, cost) => {
      expect(whyRefused(wanting(posts, poor), 'acquireModulePort:t4')).toBe(
        `${rule} ${cost} You hold ${poor.join(' + ')}.`,
      );
      expect(wanting(posts, able).options()).toContain('acquireModulePort:t4');
    },
  );

  test('[REW-ACQ-03] [REW-ACQ-05] [REW-ACQ-06] cards that do not pay', () => {
    const paying = (posts: Posts): Play =>
      wanting(posts, [1, 1, 2, 4, 5]).answer('acquireModulePort:t4');
    const one = paying({ t3: [2] });
    expect(whyRefused(one, [4])).toBe(
      'REW-ACQ-03 A neighbour shows 2: a single card must be a 2; otherwise any two cards.',
    );
    expect(whyRefused(one, [1, 1, 4])).toBe(
      'REW-ACQ-06 Beside a 2 you pay one 2 or any two cards, not 3.',
    );
    const two = paying({ t3: [2], t5: [1] });
    expect(whyRefused(two, [1, 1])).toBe(
      'REW-ACQ-06 Neighbours show 1 and 2: two cards must be one 1 and one 2.',
    );
    expect(whyRefused(two, [4, 5])).toMatch(/^REW-ACQ-05 Neighbours show 1 and 2: both, or three/);
    expect(whyRefused(paying({}), [1, 2])).toBe(
      'REW-ACQ-02 No neighbour shows a card: exactly one card, not 2.',
    );
    expect(whyRefused(paying({}), [1, 2], 'fr')).toBe(
      'REW-ACQ-02 Aucun poste adjacent n’a de carte\u00a0: une seule carte, pas 2.',
    );
  });

  test('[REW-ADM-01] [REW-ADM-03] a card one does not hold, and who played one there', () => {
    const t = station({ players: [{ hand: [2, 3] }, { hand: [1, 4] }] });
    expect(whyRefused(t, 'takeAdmiral:5')).toBe('REW-ADM-01 You hold no 5.');
    t.answer('takeAdmiral:2');
    expect(whyRefused(t, 'takeAdmiral:1')).toBe(
      'REW-ADM-03 A card already lies there this round (Marie).',
    );
  });

  test('[REW-RND-05] every port, every card for the admiral and leaving might be tried', () => {
    const t = station({ players: [{ hand: [2] }, {}], posts: { t1: [4], t3: [5], b7: [1] } });
    const tried = [...t.options(), ...refusals(t.game, t.state).map((one) => one.choice)];
    expect(tried).toHaveLength(20 + 5 + 1);
  });
});

describe('whole games', () => {
  const [english, french] = ['reworld.md', 'reworld.fr.md'].map((name) => {
    const path = new URL(`../../../docs/rules/${name}`, import.meta.url);
    return new Set(readFileSync(path, 'utf8').match(/(?<=\*\*)REW-[A-Z0-9]+-\d\d(?=\*\*)/g));
  });

  test('every refusal names a rule and is told in a whole sentence, in both languages', () => {
    const cases = new Set<string>();
    const name = (seat: Seat): string => `seat ${seat}`;
    for (let n = 0; n < 300; n++) {
      const seats = 2 + (n % 3);
      const s = n < 3 ? start(reworld, {}, seats, `${n}`) : rich({}, seats, randomFrom(`why ${n}`));
      const view = viewFor(reworld, s, pending(reworld, s)?.seat ?? null) as ReworldView;
      for (const refused of refusals(reworld, s)) {
        const { rule, facts } = refused;
        cases.add(`${rule} ${facts?.['how'] ?? ''}`);
        expect([rule, english?.has(rule), french?.has(rule)]).toEqual([rule, true, true]);
        for (const lang of LANGS) {
          const sentence = reworldText.why({ lang, name }, view, refused);
          expect(sentence).toMatch(/^[\dA-ZÀÉ][^{}|#]+\.$/);
        }
      }
    }
    expect(cases.size).toBeGreaterThan(22);
  });
});
