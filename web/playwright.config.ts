import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = 4291;
const DATA = join(tmpdir(), `orrery-browser-tests-${process.pid}`);
// The tests look at the pages as they are shipped.
const BUILD = 'node ../node_modules/vite/bin/vite.js build . --logLevel=error';

export default defineConfig({
  testDir: 'test/browser',
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
  webServer: {
    command: `${BUILD} && node ../cli/bin/orrery.js serve --port ${PORT} --no-open --data ${DATA}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1366, height: 768 },
    locale: 'en',
    colorScheme: 'dark',
    actionTimeout: 30_000,
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
