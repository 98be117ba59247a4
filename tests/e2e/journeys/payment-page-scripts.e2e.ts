import type { Page } from '@playwright/test';
import {
  answerBank,
  CHALLENGE_CARD,
  expectConfirmationShown,
  expectPaidOnce,
  fillBilling,
  fillCard,
  openCheckout,
  pay,
} from '../support/checkout-steps.ts';
import { answerChallenge, expectChallengeShown, fillDropIn } from '../support/opayo-steps.ts';
import { expectInventoried, followScripts } from '../support/page-scripts.ts';
import { fillRyftCard, RYFT_CHALLENGE_CARD } from '../support/ryft-steps.ts';
import { sites } from '../support/sub-sites.ts';
import { expectAccessible, test } from '../support/test.ts';

async function passChallenge(page: Page): Promise<void> {
  await expectChallengeShown(page);
  await expectAccessible(page);
  await answerChallenge(page, 'Complete authentication');
}

/** By provider: fills the form with a card that its bank challenges, and passes the challenge. */
const PAYMENT_STEPS: Record<
  string,
  { fill: (page: Page) => Promise<void>; answer: (page: Page) => Promise<void> }
> = {
  stripe: {
    fill: async (page) => {
      await fillBilling(page);
      await fillCard(page, CHALLENGE_CARD);
    },
    answer: (page) => answerBank(page, 'Complete'),
  },
  opayo: {
    fill: async (page) => {
      await fillBilling(page);
      await fillDropIn(page, 'CHALLENGE');
    },
    answer: passChallenge,
  },
  ryft: {
    fill: (page) => fillRyftCard(page, RYFT_CHALLENGE_CARD),
    answer: passChallenge,
  },
};

for (const [provider, payment] of Object.entries(PAYMENT_STEPS)) {
  test(`a ${provider}-like payment passes the bank’s challenge, and runs the scripts of the inventory and no other`, async ({
    page,
  }) => {
    const scripts = followScripts(page, sites.onlineJoining);
    const customer = await openCheckout(page, `provider-${provider}`);
    await payment.fill(page);
    await pay(page);
    await payment.answer(page);
    await expectConfirmationShown(page);
    await expectPaidOnce(customer);
    expectInventoried(await scripts(), provider);
  });
}
