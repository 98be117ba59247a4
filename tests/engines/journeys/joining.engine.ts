import { test } from 'vitest';
import { buildNewCustomer } from '../../e2e/support/joining-steps.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import { stripe } from '../support/cards.ts';
import type { Screen } from '../support/screen.ts';
import {
  answerQuestions,
  chooseMembership,
  createAccount,
  expectPaid,
  pay,
  setUpDirectDebit,
} from '../support/steps.ts';
import { openBrowser, PHONE_SIZE } from '../support/visit.ts';

const { openWindow } = openBrowser();

async function joinAndPay(screen: Screen): Promise<void> {
  const customer = buildNewCustomer('engine');
  await chooseMembership(screen, 'Unlimited Fitness');
  await createAccount(screen, customer);
  await answerQuestions(screen);
  await setUpDirectDebit(screen);
  await stripe.fillPayment(screen);
  await pay(screen);
  await stripe.bank(screen).role('button', 'Complete authentication').click();
  await expectPaid(screen, customer);
}

test('a visitor joins on a phone: a new account, questions, a direct debit, a card and 3-D Secure', async () => {
  const screen = await openWindow(PHONE_SIZE);
  await screen.window.open(`${sites.onlineJoining}/`);
  await joinAndPay(screen);
});
