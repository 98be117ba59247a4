import type { Screen } from './screen.ts';
import { fillBilling, fillCard } from './steps.ts';

/** How a customer pays with each provider when the bank requires a challenge. */
export interface CardProvider {
  readonly name: string;
  readonly scenario: string;
  readonly fillPayment: (screen: Screen) => Promise<void>;
  /** The bank's page, in its frames. */
  readonly bank: (screen: Screen) => Screen;
}

const BANK_FRAME = 'iframe[title="Your bank"]';
const findPageInOurDialog = (screen: Screen) => screen.frame(BANK_FRAME).frame(BANK_FRAME);

export const stripe: CardProvider = {
  name: 'Stripe-like',
  scenario: 'provider-stripe',
  async fillPayment(screen) {
    await fillBilling(screen);
    await fillCard(screen.frame('iframe[title="Secure card payment input frame"]'), '4000002760003184');
  },
  bank: (screen) => screen.frame('iframe[title="Bank authentication page"]').frame('iframe'),
};

export const ryft: CardProvider = {
  name: 'Ryft-like',
  scenario: 'provider-ryft',
  fillPayment: (screen) =>
    fillCard(screen.frame('iframe[title="Secure card payment form"]'), '4918190000000002'),
  bank: findPageInOurDialog,
};

export const opayo: CardProvider = {
  name: 'Opayo-like',
  scenario: 'provider-opayo',
  async fillPayment(screen) {
    await fillBilling(screen);
    await fillCard(screen.frame('iframe[title="Secure card details"]'), '4929000000006', 'CHALLENGE');
  },
  bank: findPageInOurDialog,
};
