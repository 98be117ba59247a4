import { answerOnce, failOnce, holdAnswer } from '../e2e/support/answers.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../e2e/support/test.ts';
import { buildVenue } from '../fixtures/venues.ts';

// The browser itself reports a failed call on the console.
test.use({ expectedNoise: /^Failed to load resource: / });

const CENTRES_ADDRESS = '**/api/venues/online-joining';

test('the centre finder is accessible in every state', ONE_WIDTH, async ({ page, context }) => {
  const releaseCentres = await holdAnswer(page, CENTRES_ADDRESS);
  await page.goto('/');
  await expect(page.getByText('Loading centres…').first()).toBeVisible();
  await expectAccessible(page);
  releaseCentres();
  await expect(page.getByRole('heading', { name: 'Centres by town' })).toBeVisible();
  await expectAccessible(page);

  const search = page.getByLabel('Find a centre');
  await search.fill('ardwick');
  await expect(page.getByRole('option', { name: /^Ardwick Fields/ })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: 'Centres named “ardwick”' })).toBeVisible();

  const releasePlace = await holdAnswer(page, '**/api/geocoding/search?*');
  await search.fill('M12 6FZ');
  await search.press('Enter');
  await expect(page.getByText('Searching M12 6FZ...').first()).toBeVisible();
  await expectAccessible(page);
  releasePlace();
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
  await expect(search).toHaveAccessibleDescription(/Cannot find location, please try again\./);
  await expectAccessible(page);

  await context.clearPermissions();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to use your location' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use my location' })).toHaveAccessibleDescription(
    /Failed to use your location/,
  );
});

test('the home page does not shift when its code loads', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.fallback();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const band = page.getByRole('heading', { level: 1 }).locator('..');
  const readPositions = async () => [
    await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const { x, y, height } = title.getBoundingClientRect();
      return [x, y, height].map(Math.round);
    }),
    await page.getByText('Choose your centre, pick a membership').evaluate((lead) => {
      const textRange = document.createRange();
      textRange.selectNodeContents(lead);
      return Math.round(textRange.getBoundingClientRect().top);
    }),
    await band.evaluate((element) => Math.round(element.getBoundingClientRect().bottom)),
  ];
  await expect(band).toHaveCSS('background-color', 'rgb(38, 39, 49)');
  const placesBefore = await readPositions();
  release();
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible();
  expect(await readPositions()).toEqual(placesBefore);
});

test(
  'a finder without centres, and one whose centres fail to load, are accessible',
  ONE_WIDTH,
  async ({ page }) => {
    await answerOnce(page, CENTRES_ADDRESS, { data: [] });
    await page.goto('/');
    await expect(page.getByText('No venues found')).toBeVisible();
    await expectAccessible(page);

    await failOnce(page, CENTRES_ADDRESS);
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load the centres.' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'towns and centres are suggested while typing, and chosen with the keys of a combobox',
  ONE_WIDTH,
  async ({ page }) => {
    await page.goto('/');
    const plainSearchBox = page.getByRole('searchbox', { name: 'Find a centre' });
    await plainSearchBox.focus();
    await page.keyboard.type('man');
    const field = page.getByRole('combobox', { name: 'Find a centre' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('man');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    const active = page.locator('[role=option][data-highlighted]');
    await expect(active).toContainText('Manchester');
    await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(active).toHaveCount(0);
    await expect(field).toHaveValue('man');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Centres in Manchester' })).toBeInViewport();
    await expect(field).toHaveValue('Manchester');

    await field.fill('castlefield');
    await expect(page.getByRole('option')).toContainText(['Castlefield Baths']);
    await page.keyboard.press('ArrowDown');
    await expect(active).toContainText('Castlefield Baths');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/centre\/castlefield-baths$/);
  },
);

test(
  'a centre of sixty characters, and a town of one long word, make no screen wider',
  ONE_WIDTH,
  async ({ page }) => {
    const name = 'The Royal Borough of Kensington Community Swimming and Gym X';
    const town = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch';
    await answerOnce(page, CENTRES_ADDRESS, {
      data: [buildVenue({ name, address2: town }), buildVenue({ id: 'v-2' })],
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: `Choose ${name}` })).toBeVisible();
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByLabel('Find a centre').fill('');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByLabel('Find a centre').fill('royal');
      await expect(page.getByRole('option')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Centres named “royal”' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
);
