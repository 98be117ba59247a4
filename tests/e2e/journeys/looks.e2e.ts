import { type State, walkEveryState } from '../support/every-state.ts';
import { faultsOf, KIOSK, type Size, WIDTHS, ZOOMED } from '../support/looks.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// How the pages look with content that is hard on them: one page is walked from the home to the confirmation,
// with words that do not break and prices of four figures, and is measured at every state.

const USUAL = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const HEIGHTS = [600, 720, 900, 1080];
/** Where nothing has to stay in sight, the height changes little. */
const FEW_HEIGHTS = [600, 1080];

function sizesOf({ hasTotal }: State): Size[] {
  const heights = hasTotal ? HEIGHTS : FEW_HEIGHTS;
  return [...WIDTHS.flatMap((width) => heights.map((height) => ({ width, height }))), KIOSK, ZOOMED];
}

test('every state holds at every size: nothing sideways, the total in sight, its action within reach', async ({
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
    for (const size of [PHONE, USUAL]) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  });
  const count = measured.reduce((sum, sizes) => sum + sizes, 0);
  console.log(`Looks: ${measured.length} states, ${count} sizes measured, ${faults.length} faults.`);
  expect(faults).toEqual([]);
});
