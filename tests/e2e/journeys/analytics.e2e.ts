import type { Page } from '@playwright/test';
import { switchAnalyticsOn } from '../support/analytics.ts';
import {
  expectCheckoutShown,
  expectConfirmationShown,
  fillBilling,
  fillCard,
  PLAIN_CARD,
  pay,
} from '../support/checkout-steps.ts';
import {
  answerQuestions,
  buildNewCustomer,
  chooseMembership,
  confirmDirectDebit,
  createAccount,
  findCentre,
  findSection,
  reviewDates,
  setUpDirectDebit,
} from '../support/joining-steps.ts';
import { readLedger } from '../support/sandbox.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

type DataLayerEvent = { event: string; page?: string; step?: number; order_id?: string };

const CENTRE_NAME = process.env.PAVILION_REAL_DATA ? 'Y Club Manchester' : 'Irwell Street Baths';

const ID_PATTERN = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** The shortest answer that can be told from the numbers and names in analytics. */
const SHORTEST_TELLING_LENGTH = 4;

/** Records everything that is typed, chosen or pasted, including in the provider's frames. */
async function recordTypedTexts(page: Page): Promise<ReadonlySet<string>> {
  const typed = new Set<string>();
  await page.exposeFunction('pavilionTyped', (values: string[]) => {
    for (const value of values) if (value.trim().length >= SHORTEST_TELLING_LENGTH) typed.add(value.trim());
  });
  await page.addInitScript(() => {
    const reportInput = ({ target }: Event) => {
      const write: unknown = Reflect.get(globalThis, 'pavilionTyped');
      if (typeof write !== 'function') return;
      if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio'))
        write([...(target.labels ?? [])].map((label) => label.textContent ?? ''));
      else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        write([target.value]);
      else if (target instanceof HTMLSelectElement)
        write([...target.selectedOptions].map((option) => option.textContent ?? ''));
    };
    addEventListener('change', reportInput, { capture: true });
  });
  return typed;
}

/** What a tag manager would have read in this document; null if there is nothing to read. */
const readDataLayer = (page: Page): Promise<DataLayerEvent[] | null> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(globalThis, 'dataLayer');
    return Array.isArray(layer) ? layer : null;
  });
const listSteps = (pushed: readonly DataLayerEvent[] | null) =>
  (pushed ?? []).flatMap(({ event, step }) => (event === 'joining_step' ? [step] : []));
const listTransactions = (pushed: readonly DataLayerEvent[] | null) =>
  (pushed ?? []).filter(({ event }) => event === 'transaction');

const findAnalyticsBar = (page: Page) => page.getByRole('region', { name: 'Analytics' });

test('analytics count the steps and the order once, after consent, and never who the customer is', async ({
  page,
}) => {
  const customer = buildNewCustomer('analytics');
  await switchAnalyticsOn(page);
  const typed = await recordTypedTexts(page);

  await findCentre(page, 'M3 4JR', CENTRE_NAME);
  await expect(findSection(page, 'Choose membership')).toBeVisible();
  await expect(findAnalyticsBar(page).getByRole('button', { name: 'Accept analytics' })).toBeVisible();
  await expectAccessible(page);
  expect(await readDataLayer(page), 'before consent').toBeNull();

  await findAnalyticsBar(page).getByRole('button', { name: 'Accept analytics' }).click();
  await expect(
    findAnalyticsBar(page).getByRole('button', { name: 'Change your choice about analytics' }),
  ).toBeFocused();
  await expect.poll(async () => listSteps(await readDataLayer(page))).toEqual([1, 2]);

  await chooseMembership(page, 'Unlimited Fitness');
  await createAccount(page, customer);
  await answerQuestions(page);
  await reviewDates(page, { billingDay: '1st', startOverButton: 'Continue' });
  await setUpDirectDebit(page, 'Ada Byron');
  await expect.poll(async () => listSteps(await readDataLayer(page))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const joining = await readDataLayer(page);
  await confirmDirectDebit(page);

  await expectCheckoutShown(page);
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  expect(await readDataLayer(page), 'in the checkout').toBeNull();
  await expect(findAnalyticsBar(page)).toHaveCount(0);
  await pay(page);

  await expectConfirmationShown(page);
  await expect.poll(async () => listTransactions(await readDataLayer(page))).toHaveLength(1);
  const confirmation = await readDataLayer(page);
  const ledger = await readLedger(customer.email);
  expect(ledger.orders).toHaveLength(1);
  expect(listTransactions(confirmation)[0]).toMatchObject({
    order_id: new URL(page.url()).pathname.split('/').at(-1),
    revenue: (ledger.orders[0]?.total ?? 0) / 100,
    currency: 'GBP',
    platform: 'flow',
    items: [{ item_type: 'membership', item_name: 'Unlimited Fitness', item_variant: 'recurring' }],
  });

  await page.reload();
  await expectConfirmationShown(page);
  await expect
    .poll(async () => (await readDataLayer(page))?.map(({ event }) => event))
    .toEqual(['page_view']);

  // Ids are made of letters that can spell a name, and the centre may have the name of the customer's town.
  const eventTexts = JSON.stringify([joining, confirmation, await readDataLayer(page)])
    .replace(ID_PATTERN, '')
    .replaceAll(CENTRE_NAME, '')
    .toLowerCase();
  const personal = ['Ada', '1985', 'Ockham', 'Annabella', '089999', '66374958'];
  const typedTexts = [...typed];
  for (const word of [
    customer.email,
    customer.password,
    '10/12/1985',
    '08-99-99',
    'Under 18s',
    'Racquet sports',
  ])
    expect(typedTexts.join(' ')).toContain(word);
  for (const word of [...personal, ...typedTexts]) expect(eventTexts).not.toContain(word.toLowerCase());
});

test('an objection takes effect at once and is kept after a reload', async ({ page }) => {
  await switchAnalyticsOn(page);
  await page.goto('/');
  await findAnalyticsBar(page).getByRole('button', { name: 'Accept analytics' }).click();
  await expect.poll(() => readDataLayer(page)).toHaveLength(2);

  await findAnalyticsBar(page).getByRole('button', { name: 'Change your choice about analytics' }).click();
  await findAnalyticsBar(page).getByRole('button', { name: 'Reject analytics' }).click();
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(findSection(page, 'Choose membership')).toBeVisible();
  expect(await readDataLayer(page)).toHaveLength(2);

  await page.reload();
  await expect(findSection(page, 'Choose membership')).toBeVisible();
  await expect(
    findAnalyticsBar(page).getByRole('button', { name: 'Change your choice about analytics' }),
  ).toBeVisible();
  expect(await readDataLayer(page)).toBeNull();
});

test('no consent is requested and nothing loads unless the operator switches analytics on', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(findAnalyticsBar(page)).toHaveCount(0);
  expect(await readDataLayer(page)).toBeNull();
});
