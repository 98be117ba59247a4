import { expectFitsNarrow } from '../support/narrow.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, test } from '../support/test.ts';

const CHOSEN_CENTRE = { slug: 'ardwick-fields-leisure-centre', name: 'Ardwick Fields Leisure Centre' };

test('a visitor finds a session: a centre, a day, a filter, the session, and back to its row', async ({
  page,
}) => {
  await page.goto(`${sites.bookings}/`);
  await expect(page.getByRole('link', { name: /^Choose / }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill(CHOSEN_CENTRE.name);
  await page.getByRole('link', { name: `Choose ${CHOSEN_CENTRE.name}` }).click();
  await expectAddress(page, new RegExp(`^${sites.bookings}/location/${CHOSEN_CENTRE.slug}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible();
  await expect(page.getByText(CHOSEN_CENTRE.name).first()).toBeVisible();

  // Opens another day by keyboard: its heading has the focus and names the day.
  const tomorrow = page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1);
  await tomorrow.focus();
  await page.keyboard.press('Enter');
  await expectAddress(page, /\?date=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^\d+\ssessions$/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  // The sessions are near the top, on a phone and on the desktop.
  expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThanOrEqual(330);

  // The bar of days stays in sight and never covers what the keyboard reaches.
  const days = page.getByRole('navigation', { name: 'Days' });
  const heading = page.getByRole('heading', { level: 2 });
  await page.getByRole('article').nth(9).getByRole('link').first().focus();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const bar = (await heading.locator('..').boundingBox()) ?? { y: 0, height: 0 };
    expect((await page.locator(':focus').boundingBox())?.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  }
  await expect(heading).toBeInViewport({ ratio: 1 });
  const strip = (await days.boundingBox()) ?? { y: 0, height: 0 };
  expect((await heading.locator('..').boundingBox())?.y).toBeCloseTo(strip.y + strip.height, 0);

  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('evening');
  const count = page.getByRole('status').filter({ hasText: /hidden by your filters/ });
  await expect(count).toHaveText(/^\d/);
  await expectAddress(page, /&time=evening$/);
  // The list shows the filter's result once it has rendered, a few rows at a time.
  await expect(page.getByRole('article').first().getByRole('link').first()).toHaveText(/^(1[7-9]|2\d):/);
  await expect(page.getByRole('article')).toHaveCount(Number.parseInt((await count.textContent()) ?? '', 10));

  // The last row, because a Saturday has few sessions.
  const row = page.getByRole('article').last();
  // A full session has a second link, to its waiting list.
  const link = row.getByRole('link').first();
  const title = ((await link.textContent()) ?? '').slice('18:30 '.length);
  await link.click();
  // Opens beside the timetable if there is room, otherwise as a page.
  const isWide = (page.viewportSize()?.width ?? 0) >= 1200;
  await expectAddress(page, isWide ? /&session=[^/.]+$/ : /\/sessions\/[^/.]+$/);
  await expect(page.getByRole('heading', { level: isWide ? 2 : 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Booking and cancelling' })).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expectAddress(page, /&time=evening$/);
  await expect(link).toBeFocused();

  await expectFitsNarrow(page);
});
