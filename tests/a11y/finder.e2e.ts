import type { Locator } from '@playwright/test';
import { answerOnce, failOnce, hold } from '../e2e/support/answers.ts';
import { tabTo } from '../e2e/support/keyboard.ts';
import { expect, expectAccessible, test } from '../e2e/support/test.ts';
import { buildVenue } from '../fixtures/venues.ts';

// The browser reports a failed call itself.
test.use({ expectedNoise: /^Failed to load resource: / });

const CENTRES = '**/api/venues/online-joining';

test('the centre finder is accessible in every state', async ({ page, context }) => {
  const releaseCentres = await hold(page, CENTRES);
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

  const releasePlace = await hold(page, '**/api/geocoding/search?*');
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

test('the home keeps its place when its code comes', async ({ page }) => {
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
  const places = async () => [
    await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const { x, y, height } = title.getBoundingClientRect();
      return [x, y, height].map(Math.round);
    }),
    await page.getByText('Choose your centre, pick a membership').evaluate((lead) => {
      const words = document.createRange();
      words.selectNodeContents(lead);
      return Math.round(words.getBoundingClientRect().top);
    }),
    await band.evaluate((element) => Math.round(element.getBoundingClientRect().bottom)),
  ];
  await expect(band).toHaveCSS('background-color', 'rgb(38, 39, 49)');
  const before = await places();
  release();
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible();
  expect(await places()).toEqual(before);
});

/** An operator with so many centres, of which the browser draws only those that are seen. */
const COUNT = 3000;
function manyCentres() {
  const data = Array.from({ length: COUNT }, (_, n) =>
    buildVenue({
      id: `v-${n}`,
      slug: `centre-${n}`,
      name: `Centre ${n + 1}`,
      address1: `${n + 1} Ardwick Row, off the Old Stockport Road`,
      lat: 53.48 + (n % 100) / 2000,
      lng: -2.24 + n / 20_000,
    }),
  );
  return { data };
}

