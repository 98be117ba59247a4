import { openKiosk } from '../e2e/support/kiosk-steps.ts';
import { test } from '../e2e/support/test.ts';
import { takePicture } from './picture.ts';

test('the home of a kiosk', async ({ page }) => {
  await openKiosk(page);
  await takePicture(page, 'home');
});
