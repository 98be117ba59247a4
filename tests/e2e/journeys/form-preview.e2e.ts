import { expect, expectAccessible, test } from '../support/test.ts';

const CENTRE_NAME = 'Ardwick Fields Leisure Centre';
const DUPLICATE_QUESTIONS = JSON.stringify({
  data: [
    {
      id: 'g',
      title: 'About you',
      questions: [
        { id: 'diet', label: 'Diet', type: 'text', is_required: false },
        { id: 'diet', label: 'Diet today', type: 'text', is_required: true },
      ],
    },
  ],
});

test('staff check a form by keyboard, on each screen in a window of its width, and nothing is sent or stored', {
  tag: '@one-width',
}, async ({ page }) => {
  await page.goto('/form-preview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form preview');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  const sentRequests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sentRequests.push(request.url());
  });
  const readStorage = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const storageBefore = await readStorage();
  await page.getByRole('textbox', { name: 'JSON' }).fill(DUPLICATE_QUESTIONS);
  await page.getByRole('button', { name: 'Check', exact: true }).press('Enter');
  await expect(page.getByText(/^Two questions have the id “diet”/)).toContainText(
    'This one is required, so this membership can’t be bought online.',
  );
  const form = page.frameLocator('iframe');
  const diet = form.getByRole('textbox', { name: 'Diet' });
  await expect(diet).toBeVisible();
  await page.getByRole('radio', { name: 'Desktop' }).focus();
  await page.keyboard.press('Tab');
  await expect(diet).toBeFocused();
  await page.keyboard.type('Vegan');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByText('These answers would be accepted. Nothing has been sent.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [screen, wide, size] of [
      ['Phone', 390, '16px'],
      ['Kiosk', 1080, '24px'],
      ['Desktop', 1280, '16px'],
    ] as const) {
      await page.getByRole('radio', { name: screen }).check();
      const own = form.locator('html');
      await expect(own).toHaveCSS('font-size', size);
      expect(await own.evaluate(() => innerWidth)).toBe(wide);
      await expect(diet).toHaveValue('Vegan');
      await expect
        .poll(() => own.evaluate(() => document.documentElement.scrollHeight - innerHeight))
        .toBe(0);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    }
    await expectAccessible(page);
  }
  expect(await readStorage()).toBe(storageBefore);
  expect(sentRequests).toEqual([]);
});

test('staff see why a membership is shown, and the snippet for another site', { tag: '@one-width' }, async ({
  page,
}) => {
  await page.goto('/form-preview/why');
  await page.getByRole('combobox', { name: 'Centre' }).selectOption(CENTRE_NAME);
  const membership = page.getByRole('combobox', { name: 'Membership' });
  await membership.selectOption({ index: 1 });
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('status')).toHaveText(/^It’s shown/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Snippet for another site' }).click();
  await expect(page.getByRole('region', { name: 'For the page' })).toContainText('data-membership=');
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
});
