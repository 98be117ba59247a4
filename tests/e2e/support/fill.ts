import { expect, type Locator } from '@playwright/test';
import { EXPIRY_DATE, SECURITY_CODE } from './card-data.ts';

/** A page, a frame, or a part of one. */
type FillablePart = Pick<Locator, 'getByLabel'>;

/** Fills in the address of all journeys' customers. */
export async function fillAddress(part: FillablePart, postcode = 'M1 1AE'): Promise<void> {
  await part.getByLabel('Address line 1').fill('12 Ockham Road');
  await part.getByLabel('Town or city').fill('Manchester');
  await part.getByLabel('Postcode').fill(postcode);
}

/** How long a step is tried before it starts again, because it may be interrupted. */
const STEP_TIMEOUT_MS = 3000;

/** Opens the billing details if they are folded to one line, and types others. */
export async function fillBilling(page: FillablePart & Pick<Locator, 'getByRole'>): Promise<void> {
  const changeButton = page.getByRole('button', { name: 'Change billing details' });
  const firstName = page.getByLabel('First name');
  // The folded line may appear after the fields, once the customer's address has loaded.
  await expect(async () => {
    await expect(changeButton.or(firstName).first()).toBeVisible();
    if (await changeButton.isVisible()) await changeButton.click({ timeout: STEP_TIMEOUT_MS });
    await firstName.fill('Ada', { timeout: STEP_TIMEOUT_MS });
  }).toPass({ timeout: 15_000 });
  await page.getByLabel('Last name').fill('Byron');
  await fillAddress(page);
}

/** Fills in the account for a direct debit, without ticking the terms. If the customer's address is known, it is used. */
export async function fillBankAccount(
  part: FillablePart & Pick<Locator, 'getByRole'>,
  holder: string,
): Promise<void> {
  await part.getByLabel('Name of the account holder').fill(holder);
  await part.getByLabel('Sort code').fill('08-99-99');
  await part.getByLabel('Account number').fill('6637 4958');
  const homeAddressCheckbox = part.getByRole('checkbox', { name: /^Same as my home address/ });
  await expect(homeAddressCheckbox.or(part.getByLabel('Address line 1'))).toBeVisible();
  if (!(await homeAddressCheckbox.isVisible())) await fillAddress(part, 'm1 1ae');
}

/** Fills in a card in its provider's frame. */
export async function fillCardDetails(
  frame: FillablePart,
  number: string,
  securityCode = SECURITY_CODE,
): Promise<void> {
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel(/Expiry date/).fill(EXPIRY_DATE);
  await frame.getByLabel(/Security code/).fill(securityCode);
}
