import { opayo, ryft } from '../support/all-providers.ts';
import {
  type BookingCustomer,
  buildTimetableAddress,
  expectBooked,
  findBasketItems,
  findSessionRow,
  logIn,
} from '../support/book-steps.ts';
import {
  answerBank,
  CHALLENGE_CARD,
  expectCheckoutShown,
  expectConfirmationShown,
  expectPaidOnce,
  fillBilling,
  fillCard,
  openCheckout,
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
  setUpDirectDebit,
  tickTerms,
} from '../support/joining-steps.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken, signInAs } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, ONE_WIDTH, test } from '../support/test.ts';
import { translatePages } from '../support/translator.ts';

test.beforeEach(({ page }) => translatePages(page));

test(
  'a visitor whose browser translates the site creates an account, uses a promo code, joins and pays',
  ONE_WIDTH,
  async ({ page }) => {
    const customer = buildNewCustomer('translated');
    await findCentre(page, 'M12 6BQ', 'Ardwick Fields Leisure Centre');
    await chooseMembership(page, 'Unlimited Fitness');
    await createAccount(page, customer);
    await answerQuestions(page);
    const review = findSection(page, 'Review & select dates');
    await review.getByRole('button', { name: 'Add a promo code' }).click();
    const code = review.getByLabel('Promo code', { exact: true });
    await code.fill('NOPE');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription('Code not recognised');
    await code.fill('WELCOME10');
    await code.press('Enter');
    await expect(review.getByText('Code Applied')).toBeVisible();
    await tickTerms(review);
    await review.getByRole('button', { name: 'Continue', exact: true }).click();
    await setUpDirectDebit(page, 'Ada Byron');
    await confirmDirectDebit(page);
    await expectCheckoutShown(page);
    await fillBilling(page);
    await fillCard(page, CHALLENGE_CARD);
    // The button says Continue until the terms are accepted, then Pay.
    await pay(page);
    await answerBank(page, 'Complete');
    await expectConfirmationShown(page);
    await expectPaidOnce(customer);
  },
);

test(
  'a visitor whose browser translates the site logs in, books a class and pays for it',
  ONE_WIDTH,
  async ({ page }) => {
    const booker = await enterScenario<BookingCustomer>('a-session-with-spaces');
    await page.goto(buildTimetableAddress(booker));
    await findSessionRow(page, booker)
      .getByRole('button', { name: /^Book Yoga/ })
      .click();
    await logIn(page, booker);
    await expect(findSessionRow(page, booker)).toContainText('In your basket');
    await findSessionRow(page, booker).getByRole('link', { name: 'Go to basket' }).click();
    await expect(findBasketItems(page)).toHaveCount(1);
    await page.getByRole('link', { name: /^Pay £/ }).click();
    await fillBilling(page);
    await fillCard(page, PLAIN_CARD);
    await pay(page);
    await expectBooked(page, booker, /./);
  },
);

for (const provider of [opayo, ryft]) {
  test(
    `a customer whose browser translates the site pays (${provider.scenario})`,
    ONE_WIDTH,
    async ({ page }) => {
      const customer = await openCheckout(page, provider.scenario);
      await provider.fill(page);
      await pay(page);
      await expectConfirmationShown(page);
      await expectPaidOnce(customer);
    },
  );
}

test(
  'a customer whose browser translates the site logs in on the log-in page, changes their details and uploads a document',
  ONE_WIDTH,
  async ({ page }) => {
    await signInAs(page, 'a-customer-with-instruction');
    const { token } = await enterScenario<{ token: string }>('a-customer-with-a-rejected-proof');
    await keepToken(page, token);
    await page.goto(`${sites.myAccount}/documents`);
    const proof = page.getByRole('region', { name: 'Proof of study', exact: true });
    const chooser = page.waitForEvent('filechooser');
    await proof.getByRole('button', { name: 'Choose a file' }).click();
    const buffer = Buffer.from('%PDF-1.4\n%%EOF\n');
    await (await chooser).setFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer });
    await proof.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('We’re checking your document.', { exact: true })).toBeVisible();

    await page.goto(`${sites.myAccount}/user-details`);
    await page
      .getByRole('button', { name: /^Change/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  },
);
