import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What differs between two showings of one state and decides nothing: what was loaded, identifiers, codes, every number. */
const VOLATILE =
  /<link rel="modulepreload"[^>]*>|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|_r_[0-9a-z]+_|\b[A-Z0-9]{9,}\b|\d+(?:\.\d+)?/g;

/** The states that this process has found without a violation; most journeys pass through the same ones. */
const judged = new Set<string>();

/**
 * Zero violations of WCAG 2.2 A and AA on what is shown, frames included, once it has come to rest. Judging takes longer than most
 * steps of a journey: a state whose documents are, to the letter, those of one that was clean is not judged again.
 */
export async function expectAccessible(screen: Page | Frame): Promise<void> {
  const page = 'page' in screen ? screen.page() : screen;
  const state = await stateAtRest(page);
  if (judged.has(state)) return;
  const { violations } = await new AxeBuilder({ page })
    .withTags(RULES)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, 'accessibility violations').toEqual([]);
  // What changed while it was judged is judged the next time as well.
  if (state === (await stateOf(page))) judged.add(state);
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

/** The documents shown, and how wide they are; nothing while one of them is going away. */
async function stateOf(page: Page): Promise<string> {
  try {
    const documents = await Promise.all(page.frames().map((frame) => frame.content()));
    return [JSON.stringify(page.viewportSize()), ...documents].join('\n').replaceAll(VOLATILE, '0');
  } catch {
    return '';
  }
}
