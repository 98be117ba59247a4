import {
  answerBank,
  CHALLENGE_CARD,
  expectCheckoutShown,
  expectConfirmationShown,
  fillBilling,
  fillCard,
  pay,
} from '../support/checkout-steps.ts';
import {
  answerQuestions,
  buildNewCustomer,
  chooseMembership,
  confirmDirectDebit,
  createAccount,
  findCentre,
  reviewDates,
  setUpDirectDebit,
} from '../support/joining-steps.ts';
import { readLedger } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

// Proves J4.4, J11.11.
test('a visitor joins an imported centre found by postcode, with a new account, a direct debit and 3-D Secure', async ({
  page,
}) => {
  const customer = buildNewCustomer('visitor');

  await findCentre(
    page,
    'M3 4JR',
    process.env.PAVILION_REAL_DATA ? 'Y Club Manchester' : 'Irwell Street Baths',
  );
  await chooseMembership(page, 'Unlimited Fitness');
  await createAccount(page, customer);
  await answerQuestions(page);
  await reviewDates(page, { billingDay: '1st', startOverButton: 'Continue' });
  await setUpDirectDebit(page, 'Ada Byron');
  await confirmDirectDebit(page);

  await expectCheckoutShown(page);
  await fillBilling(page);
  await fillCard(page, CHALLENGE_CARD);
  await pay(page);
  await answerBank(page, 'Complete');

  await expectConfirmationShown(page);
  await expect(page.getByText('Direct Debit set up successfully')).toBeVisible();
  await expect(page.getByText('Unlimited Fitness').first()).toBeVisible();

  const ledger = await readLedger(customer.email);
  expect(ledger.orders).toHaveLength(1);
  expect(ledger.charges).toHaveLength(1);
  expect(ledger.charges[0]?.amount).toBe(ledger.orders[0]?.total);
  expect(ledger.mandates).toMatchObject([
    { accountHolder: 'Ada Byron', sortCode: '089999', accountEnding: '4958' },
  ]);
  const answers = Object.fromEntries(
    ledger.answers.map(({ questionReference, answer }) => [questionReference, answer]),
  );
  expect(answers).toMatchObject({
    emergency_contact_name: 'Annabella Milbanke',
    working_pattern: 'Under 18s',
    interests: ['gym', 'racquet_sports'],
  });
});
