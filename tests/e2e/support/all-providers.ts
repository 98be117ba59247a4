import type { Page } from '@playwright/test';
import { CHALLENGE_CARD, fillBilling, fillCard, PLAIN_CARD } from './checkout-steps.ts';
import { fillDropIn } from './opayo-steps.ts';
import { fillRyftCard, RYFT_CARD, RYFT_CHALLENGE_CARD } from './ryft-steps.ts';

/** How a customer pays with each provider, and the addresses of its calls. */
export interface AnyProvider {
  readonly scenario: string;
  /** Fills the whole form with a card that is approved, or with one that its bank challenges. */
  readonly fill: (page: Page, asks?: boolean) => Promise<void>;
  readonly prepare: string;
  readonly authorise: string;
  readonly complete: string;
}

const calls = {
  prepare: '**/api/checkout/prepare',
  authorise: '**/api/checkout/authorise',
  complete: '**/api/checkout/complete',
};

export const stripe: AnyProvider = {
  scenario: 'provider-stripe',
  async fill(page, asks = false) {
    await fillBilling(page);
    await fillCard(page, asks ? CHALLENGE_CARD : PLAIN_CARD);
  },
  ...calls,
};

export const opayo: AnyProvider = {
  scenario: 'provider-opayo',
  async fill(page, asks = false) {
    await fillBilling(page);
    await fillDropIn(page, asks ? 'CHALLENGE' : 'SUCCESSFUL');
  },
  ...calls,
};

export const ryft: AnyProvider = {
  scenario: 'provider-ryft',
  fill: (page, asks = false) => fillRyftCard(page, asks ? RYFT_CHALLENGE_CARD : RYFT_CARD),
  prepare: '**/api/checkout/session/prepare',
  authorise: '**/api/checkout/session/payment',
  complete: '**/api/checkout/session/complete/*',
};
