import type { Page } from '@playwright/test';
import { CHALLENGE_CARD, fillBilling, fillCard, PLAIN_CARD } from './checkout-steps.ts';
import { fillDropIn } from './opayo-steps.ts';
import { fillRyftCard, RYFT_CARD, RYFT_CHALLENGE_CARD } from './ryft-steps.ts';

/** How a customer pays with each provider, and the addresses of its calls. */
export interface ProviderSteps {
  readonly scenario: string;
  /** Fills the whole form with a card that is approved, or with one that its bank challenges. */
  readonly fill: (page: Page, hasChallenge?: boolean) => Promise<void>;
  readonly prepare: string;
  readonly authorise: string;
  readonly complete: string;
}

const checkoutAddresses = {
  prepare: '**/api/checkout/prepare',
  authorise: '**/api/checkout/authorise',
  complete: '**/api/checkout/complete',
};

export const stripe: ProviderSteps = {
  scenario: 'provider-stripe',
  async fill(page, hasChallenge = false) {
    await fillBilling(page);
    await fillCard(page, hasChallenge ? CHALLENGE_CARD : PLAIN_CARD);
  },
  ...checkoutAddresses,
};

export const opayo: ProviderSteps = {
  scenario: 'provider-opayo',
  async fill(page, hasChallenge = false) {
    await fillBilling(page);
    await fillDropIn(page, hasChallenge ? 'CHALLENGE' : 'SUCCESSFUL');
  },
  ...checkoutAddresses,
};

export const ryft: ProviderSteps = {
  scenario: 'provider-ryft',
  fill: (page, hasChallenge = false) => fillRyftCard(page, hasChallenge ? RYFT_CHALLENGE_CARD : RYFT_CARD),
  prepare: '**/api/checkout/session/prepare',
  authorise: '**/api/checkout/session/payment',
  complete: '**/api/checkout/session/complete/*',
};
