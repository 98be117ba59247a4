import { fillBilling } from './checkout-steps.ts';
import { answerChallenge, expectChallengeShown, fillDropIn } from './opayo-steps.ts';
import { fillRyftCard, RYFT_CHALLENGE_CARD } from './ryft-steps.ts';
import type { Screen } from './test.ts';

/** A provider beside the Stripe-like one, the state in which a customer pays with it, and a card for which the bank asks. */
export interface Provider {
  readonly name: string;
  readonly scenario: string;
  readonly fillForm: (screen: Screen) => Promise<void>;
  readonly passCheck: (screen: Screen) => Promise<void>;
}

/** The bank's page in our own dialog. */
async function passCheck(screen: Screen): Promise<void> {
  await expectChallengeShown(screen);
  await answerChallenge(screen, 'Complete authentication');
}

export const otherProviders: readonly Provider[] = [
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
