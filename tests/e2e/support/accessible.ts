import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { stateKey } from './state-key.ts';
import { violationsOf } from './violations.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Zero violations of WCAG 2.2 A and AA on what is shown, frames included, once it has come to rest. Judging takes longer than most
 * steps of a journey: a state that differs in its data alone from one that was clean in this run is not judged again.
 */
export async function expectAccessible(screen: Page | Frame): Promise<void> {
  const page = 'page' in screen ? screen.page() : screen;
  const state = await stateAtRest(page);
  const clean = cleanState(state);
  if (existsSync(clean)) return;
  const violations = await violationsOf(page, { runOnly: RULES });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, 'accessibility violations').toEqual([]);
  // What changed while it was judged is judged the next time as well.
  if (state === (await stateOf(page))) writeFileSync(clean, '');
}

/** The file that says that a state is clean; all workers of a run share it, and Playwright empties its folder before the next one. */
function cleanState(state: string): string {
  const folder = join(test.info().project.outputDir, 'clean-states');
  mkdirSync(folder, { recursive: true });
  return join(folder, createHash('sha256').update(state).digest('hex'));
}

async function stateAtRest(page: Page): Promise<string> {
  let state = '';
  await expect
    .poll(async () => {
      const before = state;
      state = await stateOf(page);
      return state !== '' && state === before;
    })
    .toBe(true);
  return state;
}

/** The documents shown, and how wide they are; nothing while one of them is going away, or a page has still to come: it has no heading yet. */
async function stateOf(page: Page): Promise<string> {
  try {
    const documents = await Promise.all(page.frames().map((frame) => frame.content()));
    if (!documents.some((html) => html.includes('<h1'))) return '';
    return [JSON.stringify(page.viewportSize()), ...documents.map(stateKey)].join('\n');
  } catch {
    return '';
  }
}
