import type { Page } from '@playwright/test';
import { type State, walkEveryState } from '../support/every-state.ts';
import { unseenInForcedColours } from '../support/forced-colours.ts';
import { faultsOf, KIOSK, type Size, WIDTHS, ZOOMED } from '../support/looks.ts';
import { applySetting, everySetting } from '../support/settings.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { violationsOf } from '../support/violations.ts';

// How the pages look with difficult content and settings. Walks one page from the home to the confirmation, with
// unbreakable words and prices of four figures, and measures it in every state.

const USUAL = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const HEIGHTS = [600, 900, 1080];
/** A few heights are enough where nothing has to stay in sight. */
const FEW_HEIGHTS = [600, 1080];

function sizesOf({ hasTotal }: State): Size[] {
  const heights = hasTotal ? HEIGHTS : FEW_HEIGHTS;
  return [...WIDTHS.flatMap((width) => heights.map((height) => ({ width, height }))), KIOSK, ZOOMED];
}

// Each test walks every state in every size or theme, which takes twice as long as a journey.
test.describe.configure({ timeout: 480_000 });

/** Checks large text as customers set it in the browser or on the phone. Unlike zoom it does not change the window's width. */
async function faultsOfLargeText(page: Page, state: State): Promise<string[]> {
  const setText = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await setText('200%');
  const faults = await faultsOf(page, { ...state, hasTotal: false, action: null }, PHONE);
  await setText('');
  return faults;
}

test('every state fits every size: no sideways scrolling, the total in sight, its action within reach', async ({
  page,
}) => {
  const faults: string[] = [];
  const measured: number[] = [];
  await page.setViewportSize(USUAL);
  await walkEveryState(page, async (state) => {
    const sizes = sizesOf(state);
    measured.push(sizes.length);
    for (const size of sizes)
      for (const fault of await faultsOf(page, state, size)) faults.push(`${state.name}, ${fault}`);
    for (const fault of await faultsOfLargeText(page, state))
      faults.push(`${state.name}, text of 200 %, ${fault}`);
    // `tests/a11y` checks the same states in both widths with ordinary content.
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await page.setViewportSize(USUAL);
  });
  const count = measured.reduce((sum, sizes) => sum + sizes, 0);
  console.log(`Looks: ${measured.length} states, ${count} sizes measured, ${faults.length} faults.`);
  expect(faults).toEqual([]);
});

test('every state works in every theme, font and style of buttons, in forced colours and without motion', async ({
  page,
}) => {
  const faults: string[] = [];
  let states = 0;
  await page.setViewportSize(PHONE);
  // Without motion, so that nothing is measured while a colour changes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const settings = await everySetting(page);
  await walkEveryState(page, async (state) => {
    states += 1;
    const note = (what: string) => (fault: string) => faults.push(`${state.name}, ${what}: ${fault}`);
    const own = await page.evaluate(() => document.documentElement.style.cssText);
    for (const setting of settings) {
      await applySetting(page, setting);
      (await faultsOf(page, state, { width: 320, height: 720 })).forEach(note(setting.name));
      const violations = await violationsOf(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
      violations
        .flatMap(({ nodes }) =>
          nodes.map(
            ({ html, any }) => `${html.slice(0, 160)} ${any.map(({ message }) => message).join(' ')}`,
          ),
        )
        .forEach(note(`contrast, ${setting.name}`));
    }
    await page.evaluate((css) => {
      document.documentElement.style.cssText = css;
    }, own);
    (await unseenInForcedColours(page, state)).forEach(note('forced colours'));
    (await page.evaluate(movingParts)).forEach(note('reduced motion'));
    await page.setViewportSize(PHONE);
  });
  console.log(
    `Looks: ${states} states, ${settings.length} themes and forced colours, ${faults.length} faults.`,
  );
  expect(faults).toEqual([]);
});

/** Runs in the page: finds what moves although the customer prefers reduced motion. */
function movingParts(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.tagName ?? '') : ''));
}
