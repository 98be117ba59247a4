import type { Page } from '@playwright/test';
import { walkEveryState } from '../e2e/support/every-state.ts';
import { KIOSK, type Size, WIDTHS, ZOOMED } from '../e2e/support/layout-faults.ts';
import { applySetting, listSettings } from '../e2e/support/settings.ts';
import { test } from '../e2e/support/test.ts';
import { writePicture } from './picture.ts';

const PHONE = { width: 390, height: 844 };
const LOW = WIDTHS.map((width) => ({ width, height: 600 }));

test('every state in every width, in every theme and in forced colours', async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize(PHONE);
  const settings = await listSettings(page);
  let place = 0;
  await walkEveryState(page, async ({ name }) => {
    place += 1;
    const file = `${String(place).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}`;
    const take = async (what: string, size: Size) => {
      await page.setViewportSize(size);
      await waitForDrawing(page);
      await writePicture(page, `${file}-${what}`);
    };
    for (const size of [...LOW, PHONE, KIOSK, ZOOMED]) await take(`${size.width}x${size.height}`, size);
    const originalStyle = await page.evaluate(() => document.documentElement.style.cssText);
    for (const setting of settings) {
      await applySetting(page, setting);
      await take(setting.name.replaceAll(/\W+/g, '-'), PHONE);
    }
    await page.evaluate((css) => {
      document.documentElement.style.cssText = css;
    }, originalStyle);
    await page.emulateMedia({ forcedColors: 'active' });
    await take('forced-colours', PHONE);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});

/** Waits two frames, until everything that follows the window's size has been drawn. */
function waitForDrawing(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let picture = 0; picture < 2; picture += 1) await new Promise(requestAnimationFrame);
  });
}
