import { fillBilling } from './checkout-steps.ts';
import { answerChallenge, expectChallengeShown, fillDropIn } from './opayo-steps.ts';
import { fillRyftCard, RYFT_CHALLENGE_CARD } from './ryft-steps.ts';
import type { Screen } from './test.ts';

/** A provider other than the Stripe-like one, a scenario with it, and a card that its bank challenges. */
export interface Provider {
  readonly name: string;
  readonly scenario: string;
  readonly fillForm: (screen: Screen) => Promise<void>;
  readonly passCheck: (screen: Screen) => Promise<void>;
}

/** Passes the bank's challenge in our own dialog. */
async function passCheck(screen: Screen): Promise<void> {
  await expectChallengeShown(screen);
  await answerChallenge(screen, 'Complete authentication');
}

export const nonStripeProviders: readonly Provider[] = [
  {
    name: 'Opayo-like',
    scenario: 'provider-opayo',
    fillForm: async (screen) => {
      await fillBilling(screen);
      await fillDropIn(screen, 'CHALLENGE');
    },
    passCheck,
  },
  {
    name: 'Ryft-like',
    scenario: 'provider-ryft',
    fillForm: (screen) => fillRyftCard(screen, RYFT_CHALLENGE_CARD),
    passCheck,
  },
];
