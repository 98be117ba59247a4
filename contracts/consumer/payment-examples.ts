import type { AuthorisePaymentRequest } from '../../src/shared/api/index.ts';
import { buildAuthorisePaymentRequest } from '../../tests/fixtures/checkout.ts';
import { providerStateValues } from '../state-values.ts';
import { matchStateValue } from './verify-interaction.ts';

const { amount, itemHash, sessionKey, terms } = providerStateValues;

/** A card payment as the checkout requests it, for the cart of the provider state. */
export const cardPayment: AuthorisePaymentRequest = {
  billingFirstName: 'Sam',
  billingLastName: 'Taylor',
  billingAddressLineOne: '4 Mill Lane',
  billingAddressLineTwo: null,
  billingCity: 'Norwich',
  billingPostcode: 'NR1 1SR',
  cardHolderName: 'Sam Taylor',
  cardIdentifier: null,
  token: null,
  paymentMethodId: null,
  status: null,
  completedWaivers: [],
  browserScreenWidth: 1280,
  browserScreenHeight: 800,
  browserColourDepth: 24,
  browserTimezoneOffset: 0,
  browserLanguage: 'en-GB',
  browserJavascriptEnabled: 1,
  browserJavaEnabled: 0,
  payments: [{ tenderType: 'card', amount }],
  sessionKey,
  source: 'online-joining',
  terms: [...terms],
  saveCard: false,
  itemHash,
  attemptId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4ba0',
};

/** The same payment as it is sent (snake_case keys). */
export const cardPaymentBody = {
  ...buildAuthorisePaymentRequest(),
  payments: [{ tender_type: 'card', amount: matchStateValue('amount') }],
  session_key: matchStateValue('sessionKey'),
  terms: matchStateValue('terms'),
  item_hash: matchStateValue('itemHash'),
};
