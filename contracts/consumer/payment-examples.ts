import type { AuthorisePaymentRequest } from '../../src/shared/api/index.ts';
import { buildAuthorisePaymentRequest } from '../../tests/fixtures/checkout.ts';
import { providerStateValues } from '../state-values.ts';
import { matchProviderValue } from './verify-interaction.ts';

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
  payments: [{ tender_type: 'card', amount: matchProviderValue('amount') }],
  session_key: matchProviderValue('sessionKey'),
  terms: matchProviderValue('terms'),
  item_hash: matchProviderValue('itemHash'),
};

/** The bank account of a Direct Debit, as the site passes it to its client. */
export const bankDetails = {
  accountHolder: 'Sam Taylor',
  accountDetails: {
    sortCode: '089999',
    accountNumber: '66374958',
    billingAddressLineOne: '4 Mill Lane',
    billingAddressLineTwo: '',
    billingCity: 'Norwich',
    billingPostcode: 'NR1 1SR',
  },
  ddTermsAccepted: true,
};
