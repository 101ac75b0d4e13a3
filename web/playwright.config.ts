import { defineConfig } from '@playwright/test';
import { servedAt } from './test/browser/built.ts';

export default defineConfig({
  testDir: 'test/browser',
  globalSetup: './test/browser/prepare.ts',
  fullyParallel: true,
  workers: 2,
  // Long enough for a busy machine: who waits for nothing loses nothing by it.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // What passed only the second time is named by the suite.
  retries: 1,
  outputDir: '../test-results',
  // What plays for minutes or measures is for the deep run alone.
  projects: [
    { name: 'usual', testIgnore: '**/*.deep.spec.ts' },
    { name: 'deep', testMatch: '**/*.deep.spec.ts' },
  ],
  use: {
    baseURL: servedAt(),
    viewport: { width: 1366, height: 768 },
    locale: 'en',
    colorScheme: 'dark',
    actionTimeout: 30_000,
    // Each test is a first visit: it would fetch every file of every game to keep it. Tests of what
    // is kept, and of notices, allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