test('every one of thousands of centres is reached with the keyboard, and none loses the focus', async ({
  page,
}) => {
  await answerOnce(page, CENTRES, manyCentres());
  await page.goto('/');
  await expect(page.getByText('3,000 centres found')).toBeVisible();
  await page.getByRole('button', { name: 'All 3,000 in Norwich' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Centres in Norwich' })).toBeInViewport();
  const choose = (n: number) => page.getByRole('button', { name: `Choose Centre ${n}`, exact: true });
  const row = (n: number) => page.getByRole('listitem').filter({ has: choose(n) });

  // Tab comes to one centre, and goes on past the list: the next stop is no other centre.
  await choose(1).focus();
  await expect(choose(2)).toHaveAttribute('tabindex', '-1');
  await expect(page.getByText(/^Up and down arrow keys/).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(choose(2)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(choose(2)).not.toBeFocused();
  await page.keyboard.press('End');
  await expect(choose(COUNT)).toBeFocused();
  await expect(choose(COUNT)).toBeInViewport();
  await expect(row(COUNT)).toHaveAttribute('aria-posinset', '3000');
  await expect(row(COUNT)).toHaveAttribute('aria-setsize', '3000');
  await expectAccessible(page);

  // Scrolled far away with the wheel, the row with the focus is still there.
  await page
    .getByRole('list')
    .filter({ has: choose(COUNT) })
    .evaluate((list) => list.parentElement?.scrollTo(0, 0));
  await expect(choose(3)).toBeVisible();
  await expect(choose(COUNT)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(choose(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Choose Centre/ }).and(page.locator(':focus'))).toHaveCount(
    0,
  );
  await page.keyboard.press('Shift+Tab');
  await expect(choose(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/centre\/centre-0$/);
});

test('after Enter the page moves to what the search found', async ({ page }) => {
  await answerOnce(page, CENTRES, manyCentres());
  await answerOnce(page, '**/api/geocoding/search?*', { data: [{ label: 'Here', lat: 53.48, lng: -2.24 }] });
  await page.goto('/');
  await expect(page.getByText('3,000 centres found')).toBeVisible();
  await page.getByLabel('Find a centre').fill('M1 1AE');
  await page.getByLabel('Find a centre').press('Enter');
  const heading = page.getByRole('heading', { name: 'Centres near M1 1AE' });
  await expect(heading).toBeVisible();
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
});

test('the map comes when it is wanted and agrees with the list', async ({ page }, { project }) => {
  await answerOnce(page, CENTRES, manyCentres());
  await answerOnce(page, '**/api/geocoding/search?*', { data: [{ label: 'Here', lat: 53.48, lng: -2.24 }] });
  await page.goto('/');
  await page.getByLabel('Find a centre').fill('M1 1AE');
  await page.getByLabel('Find a centre').press('Enter');
  await page.getByRole('slider', { name: 'Search radius' }).press('Home');
  await page.getByRole('button', { name: 'Show map' }).click();
  const map = page.getByRole('region', { name: 'Map of centres' });
  await expect(map).toBeVisible();
  // The land under Manchester, and the mile around it.
  const mapLayer = map.locator('svg[preserveAspectRatio=none]');
  await map.scrollIntoViewIfNeeded();
  await expect(mapLayer.locator('path').last()).toBeInViewport();
  await expect(mapLayer.locator('circle')).toBeInViewport();
  await expectAccessible(page);
  // Pointed at in the list or in the carousel by the keyboard alone, a centre is the one that the map shows.
  const atKeyboard = page.locator(':focus').filter({ hasText: /^Choose/ });
  const onMap = map.locator('[aria-current=true]');
  const agree = async () => {
    const name = (await atKeyboard.textContent())?.replace(/^Choose\s+/, '') ?? '';
    await expect(onMap).toHaveAttribute('aria-label', name);
    await expectAccessible(page);
    return name;
  };
  await expect(onMap).toHaveCount(0);
  if (project.name === 'phone') {
    const carousel = page.getByRole('group', { name: 'Centres one by one' });
    const slide = (place: number) => carousel.getByRole('group', { name: new RegExp(`^${place} of `) });
    await carousel.scrollIntoViewIfNeeded();
    // However long its address, the whole of a centre's button is in its card.
    await expect(slide(1).getByRole('button', { name: /^Choose/ })).toBeInViewport({ ratio: 1 });
    await carousel.getByRole('button', { name: 'Next centre' }).click();
    await expect(slide(2).getByRole('button', { name: /^Choose/ })).toHaveAttribute('tabindex', '0');
    await slide(2)
      .getByRole('button', { name: /^Choose/ })
      .focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slide(1).getByRole('button', { name: /^Choose/ })).toBeFocused();
    await agree();
    await page.getByRole('button', { name: 'Show list' }).click();
    await expect(carousel).toBeHidden();
  } else {
    await tabTo(page, page.locator('li button[tabindex="0"]'));
    const first = await agree();
    await page.keyboard.press('ArrowDown');
    await expect(atKeyboard).not.toHaveText(new RegExp(`${first}$`));
    const second = await agree();
    await expect(page.getByRole('dialog', { name: `${second}, on the map` })).toBeVisible();
    await expect(atKeyboard).toBeFocused();
    await page.getByRole('button', { name: 'Hide map' }).click();
  }
  await expect(page.getByRole('button', { name: /^Choose Centre/ }).first()).toBeVisible();
});

test('list and map are numbered alike, and what is pointed at in one is marked in the other', async ({
  page,
}, { project }) => {
  const names = ['Ardwick', 'Beswick', 'Clayton'];
  const data = names.map((name, n) =>
    buildVenue({ id: `v-${n}`, slug: `centre-${n}`, name, lat: 53.48 + n / 40, lng: -2.24 }),
  );
  await answerOnce(page, CENTRES, { data });
  await answerOnce(page, '**/api/geocoding/search?*', { data: [{ label: 'Here', lat: 53.48, lng: -2.24 }] });
  await page.goto('/');
  await page.getByLabel('Find a centre').fill('M1 1AE');
  await page.getByLabel('Find a centre').press('Enter');
  await page.getByRole('button', { name: 'Show map' }).click();
  const map = page.getByRole('region', { name: 'Map of centres' });
  const pin = (name: string) => map.getByRole('button', { name, exact: true });
  for (const [n, name] of names.entries())
    await expect(pin(name)).toHaveAttribute('data-number', String(n + 1));
  if (project.name === 'phone') {
    const first = page.getByRole('group', { name: /^1 of 3$/ });
    await expect(first).toContainText(/^1Ardwick/);
    return;
  }
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Choose ${name}` }) });
  await expect(row('Clayton')).toContainText(/^3Clayton/);
  await row('Beswick').hover();
  await expect(map.locator('[data-pointed]')).toHaveAccessibleName('Beswick');
  await pin('Clayton').hover();
  await expect(map.locator('[data-pointed]')).toHaveAccessibleName('Clayton');
  await expect(row('Clayton')).toHaveCSS('outline-style', 'solid');
  await expect(row('Beswick')).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(row('Clayton')).toHaveCSS('outline-style', 'solid');
  await expectAccessible(page);
});

test('a list that is long at the end of the slider is not drawn again on its way there', async ({ page }) => {
  const data = Array.from({ length: 30 }, (_, n) =>
    buildVenue({
      id: `v-${n}`,
      slug: `centre-${n}`,
      name: `Centre ${n + 1}`,
      lat: 53.48 + n / 300,
      lng: -2.24,
    }),
  );
  await answerOnce(page, CENTRES, { data });
  await answerOnce(page, '**/api/geocoding/search?*', { data: [{ label: 'Here', lat: 53.48, lng: -2.24 }] });
  await page.goto('/');
  await page.getByLabel('Find a centre').fill('M1 1AE');
  await page.getByLabel('Find a centre').press('Enter');
  const slider = page.getByRole('slider', { name: 'Search radius' });
  await slider.press('Home');
  await expect(page.getByText('5 centres found')).toBeVisible();
  const button = page.getByRole('button', { name: 'Choose Centre 1', exact: true });
  const nearest = await button.elementHandle();
  await slider.press('End');
  await expect(page.getByText('30 centres found')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: button })).toHaveAttribute('aria-setsize', '30');
  expect(await nearest?.evaluate((button) => button.isConnected)).toBe(true);

  // With 400 % zoom the page alone scrolls, and the radius is read beside its slider.
  await page.setViewportSize({ width: 320, height: 256 });
  const list = page.getByRole('list').filter({ has: button });
  const hidden = () =>
    list.evaluate(({ parentElement: box }) => (box ? box.scrollHeight - box.clientHeight : Number.NaN));
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  const middle = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height / 2;
  };
  expect(Math.abs((await middle(slider)) - (await middle(page.getByText('10 miles'))))).toBeLessThan(8);
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

test('towns and centres are suggested while one types, and chosen with the keys of a combobox', async ({
  page,
}) => {
  await page.goto('/');
  const plain = page.getByRole('searchbox', { name: 'Find a centre' });
  await plain.focus();
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
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/centre\/castlefield-baths$/);
});

test('a centre of sixty characters, and a town of one long word, make no screen wider', async ({ page }) => {
  const name = 'The Royal Borough of Kensington Community Swimming and Gym X';
  const town = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch';
  await answerOnce(page, CENTRES, {
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
});
