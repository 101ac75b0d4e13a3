import type { Step } from './steps.ts';

const listed = (steps: readonly Step[]): string =>
  steps.map(({ name, about }) => `  ${name.padEnd(15)}${about}`).join('\n');

/** What both tiers hold and how they are asked for. */
export function helpText(usual: readonly Step[], deep: readonly Step[]): string {
  return `npm test             every check and every test that is quick: before every change
npm run test:deep    the long rounds: servers killed again and again, whole games
                     by hand, measurements; npm test has a short round of each

  -- --only a,b      only the steps with one of these in their names
  -- --help          this text

Steps of npm test:
${listed(usual)}

Steps of npm run test:deep:
${listed(deep)}

Some files alone:
  npx vitest run server/test/crash
  npx vitest run --mode deep server/test/crash
  npx playwright test --config web/playwright.config.ts --project=usual phone
  npx playwright test --config web/playwright.config.ts --project=deep whole-game

The last line is \`N passed, N failed\`, and the exit code says the same.`;
}
