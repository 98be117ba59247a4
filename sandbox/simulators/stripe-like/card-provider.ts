import type { CardIntent, CardProvider, KnownCard } from '../../domain/payments/index.ts';
import type { PaymentService } from './payment-service.ts';
import type { IntentRecord, MethodRecord } from './records.ts';

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

export function toKnownCard({ id, brand, last4, expMonth, expYear }: MethodRecord): KnownCard {
  const expiryDate = `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`;
  return { identifier: id, type: brandNames[brand] ?? 'Card', lastFourDigits: last4, expiryDate };
}

/** The server-side API of the simulator: calls that a server would make with its secret key. */
export function createSimulatedCardProvider(payments: PaymentService): CardProvider {
  async function toCardIntent(intent: IntentRecord): Promise<CardIntent> {
    const { id, clientSecret, status, amount, currency, reference, lastError, methodId } = intent;
    const method = methodId === null ? null : await payments.method(methodId);
    return {
      id,
      clientSecret,
      status,
      amount,
      currency,
      reference,
      isRefunded: intent.isRefunded ?? false,
      lastError: lastError && { code: lastError.code ?? lastError.type, message: lastError.message },
      // The provider's own script runs the challenge.
      challenge: null,
      card: method && toKnownCard(method),
    };
  }

  return {
    settings: {
      name: 'stripe',
      chargedBy: 'browser',
      configuration: { mode: 'test', address: 'collect', publishableKey: 'pk_test_pavilion' },
    },
    createSession: async () => null,
    listPaymentMethods: async () => null,
    // Stripe offers no saved cards by itself.
    forgetCards: async () => {},
    createIntent: async (request) => toCardIntent(await payments.create(request)),
    retrieveIntent: async (id) => toCardIntent(await payments.retrieve(id)),
    findIntent: async (reference) => {
      const intent = await payments.find(reference);
      return intent && toCardIntent(await payments.retrieve(intent.id));
    },
    answerChallenge: async (id) => toCardIntent(await payments.retrieve(id)),
    capture: async (id) => toCardIntent(await payments.capture(id)),
    cancel: async (id) => toCardIntent(await payments.cancel(id)),
    refund: async (id) => toCardIntent(await payments.refund(id)),
  };
}
