import type { Page } from '@playwright/test';
import { watchEffort } from './effort.ts';
import { expect, test } from './test.ts';

/** The most that a job may ask of a customer. */
interface Budget {
  readonly taps: number;
  readonly keys: number;
}

/**
 * A test of one job, walked by finger and keyboard while the browser counts: it prints what the job costs, and fails above the
 * budget.
 *
 * @param walk from the page on which the job begins to the words that say it is done; `page.goto` is not counted, so it stands
 * for the page where a customer already is
 */
export function job(name: string, budget: Budget, walk: (page: Page) => Promise<void>): void {
  test(`${name}: at most ${budget.taps} taps and ${budget.keys} keys`, async ({ page }) => {
    const effort = await watchEffort(page);
    await walk(page);
    const { taps, keystrokes } = effort();
    console.log(`${name}: ${taps} of ${budget.taps} taps, ${keystrokes} of ${budget.keys} keys`);
    expect(taps, 'something is counted').toBeGreaterThan(0);
    expect(taps, 'taps').toBeLessThanOrEqual(budget.taps);
    expect(keystrokes, 'keys').toBeLessThanOrEqual(budget.keys);
  });
}
