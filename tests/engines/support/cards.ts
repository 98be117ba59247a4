import type { Screen } from './screen.ts';
import { fillBilling, fillCard } from './steps.ts';

/** How a customer pays with each provider when the bank requires a challenge. */
export interface CardProvider {
  readonly name: string;
  readonly scenario: string;
  readonly fill: (screen: Screen) => Promise<void>;
  /** The bank's page, in its frames. */
  readonly bank: (screen: Screen) => Screen;
}

const YOUR_BANK = 'iframe[title="Your bank"]';
const findBankPage = (screen: Screen) => screen.frame(YOUR_BANK).frame(YOUR_BANK);

export const stripe: CardProvider = {
  name: 'Stripe-like',
  scenario: 'provider-stripe',
  async fill(screen) {
    await fillBilling(screen);
    await fillCard(screen.frame('iframe[title="Secure card payment input frame"]'), '4000002760003184');
  },
  bank: (screen) => screen.frame('iframe[title="Bank authentication page"]').frame('iframe'),
};

export const ryft: CardProvider = {
  name: 'Ryft-like',
  scenario: 'provider-ryft',
  fill: (screen) => fillCard(screen.frame('iframe[title="Secure card payment form"]'), '4918190000000002'),
  bank: findBankPage,
};

export const opayo: CardProvider = {
  name: 'Opayo-like',
  scenario: 'provider-opayo',
  async fill(screen) {
    await fillBilling(screen);
    await fillCard(screen.frame('iframe[title="Secure card details"]'), '4929000000006', 'CHALLENGE');
  },
  bank: findBankPage,
};
