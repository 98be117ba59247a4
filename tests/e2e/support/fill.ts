import { expect, type Locator } from '@playwright/test';
import { EXPIRY, SECURITY_CODE } from './card-data.ts';

/** A page, a frame, or a part of one. */
type Part = Pick<Locator, 'getByLabel'>;

/** Where the customers of all journeys live. */
export async function fillAddress(part: Part, postcode = 'M1 1AE'): Promise<void> {
  await part.getByLabel('Address line 1').fill('12 Ockham Road');
  await part.getByLabel('Town or city').fill('Manchester');
  await part.getByLabel('Postcode').fill(postcode);
}

/** The account that a direct debit is for, without the ticks; the address is the customer's own where it is known. */
export async function fillBankAccount(
  part: Part & Pick<Locator, 'getByRole'>,
  holder: string,
): Promise<void> {
  await part.getByLabel('Name of the account holder').fill(holder);
  await part.getByLabel('Sort code').fill('08-99-99');
  await part.getByLabel('Account number').fill('6637 4958');
  const isHome = part.getByRole('checkbox', { name: /^Same as my home address/ });
  await expect(isHome.or(part.getByLabel('Address line 1'))).toBeVisible();
  if (!(await isHome.isVisible())) await fillAddress(part, 'm1 1ae');
}

/** A card, in its provider's frame. */
export async function fillCardDetails(
  frame: Part,
  number: string,
  securityCode = SECURITY_CODE,
): Promise<void> {
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel(/Expiry date/).fill(EXPIRY);
  await frame.getByLabel(/Security code/).fill(securityCode);
}
