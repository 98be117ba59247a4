import { answerOnce, failOnce, hold } from '../e2e/support/answers.ts';
import { expect, expectAccessible, test } from '../e2e/support/test.ts';

// The browser reports a failed call itself.
test.use({ expectedNoise: /^Failed to load resource: / });

const CENTRES = '**/api/venues/online-joining';

test('the centre finder is accessible in every state', async ({ page, context }) => {
  const centresCome = await hold(page, CENTRES);
  await page.goto('/');
  await expect(page.getByText('Loading centres…').first()).toBeVisible();
  await expectAccessible(page);
  centresCome();
  await expect(page.getByRole('heading', { name: 'All centres' })).toBeVisible();
  await expectAccessible(page);

  const search = page.getByLabel('Find a centre');
  await search.fill('ardwick');
  await expect(page.getByRole('heading', { name: 'Centres named “ardwick”' })).toBeVisible();

  const placeComes = await hold(page, '**/api/geocoding/search?*');
  await search.fill('M12 6FZ');
  await search.press('Enter');
  await expect(page.getByText('Searching M12 6FZ...').first()).toBeVisible();
  await expectAccessible(page);
  placeComes();
  await expect(page.getByRole('slider', { name: 'Search radius' })).toBeVisible();
  await expectAccessible(page);

  await answerOnce(page, '**/api/geocoding/search?*', {
    data: [{ label: 'Rockall', lat: 57.596, lng: -13.687 }],
  });
  await search.fill('Rockall');
  await search.press('Enter');
  await expect(page.getByText('No centres found')).toBeVisible();
  await expectAccessible(page);

  await answerOnce(page, '**/api/geocoding/search?*', { data: [] });
  await search.fill('Nowhere at all');
  await search.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Cannot find location' })).toBeVisible();
  await expectAccessible(page);

  await context.clearPermissions();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to use your location' })).toBeVisible();
});

test('a finder without centres, and one whose centres do not come, are accessible', async ({ page }) => {
  await answerOnce(page, CENTRES, { data: [] });
  await page.goto('/');
  await expect(page.getByText('No venues found')).toBeVisible();
  await expectAccessible(page);

  await failOnce(page, CENTRES);
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'We could not load the centres.' })).toBeVisible();
  await expectAccessible(page);
});
