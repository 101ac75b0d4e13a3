import { defineConfig } from 'vitest/config';

const FOLDERS = ['*/test', 'kernel/testing', 'games/*/test', 'tools/test', 'web/kit/test'];

/** With `--mode deep` only what is named so: it kills processes, plays for minutes or measures. */
export default defineConfig(({ mode }) => {
  const isDeep = mode === 'deep';
  const ending = isDeep ? '.deep.test.{ts,tsx}' : '.test.{ts,tsx}';
  return {
    test: {
      include: FOLDERS.map((folder) => `${folder}/**/*${ending}`),
      exclude: [
        '**/node_modules/**',
        'web/test/browser/**',
        ...(isDeep ? [] : ['**/*.deep.test.{ts,tsx}']),
      ],
      environment: 'node',
      // Nothing here measures time: a slow machine may take as long as it needs.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 60_000 } },
      pool: 'threads',
      // Many tests wait for a disk or another process: no core is kept free for anything else.
      maxWorkers: '100%',
      // The rules are pure and tests share no globals, so modules may be shared between files.
      isolate: false,
    },
  };
});
