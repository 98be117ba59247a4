import type { Locator, Page } from '@playwright/test';
import { fillBankAccount, fillBilling, fillCardDetails } from '../../tests/e2e/support/fill.ts';

/** Steps for screens whose texts are payloads. They find controls by texts that do not come from the server. */

/** Finds a section of the joining page by its title, which does not come from the server. */
export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const TYPED: ReadonlyArray<readonly [autocomplete: string, value: () => string]> = [
  ['given-name', () => 'Ada'],
  ['family-name', () => 'Byron'],
  ['email', () => `payload.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}@example.com`],
  ['tel', () => '01632 960123'],
  ['address-line1', () => '12 Ockham Road'],
  ['address-level2', () => 'Manchester'],
  ['postal-code', () => 'M1 1AE'],
  ['new-password', () => 'Lovelace-1815'],
];

/** Fills in the operator's form for a new customer by the autocomplete attributes of its fields. */
export async function fillAccount(form: Locator): Promise<void> {
  await form.getByRole('textbox').first().waitFor();
  for (const [name, value] of TYPED) {
    const answer = value();
    for (const field of await form.locator(`[autocomplete="${name}"]:visible`).all())
      await field.fill(answer);
  }
  const day = form.locator('[autocomplete="bday"]:visible').first();
  if ((await day.count()) > 0) await day.fill('10/12/1985');
  for (const tick of await form.getByRole('checkbox').all()) await tick.check();
}

export async function openTerms(part: Locator): Promise<void> {
  await part
    .getByRole('button', { name: /^Read / })
    .first()
    .click();
  const dialog = part.page().getByRole('dialog');
  // The first region, because the dialog also contains the notifications.
  await dialog.getByRole('region').first().waitFor();
}

export async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
}

export async function tickAll(part: Locator): Promise<void> {
  await part.getByRole('checkbox').first().waitFor();
  for (const tick of await part.getByRole('checkbox').all()) await tick.check();
}

export async function chooseFirst(part: Locator): Promise<void> {
  for (const list of await part.locator('select:visible').all()) await list.selectOption({ index: 1 });
}

export async function answerQuestions(part: Locator): Promise<void> {
  await part.getByRole('textbox').first().waitFor();
  for (const field of await part.getByRole('textbox').all()) await field.fill(await answerFor(field));
  for (const group of await part.getByRole('radiogroup').all())
    await group.getByRole('radio').first().check();
  await chooseFirst(part);
  for (const tick of await part.getByRole('checkbox').all()) await tick.check();
}

/** Returns an answer by the type of the field: a number, a date or a text. */
async function answerFor(field: Locator): Promise<string> {
  if ((await field.getAttribute('placeholder')) === 'DD/MM/YYYY') return '10/12/1985';
  return /numeric|decimal/.test((await field.getAttribute('inputmode')) ?? '') ? '7' : 'Annabella Milbanke';
}

export async function fillInstruction(part: Locator): Promise<void> {
  await fillBankAccount(part, 'Ada Byron');
  await tickAll(part);
}

/** Types a card into the provider's frame; by default one that needs a challenge. */
export async function fillCard(
  page: Page,
  provider: 'stripe' | 'opayo' | 'ryft',
  { number, holder } = { number: FRAMES[provider].number, holder: 'CHALLENGE' },
): Promise<void> {
  if (provider !== 'ryft') await fillBilling(page);
  const card = page.frameLocator(`iframe[title="${FRAMES[provider].title}"]`);
  if (provider === 'opayo') await card.getByLabel('Name on card').fill(holder);
  await fillCardDetails(card, number);
}

const FRAMES: Readonly<
  Record<'stripe' | 'opayo' | 'ryft', { readonly title: string; readonly number: string }>
> = {
  stripe: { title: 'Secure card payment input frame', number: '4000 0027 6000 3184' },
  opayo: { title: 'Secure card details', number: '4929 0000 0000 6' },
  ryft: { title: 'Secure card payment form', number: '4918 1900 0000 0002' },
};

/** Accepts the terms, which contain all payloads, and pays. */
export async function pay(page: Page): Promise<void> {
  const go = page.getByRole('button', { name: 'Continue', exact: true });
  const payButton = page.getByRole('button', { name: /^Pay / });
  await go.or(payButton).first().waitFor();
  if (await go.isVisible()) {
    await go.click();
    await acceptTerms(page);
  }
  await payButton.click();
}

export async function acceptTerms(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const agree = dialog.getByRole('button', { name: 'I Agree' });
  const jump = dialog.getByRole('button', { name: 'Jump to end' });
  await agree.and(page.locator(':enabled')).or(jump).first().waitFor();
  if (await agree.isDisabled()) await jump.click();
  await agree.click();
}
