import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Colours on their way from one theme to the other are nobody's contrast. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const endless = effect?.getTiming().iterations === Infinity;
      return endless || playState !== 'running';
    }),
  );
}

/**
 * What axe finds wrong with the page, by all of its rules. A description of everything that is
 * right, and a second page to put the frames of a page together, would take four times as long.
 */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
