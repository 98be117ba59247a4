/** The result of charging a card, by its number and its holder's name. */
export interface OpayoBehaviour {
  readonly authentication: 'frictionless' | 'challenge' | 'challenge-v1' | 'rejected';
  readonly isDeclined: boolean;
  /** Set if the gateway itself fails. */
  readonly fault: '9998' | '9999' | null;
}

/** Opayo's published test cards; the last one is declined by its bank. */
const testCards: ReadonlyMap<string, { readonly isDeclined: boolean }> = new Map([
  ['4929000000006', { isDeclined: false }],
  ['4929000005559', { isDeclined: false }],
  ['4929000000014', { isDeclined: false }],
  ['4929000000022', { isDeclined: false }],
  ['5186150660000009', { isDeclined: false }],
  ['5186150660000025', { isDeclined: false }],
  ['374200000000004', { isDeclined: false }],
  ['4929602110085639', { isDeclined: true }],
]);

/** Opayo's magic names of the card's holder steer 3-D Secure; the last three are this simulator's own. */
const holders: Readonly<Record<string, Partial<OpayoBehaviour>>> = {
  SUCCESSFUL: { authentication: 'frictionless' },
  PROOFATTEMPT: { authentication: 'frictionless' },
  CHALLENGE: { authentication: 'challenge' },
  NOTAUTH: { authentication: 'rejected' },
  REJECT: { authentication: 'rejected' },
  TECHDIFFICULTIES: { authentication: 'rejected' },
  ERROR: { authentication: 'rejected' },
  'CHALLENGE V1': { authentication: 'challenge-v1' },
  'GATEWAY TIMEOUT': { fault: '9998' },
  'GATEWAY ERROR': { fault: '9999' },
};

/** A number that is not a test card is declined, as in the test environment. */
export function findBehaviour(number: string, holder: string): OpayoBehaviour {
  const name = holder.trim().toUpperCase();
  const steered = Object.hasOwn(holders, name) ? holders[name] : undefined;
  const isDeclined = testCards.get(number)?.isDeclined ?? true;
  return { authentication: 'frictionless', fault: null, isDeclined, ...steered };
}

/** The card types that this vendor accepts, by Opayo's names. */
const cardTypes: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'AmericanExpress',
};

/** Opayo's name of the brand; null if the vendor does not accept it. */
export function toOpayoCardType(brand: string): string | null {
  return cardTypes[brand] ?? null;
}
