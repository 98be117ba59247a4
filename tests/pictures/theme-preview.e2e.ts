import { expect, test } from '../e2e/support/test.ts';
import { takePicture } from './picture.ts';

test('the theme preview', async ({ page }) => {
  await page.goto('/theme-preview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takePicture(page, 'theme-preview');
});
