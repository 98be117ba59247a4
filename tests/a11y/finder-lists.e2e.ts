import type { Locator } from '@playwright/test';
import { answerOnce } from '../e2e/support/answers.ts';
import { tabTo } from '../e2e/support/keyboard.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../e2e/support/test.ts';
import { buildVenue } from '../fixtures/venues.ts';

const CENTRES_ADDRESS = '**/api/venues/online-joining';

/** An operator with so many centres that the browser only draws the visible ones. */
const CENTRE_COUNT = 3000;
function buildManyCentres() {
  const data = Array.from({ length: CENTRE_COUNT }, (_, n) =>
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

test(
  'every one of thousands of centres can be reached with the keyboard, and none loses the focus',
  ONE_WIDTH,
  async ({ page }) => {
    await answerOnce(page, CENTRES_ADDRESS, buildManyCentres());
    await page.goto('/');
    await expect(page.getByText('3,000 centres found')).toBeVisible();
    await page.getByRole('button', { name: 'All 3,000 in Norwich' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Centres in Norwich' })).toBeInViewport();
    const findButton = (n: number) => page.getByRole('button', { name: `Choose Centre ${n}`, exact: true });
    const findRow = (n: number) => page.getByRole('listitem').filter({ has: findButton(n) });
    const findChooseButton = (n: number) => findRow(n).getByRole('button');

    // The list shows eight of them, and more on request.
    await expect(findRow(8)).toHaveAttribute('aria-setsize', '3000');
    await expect(findChooseButton(9)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show 60 more' }).press('Enter');
    await expect(findChooseButton(9)).toBeFocused();
    await expectAccessible(page);

    // In the list beside the map, Tab stops at one centre only, and then leaves the list.
    await page.getByRole('button', { name: 'Show map' }).press('Enter');
    await findChooseButton(1).focus();
    await expect(findChooseButton(2)).toHaveAttribute('tabindex', '-1');
    await expect(page.getByText(/^Up and down arrow keys/).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(findChooseButton(2)).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(findChooseButton(2)).not.toBeFocused();
    await page.keyboard.press('End');
    await expect(findChooseButton(CENTRE_COUNT)).toBeFocused();
    await expect(findChooseButton(CENTRE_COUNT)).toBeInViewport();
    await expect(findRow(CENTRE_COUNT)).toHaveAttribute('aria-posinset', '3000');
    await expect(findRow(CENTRE_COUNT)).toHaveAttribute('aria-setsize', '3000');
    await expectAccessible(page);

    // Even when it is scrolled far away with the wheel, the row with the focus is still in the document.
    await page
      .getByRole('list')
      .filter({ has: findButton(CENTRE_COUNT) })
      .evaluate((list) => list.parentElement?.scrollTo(0, 0));
    await expect(findChooseButton(3)).toBeVisible();
    await expect(findChooseButton(CENTRE_COUNT)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(findChooseButton(1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('button', { name: /^Choose Centre/ }).and(page.locator(':focus')),
    ).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(findChooseButton(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/centre\/centre-0$/);
  },
);

test('Tab leads past the suggestions, not back to the field', ONE_WIDTH, async ({ page }) => {
  await answerOnce(page, CENTRES_ADDRESS, buildManyCentres());
  await page.goto('/');
  await page.getByLabel('Find a centre').fill('Centre 12');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Find a centre')).not.toBeFocused();
});

test('after Enter the page scrolls to the results of the search', ONE_WIDTH, async ({ page }) => {
  await answerOnce(page, CENTRES_ADDRESS, buildManyCentres());
  await answerOnce(page, '**/api/geocoding/search?*', { data: [{ label: 'Here', lat: 53.48, lng: -2.24 }] });
  await page.goto('/');
  await expect(page.getByText('3,000 centres found')).toBeVisible();
  await page.getByLabel('Find a centre').fill('M1 1AE');
  await page.getByLabel('Find a centre').press('Enter');
  const heading = page.getByRole('heading', { name: 'Centres near M1 1AE' });
  await expect(heading).toBeVisible();
  const readTop = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(readTop).toBeLessThan(120);
});

test('the map loads on request and agrees with the list', async ({ page }, { project }) => {
  await answerOnce(page, CENTRES_ADDRESS, buildManyCentres());
  await answerOnce(page, '**/api/geocoding/search?*', { data: [{ label: 'Here', lat: 53.48, lng: -2.24 }] });
  await page.goto('/');
  await page.getByLabel('Find a centre').fill('M1 1AE');
  await page.getByLabel('Find a centre').press('Enter');
  await page.getByRole('slider', { name: 'Search radius' }).press('Home');
  await page.getByRole('button', { name: 'Show map' }).click();
  const map = page.getByRole('region', { name: 'Map of centres' });
  await expect(map).toBeVisible();
  // The land area under Manchester, and its surroundings within a mile.
  const mapLayer = map.locator('svg[preserveAspectRatio=none]');
  await map.scrollIntoViewIfNeeded();
  await expect(mapLayer.locator('path').last()).toBeInViewport();
  await expect(mapLayer.locator('circle')).toBeInViewport();
  await expectAccessible(page);
  // The map shows the centre that has the focus in the list or in the carousel, using the keyboard alone.
  const focusedButton = page.locator(':focus').filter({ hasText: /^Choose/ });
  const currentPin = map.locator('[aria-current=true]');
  const expectSameCentre = async () => {
    const name = (await focusedButton.textContent())?.replace(/^Choose\s+/, '') ?? '';
    await expect(currentPin).toHaveAttribute('aria-label', name);
    await expectAccessible(page);
    return name;
  };
  await expect(currentPin).toHaveCount(0);
  if (project.name === 'phone') {
    const carousel = page.getByRole('group', { name: 'Centres one by one' });
    const findSlide = (slideNumber: number) =>
      carousel.getByRole('group', { name: new RegExp(`^${slideNumber} of `) });
    await carousel.scrollIntoViewIfNeeded();
    // A centre's button fits into its card, however long its address.
    await expect(findSlide(1).getByRole('button', { name: /^Choose/ })).toBeInViewport({ ratio: 1 });
    await carousel.getByRole('button', { name: 'Next centre' }).click();
    await expect(findSlide(2).getByRole('button', { name: /^Choose/ })).toHaveAttribute('tabindex', '0');
    await findSlide(2)
      .getByRole('button', { name: /^Choose/ })
      .focus();
    await page.keyboard.press('ArrowLeft');
    await expect(findSlide(1).getByRole('button', { name: /^Choose/ })).toBeFocused();
    await expectSameCentre();
    await page.getByRole('button', { name: 'Show list' }).click();
    await expect(carousel).toBeHidden();
  } else {
    await tabTo(page, page.locator('li button[tabindex="0"]'));
    const firstCentre = await expectSameCentre();
    await page.keyboard.press('ArrowDown');
    await expect(focusedButton).not.toHaveText(new RegExp(`${firstCentre}$`));
    const secondCentre = await expectSameCentre();
    await expect(page.getByRole('dialog', { name: `${secondCentre}, on the map` })).toBeVisible();
    await expect(focusedButton).toBeFocused();
    await page.getByRole('button', { name: 'Hide map' }).click();
  }
  await expect(page.getByRole('button', { name: /^Choose Centre/ }).first()).toBeVisible();
});

test('list and map have the same numbers, and hovering over one marks the other', async ({ page }, {
  project,
}) => {
  const names = ['Ardwick', 'Beswick', 'Clayton'];
  const data = names.map((name, n) =>
    buildVenue({ id: `v-${n}`, slug: `centre-${n}`, name, lat: 53.48 + n / 40, lng: -2.24 }),
  );
  await answerOnce(page, CENTRES_ADDRESS, { data });
  await answerOnce(page, '**/api/geocoding/search?*', { data: [{ label: 'Here', lat: 53.48, lng: -2.24 }] });
  await page.goto('/');
  await page.getByLabel('Find a centre').fill('M1 1AE');
  await page.getByLabel('Find a centre').press('Enter');
  await page.getByRole('button', { name: 'Show map' }).click();
  const map = page.getByRole('region', { name: 'Map of centres' });
  const findPin = (name: string) => map.getByRole('button', { name, exact: true });
  for (const [n, name] of names.entries())
    await expect(findPin(name)).toHaveAttribute('data-number', String(n + 1));
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
  await findPin('Clayton').hover();
  await expect(map.locator('[data-pointed]')).toHaveAccessibleName('Clayton');
  await expect(row('Clayton')).toHaveCSS('outline-style', 'solid');
  await expect(row('Beswick')).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(row('Clayton')).toHaveCSS('outline-style', 'solid');
  await expectAccessible(page);
});

test(
  'the list scrolls with the page, and the slider does not redraw a row that stays',
  ONE_WIDTH,
  async ({ page }) => {
    const data = Array.from({ length: 30 }, (_, n) =>
      buildVenue({
        id: `v-${n}`,
        slug: `centre-${n}`,
        name: `Centre ${n + 1}`,
        lat: 53.48 + n / 300,
        lng: -2.24,
      }),
    );
    await answerOnce(page, CENTRES_ADDRESS, { data });
    await answerOnce(page, '**/api/geocoding/search?*', {
      data: [{ label: 'Here', lat: 53.48, lng: -2.24 }],
    });
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
    await page.getByRole('button', { name: 'Show 22 more' }).click();
    await expect(page.getByRole('button', { name: /^Choose Centre/ })).toHaveCount(30);
    const scrolling = await button.evaluate((start) => {
      const boxes: string[] = [];
      for (
        let ancestor = start.parentElement;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      )
        if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) boxes.push(ancestor.tagName);
      return boxes;
    });
    expect(scrolling).toEqual([]);

    // At 400 % zoom the radius is shown beside its slider.
    await page.setViewportSize({ width: 320, height: 256 });
    const findMiddle = async (part: Locator) => {
      const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
      return y + height / 2;
    };
    expect(
      Math.abs((await findMiddle(slider)) - (await findMiddle(page.getByText('10 miles')))),
    ).toBeLessThan(8);
  },
);
