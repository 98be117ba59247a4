import type { Page } from '@playwright/test';
import { type ScreenState, walkEveryState } from '../support/every-state.ts';
import { findForcedColourFaults } from '../support/forced-colours.ts';
import {
  findLayoutFaults,
  KIOSK_SIZE,
  WIDTHS_PX,
  type WindowSize,
  ZOOMED_SIZE,
} from '../support/layout-faults.ts';
import { recordFigure } from '../support/record-figure.ts';
import { type AppliedTheme, applyTheme, listAppliedThemes } from '../support/settings.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { findViolations } from '../support/violations.ts';

// How the pages look with difficult content and settings: each test walks one page from the home to the confirmation, with
// unbreakable words and prices of four figures, and measures it in every state.

const USUAL_SIZE = { width: 1280, height: 800 };
const PHONE_SIZE = { width: 390, height: 844 };
const HEIGHTS_PX = [600, 900, 1080];
/** Where nothing has to stay in sight, what fits the lowest window fits a higher one. */
const LOWEST_HEIGHT_PX = [600];

function listSizes({ hasTotal }: ScreenState): WindowSize[] {
  const heights = hasTotal ? HEIGHTS_PX : LOWEST_HEIGHT_PX;
  return [
    ...WIDTHS_PX.flatMap((width) => heights.map((height) => ({ width, height }))),
    KIOSK_SIZE,
    ZOOMED_SIZE,
  ];
}

// Each walks every state in every size or theme, which takes several times as long as a journey.
test.describe.configure({ timeout: 480_000 });

/** Checks large text as customers set it in the browser or on the phone. Unlike zoom it does not change the window's width. */
async function findLargeTextFaults(page: Page, state: ScreenState): Promise<string[]> {
  const setText = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await setText('200%');
  const faults = await findLayoutFaults(page, { ...state, hasTotal: false, action: null }, PHONE_SIZE);
  await setText('');
  return faults;
}

test.beforeEach(({ page }) => page.setViewportSize(USUAL_SIZE));

test('every state fits every size and text of 200 %, with the total in sight and its action within reach', async ({
  page,
}) => {
  const faults: string[] = [];
  const sizesByState: number[] = [];
  await walkEveryState(page, async (state) => {
    const sizes = listSizes(state);
    sizesByState.push(sizes.length);
    const createFaultRecorder = (what: string) => (fault: string) =>
      faults.push(`${state.name}, ${what}: ${fault}`);
    for (const size of sizes)
      (await findLayoutFaults(page, state, size)).forEach(createFaultRecorder('size'));
    (await findLargeTextFaults(page, state)).forEach(createFaultRecorder('text of 200 %'));
    await page.setViewportSize(USUAL_SIZE);
  });
  const count = sizesByState.reduce((sum, sizes) => sum + sizes, 0);
  recordFigure('looks, sizes', `${sizesByState.length} states, ${count} sizes`);
  expect(faults).toEqual([]);
});

test('every state is accessible on a phone, in every theme, font and style of buttons, in forced colours and without motion', async ({
  page,
}) => {
  const faults: string[] = [];
  const settings = await listAppliedThemes(page);
  await walkEveryState(page, async (state) => {
    // `tests/a11y` checks the same states in a wide window with ordinary content.
    await page.setViewportSize(PHONE_SIZE);
    await expectAccessible(page);
    await noteFaultsInSettings(
      page,
      state,
      settings,
      (what) => (fault) => faults.push(`${state.name}, ${what}: ${fault}`),
    );
    await page.setViewportSize(USUAL_SIZE);
  });
  recordFigure('looks, settings', `${settings.length} themes and forced colours`);
  expect(faults).toEqual([]);
});

/** Finds the faults of a state in each theme, in forced colours and without motion. */
async function noteFaultsInSettings(
  page: Page,
  state: ScreenState,
  settings: readonly AppliedTheme[],
  note: (what: string) => (fault: string) => void,
): Promise<void> {
  const originalStyle = await page.evaluate(() => document.documentElement.style.cssText);
  for (const setting of settings) {
    await applyTheme(page, setting);
    (await findLayoutFaults(page, state, { width: 320, height: 720 })).forEach(note(setting.name));
    const violations = await findViolations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
    violations
      .flatMap(({ nodes }) =>
        nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any.map(({ message }) => message).join(' ')}`),
      )
      .forEach(note(`contrast, ${setting.name}`));
  }
  await page.evaluate((css) => {
    document.documentElement.style.cssText = css;
  }, originalStyle);
  (await findForcedColourFaults(page, state)).forEach(note('forced colours'));
  (await page.evaluate(listMovingParts)).forEach(note('reduced motion'));
}

/** Runs in the page: finds what moves although the customer prefers reduced motion. */
function listMovingParts(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.tagName ?? '') : ''));
}
