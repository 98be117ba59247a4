import type { CardErrorName } from './errors.ts';

/** The result of charging a card, with or without a challenge. */
export interface CardBehaviour {
  readonly challenge: boolean;
  readonly outcome: 'approve' | CardErrorName;
  /** Whether the challenge redirects the customer to the bank's page. */
  readonly redirects?: boolean;
}

const approve: CardBehaviour = { challenge: false, outcome: 'approve' };
const askBank = (outcome: CardBehaviour['outcome']): CardBehaviour => ({ challenge: true, outcome });
const decline = (outcome: CardErrorName): CardBehaviour => ({ challenge: false, outcome });

/** Stripe's published test cards, with Stripe's meanings (any future expiry, any security code). */
const testCards: ReadonlyMap<string, CardBehaviour> = new Map([
  ['4242424242424242', approve],
  ['4000056655665556', approve],
  ['5555555555554444', approve],
  ['2223003122003222', approve],
  ['378282246310005', approve],
  ['4000008260000000', approve],
  ['4000002500003155', askBank('approve')],
  ['4000002760003184', askBank('approve')],
  ['4000000000003220', askBank('approve')],
  // Our own number: a bank that redirects.
  ['4000000000003063', { ...askBank('approve'), redirects: true }],
  ['4000000000003055', approve],
  ['4000000000003097', approve],
  ['4000008400001629', askBank('generic_decline')],
  // The authentication look-up fails, so there is no challenge.
  ['4000008400001280', decline('generic_decline')],
  ['4000008260003178', askBank('insufficient_funds')],
  ['4000000000000002', decline('generic_decline')],
  ['4000000000009995', decline('insufficient_funds')],
  ['4000000000009987', decline('lost_card')],
  ['4000000000009979', decline('stolen_card')],
  ['4000000000000069', decline('expired_card')],
  ['4000000000000127', decline('incorrect_cvc')],
  ['4000000000000119', decline('processing_error')],
  ['4000000000000341', decline('generic_decline')],
]);

/** A card that is not a test card is refused, like a live card in Stripe's test mode. */
export function findBehaviour(number: string): CardBehaviour {
  return testCards.get(number) ?? decline('live_card_in_test_mode');
}
