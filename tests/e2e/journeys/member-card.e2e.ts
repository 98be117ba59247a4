import type { RunOptions } from 'axe-core';
import { enterScenario } from '../support/sandbox.ts';
import { applyTheme, listAppliedThemes } from '../support/settings.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, ONE_WIDTH, test } from '../support/test.ts';
import { findViolations } from '../support/violations.ts';

const WIDTH_PX = 320;
const ENHANCED_CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } };

// Proves A7.2.
test(
  'the member card can be read with a contrast of 7 : 1 in every theme, at 320 px and by keyboard',
  ONE_WIDTH,
  async ({ page }) => {
    const settings = await listAppliedThemes(page);
    const { token } = await enterScenario<{ token: string }>('a-customer-with-billing-date');
    await keepToken(page, token);
    await page.setViewportSize({ width: WIDTH_PX, height: 640 });
    await page.goto(`${sites.myAccount}/card`);
    const card = page.getByRole('dialog');
    await expect(card.getByRole('img')).toHaveCount(2);
    await expectAccessible(page);
    for (const setting of settings) {
      await applyTheme(page, setting);
      const violations = await findViolations(page, ENHANCED_CONTRAST);
      // Buttons have the colours of the theme, whose contrast other rules check.
      const pale = violations
        .flatMap(({ nodes }) => nodes.map(({ html }) => html))
        .filter((html) => !/^<(?:button|a)\b/.test(html));
      expect(pale, setting.name).toEqual([]);
      const codes = await card.getByRole('img').evaluateAll((pictures) =>
        pictures.map((picture) => ({
          bars: picture.querySelector('path')?.getAttribute('fill'),
          ground: getComputedStyle(picture.closest('dialog') ?? picture).backgroundColor,
        })),
      );
      expect(codes, setting.name).toEqual([
        { bars: 'black', ground: 'rgb(255, 255, 255)' },
        { bars: 'black', ground: 'rgb(255, 255, 255)' },
      ]);
      expect(await card.evaluate(({ scrollWidth }) => scrollWidth), setting.name).toBeLessThanOrEqual(
        WIDTH_PX,
      );
    }
    await page.keyboard.press('Escape');
    await expectAddress(page, /\/$/);
  },
);
