import type { FrameLocator, Page } from '@playwright/test';
import { fillCardDetails } from './fill.ts';
import { expect, type Screen } from './test.ts';

export const OPAYO_CARD = '4929 0000 0000 6';
export const OPAYO_DECLINED_CARD = '4929 6021 1008 5639';

/** Types a card into the drop-in, the provider's own frame. The cardholder's name decides what the bank does. */
export async function fillDropIn(page: Screen, holder: string, number = OPAYO_CARD): Promise<void> {
  const cardFrame = page.frameLocator('iframe[title="Secure card details"]');
  await cardFrame.getByLabel('Name on card').fill(holder);
  await fillCardDetails(cardFrame, number);
}

/** The bank's page: in its own frame, inside our host page, inside the dialog. */
function findBankPage(page: Screen): FrameLocator {
  return page.frameLocator('iframe[title="Your bank"]').frameLocator('iframe[title="Your bank"]');
}

export async function expectChallengeShown(page: Screen): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Verifying your payment' })).toBeVisible();
  await expect(findBankPage(page).getByRole('heading', { name: 'Approve this payment' })).toBeVisible();
}

export async function answerChallenge(
  page: Screen,
  answer: 'Complete authentication' | 'Fail authentication' | 'Never answer',
): Promise<void> {
  await findBankPage(page).getByRole('button', { name: answer }).click();
}

/** Everything that the page stores. */
export async function readStoredTexts(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.history.state]),
  );
}
