import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { buildStateKey } from './state-key.ts';
import { findViolations } from './violations.ts';

const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks that what is shown, including frames, has no violations of WCAG 2.2 A and AA once it is stable. The check takes
 * longer than most steps of a journey, so a state that differs only in data from one that was clean in this run is
 * skipped.
 */
export async function expectAccessible(screen: Page | Frame): Promise<void> {
  const page = 'page' in screen ? screen.page() : screen;
  const state = await waitForStateAtRest(page);
  const cleanStateFile = buildCleanStatePath(state);
  if (existsSync(cleanStateFile)) return;
  const violations = await findViolations(page, { runOnly: AXE_RULES });
  const descriptions = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(descriptions, 'accessibility violations').toEqual([]);
  // A state that changed during the check is checked again next time.
  if (state === (await readState(page))) writeFileSync(cleanStateFile, '');
}

/** The file that marks a state as clean. All workers of a run share it, and Playwright empties its folder before the next run. */
function buildCleanStatePath(state: string): string {
  const folder = join(test.info().project.outputDir, 'clean-states');
  mkdirSync(folder, { recursive: true });
  return join(folder, createHash('sha256').update(state).digest('hex'));
}

async function waitForStateAtRest(page: Page): Promise<string> {
  let state = '';
  await expect
    .poll(async () => {
      const lastState = state;
      state = await readState(page);
      return state !== '' && state === lastState;
    })
    .toBe(true);
  return state;
}

/**
 * The visible documents and their widths. Empty while one of them is closing, or while a page has not loaded yet and has
 * no heading.
 */
async function readState(page: Page): Promise<string> {
  try {
    const documents = await Promise.all(page.frames().map((frame) => frame.content()));
    if (!documents.some((html) => html.includes('<h1'))) return '';
    return [JSON.stringify(page.viewportSize()), ...documents.map(buildStateKey)].join('\n');
  } catch {
    return '';
  }
}
