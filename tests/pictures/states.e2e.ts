import type { Page } from '@playwright/test';
import { walkEveryState } from '../e2e/support/every-state.ts';
import { KIOSK_SIZE, WIDTHS_PX, type WindowSize, ZOOMED_SIZE } from '../e2e/support/layout-faults.ts';
import { applyTheme, listAppliedThemes } from '../e2e/support/settings.ts';
import { test } from '../e2e/support/test.ts';
import { writePicture } from './picture.ts';

const PHONE_SIZE = { width: 390, height: 844 };
const LOW_SIZES = WIDTHS_PX.map((width) => ({ width, height: 600 }));

test('every state in every width, in every theme and in forced colours', async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize(PHONE_SIZE);
  const settings = await listAppliedThemes(page);
  let pictureNumber = 0;
  await walkEveryState(page, async ({ name }) => {
    pictureNumber += 1;
    const file = `${String(pictureNumber).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}`;
    const takePictureAt = async (what: string, size: WindowSize) => {
      await page.setViewportSize(size);
      await waitForDrawing(page);
      await writePicture(page, `${file}-${what}`);
    };
    for (const size of [...LOW_SIZES, PHONE_SIZE, KIOSK_SIZE, ZOOMED_SIZE])
      await takePictureAt(`${size.width}x${size.height}`, size);
    const originalStyle = await page.evaluate(() => document.documentElement.style.cssText);
    for (const setting of settings) {
      await applyTheme(page, setting);
      await takePictureAt(setting.name.replaceAll(/\W+/g, '-'), PHONE_SIZE);
    }
    await page.evaluate((css) => {
      document.documentElement.style.cssText = css;
    }, originalStyle);
    await page.emulateMedia({ forcedColors: 'active' });
    await takePictureAt('forced-colours', PHONE_SIZE);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});

/** Waits two frames, until everything that follows the window's size has been drawn. */
function waitForDrawing(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let picture = 0; picture < 2; picture += 1) await new Promise(requestAnimationFrame);
  });
}
