import type { CardErrorName } from './errors.ts';

/** The result of charging a card, with or without a challenge. */
export interface CardBehaviour {
  readonly challenge: boolean;
  readonly outcome: 'approve' | CardErrorName;
  /** Whether the challenge redirects the customer to the bank's page. */
  readonly redirects?: boolean;
}

const approve: CardBehaviour = { challenge: false, outcome: 'approve' };
const challengeCard = (outcome: CardBehaviour['outcome']): CardBehaviour => ({ challenge: true, outcome });
const declineCard = (outcome: CardErrorName): CardBehaviour => ({ challenge: false, outcome });

/** Stripe's published test cards, with Stripe's meanings (any future expiry, any security code). */
const testCards: ReadonlyMap<string, CardBehaviour> = new Map([
  ['4242424242424242', approve],
  ['4000056655665556', approve],
  ['5555555555554444', approve],
  ['2223003122003222', approve],
  ['378282246310005', approve],
  ['4000008260000000', approve],
  ['4000002500003155', challengeCard('approve')],
  ['4000002760003184', challengeCard('approve')],
  ['4000000000003220', challengeCard('approve')],
  // Our own number: a bank that redirects.
  ['4000000000003063', { ...challengeCard('approve'), redirects: true }],
  ['4000000000003055', approve],
  ['4000000000003097', approve],
  ['4000008400001629', challengeCard('generic_decline')],
  // The authentication look-up fails, so there is no challenge.
  ['4000008400001280', declineCard('generic_decline')],
  ['4000008260003178', challengeCard('insufficient_funds')],
  ['4000000000000002', declineCard('generic_decline')],
  ['4000000000009995', declineCard('insufficient_funds')],
  ['4000000000009987', declineCard('lost_card')],
  ['4000000000009979', declineCard('stolen_card')],
  ['4000000000000069', declineCard('expired_card')],
  ['4000000000000127', declineCard('incorrect_cvc')],
  ['4000000000000119', declineCard('processing_error')],
  ['4000000000000341', declineCard('generic_decline')],
]);

/** A card that is not a test card is refused, like a live card in Stripe's test mode. */
export function findBehaviour(number: string): CardBehaviour {
  return testCards.get(number) ?? declineCard('live_card_in_test_mode');
}
