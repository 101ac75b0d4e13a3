import { describe, expect, test } from 'vitest';
import { oneSentence, orrery } from './terminal.ts';

describe('bad input is refused in one sentence', () => {
  test.each([
    ['simulate chess', /no game "chess"; the games are: .*reworld/],
    ['play chess', /no game "chess"/],
    ['play', /name the game to play, one of .*reworld.*; or --resume <file>/],
    ['fuzz', /name the game to fuzz, one of .*reworld.*; or --reproduce <file>/],
    ['fuzz --reproduce nowhere.json', /no such file/],
    ['dance', /unknown command 'dance'/],
    ['games --colour', /unknown option '--colour'/],
    ['simulate reworld --seats 5', /2 to 4 players, not 5/],
    ['play reworld --seats 1', /2 to 4 players, not 1/],
    ['fuzz reworld --seats 7', /2 to 4 players, not 7/],
    ['arena reworld --seats 9', /2 to 4 players, not 9/],
    ['simulate reworld --games none', /--games takes a whole number of at least 1, not "none"/],
    ['simulate reworld --games 0', /at least 1, not "0"/],
    ['simulate reworld --games 1.5', /whole number/],
    ['simulate reworld --workers 0', /--workers takes/],
    ['simulate reworld --bots clever', /"clever" is no bot/],
    ['simulate reworld --bots random,', /"" is no bot/],
    ['simulate reworld --seats 2 --bots random,random,random', /3 bots are too many for 2 seats/],
    ['simulate reworld --option solo', /--option takes key=value, not "solo"/],
    ['simulate reworld --option solo=true', /no option "solo"/],
    ['fuzz reworld --option solo=true', /no option "solo"; it has none$/],
    ['play artemis --option solo=true', /no option "solo"; it has: hard-mode, /],
    ['play artemis --option directives=2', /option "directives" of artemis takes false, true/],
    ['simulate reworld --out nowhere/at/all.jsonl', /cannot write .* there is no folder/],
    ['arena reworld --bots random', /at least two bots/],
    ['arena reworld --bots random,random', /random is named twice/],
    ['fuzz reworld --decisions -5', /--decisions takes/],
    ['bench chess', /no game "chess"/],
    ['bench --seconds 0', /--seconds takes a number above 0/],
    ['play reworld --lang de', /--lang takes en or fr, not "de"/],
    ['play reworld --bots clever', /"clever" is no bot/],
    ['play reworld --resume nowhere.json', /no such file/],
    ['play reworld --resume a.json --seats 3', /--resume brings its own seats/],
  ])('%s', async (args, sentence) => {
    const ran = await orrery(args);
    expect(oneSentence(ran)).toMatch(sentence);
    expect(ran.out).toBe('');
  });

  test('for machines the last line is JSON also then', async () => {
    const { code, json } = await orrery('simulate reworld --seats 5 --json');
    expect(code).toBe(1);
    expect(json).toEqual({ ok: false, code: 'BAD_SEATS', error: expect.stringContaining('not 5') });
  });
});
