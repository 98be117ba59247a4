import { expect, test } from '../e2e/support/test.ts';
import { takePicture } from './picture.ts';

test('the theme preview', async ({ page }) => {
  await page.goto('/theme-preview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takePicture(page, 'theme-preview');

  await page.setViewportSize({ width: 1280, height: 1500 });
  const components = page.getByRole('heading', { level: 2, name: 'Components' });
  await components.evaluate((heading) => heading.scrollIntoView());
  await takePicture(page, 'components');
});
