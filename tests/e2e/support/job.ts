import type { Page } from '@playwright/test';
import { countInputs } from './count-inputs.ts';
import { recordFigure } from './record-figure.ts';
import { expect, test } from './test.ts';

/** The limits for a task. */
interface TaskBudget {
  readonly taps: number;
  readonly keys: number;
}

/**
 * Tests one task, done by finger and keyboard while the browser counts: it records the cost, and fails above the budget.
 * @param performTask does the task, from its first page to the text that confirms it; `page.goto` is not counted, so it stands
 * for a page where the customer already is
 */
export function testTaskBudget(
  name: string,
  budget: TaskBudget,
  performTask: (page: Page) => Promise<void>,
): void {
  test(`${name}: at most ${budget.taps} taps and ${budget.keys} keys`, async ({ page }) => {
    const readInputCount = await countInputs(page);
    await performTask(page);
    const { taps, keystrokes } = readInputCount();
    recordFigure('effort', `${taps} taps, ${keystrokes} keys`);
    expect(taps, 'something is counted').toBeGreaterThan(0);
    expect(taps, 'taps').toBeLessThanOrEqual(budget.taps);
    expect(keystrokes, 'keys').toBeLessThanOrEqual(budget.keys);
  });
}
