import { readFileSync } from 'node:fs';
import {
  completeOptions,
  type Forbidden,
  pending,
  play,
  randomFrom,
  refusals,
  viewFor,
} from '@orrery/kernel';
import { type Lang, LANGS } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { artemis } from '../rules/index.ts';
import en from '../text/en.json' with { type: 'json' };
import { artemisText } from '../text/index.ts';

const voice = (lang: Lang, seats: number) => ({
  lang,
  name: (seat: number) => (seat < seats ? `Anne ${seat}` : ''),
});

/** The texts that have been told. */
const met = new Set<string>();
const keyOf = ({ rule, facts = {} }: Forbidden): string =>
  facts['how'] === undefined ? rule : `${rule}.${facts['how']}`;

describe('whole games', () => {
  const [english, french] = ['artemis.md', 'artemis.fr.md'].map((name) => {
    const path = new URL(`../../../docs/rules/${name}`, import.meta.url);
    return new Set(readFileSync(path, 'utf8').match(/(?<=\*\*)ART-[A-Z0-9]+-\d\d(?=\*\*)/g));
  });
  const HOLE = /[{}|\n]|undefined|NaN|\[object| {2}/;

  test.each([1, 2, 3, 4, 5])('of %i: every refusal tells a rule and a whole sentence', (seats) => {
    const random = randomFrom(`why ${seats}`);
    const options = completeOptions(artemis, { 'alien-relic': true, directives: true });
    const broken = new Set<string>();
    const read = new Set<string>();
    for (let game = 0; game < 6; game++) {
      const s = rich(options, seats, random);
      for (let q = pending(artemis, s); q !== null; q = pending(artemis, s)) {
        const view = viewFor(artemis, s, q.seat);
        for (const { choice: _tried, ...forbidden } of refusals(artemis, s)) {
          const { rule } = forbidden;
          const key = keyOf(forbidden);
          met.add(key);
          const fact = JSON.stringify(forbidden);
          if (read.has(fact)) continue;
          read.add(fact);
          const known = english?.has(rule) === true && french?.has(rule) === true;
          for (const lang of LANGS) {
            const text = artemisText.why(voice(lang, seats), view, forbidden);
            const whole = /^[A-ZÀ-Ý«“0-9].*\.$/.test(text) && !HOLE.test(text);
            if (!known || !whole) broken.add(`${key}: ${text}`);
          }
        }
        play(artemis, s, q.options[random(q.options.length)] ?? null);
      }
    }
    expect([...broken]).toEqual([]);
  });

  test('every text was told there, but for those of rare cases', () => {
    const keys = Object.keys(en).flatMap((key) => (key.startsWith('why.') ? [key.slice(4)] : []));
    const rare = [
      'ART-PREP-01',
      'ART-GANT-01.none',
      'ART-SOLO-09',
      'ART-REL-05',
      'ART-EVT-01.who',
      'ART-BASE-05',
      'ART-BASE-06.own',
      'ART-RWD-08',
      'ART-BLD-12.none',
    ];
    expect(keys.filter((key) => !met.has(key) && !rare.includes(key))).toEqual([]);
  });
});
