/** The result of a charge: approved, approved later, or refused with one of Ryft's `lastError` codes. */
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
 * Ryft's decline cards are keyed by number and security code, in a table that is not fully public. These security codes are
 * this simulator's own and work with every test card.
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

/** The bank's behaviour: identifies the browser first (`method`), and challenges its customer (`challenge`). */
interface BankBehaviour {
  readonly method: boolean;
  readonly challenge: boolean;
}

const FRICTIONLESS: BankBehaviour = { method: false, challenge: false };
const METHOD_ONLY: BankBehaviour = { method: true, challenge: false };
const METHOD_CHALLENGE: BankBehaviour = { method: true, challenge: true };
const CHALLENGE: BankBehaviour = { method: false, challenge: true };

/** Ryft's published web test cards. */
const testCards: ReadonlyMap<string, BankBehaviour> = new Map([
  ['4012000000060085', FRICTIONLESS],
  ['4066330000000004', METHOD_ONLY],
  ['4938730000000001', METHOD_CHALLENGE],
  ['4918190000000002', CHALLENGE],
  ['5555555555554444', FRICTIONLESS],
  ['5454545454545454', METHOD_ONLY],
  ['5200000000001021', METHOD_CHALLENGE],
  ['5295795976859395', CHALLENGE],
  ['343434343434343', FRICTIONLESS],
  ['371449635398431', METHOD_ONLY],
  ['374245455400126', METHOD_CHALLENGE],
  ['374101000000608', CHALLENGE],
]);

/** A number that is not a test card is declined. Only the first three digits of an American Express code count. */
export function findBehaviour(
  number: string,
  securityCode: string,
): BankBehaviour & { readonly outcome: RyftCardOutcome } {
  const card = testCards.get(number);
  if (!card) return { ...FRICTIONLESS, outcome: 'declined_do_not_honour' };
  return { ...card, outcome: bySecurityCode[securityCode.slice(0, 3)] ?? 'approve' };
}
