import type { Page } from '@playwright/test';
import { begin, expect, options, test, waitForScreen } from './table.ts';

interface Seen {
  readonly viewer: number | null;
  readonly view: { readonly viewer: number | null; readonly own: unknown };
  readonly log: {
    readonly steps: readonly {
      readonly events: readonly { type: string; seat: number; cards: unknown; card: unknown }[];
    }[];
  };
}

/** Everything the worker tells the page, kept beside the page. */
async function recordWorker(page: Page): Promise<() => Promise<Seen[]>> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    const Original = Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, settings?: WorkerOptions) {
        super(url, settings);
        this.addEventListener('message', ({ data }) => heard.push(data));
      }
    };
  });
  return () =>
    page.evaluate(() => {
      const { heard } = window as unknown as { heard: { type: string; update?: unknown }[] };
      return heard.splice(0).flatMap((message) => (message.update ? [message.update] : []));
    }) as Promise<Seen[]>;
}

/** What this update tells of seats other than `viewer`. */
function leaks(seen: Seen, viewer: number | null): string[] {
  const { view } = seen;
  const own = view.own !== null && (viewer === null || view.viewer !== viewer) ? ['own'] : [];
  const events = seen.log.steps.flatMap((step) =>
    step.events.flatMap((event) =>
      (event.type === 'handDealt' && event.cards !== null && event.seat !== viewer) ||
      (event.type === 'admiralTaken' && event.card !== null && event.seat !== viewer)
        ? [`${event.type} of ${event.seat}`]
        : [],
    ),
  );
  return [...own, ...events];
}

/** All that a script of the page could read in storage, as text. */
const storage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: string[] = [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ];
    const wait = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const text = (value: unknown): unknown =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder('latin1').decode(value)
        : value;
    for (const { name } of await indexedDB.databases()) {
      const db = await wait(indexedDB.open(name ?? ''));
      for (const store of db.objectStoreNames) {
        const rows: unknown[] = await wait(db.transaction(store).objectStore(store).getAll());
        parts.push(JSON.stringify(rows, (_key, value: unknown) => text(value)));
      }
      db.close();
    }
    return parts.join('\n');
  });

test('three players on one screen keep their secrets', async ({ page }) => {
  const heard = await recordWorker(page);
  const names = ['Ada', 'Ben', 'Chloé'];
  await begin(page, names, 0);
  let shown: number | null = null;
  for (let turn = 0; turn < 26; turn++) {
    const now = await waitForScreen(page);
    for (const seen of await heard()) {
      // An update is for who was handed the screen, or for nobody.
      expect([shown, null]).toContain(seen.viewer);
      expect(leaks(seen, seen.viewer)).toEqual([]);
    }
    if (now === 'hand-over') {
      // The board stays in sight, and the log; nobody's cards do.
      await expect(page.locator('[data-part="board"] [data-place]').first()).toBeVisible();
      await expect(page.locator('[data-part="own"] [data-place]')).toHaveCount(0);
      const text = (await page.locator('body').textContent()) ?? '';
      expect(text).not.toMatch(/is dealt \d+ officer cards:/);
      const next = names.findIndex((name) => text.includes(`I am ${name}`));
      const covered = await heard();
      expect(covered.flatMap((seen) => leaks(seen, null)).filter(() => shown !== next)).toEqual(
        shown === next ? expect.any(Array) : [],
      );
      shown = next;
      await page.getByRole('button', { name: `I am ${names[next]}` }).click();
      await expect(options(page).first()).toBeVisible();
      const log = page.getByRole('list').getByText(/is dealt \d+ officer cards:/);
      for (const line of await log.allTextContents()) expect(line).toContain(names[next]);
    } else await options(page).last().click();
  }
  const stored = await storage(page);
  expect(stored).toContain('Ada');
  for (const secret of ['"hand"', '"seed"', '"bag"', '"rng"', 'acquireModule'])
    expect(stored).not.toContain(secret);
});
