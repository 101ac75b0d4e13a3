import { describe, expect, test } from 'vitest';
import { commandLine, fileHere, type Started } from '../src/invocation.ts';

const started = (env: Record<string, string>, script = '/project/cli/bin/orrery.js'): Started => ({
  env,
  script,
  cwd: '/project',
});

describe('a command line to be pasted', () => {
  const npm = { npm_lifecycle_event: 'orrery', INIT_CWD: '/project' };

  test.each([
    [started(npm), 'npm run -s orrery -- play'],
    [started({ npm_lifecycle_event: 'npx' }), 'npx orrery play'],
    [started({ npm_lifecycle_event: 'test' }), 'node cli/bin/orrery.js play'],
    [started({}), 'node cli/bin/orrery.js play'],
    [started({}, '/usr/bin/orrery'), 'orrery play'],
  ])('begins as this one began', (how, line) => {
    expect(commandLine(['play'], how)).toBe(line);
  });

  test('is what a shell takes word by word', () => {
    const line = commandLine(['--resume', "it's here.json", 'a/b-1.json'], started(npm));
    expect(line).toBe(`npm run -s orrery -- --resume 'it'\\''s here.json' a/b-1.json`);
  });

  test('names a file as it is found from where it is pasted', () => {
    expect(fileHere('game.json', started(npm))).toBe('game.json');
    expect(fileHere('game.json', started({}))).toBe('game.json');
    const below = started({ ...npm, INIT_CWD: '/project/docs' });
    expect(fileHere('game.json', below)).toBe('/project/game.json');
  });
});
