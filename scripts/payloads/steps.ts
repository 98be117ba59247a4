import type { Locator, Page } from '@playwright/test';
import { fillBankAccount, fillBilling, fillCardDetails } from '../../tests/e2e/support/fill.ts';

/** Steps for screens whose texts are payloads. They find controls by texts that do not come from the server. */

/** Finds a section of the joining page by its title, which does not come from the server. */
export const findRegion = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

const VALUES_BY_AUTOCOMPLETE: ReadonlyArray<readonly [autocomplete: string, readValue: () => string]> = [
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
  for (const [name, readValue] of VALUES_BY_AUTOCOMPLETE) {
    const answer = readValue();
    for (const field of await form.locator(`[autocomplete="${name}"]:visible`).all())
      await field.fill(answer);
  }
  const birthday = form.locator('[autocomplete="bday"]:visible').first();
  if ((await birthday.count()) > 0) await birthday.fill('10/12/1985');
  for (const checkbox of await form.getByRole('checkbox').all()) await checkbox.check();
}

export async function openTerms(section: Locator): Promise<void> {
  await section
    .getByRole('button', { name: /^Read / })
    .first()
    .click();
  const dialog = section.page().getByRole('dialog');
  // The first region, because the dialog also contains the notifications.
  await dialog.getByRole('region').first().waitFor();
}

export async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
}

export async function tickAll(section: Locator): Promise<void> {
  await section.getByRole('checkbox').first().waitFor();
  for (const checkbox of await section.getByRole('checkbox').all()) await checkbox.check();
}

export async function chooseFirst(section: Locator): Promise<void> {
  for (const select of await section.locator('select:visible').all()) await select.selectOption({ index: 1 });
}

export async function answerQuestions(section: Locator): Promise<void> {
  await section.getByRole('textbox').first().waitFor();
  for (const field of await section.getByRole('textbox').all()) await field.fill(await chooseAnswer(field));
  for (const group of await section.getByRole('radiogroup').all())
    await group.getByRole('radio').first().check();
  await chooseFirst(section);
  for (const checkbox of await section.getByRole('checkbox').all()) await checkbox.check();
}

/** Returns an answer by the type of the field: a number, a date or a text. */
async function chooseAnswer(field: Locator): Promise<string> {
  if ((await field.getAttribute('placeholder')) === 'DD/MM/YYYY') return '10/12/1985';
  return /numeric|decimal/.test((await field.getAttribute('inputmode')) ?? '') ? '7' : 'Annabella Milbanke';
}

export async function fillInstruction(section: Locator): Promise<void> {
  await fillBankAccount(section, 'Ada Byron');
  await tickAll(section);
}

/** Types a card into the provider's frame; by default one that needs a challenge. */
export async function fillCard(
  page: Page,
  provider: 'stripe' | 'opayo' | 'ryft',
  { number, holder } = { number: CARD_FRAMES[provider].number, holder: 'CHALLENGE' },
): Promise<void> {
  if (provider !== 'ryft') await fillBilling(page);
  const card = page.frameLocator(`iframe[title="${CARD_FRAMES[provider].title}"]`);
  if (provider === 'opayo') await card.getByLabel('Name on card').fill(holder);
  await fillCardDetails(card, number);
}

const CARD_FRAMES: Readonly<
  Record<'stripe' | 'opayo' | 'ryft', { readonly title: string; readonly number: string }>
> = {
  stripe: { title: 'Secure card payment input frame', number: '4000 0027 6000 3184' },
  opayo: { title: 'Secure card details', number: '4929 0000 0000 6' },
  ryft: { title: 'Secure card payment form', number: '4918 1900 0000 0002' },
};

/** Accepts the terms, which contain all payloads, and pays. */
export async function pay(page: Page): Promise<void> {
  const continueButton = page.getByRole('button', { name: 'Continue', exact: true });
  const payButton = page.getByRole('button', { name: /^Pay / });
  await continueButton.or(payButton).first().waitFor();
  if (await continueButton.isVisible()) {
    await continueButton.click();
    await acceptTerms(page);
  }
  await payButton.click();
}

export async function acceptTerms(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const agreeButton = dialog.getByRole('button', { name: 'I Agree' });
  const jumpButton = dialog.getByRole('button', { name: 'Jump to end' });
  await agreeButton.and(page.locator(':enabled')).or(jumpButton).first().waitFor();
  if (await agreeButton.isDisabled()) await jumpButton.click();
  await agreeButton.click();
}
