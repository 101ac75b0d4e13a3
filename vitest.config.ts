import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '*/test/**/*.test.ts',
      'kernel/testing/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'tools/test/**/*.test.ts',
      'web/kit/test/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', 'web/test/browser/**'],
    environment: 'node',
    pool: 'threads',
    // The rules are pure and tests share no globals, so modules may be shared between files.
    isolate: false,
  },
});
