import type { Page } from '@playwright/test';
import { accountRoutes } from '../../../src/app/sites/account/routes.ts';
import { readHiddenStorage } from '../support/card-data.ts';
import {
  expectKioskHomeShown,
  KIOSK_CENTRE,
  LONG_TIMES,
  readRemainingData,
  setKioskTimes,
} from '../support/kiosk-steps.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, ONE_WIDTH, test } from '../support/test.ts';

/** Texts that appear nowhere else on a page. */
const CUSTOMER_NAMES = {
  firstName: 'Zebedee',
  lastName: 'Quillfeather',
  email: 'zebedee.quillfeather@example.com',
};
/** The bank account of everybody in the sandbox who pays by direct debit. */
const BANK_ACCOUNT = /66374958|08-?99-?99/;

interface Customer {
  readonly token: string;
  readonly membershipId: string;
}

async function openAccount(page: Page, query = ''): Promise<Customer> {
  const customer = await enterScenario<Customer>('a-customer-with-billing-date', CUSTOMER_NAMES);
  await keepToken(page, customer.token);
  await page.goto(`${sites.myAccount}/${query}`);
  await expectLoaded(page);
  return customer;
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

// Proves A8.4.
test(
  'no page of the account stores customer data in the browser, and none shows a full bank account',
  ONE_WIDTH,
  async ({ page }) => {
    const answerTexts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/api/'))
        answerTexts.push(response.text().catch(() => ''));
    });
    const { membershipId } = await openAccount(page);
    const ids: Record<string, string> = { membershipId };
    for (const path of accountRoutes.flatMap(({ paths }) => paths)) {
      await page.goto(
        sites.myAccount + path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'somebody-elses'),
      );
      await expectLoaded(page);
      const storedText = await readHiddenStorage(page);
      for (const secret of Object.values(CUSTOMER_NAMES)) expect(storedText, path).not.toContain(secret);
      expect(await page.content(), path).not.toMatch(BANK_ACCOUNT);
    }
    const allAnswers = (await Promise.all(answerTexts)).join('\n');
    expect(allAnswers).toContain(CUSTOMER_NAMES.lastName);
    expect(allAnswers).not.toMatch(BANK_ACCOUNT);
  },
);

// Proves A8.5.
test('logging out at a kiosk leaves no data of the account', ONE_WIDTH, async ({ page }) => {
  await setKioskTimes(page, LONG_TIMES);
  const { token } = await openAccount(page, `?kiosk=true&centre=${KIOSK_CENTRE.slug}`);
  await expect(page.getByText(CUSTOMER_NAMES.lastName).first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expectKioskHomeShown(page);
  const remainingData = await readRemainingData(page);
  for (const secret of [...Object.values(CUSTOMER_NAMES), token]) expect(remainingData).not.toContain(secret);
  expect(await page.context().cookies()).toEqual([]);
});
