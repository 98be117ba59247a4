import type { FrameLocator, Locator, Page } from '@playwright/test';
import { buildTheme } from '../../fixtures/frontend.ts';
import { openCheckout } from '../support/checkout-steps.ts';
import { openAs } from '../support/sign-in.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../support/test.ts';

// Where a provider's options allow it, its fields look like the site; the rest of its frame is the provider's.

const STRIPE_FRAME = 'iframe[title="Secure card payment input frame"]';
const RYFT_FRAME = 'iframe[title="Secure card payment form"]';

const readStyle = (element: Locator) =>
  element.evaluate((node) => {
    const { color, fontFamily, fontSize, borderRadius, borderTopColor, paddingLeft, backgroundColor } =
      getComputedStyle(node);
    return { color, fontFamily, fontSize, borderRadius, borderTopColor, paddingLeft, backgroundColor };
  });

async function findNumberField(
  page: Page,
  frame: string,
): Promise<{ fields: FrameLocator; number: Locator }> {
  const fields = page.frameLocator(frame);
  const number = fields.getByLabel('Card number');
  await expect(number).toBeEnabled();
  return { fields, number };
}

test('the fields of Stripe use the venue’s font, its size and its colours, and have the site’s focus ring', async ({
  page,
}) => {
  await page.route(/\/api\/frontend\/theme/, (route) =>
    route.fulfill({
      json: { data: buildTheme({ theme_app_body_font_style: 'lato', theme_app_primary_colour: '#B00020' }) },
    }),
  );
  await openCheckout(page, 'provider-stripe');
  const { number } = await findNumberField(page, STRIPE_FRAME);
  const { color, fontFamily, fontSize } = await readStyle(page.locator(STRIPE_FRAME).locator('..'));
  expect(await readStyle(number)).toMatchObject({ color, fontFamily, fontSize });
  expect(fontFamily).toMatch(/^"?Lato/);
  const listFontFaces = () =>
    number.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status]));
  await expect.poll(listFontFaces).toEqual([['Lato', 'loaded']]);
  await number.focus();
  const stripeElement = page.locator('.StripeElement');
  await expect(stripeElement).toHaveCSS('outline-width', '3px');
  await number.fill('4242 4242 4242 4241');
  const problem = page.getByText('Your card number is invalid.').first();
  await expect(problem).toBeVisible();
  const { color: danger } = await readStyle(problem);
  expect(await readStyle(number)).toMatchObject({ color: danger });
  await expectAccessible(page);
});

test('on a kiosk the fields of Stripe are as large as the site’s', ONE_WIDTH, async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await openAs(page, 'provider-stripe', '/checkout?kiosk=true');
  const { number } = await findNumberField(page, STRIPE_FRAME);
  expect(await readStyle(number)).toMatchObject({ fontSize: '24px' });
});

test('the fields of Ryft have the site’s colours, corners and spacing', async ({ page }) => {
  await openCheckout(page, 'provider-ryft');
  const { number } = await findNumberField(page, RYFT_FRAME);
  await page.getByRole('button', { name: 'Change billing details' }).click();
  const { fontFamily: _own, ...ours } = await readStyle(page.getByLabel('First name'));
  expect(await readStyle(number)).toMatchObject(ours);
});
