/** What becomes of a charge: approved, approved after a while, or refused with one of Ryft's `lastError` codes. */
export type RyftCardOutcome = 'approve' | 'approve-later' | RyftErrorCode;

export type RyftErrorCode = (typeof errorCodes)[number];

const errorCodes = [
  'insufficient_funds',
  'declined_do_not_honour',
  'cvv2_failure',
  'expired_card',
  'restricted_card',
  'gateway_reject',
  'security_violation',
  'invalid_card_number',
  'bad_track_data',
  'suspected_fraud',
  '3ds_authentication_failure',
] as const;

/**
 * Ryft's decline cards are keyed by a number and a security code, in a table that could not be had in full. These security
 * codes are this simulator's own; they work with every test card.
 */
const bySecurityCode: Readonly<Record<string, RyftCardOutcome>> = {
  '200': 'insufficient_funds',
  '201': 'declined_do_not_honour',
  '202': 'cvv2_failure',
  '203': 'expired_card',
  '204': 'restricted_card',
  '205': 'gateway_reject',
  '206': 'security_violation',
  '207': 'invalid_card_number',
  '208': 'bad_track_data',
  '209': 'suspected_fraud',
  '210': 'approve-later',
};

/** Ryft's published web test cards, and whether the customer's bank asks. */
const testCards: ReadonlyMap<string, { readonly challenge: boolean }> = new Map([
  ['4012000000060085', { challenge: false }],
  ['4066330000000004', { challenge: false }],
  ['4938730000000001', { challenge: true }],
  ['4918190000000002', { challenge: true }],
  ['5555555555554444', { challenge: false }],
  ['5454545454545454', { challenge: false }],
  ['5200000000001021', { challenge: true }],
  ['5295795976859395', { challenge: true }],
  ['343434343434343', { challenge: false }],
  ['371449635398431', { challenge: false }],
  ['374245455400126', { challenge: true }],
  ['374101000000608', { challenge: true }],
]);

/** A number that is no test card is declined by its bank. An American Express code is known by its first three digits. */
export function behaviourOf(
  number: string,
  securityCode: string,
): { readonly challenge: boolean; readonly outcome: RyftCardOutcome } {
  const card = testCards.get(number);
  if (!card) return { challenge: false, outcome: 'declined_do_not_honour' };
  return { challenge: card.challenge, outcome: bySecurityCode[securityCode.slice(0, 3)] ?? 'approve' };
}
