import { expect } from 'vitest';
import type { NewCustomer } from '../../e2e/support/joining-steps.ts';
import { readLedger } from '../../e2e/support/sandbox.ts';
import type { Part, Screen } from './screen.ts';

/** The expiry that every journey types with a card's number. */
const EXPIRY_DATE = '1234';
const SECURITY_CODE = '737';

const findSection = (screen: Screen, title: string) => screen.role('region', title);

async function fillAddress(part: Part): Promise<void> {
  await part.label('Address line 1').fill('12 Ockham Road');
  await part.label('Town or city').fill('Manchester');
  await part.label('Postcode').fill('M1 1AE');
}

export async function logIn(part: Part, login: { email: string; password: string }): Promise<void> {
  await part.label(/^Email/).fill(login.email);
  await part.label('Password').fill(login.password);
  await part.role('button', 'Log in').click();
}

/** Goes from the centre finder to a membership. */
export async function chooseMembership(screen: Screen, name: string): Promise<void> {
  await screen.label('Find a centre').fill('M3 4JR');
  await screen.role('button', 'Search').click();
  await screen.role('button', /^Choose /, 0).click();
  await findSection(screen, 'Choose membership')
    .role('button', new RegExp(`^Choose ${name}`), 0)
    .click();
}

export async function createAccount(screen: Screen, customer: NewCustomer): Promise<void> {
  const details = findSection(screen, 'Your details');
  await details.label('First name').fill(customer.firstName);
  await details.label('Last name').fill(customer.lastName);
  await details.label('Date of birth').fill('10/12/1985');
  await details.role('textbox', 'Email').fill(customer.email);
  await details.label('Phone number').fill('01632 960123');
  await fillAddress(details);
  await details.label('Password').fill(customer.password);
  await details.label('Repeat password').fill(customer.password);
  await details.label('I agree to the Terms and Conditions').check();
  await details.role('button', 'Create account').click();
}

/** Answers the demo operator's questions for Unlimited Fitness. */
export async function answerQuestions(screen: Screen): Promise<void> {
  const questions = findSection(screen, 'Additional details');
  await questions.label('Who should we call in an emergency?').fill('Annabella Milbanke');
  await questions.label('Which describes you best?').choose('Under 18s');
  await questions.role('checkbox', 'Racquet sports').check();
  await questions.role('button', 'Continue').click();
}

export async function setUpDirectDebit(screen: Screen): Promise<void> {
  const dates = findSection(screen, 'Review & select dates');
  await dates.label('Day of your monthly payments').choose('1st');
  await tickTerms(dates);
  await dates.role('button', 'Continue').click();
  const payment = findSection(screen, 'Monthly payment');
  await payment.label('Name of the account holder').fill('Ada Byron');
  await payment.label('Sort code').fill('08-99-99');
  await payment.label('Account number').fill('66374958');
  const homeAddressCheckbox = payment.role('checkbox', /^Same as my home address/);
  await homeAddressCheckbox.or(payment.label('Address line 1')).waitUntilVisible();
  if (!(await homeAddressCheckbox.isVisible())) await fillAddress(payment);
  await payment.role('checkbox', /I confirm that I am the account holder/).check();
  await tickTerms(payment);
  await payment.role('button', 'Save and continue').click();
  await findSection(screen, 'Confirm your details').role('button', 'Continue to checkout').click();
}

async function tickTerms(part: Part): Promise<void> {
  await part.role('checkbox', /^I accept: /, 0).waitUntilVisible();
  for (
    let termsIndex = 0;
    await part.role('checkbox', /^I accept: /, termsIndex).isVisible();
    termsIndex += 1
  )
    await part.role('checkbox', /^I accept: /, termsIndex).check();
}

export async function fillBilling(screen: Screen): Promise<void> {
  await screen.waitForHeading('Checkout');
  await screen.label('First name').or(screen.role('button', 'Change billing details')).waitUntilVisible();
  // The billing details are folded to one line if the customer's address is known.
  const changeButton = screen.role('button', 'Change billing details');
  if (await changeButton.isVisible()) await changeButton.click();
  await screen.label('First name').fill('Ada');
  await screen.label('Last name').fill('Byron');
  await fillAddress(screen);
}

/** Types a card into the provider's own frame. */
export async function fillCard(frame: Screen, number: string, holder?: string): Promise<void> {
  if (holder !== undefined) await frame.label('Name on card').fill(holder);
  await frame.label('Card number').fill(number);
  await frame.label(/Expiry date/).fill(EXPIRY_DATE);
  await frame.label(/Security code/).fill(SECURITY_CODE);
}

/** Presses the only control that pays. Terms that are not accepted yet are read to their end. */
export async function pay(screen: Screen): Promise<void> {
  const continueButton = screen.role('button', 'Continue', 0);
  const payButton = screen.role('button', /^Pay £[\d.]+ now$/);
  await continueButton.or(payButton).waitUntilVisible();
  if (await continueButton.isVisible()) {
    await continueButton.click();
    const terms = screen.role('dialog');
    await terms.role('button', 'I Agree').waitUntilVisible();
    await terms.role('region', 'Terms and Conditions').waitUntilVisible();
    if (await terms.role('button', 'Jump to end').isVisible())
      await terms.role('button', 'Jump to end').click();
    await terms.role('button', 'I Agree').click();
    await terms.waitUntilGone();
  }
  await payButton.click();
}

export async function expectPaid(screen: Screen, { email }: { email: string }): Promise<void> {
  await screen.waitForHeading('Your payment was successful');
  const { orders, charges } = await readLedger(email);
  expect([orders.length, charges.length]).toEqual([1, 1]);
  expect(charges[0]?.amount).toBe(orders[0]?.total);
}
